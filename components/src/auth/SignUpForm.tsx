import { fieldLengths, registerProblem } from '@mobility/machines/auth.rules';
import type { RegisterRequest } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { PasswordField } from '../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import * as styles from './AuthDialog.css.ts';
import { FormNotice } from './FormNotice.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { type AuthFormProps, useAuthForm } from './useAuthForm.ts';

const { passwordMinLength } = limits.auth;

const PasswordHint = ({ isMet }: { isMet: boolean }) => (
  <span className={isMet ? styles.hintMet : styles.hint}>
    {isMet && <Check size={16} aria-hidden="true" />}
    At least {passwordMinLength} characters
  </span>
);

export type SignUpFormProps = AuthFormProps<RegisterRequest> & { initialRole: RegisterRequest['role'] };

/** A new account, for a rider or a driver. */
export const SignUpForm = ({ id, onSubmit, initialRole, ...props }: SignUpFormProps) => {
  const [form, setForm] = useState<RegisterRequest>({
    name: '',
    email: '',
    phone: '',
    password: '',
    role: initialRole,
  });
  const { invalid, faultOf, submit, formRef } = useAuthForm({
    ...props,
    check: () => registerProblem(form),
    send: () => onSubmit(form),
  });
  const set = (change: Partial<RegisterRequest>) => setForm({ ...form, ...change });
  return (
    <form ref={formRef} id={id} className={styles.form} onSubmit={submit} noValidate>
      <FormNotice invalid={invalid} problem={props.problem} />
      <TextField
        label="Full Name"
        name="name"
        maxLength={fieldLengths.name}
        autoComplete="name"
        isRequired
        value={form.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        label="Email"
        name="email"
        maxLength={fieldLengths.email}
        errorMessage={faultOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
        value={form.email}
        onChange={(email) => set({ email })}
      />
      <TextField
        label="Phone Number"
        name="phone"
        maxLength={fieldLengths.phone}
        errorMessage={faultOf('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+1 415 555 0134"
        isRequired
        value={form.phone}
        onChange={(phone) => set({ phone })}
      />
      <RoleChoice value={form.role} onChange={(role) => set({ role })} />
      <PasswordField
        label="Password"
        name="password"
        maxLength={fieldLengths.password}
        autoComplete="new-password"
        isRequired
        description={<PasswordHint isMet={form.password.length >= passwordMinLength} />}
        value={form.password}
        onChange={(password) => set({ password })}
      />
    </form>
  );
};
