import { useQuery } from '@tanstack/react-query';
import { useMobility } from '../provider/mobility.ts';
import { MyDisputesView } from './MyDisputesView.tsx';

/** The disputes of the signed-in rider with their outcome. Without a dispute it shows nothing. */
export const MyDisputes = () => {
  const { queries } = useMobility();
  const disputes = useQuery(queries.listMyDisputes());
  return (
    <MyDisputesView
      disputes={disputes.data?.disputes ?? []}
      isFailed={disputes.isError}
      onRetry={() => void disputes.refetch()}
    />
  );
};
