import type { Ride } from '@mobility/openapi';
import * as styles from './DriverRideHistory.css.ts';
import { columns } from './driver-columns.tsx';

const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** The roles are spelled out, because a table laid out as cards loses them in some browsers. */
export function DriverRideTable({ rides }: { rides: readonly Ride[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than its card.
    <section className={styles.scroll} aria-label="Rides" tabIndex={0}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: display: block takes a table's own roles away */}
      <table className={styles.table} role="table" aria-label="Rides">
        <thead className={styles.headRow} role="rowgroup">
          <tr role="row">
            {columns.map(({ name, isNumber }) => (
              <th
                key={name}
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
              {columns.map(({ name, cell, className, isNumber, isNamed }) => (
                <td key={name} className={joined(styles.td, className, isNumber && styles.end)} role="cell">
                  {isNamed && <span className={styles.name}>{name}</span>}
                  {cell(ride)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: display: block takes a table's own roles away */}
    </section>
  );
}
