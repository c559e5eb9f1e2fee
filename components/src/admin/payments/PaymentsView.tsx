import type { UnpaidRide } from '@mobility/openapi';
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
import { foundRows } from '../console/found-rows.ts';
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
  /** Null while they load. */
  rides: readonly UnpaidRide[] | null;
  /** The pages after those that are loaded. */
  more: MoreProps;
  /** How many unpaid rides there are, where the server says it. */
  found?: Found | null;
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

/** The counts of the unpaid rides and what they sum up to; a press shows only those. */
const Counts = (props: PaymentsViewProps) => {
  const { rides, more, found, error, unreadable = 0, filter, onFilter } = props;
  const t = useText(adminPayments);
  const { number } = useFormats();
  const figures = unpaidFilters.map((id) => {
    const counted = rides && unreadable === 0 && isCountable(rides, id) ? ridesOf(rides, id) : null;
    const { count, isMore } = foundRows(counted?.length ?? 0, more.has, id === 'all' ? found : null);
    // A count that cannot be known, as some rides could not be read or none could.
    const none = rides || error != null ? '–' : null;
    return {
      id,
      label: t(names[id]),
      value: counted ? (isMore ? t('orMore', { count: number(count) }) : number(count)) : none,
      // The sum of those that are loaded would not be that of the count.
      note: counted && !more.has && <Money amount={sumOf(counted)} />,
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
  card_failed: 'cardFailed',
  cash_missing: 'cashMissing',
  escalated: 'isEscalated',
} as const;

/** Shows only the rides of one kind that waits for an admin. */
const Attention = ({ filter, onFilter }: PaymentsViewProps) => {
  const t = useText(adminPayments);
  return (
    <div className={line.filter}>
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

/** Where not all rides are loaded: of how many they are, and that the filters know no others. */
const Loaded = ({ rides, more, found }: PaymentsViewProps) => {
  const t = useText(adminPayments);
  const { number } = useFormats();
  if (!rides || !more.has) return null;
  const { count, isMore } = foundRows(rides.length, true, found);
  const all = isMore ? t('orMore', { count: number(count) }) : number(count);
  return (
    <span className={`${line.filter} ${line.cut}`} role="status">
      {t('loaded', { loaded: rides.length, all })}
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
      <Attention {...props} />
      {props.saved && <div className={line.filter}>{props.saved}</div>}
      <div className={line.filter}>{columnChoice}</div>
      <Loaded {...props} />
      <div className={line.end}>
        <Button
          size="small"
          icon={<RefreshCw size={16} aria-hidden />}
          isPending={props.isRefreshing}
          onPress={props.onRefresh}
        >
          {t('refresh')}
        </Button>
      </div>
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
        rows={rides && byUrgency(ridesOf(rides, filter))}
        keyOf={keyOf}
        more={more}
        empty={
          more.has
            ? { icon: <CircleCheck size={24} />, title: t('noneLoaded') }
            : { icon: <CircleCheck size={24} />, title: t('none'), text: t('noneText') }
        }
      />
    </div>
  );
};
