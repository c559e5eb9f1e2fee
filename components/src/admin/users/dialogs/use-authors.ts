import type { AuditLog } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useAdminQueries } from '../../use-admin-queries.ts';
import type { EditedUser } from './EditUserView.tsx';

/** How many of the newest entries about the user are asked for the author. */
const asked = 10;

const authorOf = (
  entries: readonly AuditLog[],
  field: keyof EditedUser,
  value: string | undefined,
): string | undefined =>
  entries.find(({ metadata }) => value !== undefined && metadata?.changes?.[field]?.to === value)
    ?.user_name ?? undefined;

/** Who has stored these values of a user, as far as the audit trail says it. It is read only where there are any. */
export const useAuthors = (
  id: string,
  stored: Partial<EditedUser>,
): { [Field in keyof EditedUser]?: string } => {
  const queries = useAdminQueries();
  const { data: entries = [] } = useQuery({
    ...queries.listAuditLogs({ user_id: id, limit: asked }),
    enabled: Object.keys(stored).length > 0,
    staleTime: 0,
  });
  return {
    name: authorOf(entries, 'name', stored.name),
    email: authorOf(entries, 'email', stored.email),
    role: authorOf(entries, 'role', stored.role),
  };
};
