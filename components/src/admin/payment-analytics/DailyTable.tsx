import { useFormats } from '../../format/use-formats.ts';
import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import type { Column } from '../../primitives/DataTable/columns.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import * as panel from '../panel/Panel.css.ts';
import type { Day } from './figures.ts';
import * as styles from './PaymentAnalytics.css.ts';
import { useUtcDays } from './use-utc-days.ts';

// The same for every render, so that the rows are not measured again.
const keyOf = ({ date }: Day): string => date;

/** The days of a range as a table, newest first. */
export const DailyTable = ({ days }: { days: readonly Day[] }) => {
  const t = useText(adminPaymentAnalytics);
  const { number } = useFormats();
  const { long } = useUtcDays();
  const notes = new Map([
    [days[0]?.date, t('partOfDay')],
    [days.at(-1)?.date, t('todaySoFar')],
  ]);
  const count = (id: 'transactions' | 'disputes'): Column<Day> => ({
    id,
    name: t(id === 'disputes' ? 'disputes' : 'transactions'),
    align: 'end',
    card: 'fact',
    cell: (day) => <span className={panel.numeric}>{number(day[id])}</span>,
  });
  const columns: Column<Day>[] = [
    {
      id: 'date',
      name: t('date'),
      width: '16rem',
      card: 'title',
      cell: ({ date }) => (
        <>
          {long(date)} {notes.has(date) && <span className={panel.muted}>{notes.get(date)}</span>}
        </>
      ),
    },
    {
      id: 'revenue',
      name: t('revenue'),
      align: 'end',
      card: 'aside',
      cell: ({ revenue }) => <Money className={panel.strong} amount={revenue} />,
    },
    count('transactions'),
    count('disputes'),
  ];
  return (
    <DataTable
      label={t('dailyStats')}
      columns={columns}
      rows={days.toReversed()}
      keyOf={keyOf}
      empty={<p className={styles.muted}>{t('noDays')}</p>}
    />
  );
};
