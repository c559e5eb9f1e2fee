import { restore } from '../../intl/generated/en-US/restore.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { RouteLegs } from '../../primitives/RouteLegs/RouteLegs.tsx';
import * as styles from './RestoreView.css.ts';

type Change = {
  /** Tells apart several changes of one person. */
  id?: string;
  email: string;
  name: string;
  from?: string;
  to?: string;
  /** The new name, the new address, or both. */
  becomes?: readonly string[];
  /** What happens to the account, in words. */
  what?: string;
  isNewAdmin?: boolean;
  /** The ride that the change is about. */
  route?: { pickup: string; dropoff: string };
};
type ChangeListProps = { title: string; changes: readonly Change[]; total: number };

/** A text whose direction does not depend on the words around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A list of the users whom one kind of change affects. Renders nothing if there are none. */
export const ChangeList = ({ title, changes, total }: ChangeListProps) => {
  const t = useText(restore);
  if (total === 0) return null;
  return (
    <section className={styles.stack}>
      <h3 className={styles.heading}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ul className={styles.list} aria-label={title} tabIndex={0}>
        {changes.map(({ id, email, name, from, to, becomes, what, isNewAdmin, route }) => (
          <li key={id ?? `${email} ${from}`} className={styles.row}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
              {isNewAdmin && <Badge tone="critical">{t('newAdmin')}</Badge>}
            </span>
            <span className={styles.muted}>
              <bdi>{email}</bdi>
            </span>
            {route && <RouteLegs compact {...route} />}
            {from !== undefined && to !== undefined && (
              <span>
                <MoneyText>{t('fromTo', { from, to })}</MoneyText>
              </span>
            )}
            {what && <span>{what}</span>}
            {becomes && <span>{t('becomes', { to: becomes.map(isolated).join(', ') })}</span>}
          </li>
        ))}
      </ul>
      {total > changes.length && (
        <p className={styles.muted}>{t('more', { count: total - changes.length })}</p>
      )}
    </section>
  );
};
