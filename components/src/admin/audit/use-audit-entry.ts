import type { AuditLog } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useAdminQueries } from '../use-admin-queries.ts';

type OpenedEntry = {
  entry: AuditLog | undefined;
  /** The entry could not be read, or there is none. */
  isMissing: boolean;
  /** Why it could not be read. */
  error: unknown;
};

/** The entry with this id: of the entries that are loaded, or read alone where none of them has it. */
export const useAuditEntry = (
  id: string | null,
  listed: AuditLog | undefined,
  isReady: boolean,
): OpenedEntry => {
  const queries = useAdminQueries();
  const isAlone = isReady && id !== null && !listed;
  const { data, error } = useQuery({
    ...queries.listAuditLogs({ id: id ?? '', limit: 1 }),
    enabled: isAlone,
  });
  if (!isAlone) return { entry: listed, isMissing: false, error: null };
  // A server that does not know the parameter returns other entries.
  const entry = data?.find((each) => each.id === id);
  return { entry, isMissing: !entry && (data !== undefined || error !== null), error };
};
