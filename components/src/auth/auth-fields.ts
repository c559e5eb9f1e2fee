import {
  type AuthField,
  type AuthIssue,
  fieldLengths,
  type SignInEvent,
  type SignInSnapshot,
} from '@mobility/machines/sign-in';
import { auth } from '../intl/generated/en-US/auth.ts';
import { useSentences } from '../intl/use-sentences.ts';
import { useText } from '../intl/use-text.ts';

/** A held or running sign-in machine. */
export type SignInViewProps = { snapshot: SignInSnapshot; send: (event: SignInEvent) => void };

/** Whether the server knows no account with this e-mail address and password, which the field of the password says. */
export const isWrongPassword = (error: SignInSnapshot['context']['error']): boolean =>
  error?.code === 'invalid_credentials';

/** The properties of a text field of either form: its value, its limit and its error. */
export const useAuthField = ({ snapshot, send }: SignInViewProps) => {
  const t = useText(auth);
  const { sentence } = useSentences();
  const { form, invalid } = snapshot.context;
  const issues = invalid?.issues ?? {};
  const textOf = (issue: AuthIssue): string => (issue === 'email_taken' ? t('emailTaken') : sentence(issue));
  return (name: AuthField) => ({
    name,
    value: form[name],
    onChange: (value: string) => send({ type: 'change', change: { [name]: value } }),
    maxLength: fieldLengths[name],
    isRequired: true,
    errorMessage: issues[name] && textOf(issues[name]),
  });
};
