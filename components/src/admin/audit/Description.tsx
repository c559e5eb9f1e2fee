import type { AuditLog } from '@mobility/openapi';
import * as panel from '../panel/Panel.css.ts';
import * as styles from './Audit.css.ts';
import { concernedBy } from './concerned.ts';
import { useAuditAction } from './use-audit-action.ts';

/**
 * The description of an entry and the person it is about. The stored description is in English; in other languages the
 * translated name of the action stands above it. A narrow column cuts each line at its end.
 */
export const Description = ({ entry }: { entry: AuditLog }) => {
  const { action, description } = entry;
  const name = useAuditAction()(action);
  const concerned = concernedBy(entry);
  const whom = concerned !== null && (
    <span>
      {' · '}
      <bdi>{concerned}</bdi>
    </span>
  );
  if (name === null)
    return (
      <span className={styles.oneLine} dir="auto" title={description}>
        {description}
        {whom}
      </span>
    );
  return (
    <span className={panel.twoLines}>
      <span className={`${panel.strong} ${styles.oneLine}`}>
        {name}
        {whom}
      </span>
      <span className={`${panel.muted} ${styles.oneLine}`} lang="en" dir="auto" title={description}>
        {description}
      </span>
    </span>
  );
};
