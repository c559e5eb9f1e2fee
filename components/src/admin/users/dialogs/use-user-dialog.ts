import { useAddress } from '../../console/parameters.ts';

/** The dialogs about one user. The address has the open one and the id of the user. */
const dialogs = ['edit', 'message', 'password', 'balance', 'lock', 'approval', 'send-back'] as const;
export type UserDialogName = (typeof dialogs)[number];

export const useUserDialog = () => {
  const { parameters, change, close } = useAddress();
  const name = dialogs.find((dialog) => dialog === parameters.get('dialog')) ?? null;
  return {
    name,
    /** The user that the dialog is about. */
    id: parameters.get('of'),
    /** Back closes the dialog. */
    open: (dialog: UserDialogName, id: string): void => change({ dialog, of: id }, { push: true }),
    close: (): void => close('dialog', 'of', 'transactions'),
  };
};
