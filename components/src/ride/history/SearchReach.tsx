import { limits } from '@mobility/openapi/limits';
import { history } from '../../intl/generated/en-US/history.ts';
import { useText } from '../../intl/use-text.ts';
import type { ServedHistory } from '../../provider/rides/use-ride-pages.ts';
import * as styles from './RideHistory.css.ts';

type SearchReachProps = { search: string; served: ServedHistory | null | undefined };

/** What a search covers, where that is less than the whole history. */
export function SearchReach({ search, served }: SearchReachProps) {
  const t = useText(history);
  const { searched } = limits.history;
  if (search.trim() === '' || (served?.whole?.all ?? 0) <= searched) return null;
  return <p className={styles.subtitle}>{t('searchReach', { count: searched })}</p>;
}
