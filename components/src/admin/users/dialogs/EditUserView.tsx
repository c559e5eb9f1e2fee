import type { Role, User } from '@mobility/openapi';
import { useEffect, useRef } from 'react';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { Contested } from './Contested.tsx';
import * as styles from './UserDialog.css.ts';
import { UserDialog } from './UserDialog.tsx';

const longestName = 100;

export type EditedUser = { name: string; email: string; role: Role };
export type EditUserViewProps = {
  user: User;
  edited: EditedUser;
  /** The values that another admin has stored in fields that are edited here. */
  conflicts?: Partial<EditedUser>;
  /** Who stored them, if known. */
  authors?: { [Field in keyof EditedUser]?: string };
  isPending: boolean;
  /** What is wrong with the fields that the server refused. */
  issues?: { name?: string; email?: string };
  /** The refusal of the last attempt: each one moves the focus to its field. */
  refusal?: unknown;
  /** Why the last attempt failed. */
  error?: string;
  onEdit: <Field extends keyof EditedUser>(field: Field, value: EditedUser[Field]) => void;
  /** Decides a conflict for the own value. */
  onKeep?: (field: keyof EditedUser) => void;
  /** Decides a conflict for the stored value. */
  onTake?: (field: keyof EditedUser) => void;
  onSave: () => void;
  onClose: () => void;
};

const roles: readonly Role[] = ['rider', 'driver', 'admin'];

/** Moves the focus to the first question about a conflict. Returns whether there is one. */
const askAgain = (fields: Element | null): boolean => {
  const button = fields?.querySelector<HTMLElement>('[data-conflict] button');
  button?.focus();
  return button != null;
};

/** The name, the e-mail address and the role of a user, to change. */
export const EditUserView = (props: EditUserViewProps) => {
  const { user, edited, conflicts = {}, authors = {}, onKeep, onTake, ...others } = props;
  const { isPending, issues = {}, refusal, onEdit, onSave, ...rest } = others;
  const t = useText(adminUsers);
  const fields = { name: useRef<HTMLInputElement>(null), email: useRef<HTMLInputElement>(null) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused attempt moves the focus, and typing does not.
  useEffect(() => {
    if (issues.name) fields.name.current?.focus();
    else if (issues.email) fields.email.current?.focus();
  }, [refusal]);
  const box = useRef<HTMLDivElement>(null);
  const isContested = Object.keys(conflicts).length > 0;
  // After a press on Save; who types goes on typing.
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (isContested && !isPending && !isTyping) askAgain(box.current);
  }, [isContested, isPending]);
  const contested = (field: keyof EditedUser, value = conflicts[field]) => ({
    conflict: value === undefined ? undefined : { value, author: authors[field] },
    onKeep: () => onKeep?.(field),
    onTake: () => onTake?.(field),
  });
  return (
    <UserDialog
      {...rest}
      title={t('editProfile')}
      user={user}
      confirm={t('save')}
      isPending={isPending}
      onConfirm={() => {
        if (!askAgain(box.current)) onSave();
      }}
    >
      <div ref={box} className={styles.form}>
        <Contested {...contested('name')}>
          <TextField
            inputRef={fields.name}
            label={t('name')}
            errorMessage={issues.name}
            value={edited.name}
            onChange={(name) => onEdit('name', name)}
            isDisabled={isPending}
            autoComplete="off"
            maxLength={longestName}
            description={edited.name.length > longestName - 20 && `${edited.name.length}/${longestName}`}
            autoFocus
          />
        </Contested>
        <Contested {...contested('email')}>
          <TextField
            inputRef={fields.email}
            label={t('email')}
            errorMessage={issues.email}
            type="email"
            value={edited.email}
            onChange={(email) => onEdit('email', email)}
            isDisabled={isPending}
            autoComplete="off"
            maxLength={254}
            description={edited.email === user.email ? undefined : t('emailConsequence')}
          />
        </Contested>
        <Contested {...contested('role', conflicts.role && t(conflicts.role))}>
          <Select
            label={t('role')}
            options={roles.map((id) => ({ id, label: t(id) }))}
            value={edited.role}
            onChange={(role) => onEdit('role', role)}
            isDisabled={isPending}
            description={edited.role === user.role ? undefined : t('roleConsequence')}
          />
        </Contested>
      </div>
    </UserDialog>
  );
};
