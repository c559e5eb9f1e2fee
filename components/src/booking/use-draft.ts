import {
  type BookAgain,
  type BookingSnapshot,
  draftOf,
  parseBookAgain,
  parseDraft,
  readDraft,
} from '@mobility/machines/booking';
import { limits } from '@mobility/openapi/limits';
import { useEffect, useState } from 'react';
import { useMobility } from '../provider/mobility.ts';

const draftKey = 'mobility_booking_draft';

/**
 * The initial values of the form: a ride that is booked again, the draft from before a reload, or those
 * of the page.
 */
export const useStartTrip = (prefill?: Partial<BookAgain>) => {
  const { drafts } = useMobility();
  // Read once: a reload finds the draft instead of the ride that is booked again.
  const [start] = useState(() => ({
    bookAgain: parseBookAgain(drafts.getItem(limits.booking.bookAgainKey)),
    draft: parseDraft(drafts.getItem(draftKey)) ?? readDraft(prefill),
  }));
  useEffect(() => drafts.removeItem(limits.booking.bookAgainKey), [drafts]);
  return start;
};

/** Keeps the form over a reload. Leaving the page, or a booked ride, removes the draft. */
export const useDraft = ({ context }: BookingSnapshot): void => {
  const { drafts } = useMobility();
  const text = context.booked ? null : JSON.stringify(draftOf(context));
  useEffect(() => {
    if (text === null) drafts.removeItem(draftKey);
    else drafts.setItem(draftKey, text);
  }, [drafts, text]);
  useEffect(() => () => drafts.removeItem(draftKey), [drafts]);
};
