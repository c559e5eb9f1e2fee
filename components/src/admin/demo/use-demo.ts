import { isUnavailable } from '@mobility/machines/unavailable';
import type { SimulationSteering } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { omittedItems, queryTag } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';
import { useIsTold } from '../panel/use-is-told.ts';
import { useAdminQueries } from '../use-admin-queries.ts';

const simulationKey = [...queryTag('admin'), 'getSimulation'];

/** A server that has none of it gets none while the page is open, and each attempt is an error in the browser's log. */
const whileAvailable = ({ state: { error } }: { state: { error: unknown } }): number | false =>
  error !== null && isUnavailable(error) ? false : limits.admin.refreshInterval;

/** Whether the server has none of it. It stays so while it is asked again: until the answer, the query has no error. */
const useIsAbsent = ({ error, isPending }: { error: unknown; isPending: boolean }): boolean => {
  const [wasAbsent, setWasAbsent] = useState(false);
  const isAbsent = isPending ? wasAbsent : error !== null && isUnavailable(error);
  if (isAbsent !== wasAbsent) setWasAbsent(isAbsent);
  return isAbsent;
};

/** The simulated city, and its controls; `isAbsent` where there is none. */
export const useSimulation = () => {
  const { client, queryClient } = useMobility();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: simulationKey,
    queryFn: ({ signal }) => client.getSimulation({ signal }),
    refetchInterval: whileAvailable,
  });
  const {
    run,
    isPending: isSteering,
    error: refused,
  } = useCommand({
    mutationFn: (change: SimulationSteering) => client.steerSimulation(change),
    onSuccess: (city) => queryClient.setQueryData(simulationKey, city),
  });
  const isTold = useIsTold(error);
  const isAbsent = useIsAbsent({ error, isPending });
  return {
    city: data ?? null,
    isAbsent,
    isFailed: error !== null && !isAbsent && !isTold,
    onRetry: () => refetch(),
    isSteering,
    isSteeringFailed: refused !== null,
    onSteer: run,
  };
};

/** The newest outgoing e-mails; `isAbsent` where they cannot be read. */
export const useOutbox = () => {
  const { data, error, isPending, refetch } = useQuery({
    ...useAdminQueries().listEmails({ limit: 100 }),
    refetchInterval: whileAvailable,
  });
  const isTold = useIsTold(error);
  return {
    emails: data?.emails ?? null,
    unreadable: omittedItems(data) + omittedItems(data?.emails),
    isAbsent: useIsAbsent({ error, isPending }),
    isFailed: error !== null && !isTold,
    onRetry: () => refetch(),
  };
};
