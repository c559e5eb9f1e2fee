import type { RegisterRequest } from '@mobility/openapi';
import type { AuthMessageKey } from '../messages.ts';

export type AuthTab = 'login' | 'signup';
export type AuthField = Exclude<keyof RegisterRequest, 'role'>;

/** Why a form cannot be sent, and the field to correct first. */
export type InvalidForm = { message: AuthMessageKey; field: AuthField };

/** The fields of each form, from top to bottom. */
const fields: Record<AuthTab, readonly AuthField[]> = {
  login: ['email', 'password'],
  signup: ['name', 'email', 'phone', 'password'],
};
const fieldOf: Partial<Record<AuthMessageKey, AuthField>> = {
  'auth.invalidEmail': 'email',
  'auth.invalidPhone': 'phone',
};

export const emptyForm = (role: RegisterRequest['role']): RegisterRequest => ({
  name: '',
  email: '',
  phone: '',
  password: '',
  role,
});

/** The field that a message is about; otherwise the first empty one, or the password. */
export const invalidForm = (
  tab: AuthTab,
  form: RegisterRequest,
  message: AuthMessageKey | null,
): InvalidForm | null =>
  message && {
    message,
    field: fieldOf[message] ?? fields[tab].find((name) => form[name].trim() === '') ?? 'password',
  };

/** The field beside which a message is shown; messages about the whole form have none. */
export const shownAt = ({ message }: InvalidForm): AuthField | undefined => fieldOf[message];
