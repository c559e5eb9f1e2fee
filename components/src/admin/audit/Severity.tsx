import type { AuditLog } from '@mobility/openapi';
import { adminAudit } from '../../intl/generated/en-US/admin-audit.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from './Audit.css.ts';

type Known = keyof typeof styles.severity;
const isKnown = (severity: string): severity is Known => severity in styles.severity;

/** A severity by shape, colour and word. */
export const Severity = ({ severity }: Pick<AuditLog, 'severity'>) => {
  const t = useText(adminAudit);
  if (!isKnown(severity)) return severity;
  return (
    <span className={`${styles.mark} ${styles.severity[severity]}`}>
      <span className={styles.shape} data-shape={severity} />
      {t(severity)}
    </span>
  );
};
