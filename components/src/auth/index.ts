export type { SignInViewProps } from './auth-fields.ts';
export { ForgotPassword, type ForgotPasswordProps } from './ForgotPassword.tsx';
export { ForgotPasswordView, type ForgotPasswordViewProps } from './ForgotPasswordView.tsx';
export { SignIn, type SignInProps } from './SignIn.tsx';
export { SignInView } from './SignInView.tsx';
