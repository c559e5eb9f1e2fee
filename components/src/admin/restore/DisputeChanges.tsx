import type { RestorePreview } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { restore } from '../../intl/generated/en-US/restore.ts';
import { useText } from '../../intl/use-text.ts';
import { ChangeList } from './ChangeList.tsx';

type Change = NonNullable<RestorePreview['dispute_changes']>[number];

const words = { submitted: 'disputeOpen', refunded: 'disputeRefunded', rejected: 'disputeRejected' } as const;

const useOutcome = () => {
  const t = useText(restore);
  const { money } = useFormats();
  return (status: Change['from'], refund: number | null): string =>
    // A status that this version does not know is shown as it is.
    Object.hasOwn(words, status) ? t(words[status], { sum: money(refund ?? 0) }) : status;
};

/** The numbers of disputes that a restore adds and removes, and those that it opens again or decides otherwise. */
export const DisputeChanges = ({
  dispute_changes = [],
  dispute_changes_total = 0,
  disputes_added = 0,
  disputes_removed = 0,
}: RestorePreview) => {
  const t = useText(restore);
  const outcome = useOutcome();
  const lines = [
    ...(disputes_added > 0 ? [t('disputesAdded', { count: disputes_added })] : []),
    ...(disputes_removed > 0 ? [t('disputesRemoved', { count: disputes_removed })] : []),
  ];
  return (
    <>
      {lines.length > 0 && <p>{lines.join(' · ')}</p>}
      <ChangeList
        title={t('disputes', { count: dispute_changes_total })}
        total={dispute_changes_total}
        changes={dispute_changes.map((change) => ({
          id: change.dispute_id,
          name: change.name,
          email: change.email,
          route: { pickup: change.pickup_address, dropoff: change.dropoff_address },
          from: outcome(change.from, change.from_refund),
          to: outcome(change.to, change.to_refund),
        }))}
      />
    </>
  );
};
