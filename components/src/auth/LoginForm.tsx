import { fieldLengths, loginProblem } from '@mobility/machines/auth.rules';
import type { LoginRequest } from '@mobility/openapi';
import { useState } from 'react';
import { PasswordField } from '../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import * as styles from './AuthDialog.css.ts';
import { FormNotice } from './FormNotice.tsx';
import { type AuthFormProps, useAuthForm } from './useAuthForm.ts';

const empty: LoginRequest = { email: '', password: '' };

/** E-mail and password. */
export const LoginForm = ({ id, onSubmit, ...props }: AuthFormProps<LoginRequest>) => {
  const [form, setForm] = useState(empty);
  const { invalid, submit, formRef } = useAuthForm({
    ...props,
    check: () => loginProblem(form),
    send: () => onSubmit(form),
  });
  const set = (change: Partial<LoginRequest>) => setForm({ ...form, ...change });
  return (
    <form ref={formRef} id={id} className={styles.form} onSubmit={submit} noValidate>
      <FormNotice invalid={invalid} problem={props.problem} />
      <TextField
        label="Email"
        name="email"
        maxLength={fieldLengths.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
        value={form.email}
        onChange={(email) => set({ email })}
      />
      <PasswordField
        label="Password"
        name="password"
        maxLength={fieldLengths.password}
        autoComplete="current-password"
        isRequired
        value={form.password}
        onChange={(password) => set({ password })}
      />
    </form>
  );
};
