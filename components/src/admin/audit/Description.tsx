import type { AuditLog } from '@mobility/openapi';
import * as panel from '../panel/Panel.css.ts';
import * as styles from './Audit.css.ts';
import { useAuditAction } from './use-audit-action.ts';

/**
 * What happened: the stored sentence, below the action in the language of the reader where the two languages differ. Each is
 * a line of its own, which a narrow column cuts at its end.
 */
export const Description = ({ entry: { action, description } }: { entry: AuditLog }) => {
  const name = useAuditAction()(action);
  if (name === null)
    return (
      <span className={styles.oneLine} dir="auto">
        {description}
      </span>
    );
  return (
    <span className={panel.twoLines}>
      <span className={`${panel.strong} ${styles.oneLine}`}>{name}</span>
      <span className={`${panel.muted} ${styles.oneLine}`} lang="en" dir="auto">
        {description}
      </span>
    </span>
  );
};
