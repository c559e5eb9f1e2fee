import type { Ride } from '@mobility/openapi';
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { LongList } from '../../primitives/LongList/LongList.tsx';
import { useIsPrinting } from '../../primitives/LongList/use-is-printing.ts';
import * as styles from './DriverRideHistory.css.ts';
import { startOfDay } from './day-name.ts';
import { driverColumns } from './driver-columns.tsx';

type DriverRideTableProps = {
  rides: readonly Ride[];
  onDetails(ride: Ride): void;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};
type Columns = ReturnType<typeof driverColumns>;

const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
/** The height of most rows, in pixels. */
const estimate = 45;
/** The header is the first row. */
const rows = { list: 'rowgroup', item: 'row', firstRow: 2 } as const;

const Cells = memo(({ ride, columns }: { ride: Ride; columns: Columns }) =>
  columns.map(({ id, name, cell, className, isNumber, named }) => (
    // biome-ignore lint/a11y/useSemanticElements: a table element could not draw only the rows near the window.
    <div key={id} className={joined(styles.cell, className, isNumber && styles.end)} role="cell">
      {named && <span className={styles.name[named]}>{name} </span>}
      {cell(ride)}
    </div>
  )),
);

/** How often the table looks whether a new day has begun, in milliseconds. */
const clockStep = 30_000;

const useColumns = ({ onDetails, now }: DriverRideTableProps): Columns => {
  const t = useText(rideTexts);
  const tCommon = useText(common);
  const formats = useFormats();
  const time = useNow(now, clockStep);
  // On paper each day has its date.
  const today = startOfDay(useIsPrinting() ? Number.NaN : time);
  const latest = useRef(onDetails);
  useLayoutEffect(() => {
    latest.current = onDetails;
  });
  return useMemo(
    () => driverColumns({ t, tCommon, formats, today, onDetails: (ride) => latest.current(ride) }),
    [t, tCommon, formats, today],
  );
};

/** A table of a driver's rides, which becomes cards in a narrow place. A row opens the details of its ride. */
export function DriverRideTable(props: DriverRideTableProps) {
  const { rides } = props;
  const t = useText(rideTexts);
  const columns = useColumns(props);
  const keyAt = useCallback((index: number) => rides[index]?.id ?? '', [rides]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element could not draw only the rows near the window.
    <div className={styles.table} role="table" aria-label={t('rides')} aria-rowcount={rides.length + 1}>
      {/* biome-ignore lint/a11y/useSemanticElements: as its table. */}
      <div role="rowgroup">
        {/* biome-ignore lint/a11y/useSemanticElements: as its table. */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the rows of a table are read, not operated. */}
        <div role="row" className={styles.headRow} aria-rowindex={1}>
          {columns.map(({ id, name, isNumber }) => (
            // biome-ignore lint/a11y/useSemanticElements: as its table.
            // biome-ignore lint/a11y/useFocusableInteractive: the header of a column is read, not operated.
            <div key={id} role="columnheader" className={joined(isNumber && styles.end)}>
              {name}
            </div>
          ))}
        </div>
      </div>
      <LongList
        count={rides.length}
        gap={0}
        estimate={estimate}
        rows={rows}
        itemClassName={styles.row}
        keyAt={keyAt}
        renderAt={(index) => {
          const ride = rides[index];
          return ride ? <Cells ride={ride} columns={columns} /> : null;
        }}
      />
    </div>
  );
}
