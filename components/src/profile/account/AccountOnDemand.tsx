import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { AccountDialogProps } from './ChangePassword.tsx';

/** The dialogs of the account, whose code the profile does not need before they open. */
export const ChangePasswordOnDemand = onDemand<AccountDialogProps>(() =>
  import('./ChangePassword.tsx').then(({ ChangePassword }) => ChangePassword),
);
export const LoginActivityOnDemand = onDemand<AccountDialogProps>(() =>
  import('./LoginActivity.tsx').then(({ LoginActivity }) => LoginActivity),
);
export const TwoFactorOnDemand = onDemand<AccountDialogProps>(() =>
  import('./TwoFactor.tsx').then(({ TwoFactor }) => TwoFactor),
);
export const DeleteAccountOnDemand = onDemand<AccountDialogProps>(() =>
  import('./DeleteAccount.tsx').then(({ DeleteAccount }) => DeleteAccount),
);
