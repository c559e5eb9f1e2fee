import { onDemand } from '../primitives/OnDemand/on-demand.tsx';
import type { ForgotPasswordProps } from './ForgotPassword.tsx';

/** The dialog for a forgotten password, whose code the sign-in dialog does not need before it opens. */
export const ForgotPasswordOnDemand = onDemand<ForgotPasswordProps>(() =>
  import('./ForgotPassword.tsx').then(({ ForgotPassword }) => ForgotPassword),
);
