import type { Ride } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from './DriverRideHistory.css.ts';
import { driverColumns } from './driver-columns.tsx';

const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** The table of a driver's rides. Its roles are explicit, because some browsers drop those of a table laid out as cards. */
export function DriverRideTable({ rides }: { rides: readonly Ride[] }) {
  const t = useText(rideTexts);
  const columns = driverColumns({ t, tCommon: useText(common), formats: useFormats() });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than its card.
    <section className={styles.scroll} aria-label={t('rides')} tabIndex={0}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: display: block removes a table's own roles */}
      <table className={styles.table} role="table" aria-label={t('rides')}>
        <thead className={styles.headRow} role="rowgroup">
          <tr role="row">
            {columns.map(({ id, name, isNumber }) => (
              <th
                key={id}
                className={styles.th}
                role="columnheader"
                scope="col"
                data-align={isNumber && 'end'}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {rides.map((ride) => (
            <tr key={ride.id} className={styles.tr} role="row">
              {columns.map(({ id, name, cell, className, isNumber, isNamed }) => (
                <td key={id} className={joined(styles.td, className, isNumber && styles.end)} role="cell">
                  {isNamed && <span className={styles.name}>{name}</span>}
                  {cell(ride)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: display: block removes a table's own roles */}
    </section>
  );
}
