import { cancelReason } from '@mobility/machines/server-text';
import type { Ride } from '@mobility/openapi';
import { receipt } from '../../intl/generated/en-US/receipt.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';

/** Who reads how a ride ended. */
export type EndingViewer = 'rider' | 'driver' | 'admin';

/** How a ride ended that was not completed. */
export type Ending = {
  text: string;
  /** In the words of the person who cancelled it, or of the server. */
  reason?: string | undefined;
  /** Whether the text names who ended it. */
  isAttributed: boolean;
};

const byAdmins = ['admin_cancelled', 'rider_locked', 'driver_locked', 'person_unavailable'];

/** That the team ended the ride; nothing where the server did by itself. Only admins see the name of the admin. */
const useEndedByTeam = (ride: Ride, viewer: EndingViewer): string | null => {
  const t = useText(receipt);
  const { cancel_reason_code: code, cancelled_by_name: admin } = ride;
  if (!code || !byAdmins.includes(code)) return null;
  if (viewer !== 'admin') return t('cancelledByTeam');
  return admin ? t('cancelledByAdmin', { admin }) : t('cancelledByAnAdmin');
};

const noShowTexts = { rider: 'noShowToRider', driver: 'noShowToDriver', admin: 'noShowToAdmin' } as const;

/** Who cancelled a ride, and why: the same words wherever a cancelled ride is shown. */
export const useEnding = (ride: Ride, viewer: EndingViewer): Ending => {
  const t = useText(receipt);
  const { said } = useSentences();
  const by = {
    rider: t(viewer === 'rider' ? 'cancelledByYou' : 'cancelledByRider'),
    driver: t(viewer === 'driver' ? 'cancelledByYou' : 'cancelledByDriver'),
    system: useEndedByTeam(ride, viewer),
  };
  // It is recorded as the rider's cancellation. The sentence has the reason.
  if (ride.cancel_reason_code === 'rider_no_show')
    return { text: t(noShowTexts[viewer]), isAttributed: true };
  const text = by[ride.cancelled_by ?? 'system'] ?? by.system;
  return {
    text: text ?? t('cancelledBySystem'),
    reason: ride.cancel_reason ? said(cancelReason(ride.cancel_reason, ride.cancel_reason_code)) : undefined,
    isAttributed: text !== null,
  };
};
