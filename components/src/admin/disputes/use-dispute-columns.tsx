import type { Dispute } from '@mobility/openapi';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { isOpen } from '../../dispute/is-open.ts';
import { reasonText } from '../../dispute/reason-text.ts';
import { shortId } from '../../format/id.ts';
import { useFormats } from '../../format/use-formats.ts';
import { adminDisputes } from '../../intl/generated/en-US/admin-disputes.ts';
import { dispute as disputeTexts } from '../../intl/generated/en-US/dispute.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Column } from '../../primitives/DataTable/columns.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { LongText } from '../panel/LongText.tsx';
import * as panel from '../panel/Panel.css.ts';
import * as styles from './Disputes.css.ts';
import { useTypeText } from './use-type-text.ts';
import { type DisputeFilter, dueTime, isKnown, isRefunded } from './worklist.ts';

export type DueProps = { dispute: Dispute; now: number };

const dueTexts = {
  left: { hours: 'left', minutes: 'leftMinutes' },
  overdue: { hours: 'overdue', minutes: 'overdueMinutes' },
} as const;

/** When a pending dispute is due, or how it was decided. */
export const Due = ({ dispute, now }: DueProps) => {
  const t = useText(adminDisputes);
  if (!isKnown(dispute)) return <span className={styles.urgency}>{t('none')}</span>;
  if (!isOpen(dispute)) {
    const isPaidBack = isRefunded(dispute);
    return (
      <Badge tone={isPaidBack ? 'positive' : 'neutral'}>{t(isPaidBack ? 'refunded' : 'rejected')}</Badge>
    );
  }
  const due = dueTime(dispute, now);
  if (!due) return <span className={styles.urgency}>{t('none')}</span>;
  const isOverdue = due.urgency === 'overdue';
  return (
    <span className={styles.urgency} data-urgency={due.urgency}>
      {isOverdue && <CircleAlert size={16} aria-hidden />}
      {t(dueTexts[isOverdue ? 'overdue' : 'left'][due.unit], { count: due.count })}
    </span>
  );
};

/** An amount, or that there is none. */
const Sum = ({ amount }: { amount: number | null | undefined }) => {
  const t = useText(adminDisputes);
  if (amount === null || amount === undefined) return <span className={panel.muted}>{t('none')}</span>;
  return <Money className={panel.strong} amount={amount} />;
};

/** What the dispute is about, by its type and reason. */
const useSubjectColumns = (): Column<Dispute>[] => {
  const t = useText(adminDisputes);
  const tDispute = useText(disputeTexts);
  const typeText = useTypeText();
  return [
    {
      id: 'ride',
      name: t('ride'),
      width: '7.25rem',
      card: 'fact',
      isOptional: true,
      cell: ({ ride_id }) => <span className={panel.id}>{shortId(ride_id)}</span>,
    },
    {
      id: 'rider',
      name: t('rider'),
      width: '20%',
      card: 'title',
      cell: ({ rider_name, rider_id }) => (
        <bdi className={panel.strong}>{rider_name ?? shortId(rider_id)}</bdi>
      ),
    },
    {
      id: 'reason',
      name: t('typeAndReason'),
      card: 'line',
      isOptional: true,
      cell: ({ dispute_type, dispute_reason }) => (
        <span className={panel.twoLines}>
          <span className={panel.strong}>{typeText(dispute_type)}</span>
          <LongText className={panel.muted} text={reasonText(tDispute, dispute_reason)} />
        </span>
      ),
    },
  ];
};

export type DisputeColumnsProps = {
  now: number;
  filter: DisputeFilter;
  /** The id of the dispute whose case is open beside the list. */
  selected?: string | null;
  onOpen: (dispute: Dispute) => void;
};

/** Columns that an open case shows as well, and for which there is no room beside it. */
const inCase: readonly string[] = ['ride', 'refunded', 'submitted'];

/** What the first column says: until when the pending ones wait, how the others were decided, or either. */
const firstNames = { pending: 'due', resolved: 'outcome', all: 'status' } as const;

/** The columns of the worklist. */
export const useDisputeColumns = ({
  now,
  filter,
  selected,
  onOpen,
}: DisputeColumnsProps): Column<Dispute>[] => {
  const isOpen = selected !== undefined && selected !== null;
  const t = useText(adminDisputes);
  const { date } = useFormats();
  const refunded: Column<Dispute> = {
    id: 'refunded',
    name: t('refunded'),
    width: '7.5rem',
    align: 'end',
    card: 'fact',
    isOptional: true,
    cell: (dispute) => <Sum amount={isRefunded(dispute) ? dispute.refunded_amount : null} />,
  };
  const columns: Column<Dispute>[] = [
    {
      id: 'due',
      name: t(firstNames[filter]),
      width: '9.5rem',
      card: 'aside',
      cell: (dispute) => <Due dispute={dispute} now={now} />,
    },
    ...useSubjectColumns(),
    {
      id: 'asked',
      name: t('refundAsked'),
      width: '7.5rem',
      align: 'end',
      card: 'fact',
      isOptional: true,
      cell: ({ requested_refund }) => <Sum amount={requested_refund} />,
    },
    ...(filter === 'pending' ? [] : [refunded]),
    {
      id: 'submitted',
      name: t('submitted'),
      width: '8rem',
      align: 'end',
      card: 'fact',
      isOptional: true,
      cell: ({ submitted_at }) => <span className={panel.muted}>{date(submitted_at)}</span>,
    },
    {
      id: 'open',
      isControl: true,
      name: t('case'),
      width: '6rem',
      align: 'end',
      card: 'end',
      cell: (dispute) => (
        <div className={panel.actions}>
          <Button
            size="small"
            className={panel.inRow}
            aria-label={t('openCase', { name: dispute.rider_name ?? shortId(dispute.rider_id) })}
            onPress={() => onOpen(dispute)}
          >
            {t('open')}
          </Button>
        </div>
      ),
    },
  ];
  return isOpen ? columns.filter(({ id }) => !inCase.includes(id)) : columns;
};
