import type { AuditLog } from '@mobility/openapi';
import { adminQueryKeys } from '@mobility/sdk/admin-queries';
import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useMobility } from '../../provider/mobility.ts';
import { useAddress } from '../console/parameters.ts';
import { usePages } from '../console/use-pages.ts';
import { SavedFilters } from '../saved-filters/SavedFilters.tsx';
import type { AuditDetailsProps } from './AuditDetails.tsx';
import { AuditView } from './AuditView.tsx';
import { auditFiltersIn, auditParametersOf, auditQueryOf } from './audit-filters.ts';
import type { EntryMissingProps } from './EntryMissing.tsx';
import { useAuditDownload } from './use-audit-download.ts';
import { useAuditEntry } from './use-audit-entry.ts';

const AuditDetails = onDemand<AuditDetailsProps>(() =>
  import('./AuditDetails.tsx').then((module) => module.AuditDetails),
);

const EntryMissing = onDemand<EntryMissingProps>(() =>
  import('./EntryMissing.tsx').then((module) => module.EntryMissing),
);

const filterNames = ['search', 'action', 'severity', 'entity', 'time', 'sort', 'direction'];

/** The audit trail. Its filters and the open entry are part of the address. */
export const AuditTab = () => {
  const { client, clock, drafts } = useMobility();
  const { parameters, change, close, hrefOf } = useAddress();
  const filters = auditFiltersIn(parameters);
  const query = (now: number) => auditQueryOf(filters, now);
  const { rows, error, retry, ...pages } = usePages(
    [...adminQueryKeys.listAuditLogs, filters],
    (position, options) => client.listAuditLogs({ ...query(clock.now()), ...position }, options),
    (entries: readonly AuditLog[]) => entries,
  );
  const hrefOfUser = (search: string) => hrefOf('users', { search });
  const index = rows?.findIndex(({ id }) => id === parameters.get('entry')) ?? -1;
  const opened = useAuditEntry(parameters.get('entry'), rows?.[index], rows !== null || error !== null);
  const { entry } = opened;
  /** To another entry of the list; the next page is read before its last one is reached. */
  const stepTo = (next: number) => {
    if (index < 0) return null;
    const { id = null } = rows?.[next] ?? {};
    if (id === null) return null;
    return () => {
      if (rows && next >= rows.length - 2 && pages.more.has) pages.more.read();
      change({ entry: id });
    };
  };
  usePreload(AuditDetails, EntryMissing);
  const isUpwards = filters.direction === 'asc';
  return (
    <>
      <AuditView
        saved={<SavedFilters tab="audit" names={filterNames} />}
        {...pages}
        {...useAuditDownload(filters)}
        entries={rows}
        filters={filters}
        onFilters={(next) => change({ ...auditParametersOf(next), page: null })}
        error={error}
        onRetry={retry}
        hrefOfUser={hrefOfUser}
        onOpen={({ id }) => change({ entry: id }, { push: true })}
        selected={entry?.id}
        storage={drafts}
      />
      {entry && (
        <AuditDetails
          entry={entry}
          hrefOfUser={hrefOfUser}
          hrefOfRide={(ride) => hrefOf('rides', { ride })}
          onNewer={stepTo(isUpwards ? index + 1 : index - 1)}
          onOlder={stepTo(isUpwards ? index - 1 : index + 1)}
          onClose={() => close('entry')}
        />
      )}
      {opened.isMissing && <EntryMissing error={opened.error} onClose={() => close('entry')} />}
    </>
  );
};
