import type { AuditLog } from '@mobility/openapi';
import ScrollText from 'lucide-react/icons/scroll-text';
import { adminAudit } from '../../intl/generated/en-US/admin-audit.ts';
import { lists } from '../../intl/generated/en-US/lists.ts';
import { useText } from '../../intl/use-text.ts';
import { ColumnChoice } from '../../primitives/DataTable/ColumnChoice.tsx';
import { type ColumnStorage, useColumns } from '../../primitives/DataTable/use-columns.ts';
import type { MoreProps } from '../../primitives/More/More.tsx';
import type { Found } from '../../provider/with-cursor.ts';
import { foundRows } from '../console/found-rows.ts';
import { ListPanel } from '../panel/ListPanel.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import { DownloadStatus } from './AuditDownload.tsx';
import { AuditFilterLine, type AuditFilterLineProps } from './AuditFilterLine.tsx';
import { auditSorts } from './audit-filters.ts';
import { type AuditColumnsProps, useAuditColumns } from './use-audit-columns.tsx';

export type AuditViewProps = Omit<AuditFilterLineProps, 'columnChoice'> &
  AuditColumnsProps & {
    /** Null while they load. */
    entries: readonly AuditLog[] | null;
    /** The shown entries are those of the filters before. */
    isOutdated?: boolean;
    /** How many more entries there are that could not be read. */
    unreadable?: number;
    /** What the last load failed with. */
    error?: unknown;
    onRetry: () => void;
    more: MoreProps;
    /** How many entries the filters find, where the server says it. */
    found?: Found | null;
    /** How many entries the search read before it stopped; null where it read all. */
    searched?: number | null;
    /** The id of the entry whose details are open. */
    selected?: string | null;
    /** Keeps which columns are shown. */
    storage: ColumnStorage;
  };

const keyOf = ({ id }: AuditLog): string => id;

/** How many entries the filters find, as far as the list or a download of them knows it, and why these may not be all. */
const FoundEntries = (props: AuditViewProps) => {
  const { entries, isOutdated, unreadable = 0, more, found, searched, downloaded } = props;
  const t = useText(adminAudit);
  const list = useText(lists);
  if (isOutdated && !props.error) return list('searching');
  if (!entries || isOutdated) return null;
  // Where the list stopped counting, a download has counted further.
  const counted = found?.isMore ? (downloaded?.all ?? found) : found;
  const { count, isMore } = foundRows(entries.length, more.has, counted);
  return (
    <>
      {unreadable === 0 && <span>{t(isMore ? 'foundOrMore' : 'found', { count })}</span>}{' '}
      {searched != null && <span>{t('searchCut', { count: searched })}</span>}
    </>
  );
};

/** The audit trail: the search, the filters and the order, and the entries that they find. */
export const AuditView = (props: AuditViewProps) => {
  const { entries, isOutdated = false, unreadable = 0, error, onRetry, more, selected } = props;
  const { filters, onFilters } = props;
  const t = useText(adminAudit);
  const { shown, ...columnChoice } = useColumns('audit', useAuditColumns(props), props.storage);
  return (
    <ListPanel
      id="audit-trail"
      label={t('auditTrail')}
      filters={<AuditFilterLine {...props} columnChoice={<ColumnChoice {...columnChoice} />} />}
      chosenBy={JSON.stringify(filters)}
      found={<FoundEntries {...props} />}
      told={<DownloadStatus {...props} />}
      failed={error != null && <LoadFailed error={error} text={t('fetchFailed')} onRetry={onRetry} />}
      unreadable={unreadable > 0 && t('unreadable', { count: unreadable })}
      onRetry={onRetry}
      columns={shown}
      rows={entries}
      keyOf={keyOf}
      isOutdated={isOutdated}
      sort={{ by: filters.sort, direction: filters.direction }}
      onSort={({ by, direction }) => onFilters({ sort: auditSorts.find((sort) => sort === by), direction })}
      selected={selected}
      more={more}
      empty={{ icon: <ScrollText size={24} />, title: t('none'), text: t('noneText') }}
    />
  );
};
