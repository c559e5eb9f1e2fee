import type { ProfileUpdate, User } from '@mobility/openapi';
import { formatIssue } from '../auth/rules.ts';
import { typedText } from '../auth/typed-text.ts';
import type { MessageKey } from '../messages.ts';

/** The form as typed. The e-mail address is shown and not sent. */
export type ProfileForm = { name: string; email: string; phone: string };
export type ProfileErrors = Partial<Record<keyof ProfileForm, MessageKey>>;

export const formOf = ({ name, email, phone }: User): ProfileForm => ({ name, email, phone: phone ?? '' });

/** The request for a form. */
export const updateOf = ({ name, phone }: ProfileForm): ProfileUpdate => ({
  name: typedText(name),
  phone: typedText(phone) || null,
});

/** The validation issues by field; empty when the form is valid. A phone number is optional. */
export const profileErrors = (form: ProfileForm): ProfileErrors => {
  const { name, phone } = updateOf(form);
  const issue = phone && formatIssue('phone', phone);
  return { ...(name === '' && { name: 'auth.fieldRequired' }), ...(issue && { phone: issue }) };
};
