import { type DisputeForm, parseDispute } from '@mobility/machines/dispute';
import { useMemo, useState } from 'react';
import { useMobility } from '../provider/mobility.ts';

/** What was typed about a ride: a form that was closed opens with it again, until it is submitted. */
export const useDisputeDraft = (rideId: string) => {
  const { drafts } = useMobility();
  const key = `mobility_dispute_draft:${rideId}`;
  const [start] = useState(() => parseDispute(drafts.getItem(key)));
  return useMemo(
    () => ({
      start,
      keep: (form: DisputeForm) => form !== start && drafts.setItem(key, JSON.stringify(form)),
      drop: () => drafts.removeItem(key),
    }),
    [drafts, key, start],
  );
};
