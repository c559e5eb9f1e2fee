import { Link } from 'react-aria-components/Link';
import { useFormats } from '../../format/use-formats.ts';
import { adminMap } from '../../intl/generated/en-US/admin-map.ts';
import { useText } from '../../intl/use-text.ts';
import type { ActivePhase } from './active-rides.ts';
import * as styles from './StatusCounts.css.ts';

/** A kind of mark on the map, how many there are, and where its link leads. */
export type MarkCount = {
  look: ActivePhase | 'free';
  /** Null while it loads. */
  count: number | null;
  href?: string;
};

export type StatusCountsProps = {
  marks: readonly MarkCount[];
  /** In one line, or one below the other. */
  layout: 'line' | 'column';
};

/** The legend of the map: how many rides are in each phase. */
export const StatusCounts = ({ marks, layout }: StatusCountsProps) => {
  const t = useText(adminMap);
  const { number } = useFormats();
  return (
    <ul className={styles.list[layout]}>
      {marks.map(({ look, count, href }) => {
        const words = (
          <>
            <span className={styles.marks[look]} aria-hidden="true" />
            <span className={styles.name}>{t(look)}</span>{' '}
            <b className={styles.count}>{count === null ? '–' : number(count)}</b>
          </>
        );
        return (
          <li key={look} className={styles.item}>
            {href ? (
              <Link className={styles.link} href={href}>
                {words}
              </Link>
            ) : (
              <span className={styles.words}>{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
