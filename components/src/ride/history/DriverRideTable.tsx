import type { Ride } from '@mobility/openapi';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { LongList } from '../../primitives/LongList/LongList.tsx';
import * as styles from './DriverRideHistory.css.ts';
import { driverColumns } from './driver-columns.tsx';

type DriverRideTableProps = { rides: readonly Ride[]; onDetails(ride: Ride): void };
type Columns = ReturnType<typeof driverColumns>;

const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
/** The height of most rows, in pixels. */
const estimate = 45;
/** The header is the first row. */
const rows = { list: 'rowgroup', item: 'row', firstRow: 2 } as const;

const Cells = memo(({ ride, columns }: { ride: Ride; columns: Columns }) =>
  columns.map(({ id, name, cell, className, isNumber, isNamed }) => (
    // biome-ignore lint/a11y/useSemanticElements: a table element could not draw only the rows near the window.
    <div key={id} className={joined(styles.cell, className, isNumber && styles.end)} role="cell">
      {isNamed && <span className={styles.name}>{name}</span>}
      {cell(ride)}
    </div>
  )),
);

const useColumns = (onDetails: DriverRideTableProps['onDetails']): Columns => {
  const t = useText(rideTexts);
  const tCommon = useText(common);
  const formats = useFormats();
  const latest = useRef(onDetails);
  useLayoutEffect(() => {
    latest.current = onDetails;
  });
  return useMemo(
    () => driverColumns({ t, tCommon, formats, onDetails: (ride) => latest.current(ride) }),
    [t, tCommon, formats],
  );
};

/** A table of a driver's rides, which becomes cards in a narrow place. A row opens the details of its ride. */
export function DriverRideTable({ rides, onDetails }: DriverRideTableProps) {
  const t = useText(rideTexts);
  const columns = useColumns(onDetails);
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
        keyAt={(index) => rides[index]?.id ?? ''}
        renderAt={(index) => {
          const ride = rides[index];
          return ride ? <Cells ride={ride} columns={columns} /> : null;
        }}
      />
    </div>
  );
}
