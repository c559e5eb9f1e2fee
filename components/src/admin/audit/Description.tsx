import type { AuditLog } from '@mobility/openapi';
import * as panel from '../panel/Panel.css.ts';
import * as styles from './Audit.css.ts';
import { concernedBy } from './concerned.ts';
import { useAuditAction } from './use-audit-action.ts';

/**
 * What happened and to whom: the stored sentence, below the action in the language of the reader where the two languages
 * differ. Each is a line of its own, which a narrow column cuts at its end.
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
      <span className={styles.oneLine} dir="auto">
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
      <span className={`${panel.muted} ${styles.oneLine}`} lang="en" dir="auto">
        {description}
      </span>
    </span>
  );
};
