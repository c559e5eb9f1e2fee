import type { AuditLog } from '@mobility/openapi';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { useAuditAction } from '../../audit/use-audit-action.ts';
import { RecordRow } from './RecordRow.tsx';
import * as styles from './Records.css.ts';
import type { RecordLinks } from './record-links.ts';
import { AllLink, Rows, Section } from './Section.tsx';
import type { Loaded } from './use-user-records.ts';

const severities: Partial<Record<string, BadgeTone>> = {
  critical: 'critical',
  high: 'caution',
  medium: 'info',
};
const severityTexts = {
  critical: 'critical',
  high: 'high',
  medium: 'medium',
  low: 'low',
  info: 'info',
} as const;

/** The stored sentence, below the action in the language of the reader where the two languages differ. */
const Said = ({ action, description }: Pick<AuditLog, 'action' | 'description'>) => {
  const name = useAuditAction()(action);
  if (name === null) return <span dir="auto">{description}</span>;
  return (
    <>
      <span>{name}</span>
      <span className={styles.stored} lang="en" dir="auto">
        {description}
      </span>
    </>
  );
};

type AuditSectionProps = { audit: Loaded<readonly AuditLog[]>; links: RecordLinks };

/** The newest entries of the audit trail by or about a user. */
export const AuditSection = ({ audit, links }: AuditSectionProps) => {
  const t = useText(adminUsers);
  return (
    <Section name="sectionAudit" end={<AllLink href={links.all.audit}>{t('allEntries')}</AllLink>}>
      <Rows loaded={audit} rowsOf={(data) => data} keyOf={({ id }) => id}>
        {({ id, severity, action, description, timestamp }) => (
          <RecordRow
            href={links.entry(id)}
            mark={
              <Badge tone={severities[severity] ?? 'neutral'}>
                {Object.hasOwn(severityTexts, severity) ? t(severityTexts[severity]) : severity}
              </Badge>
            }
            at={timestamp}
            isTall
          >
            <code className={`${styles.mono} ${styles.name}`}>{action}</code>{' '}
            <Said action={action} description={description} />
          </RecordRow>
        )}
      </Rows>
    </Section>
  );
};
