import { useDialogParameter } from './use-dialog-parameter.ts';

/** The parameter `pay` of the address names the ride whose payment is open: toasts and reloads lead to it. */
export const usePaymentParameter = () => {
  const { id, open, close } = useDialogParameter('pay');
  return { rideId: id, onPay: open, onClose: close };
};
