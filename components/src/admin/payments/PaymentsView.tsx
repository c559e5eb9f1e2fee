import type { UnpaidRide, UnpaidRides } from '@mobility/openapi';
import CircleCheck from 'lucide-react/icons/circle-check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { adminPayments } from '../../intl/generated/en-US/admin-payments.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ColumnChoice } from '../../primitives/DataTable/ColumnChoice.tsx';
import { type ColumnStorage, useColumns } from '../../primitives/DataTable/use-columns.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import type { MoreProps } from '../../primitives/More/More.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import type { Found } from '../../provider/with-cursor.ts';
import { foundRows, wholeCount } from '../console/found-rows.ts';
import { Controls } from '../filters/Controls.tsx';
import * as line from '../filters/FilterLine.css.ts';
import { FigureChoices } from '../panel/Figures.tsx';
import { ListPanel } from '../panel/ListPanel.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import * as panel from '../panel/Panel.css.ts';
import {
  attentionFilters,
  byUrgency,
  isCountable,
  ridesOf,
  sumOf,
  type UnpaidFilter,
  unpaidFilters,
} from './unpaid.ts';
import { type UnpaidColumnsProps, useUnpaidColumns } from './use-unpaid-columns.tsx';

export type PaymentsViewProps = UnpaidColumnsProps & {
  /** The rides that the filter shows; null while they load. */
  rides: readonly UnpaidRide[] | null;
  /** How many unpaid rides there are in each state. A backend may not say it. */
  counts?: UnpaidRides['counts'];
  /** The pages after those that are loaded. */
  more: MoreProps;
  /** How many rides the filter finds, where the server says it. */
  found?: Found | null;
  /** How many rides the filter looked through before it stopped; null where it reached the end. */
  searched?: number | null;
  /** The shown rides are those of the filter before. */
  isOutdated?: boolean;
  /** How many more rides there are that could not be read. */
  unreadable?: number;
  filter: UnpaidFilter;
  onFilter: (filter: UnpaidFilter) => void;
  /** What the last load failed with. */
  error?: unknown;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** The filters that the admin has saved. */
  saved?: ReactNode;
  /** Keeps which columns are shown. */
  storage: ColumnStorage;
};

const names = {
  all: 'unpaidRides',
  pending: 'pendingPayment',
  not_initiated: 'notInitiated',
  failed: 'failedOrExpired',
} as const;
const keyOf = ({ ride_id }: UnpaidRide): string => ride_id;

type Counted = { rides: number; amount: number | null; isMore: boolean };

/** Whether the rides of a filter can be counted in those that were sent. */
const isSentWhole = (props: PaymentsViewProps, id: (typeof unpaidFilters)[number]): boolean => {
  const { rides, unreadable = 0, isOutdated, filter } = props;
  const isSent = rides !== null && unreadable === 0 && !isOutdated && (filter === 'all' || filter === id);
  return isSent && isCountable(rides, id);
};

/** The number of rides of a filter, or the least that it can be, and what they sum up to; null where that is not known. */
const countOf = (props: PaymentsViewProps, id: (typeof unpaidFilters)[number]): Counted | null => {
  const { rides, counts, more, found, filter } = props;
  if (id === 'all' && counts?.total) return { ...counts.total, isMore: false };
  const isWhole = filter === 'all' && !more.has;
  if (counts && !(counts.is_cut && isWhole && isSentWhole(props, id)))
    return { ...counts[id], isMore: counts.is_cut === true };
  // A backend that does not count them has sent those that are loaded, of all rides or of those that the filter chose.
  if (!rides || !isSentWhole(props, id)) return null;
  const counted = ridesOf(rides, id);
  const { count, isMore } = foundRows(counted.length, more.has, id === 'all' ? found : null);
  return { rides: count, amount: more.has ? null : sumOf(counted), isMore };
};

/** What the rides of a filter sum up to; where only the newest rides were looked through and none was found, how many these were. */
const Note = ({ counted, looked }: { counted: Counted; looked: number }) => {
  const t = useText(adminPayments);
  const { rides, amount, isMore } = counted;
  // The sum of those that were counted would not be that of all.
  if (isMore) return rides === 0 && looked > 0 && t('ofTheNewest', { count: looked });
  return amount !== null && <Money amount={amount} />;
};

/** The counts of the unpaid rides and what they sum up to; a press shows only those. */
const Counts = (props: PaymentsViewProps) => {
  const { rides, counts, error, filter, onFilter } = props;
  const t = useText(adminPayments);
  const { number } = useFormats();
  const countText = (counted: Counted): string =>
    counted.isMore && counted.rides > 0 ? t('countOrMore', { count: counted.rides }) : number(counted.rides);
  const figures = unpaidFilters.map((id) => {
    const counted = countOf(props, id);
    // A count that cannot be known, as some rides could not be read or none could.
    const none = rides || error != null ? '–' : null;
    return {
      id,
      label: t(names[id]),
      value: counted ? countText(counted) : none,
      note: counted && <Note counted={counted} looked={counts?.all.rides ?? rides?.length ?? 0} />,
    };
  });
  return (
    <FigureChoices
      label={t('show')}
      figures={figures}
      value={unpaidFilters.find((id) => id === filter)}
      onChange={onFilter}
    />
  );
};

const attentionTexts = {
  any: 'anyState',
  attention: 'anyReason',
  card_failed: 'cardFailed',
  cash_missing: 'cashMissing',
  escalated: 'isEscalated',
} as const;

/** Shows only the rides of one kind that waits for an admin. */
const Attention = ({ filter, onFilter }: PaymentsViewProps) => {
  const t = useText(adminPayments);
  return (
    <div className={line.wrapping}>
      <Select
        label={t('needsAttention')}
        hideLabel
        options={(['any', ...attentionFilters] as const).map((id) => ({ id, label: t(attentionTexts[id]) }))}
        value={attentionFilters.find((id) => id === filter) ?? 'any'}
        onChange={(id) => onFilter(id === 'any' ? 'all' : id)}
      />
    </div>
  );
};

/** On paper, which has no controls: which rides are shown. */
const Printed = ({ filter }: PaymentsViewProps) => {
  const t = useText(adminPayments);
  const name = { ...names, ...attentionTexts }[filter];
  return <span className={line.printed}>{t('shown', { filter: t(name) })}</span>;
};

/** Where not all rides are loaded or looked through: of how many they are. */
const Loaded = ({ rides, more, found, searched, isOutdated }: PaymentsViewProps) => {
  const t = useText(adminPayments);
  const { number } = useFormats();
  const { count, isMore } = foundRows(rides?.length ?? 0, more.has, found);
  const all = isMore ? t('orMore', { count: number(count) }) : number(count);
  const isPart = rides && more.has && !isOutdated;
  return (
    <span className={`${line.filter} ${line.cut} ${panel.muted}`} role="status">
      {isPart && t('loaded', { loaded: rides.length, all })}
      {searched != null && ` ${t('searchCut', { count: searched })}`}
    </span>
  );
};

/** The line above the table. */
const Line = ({ columnChoice, ...props }: PaymentsViewProps & { columnChoice: ReactNode }) => {
  const t = useText(adminPayments);
  return (
    <div className={line.line}>
      <h2 id="payment-management" className={line.title}>
        {t('paymentManagement')}
      </h2>
      <Controls>
        <Attention {...props} />
        {props.saved && <div className={line.filter}>{props.saved}</div>}
        <div className={line.filter}>{columnChoice}</div>
        <div className={`${line.end} ${line.tools}`}>
          <Button
            size="small"
            icon={<RefreshCw size={16} aria-hidden />}
            isPending={props.isRefreshing}
            onPress={props.onRefresh}
          >
            {t('refresh')}
          </Button>
        </div>
      </Controls>
      <Printed {...props} />
      <Loaded {...props} />
    </div>
  );
};

/** Payment Management: the completed rides that are not paid, and what an admin does about them. */
export const PaymentsView = (props: PaymentsViewProps) => {
  const { rides, filter, error, onRefresh, unreadable = 0, more } = props;
  const t = useText(adminPayments);
  const { shown, ...columnChoice } = useColumns('unpaid', useUnpaidColumns(props), props.storage);
  return (
    <div className={panel.stack}>
      <Counts {...props} />
      <ListPanel
        id="payment-management"
        label={t('unpaidRides')}
        filters={<Line {...props} columnChoice={<ColumnChoice {...columnChoice} />} />}
        chosenBy={filter}
        failed={error != null && <LoadFailed error={error} text={t('fetchFailed')} onRetry={onRefresh} />}
        unreadable={unreadable > 0 && t('unreadable', { count: unreadable })}
        onRetry={onRefresh}
        columns={shown}
        rows={rides && byUrgency(rides)}
        isOutdated={props.isOutdated}
        keyOf={keyOf}
        more={more}
        total={wholeCount(rides?.length ?? 0, more.has, { found: props.found })}
        empty={
          filter !== 'all'
            ? { icon: <CircleCheck size={24} />, title: t('noneFound') }
            : { icon: <CircleCheck size={24} />, title: t('none'), text: t('noneText') }
        }
      />
    </div>
  );
};
