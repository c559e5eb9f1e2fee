import type { RideHistoryProps } from '@mobility/components/ride';
import { useSearchParams } from 'wouter';
import { useDecisionParameter } from './use-decision-parameter.ts';
import { useDialogParameter } from './use-dialog-parameter.ts';
import { usePaymentParameter } from './use-payment-parameter.ts';

type Choice = NonNullable<RideHistoryProps['choice']>;

const filters: readonly Choice['filter'][] = [
  'all',
  'pending',
  'accepted',
  'in_progress',
  'completed',
  'cancelled',
];

/** The search, the filter and the open dialogs of a history are in the address. */
export const useHistoryParameters = (): RideHistoryProps => {
  const [params, setParams] = useSearchParams();
  const details = useDialogParameter('ride');
  const choice: Choice = {
    search: params.get('search') ?? '',
    filter: filters.find((filter) => filter === params.get('status')) ?? 'all',
  };
  const onChoice = ({ search, filter }: Choice): void =>
    setParams(
      (before) => {
        before.delete('search');
        before.delete('status');
        if (search.trim() !== '') before.set('search', search);
        if (filter !== 'all') before.set('status', filter);
        return before;
      },
      { replace: true },
    );
  return {
    ...usePaymentParameter(),
    ...useDecisionParameter(),
    detailsId: details.id,
    onDetails: details.open,
    onDetailsClose: details.close,
    choice,
    onChoice,
  };
};
