import type { DatabaseStatus } from '@mobility/openapi';
import { useState } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { adminDatabase } from '../../intl/generated/en-US/admin-database.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useIsPrinting } from '../../primitives/LongList/use-is-printing.ts';
import { ShareBar } from '../panel/ShareBar.tsx';
import * as styles from './Database.css.ts';

/** How many collections are shown at first, so that what follows them is near. */
const few = 10;

/** The collections with their counts, the largest first. Paper has all of them, as it has no button. */
export const Collections = ({ collections }: Pick<DatabaseStatus, 'collections'>) => {
  const t = useText(adminDatabase);
  const [isWhole, setWhole] = useState(false);
  const isPrinting = useIsPrinting();
  const rows = Object.entries(collections).toSorted(([, a], [, b]) => b - a);
  return (
    <>
      <CollectionTable rows={isWhole || isPrinting ? rows : rows.slice(0, few)} />
      {rows.length > few && !isPrinting && (
        <div className={styles.more}>
          <Button size="small" onPress={() => setWhole(!isWhole)}>
            {isWhole ? t('largestCollections') : t('allCollections', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  );
};

const CollectionTable = ({ rows }: { rows: readonly [string, number][] }) => {
  const t = useText(adminDatabase);
  const { number } = useFormats();
  const [, most = 0] = rows[0] ?? [];
  const largest = Math.max(1, most);
  return (
    <table className={styles.table} aria-label={t('collections')}>
      <thead>
        <tr>
          <th scope="col" className={styles.header}>
            {t('collection')}
          </th>
          <td className={`${styles.header} ${styles.bars}`} />
          <th scope="col" className={styles.header} data-align="end">
            {t('documents')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row" className={`${styles.cell} ${styles.name}`}>
              {name}
            </th>
            <td className={`${styles.cell} ${styles.bars}`}>
              <ShareBar share={count / largest} />
            </td>
            <td className={`${styles.cell} ${styles.count}`}>{number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
