import type { User } from '@mobility/openapi';
import { useEffect, useRef } from 'react';
import { PasswordHint } from '../../../auth/PasswordHint.tsx';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { UserDialog } from './UserDialog.tsx';

export type ResetPasswordViewProps = {
  user: User;
  /** It is the password of the admin who resets it. */
  isOwn?: boolean;
  password: string;
  confirmation: string;
  /** The password is shorter than the server takes. */
  tooShort?: string;
  /** The two differ, or are empty. */
  mismatch?: string;
  /** Counts refused attempts, so that each one moves the focus to the field. */
  attempt: number;
  isPending: boolean;
  /** Why the last attempt failed. */
  error?: string;
  onPassword: (password: string) => void;
  onConfirmation: (confirmation: string) => void;
  onReset: () => void;
  onClose: () => void;
};

/** A new password for a user, typed twice. */
export const ResetPasswordView = (props: ResetPasswordViewProps) => {
  const { user, isOwn, password, confirmation, tooShort, mismatch, attempt, isPending, error } = props;
  const t = useText(adminUsers);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const isShort = tooShort !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when a refusal arrives, not while the user types.
  useEffect(() => {
    if (attempt > 0) (isShort ? first : second).current?.focus();
  }, [attempt]);
  return (
    <UserDialog
      title={t('resetPassword')}
      user={user}
      confirm={t('resetPassword')}
      isPending={isPending}
      error={error}
      onConfirm={props.onReset}
      onClose={props.onClose}
    >
      {isOwn ? (
        <Notice tone="caution" isStatic>
          {t('resetOwnConsequence')}
        </Notice>
      ) : (
        <p>{t('resetConsequence')}</p>
      )}
      <PasswordField
        inputRef={first}
        label={t('newPassword')}
        description={<PasswordHint password={password} />}
        value={password}
        onChange={props.onPassword}
        errorMessage={tooShort}
        autoComplete="new-password"
        maxLength={200}
        isDisabled={isPending}
        autoFocus
      />
      <PasswordField
        inputRef={second}
        label={t('confirmPassword')}
        value={confirmation}
        onChange={props.onConfirmation}
        autoComplete="new-password"
        maxLength={200}
        isDisabled={isPending}
        errorMessage={mismatch}
      />
    </UserDialog>
  );
};
