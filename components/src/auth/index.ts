export type { SignInViewProps } from './auth-fields.ts';
export { SignIn, type SignInProps } from './SignIn.tsx';
export { SignInView } from './SignInView.tsx';
