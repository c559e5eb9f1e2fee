import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { useErrorText } from '../provider/use-failure.ts';
import { isWrongPassword, type SignInViewProps } from './auth-fields.ts';
import * as styles from './SignInView.css.ts';

export type AuthFormProps = SignInViewProps & {
  id: string;
  /** Above the fields of a long form: takes the focus in place of the first invalid field. */
  summary?: ReactNode;
  children: ReactNode;
};

/** A form with the notice above it. A refused submit moves the focus to the field to correct, or to the summary. */
export const AuthForm = ({ id, snapshot, send, summary, children }: AuthFormProps) => {
  const { attempt, invalid, error } = snapshot.context;
  const text = useErrorText(isWrongPassword(error) ? null : error);
  const field = invalid?.field;
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused submit moves the focus, and typing does not.
  useEffect(() => {
    if (attempt > 0 && field && !summary)
      form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  }, [attempt]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'submit' });
  };
  return (
    <form ref={form} id={id} className={styles.form} onSubmit={submit} noValidate>
      {text && <Notice tone="critical">{text}</Notice>}
      {summary}
      {children}
    </form>
  );
};
