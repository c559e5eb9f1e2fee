import { disputeWith } from '@mobility/machines/dispute';
import type { Ride } from '@mobility/openapi';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useMobility } from '../provider/mobility.ts';
import { OpenDisputeView } from './OpenDisputeView.tsx';

export type OpenDisputeProps = {
  /** The ride that the dispute is about. Give the component another `key` for another ride. */
  ride: Ride;
  onClose: () => void;
  onSubmitted?: () => void;
};

/** The dialog that opens a dispute about a paid ride or a penalty. Mount it while it is open. */
export const OpenDispute = ({ ride, onClose, onSubmitted }: OpenDisputeProps) => {
  const mobility = useMobility();
  const { alerts, queries, queryClient } = mobility;
  const machine = useMemo(() => disputeWith(mobility), [mobility]);
  const [snapshot, send, actor] = useActor(machine, { input: { alerts, ride } });
  useEffect(() => {
    const { queryKey } = queries.listMyDisputes();
    const submitted = actor.on('dispute_submitted', () => {
      void queryClient.invalidateQueries({ queryKey });
      onSubmitted?.();
      onClose();
    });
    return () => submitted.unsubscribe();
  }, [actor, queries, queryClient, onSubmitted, onClose]);
  return <OpenDisputeView snapshot={snapshot} send={send} ride={ride} onClose={onClose} />;
};
