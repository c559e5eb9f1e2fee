import { shownAt } from '@mobility/machines/sign-in';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSentences } from '../intl/use-sentences.ts';
import { Notice } from '../primitives/Notice/Notice.tsx';
import type { SignInViewProps } from './auth-fields.ts';
import * as styles from './SignInView.css.ts';

export type AuthFormProps = SignInViewProps & { id: string; children: ReactNode };

/** A form with the notice above it. A refused submit moves the focus to the field to correct. */
export const AuthForm = ({ id, snapshot, send, children }: AuthFormProps) => {
  const { sentence, errorText } = useSentences();
  const { invalid, error } = snapshot.context;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (invalid) form.current?.querySelector<HTMLInputElement>(`input[name="${invalid.field}"]`)?.focus();
  }, [invalid]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'submit' });
  };
  const shown = invalid && !shownAt(invalid) ? sentence(invalid.message) : error && errorText(error);
  return (
    <form ref={form} id={id} className={styles.form} onSubmit={submit} noValidate>
      {shown && <Notice tone="critical">{shown}</Notice>}
      {children}
    </form>
  );
};
