import { useBalance } from '../../provider/use-balance.ts';

/**
 * Whether cards are entered on the payment page. Null until the backend has answered; if it cannot be asked, cards are
 * entered in the app.
 */
export const useHosting = (): boolean | null => {
  const { data, isError } = useBalance();
  if (data) return data.hosted_checkout ?? false;
  return isError ? false : null;
};
