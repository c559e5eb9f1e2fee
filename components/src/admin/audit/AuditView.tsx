import type { AuditLog } from '@mobility/openapi';
import ScrollText from 'lucide-react/icons/scroll-text';
import { adminAudit } from '../../intl/generated/en-US/admin-audit.ts';
import { useText } from '../../intl/use-text.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { More, type MoreProps } from '../../primitives/More/More.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as panel from '../panel/Panel.css.ts';
import { AuditFilterLine, type AuditFilterLineProps } from './AuditFilterLine.tsx';
import { type AuditColumnsProps, useAuditColumns } from './use-audit-columns.tsx';

export type AuditViewProps = AuditFilterLineProps &
  AuditColumnsProps & {
    /** Null while they load. */
    entries: readonly AuditLog[] | null;
    /** The shown entries are those of the filters before. */
    isOutdated?: boolean;
    /** How many more entries there are that could not be read. */
    unreadable?: number;
    /** Whether the last load failed. */
    isFailed?: boolean;
    onRetry: () => void;
    more: MoreProps;
    /** The id of the entry whose details are open. */
    selected?: string | null;
  };

const keyOf = ({ id }: AuditLog): string => id;

/** The audit trail: the search, the filters and the order, and the entries that they find. */
export const AuditView = (props: AuditViewProps) => {
  const { entries, isOutdated = false, unreadable = 0, isFailed = false, onRetry, more, selected } = props;
  const { filters, onFilters } = props;
  const t = useText(adminAudit);
  const columns = useAuditColumns(props);
  return (
    <section className={panel.panel} aria-labelledby="audit-trail">
      <AuditFilterLine {...props} />
      <div className={panel.notices}>
        {isFailed && <Notice tone="critical" title={t('fetchFailed')} onRetry={onRetry} />}
        {unreadable > 0 && <Notice tone="caution">{t('unreadable', { count: unreadable })}</Notice>}
      </div>
      {(entries || !isFailed) && (
        <div aria-busy={isOutdated || undefined}>
          <DataTable
            label={t('auditTrail')}
            columns={columns}
            rows={entries}
            keyOf={keyOf}
            sort={{ by: 'timestamp', direction: filters.direction }}
            onSort={({ direction }) => onFilters({ direction })}
            selected={selected}
            empty={
              unreadable === 0 && (
                <EmptyState icon={<ScrollText size={24} />} title={t('none')} text={t('noneText')} />
              )
            }
          />
          <More {...more} />
        </div>
      )}
    </section>
  );
};
