import type { Transaction } from '@mobility/machines/transactions';
import type { Ride } from '@mobility/openapi';
import { wallet } from '../../../intl/generated/en-US/wallet.ts';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useText } from '../../../intl/use-text.ts';
import type { WalletText } from '../cards/card-name.ts';
import { routeText } from '../route-text.ts';

const methods = { balance: 'byBalance', cash: 'inCash', stripe: 'byCard' } as const;

const namelessTitle = (t: WalletText, { kind, method }: Transaction): string =>
  t(kind === 'refund' && method === 'stripe' ? 'refundToCard' : 'ridePayment');

/** How the money moved; a way that this version does not know is shown as the server sent it. */
const methodText = (
  t: WalletText,
  { kind, method, isClaimed = false }: Transaction,
  party: 'rider' | 'driver',
): string => {
  if (kind === 'ride' && party === 'driver' && method === 'cash')
    return t(isClaimed ? 'cashClaimed' : 'cashReceived');
  return Object.hasOwn(methods, method) ? t(methods[method]) : method;
};

/** What a transaction was for, and how the money moved. A ride that is known is named by its places. */
export const useTransactionText = (
  transaction: Transaction,
  ride: Ride | undefined,
  party: 'rider' | 'driver',
): { title: string; isRoute: boolean; method: string } => {
  const t = useText(wallet);
  const { said } = useSentences();
  const { entry, kind } = transaction;
  const told = entry
    ? said({ text: entry.description, notice: entry.notice })
    : namelessTitle(t, transaction);
  const isRoute = kind === 'ride' && ride !== undefined;
  return {
    title: isRoute ? routeText(t, ride) : told,
    /** A route is a sentence of the page's language; the other texts may be in another one. */
    isRoute,
    method: methodText(t, transaction, party),
  };
};
