import { limits } from '@mobility/openapi/limits';
import type { MessageKey } from '../messages.ts';

/** The form as typed. */
export type PasswordForm = { current: string; next: string; confirmation: string };
type PasswordErrors = Partial<Record<keyof PasswordForm, MessageKey>>;

export const emptyPasswords: PasswordForm = { current: '', next: '', confirmation: '' };

/** The issues of a new password and its repetition; empty when both are valid. */
const newPasswordErrors = ({ next, confirmation }: Omit<PasswordForm, 'current'>): PasswordErrors => ({
  ...(next.length < limits.auth.passwordMinLength && { next: 'auth.passwordTooShort' }),
  ...(next !== confirmation && { confirmation: 'account.passwordsDiffer' }),
});

/** The validation issues by field; empty when the form is valid. */
export const passwordErrors = (form: PasswordForm): PasswordErrors => ({
  ...(form.current === '' && { current: 'auth.fieldRequired' }),
  ...newPasswordErrors(form),
});
