import type { AuditLog } from '@mobility/openapi';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { MoneyText } from '../../../primitives/Money/Money.tsx';
import { useAuditSentence } from '../../audit/sentences/use-audit-sentence.ts';
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

/** What an entry says; the name of its action stands above a stored sentence that the page has no words for. */
const Said = (entry: Pick<AuditLog, 'action' | 'description'>) => {
  const { text, attributes, name } = useAuditSentence()(entry);
  if (name === null)
    return (
      <span {...attributes}>
        <MoneyText>{text}</MoneyText>
      </span>
    );
  return (
    <>
      <span>{name}</span>
      <span className={styles.stored} {...attributes}>
        <MoneyText>{text}</MoneyText>
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
        {({ id, severity, action, description, timestamp, user_name: actor }) => (
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
            {actor && <span className={styles.stored}>{t('byAdmin', { admin: actor })}</span>}
          </RecordRow>
        )}
      </Rows>
    </Section>
  );
};
