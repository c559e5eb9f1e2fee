import { shownAt } from '@mobility/machines/sign-in';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSentences } from '../intl/use-sentences.ts';
import { Notice } from '../primitives/Notice/Notice.tsx';
import type { SignInViewProps } from './auth-fields.ts';
import * as styles from './SignInView.css.ts';

export type AuthFormProps = SignInViewProps & { id: string; children: ReactNode };

/** A form with the notice above it. A refused submit moves the focus to the field to correct. */
export const AuthForm = ({ id, snapshot, send, children }: AuthFormProps) => {
  const { sentence, failure: failureText } = useSentences();
  const { invalid, failure } = snapshot.context;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (invalid) form.current?.querySelector<HTMLInputElement>(`input[name="${invalid.field}"]`)?.focus();
  }, [invalid]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'submit' });
  };
  const problem = invalid && !shownAt(invalid) ? sentence(invalid.message) : failure && failureText(failure);
  return (
    <form ref={form} id={id} className={styles.form} onSubmit={submit} noValidate>
      {problem && <Notice tone="critical">{problem}</Notice>}
      {children}
    </form>
  );
};
