import type { AuditLog } from '@mobility/openapi';
import { auditChanges } from '../../intl/generated/en-US/audit-changes.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from './Audit.css.ts';

type Changes = NonNullable<NonNullable<AuditLog['metadata']>['changes']>;
type Value = Changes[string]['from'];

const isKey = (name: string): name is keyof typeof auditChanges.messages =>
  Object.hasOwn(auditChanges.messages, name);

/** The fields that changed, each with its value before and after. A field without a translation has its own name. */
export const AuditChanges = ({ changes }: { changes: Changes }) => {
  const t = useText(auditChanges);
  const wordOf = (name: string): string => (isKey(name) ? t(name) : name);
  const shown = (field: string, value: Value): string => {
    if (value === null) return t('none');
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    return field === 'role' ? wordOf(String(value)) : String(value);
  };
  return (
    <table className={styles.changes}>
      <caption className={styles.changesTitle}>{t('changes')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.changesHead}>
            {t('field')}
          </th>
          <th scope="col" className={styles.changesHead}>
            {t('before')}
          </th>
          <th scope="col" className={styles.changesHead}>
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(changes).map(([field, { from, to }]) => (
          <tr key={field}>
            <th scope="row" className={styles.changesCell}>
              {wordOf(field)}
            </th>
            <td className={styles.changesCell}>
              <bdi>{shown(field, from)}</bdi>
            </td>
            <td className={styles.changesCell}>
              <bdi>{shown(field, to)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
