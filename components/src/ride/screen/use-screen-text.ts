import { wasCancelled } from '@mobility/machines/ride';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { useEnding } from '../ending/use-ending.ts';
import { type LiveText, liveText } from '../live/live-text.ts';

/** The texts at the head of the ride's screen; of a cancelled ride, who ended it and why. */
export type ScreenText = LiveText & { reason?: string | undefined };

export const useScreenText = (given: Omit<Parameters<typeof liveText>[0], 't'>): ScreenText => {
  const t = useText(rideTexts);
  const ending = useEnding(given.ride, 'rider');
  const text = liveText({ ...given, t });
  if (!wasCancelled(given.ride)) return text;
  const { isAttributed, text: sentence, reason } = ending;
  return { ...text, ...(isAttributed && { sentence }), reason };
};
