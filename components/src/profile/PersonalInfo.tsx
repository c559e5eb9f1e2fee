import {
  formOf,
  type ProfileEvent,
  type ProfileForm,
  type ProfileSnapshot,
} from '@mobility/machines/profile';
import { fieldLengths } from '@mobility/machines/sign-in';
import type { User } from '@mobility/openapi';
import Pencil from 'lucide-react/icons/pencil';
import { type FormEvent, useEffect, useRef } from 'react';
import { common } from '../intl/generated/en-US/common.ts';
import { profile } from '../intl/generated/en-US/profile.ts';
import { useSentences } from '../intl/use-sentences.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { useErrorText } from '../provider/use-failure.ts';
import { EmailValidation, type EmailValidationProps } from './EmailValidation.tsx';
import * as styles from './ProfileView.css.ts';

export type PersonalInfoProps = {
  user: User;
  snapshot: ProfileSnapshot;
  send(event: ProfileEvent): void;
  /** The way to the link that verifies the address. */
  validation?: EmailValidationProps['validation'];
};

/** The properties that the fields share: disabled until Edit. */
const useField = ({ user, snapshot, send }: PersonalInfoProps) => {
  const { sentence } = useSentences();
  const { form, errors } = snapshot.context;
  const shown = snapshot.matches('reading') ? formOf(user) : form;
  return (name: keyof ProfileForm) => ({
    name,
    value: shown[name],
    onChange: (value: string) => send({ type: 'change', change: { [name]: value } }),
    maxLength: fieldLengths[name],
    errorMessage: errors[name] && sentence(errors[name]),
    isDisabled: !snapshot.matches('editing'),
  });
};

/** Moves the focus to the name when editing starts, and back to Edit when it ends. Returns the form's ref. */
const useFocus = (isReading: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const wasReading = useRef(isReading);
  useEffect(() => {
    const target = isReading ? 'button' : 'input[name="name"]';
    if (isReading !== wasReading.current) form.current?.querySelector<HTMLElement>(target)?.focus();
    wasReading.current = isReading;
  }, [isReading]);
  return form;
};

/** Name, e-mail and phone number of the signed-in user. */
export const PersonalInfo = (props: PersonalInfoProps) => {
  const { user, snapshot, send, validation } = props;
  const t = useText(profile);
  const { errorText } = useSentences();
  const field = useField(props);
  const isReading = snapshot.matches('reading');
  const isSaving = snapshot.matches('saving');
  const form = useFocus(isReading);
  const { error } = snapshot.context;
  const text = useErrorText(error);
  // A backend of the spec alone does not say it.
  const verification =
    user.email_verified !== undefined && t(user.email_verified ? 'emailVerified' : 'emailNotVerified');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'updateMyProfile' });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.rows}>
      <div className={styles.formHead}>
        <Heading isOfPart className={styles.heading}>
          {t('personalInfo')}
        </Heading>
        {isReading && (
          <Button icon={<Pencil size={16} aria-hidden />} onPress={() => send({ type: 'edit', user })}>
            {t('edit')}
          </Button>
        )}
      </div>
      {error && text && !isReading && (
        <Notice tone="critical" title={errorText({ ...error, detail: undefined })}>
          {error.detail}
        </Notice>
      )}
      <div className={styles.fields}>
        <TextField {...field('name')} label={t('fullName')} autoComplete="name" />
        <TextField
          {...field('email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          description={isReading ? verification : t('emailNotSaved')}
        />
        <TextField
          {...field('phone')}
          label={t('phoneNumber')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      {isReading && user.email_verified === false && validation && (
        <EmailValidation email={user.email} validation={validation} />
      )}
      {!isReading && <Actions isSaving={isSaving} onCancel={() => send({ type: 'cancel' })} />}
    </form>
  );
};

const Actions = ({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) => {
  const t = useText(profile);
  const tCommon = useText(common);
  return (
    <div className={styles.actions}>
      <Button variant="primary" type="submit" isPending={isSaving}>
        {t(isSaving ? 'saving' : 'saveChanges')}
      </Button>
      <Button isDisabled={isSaving} onPress={onCancel}>
        {tCommon('cancel')}
      </Button>
    </div>
  );
};
