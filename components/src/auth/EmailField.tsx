import { auth } from '../intl/generated/en-US/auth.ts';
import { useText } from '../intl/use-text.ts';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { type SignInViewProps, useAuthField } from './auth-fields.ts';

/** The e-mail field of the sign-in and sign-up forms. */
export const EmailField = (props: SignInViewProps) => (
  <TextField
    {...useAuthField(props)('email')}
    label={useText(auth)('email')}
    type="email"
    inputMode="email"
    autoComplete="email"
  />
);
