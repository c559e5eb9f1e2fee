import type { RegisterRequest } from '@mobility/openapi';
import { formatIssue, passwordIssue } from '../auth/rules.ts';
import { typedText } from '../auth/typed-text.ts';
import type { AuthMessageKey } from '../messages.ts';

export type AuthTab = 'login' | 'signup';
export type AuthField = Exclude<keyof RegisterRequest, 'role'>;

/** What is wrong with a field: the sentence of its validation, or an address that another account has. */
export type AuthIssue = AuthMessageKey | 'email_taken';
/** The issue of each field of a form. */
export type FieldIssues = Partial<Record<AuthField, AuthIssue>>;
/** Why a form cannot be sent, the field to correct first, and the issue of each field. */
export type InvalidForm = { message: AuthMessageKey; field: AuthField; issues: FieldIssues };

/** The fields of each form, from top to bottom. */
const fields: Record<AuthTab, readonly AuthField[]> = {
  login: ['email', 'password'],
  signup: ['name', 'email', 'phone', 'password'],
};

export const emptyForm = (role: RegisterRequest['role']): RegisterRequest => ({
  name: '',
  email: '',
  phone: '',
  password: '',
  role,
});

/** The details of a sign-up as they are sent; a password is sent as it was typed. */
export const detailsOf = ({ name, email, phone, ...rest }: RegisterRequest): RegisterRequest => ({
  ...rest,
  name: typedText(name),
  email: typedText(email),
  phone: typedText(phone),
});

const issueOf = (tab: AuthTab, field: AuthField, value: string): AuthMessageKey | null => {
  if (value === '') return 'auth.fieldRequired';
  if (tab === 'login') return null;
  return field === 'password' ? passwordIssue(value) : formatIssue(field, value);
};

/** The issues of a form that was refused with this message; null without one. */
export const invalidForm = (
  tab: AuthTab,
  form: RegisterRequest,
  message: AuthMessageKey | null,
): InvalidForm | null => {
  if (!message) return null;
  const typed = detailsOf(form);
  const issues: FieldIssues = {};
  for (const field of fields[tab]) {
    const issue = issueOf(tab, field, typed[field]);
    if (issue) issues[field] = issue;
  }
  return { message, issues, field: fields[tab].find((field) => issues[field]) ?? 'password' };
};

/** The fields of a sign-up that the server refused for their format; null where that was not the reason. */
export const refusedForm = (form: RegisterRequest): InvalidForm | null => {
  const typed = detailsOf(form);
  const issues: FieldIssues = {};
  for (const field of fields.signup) {
    const issue = formatIssue(field, typed[field]);
    if (issue) issues[field] = issue;
  }
  const field = fields.signup.find((name) => issues[name]);
  return field ? { message: 'auth.registrationFailed', issues, field } : null;
};

/** A sign-up whose e-mail address another account has. */
export const takenEmail: InvalidForm = {
  message: 'auth.registrationFailed',
  field: 'email',
  issues: { email: 'email_taken' },
};

/** The form without the issues of the fields that changed. */
export const withoutIssuesOf = (invalid: InvalidForm | null, changed: object): InvalidForm | null =>
  invalid && {
    ...invalid,
    issues: Object.fromEntries(Object.entries(invalid.issues).filter(([field]) => !(field in changed))),
  };

/** Passwords that guessers try first. */
const easyPasswords = new Set([
  'password',
  'password1',
  'passw0rd',
  'abc123',
  'abcdef',
  'qwerty',
  'qwerty123',
  'qwertyuiop',
  'letmein',
  'iloveyou',
  'welcome',
  'monkey',
  'dragon',
  'football',
  'sunshine',
  'princess',
  'admin123',
  '1q2w3e4r',
]);

/** Whether guessers try such a password first: a common one, one repeated character, or digits in a row. */
export const isEasyToGuess = (password: string): boolean =>
  easyPasswords.has(password.toLowerCase()) ||
  /^(.)\1+$/.test(password) ||
  (password.length > 3 && '01234567890 09876543210'.includes(password));
