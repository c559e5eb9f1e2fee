import type { User } from '@mobility/openapi';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMobility } from '../../../provider/mobility.ts';
import { useAdminQueries } from '../../use-admin-queries.ts';

/** A part of the details that is read on its own. */
export type Loaded<Data> = {
  /** Null until it has been read. */
  data: Data | null;
  isFailed: boolean;
  onRetry: () => void;
};

/** How many rows of each kind the drawer shows. */
const shown = 3;

const loaded = <Data>({ data, isError, refetch }: UseQueryResult<Data>): Loaded<Data> => ({
  data: data ?? null,
  isFailed: isError && data === undefined,
  onRetry: () => refetch(),
});

/** How many payments it shows where the address asks for all of them: what the server lists at once. */
const allPayments = 1_000;

/** Whether disputes can be about a user of this role. */
export const hasDisputes = (role: User['role']): boolean => role === 'rider' || role === 'driver';

/** The newest records of a user: transactions, rides, payments, disputes and what the audit trail has. */
export const useUserRecords = ({ id, role }: User, hasAllPayments = false) => {
  const { queries } = useMobility();
  const adminQueries = useAdminQueries();
  const limit = { limit: shown };
  return {
    balance: loaded(useQuery(adminQueries.getUserBalance(id))),
    rides: loaded(useQuery(adminQueries.listUserRides(id, limit))),
    payments: loaded(
      useQuery(adminQueries.listUserPayments(id, hasAllPayments ? { limit: allPayments } : limit)),
    ),
    disputes: loaded(
      useQuery({ ...queries.listDisputes({ user_id: id, ...limit }), enabled: hasDisputes(role) }),
    ),
    audit: loaded(useQuery(adminQueries.listAuditLogs({ user_id: id, ...limit }))),
  };
};

export type UserRecords = ReturnType<typeof useUserRecords>;
