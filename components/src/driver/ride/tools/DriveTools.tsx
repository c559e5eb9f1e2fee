import { reachOf } from '@mobility/machines/ride-conversation';
import type { Ride } from '@mobility/openapi';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { driving } from '../../../intl/generated/en-US/driving.ts';
import { useText } from '../../../intl/use-text.ts';
import type { MapPlace } from '../../../map/summary.ts';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { MessageButton, type MessageTrigger } from '../../../ride/conversation/MessageButton.tsx';
import { telOf } from '../../../ride/help/tel.ts';
import { firstName } from '../../../ride/ride-text.ts';
import * as styles from './DriveTools.css.ts';
import { NavigationLinks } from './NavigationLinks.tsx';

type DriveToolsProps = {
  ride: Ride;
  to: MapPlace | null;
  /** The way to the conversation, as a `MessageTool`. */
  contact?: ReactNode;
  /** In milliseconds since 1970. */
  now: number;
};

/** The conversation among a driver's tools. */
export const MessageTool = (trigger: MessageTrigger) => (
  <MessageButton {...trigger} className={styles.tool} />
);

/**
 * The tools of a driver on the way: the device's own navigation, the rider's number and the
 * conversation.
 */
export const DriveTools = ({ ride, to, contact, now }: DriveToolsProps) => {
  const t = useText(driving);
  const rider = firstName(ride.rider_name);
  const { phone, canWrite } = reachOf(ride, 'driver', now);
  return (
    <fieldset className={styles.tools} aria-label={t('rideTools')}>
      {to && <NavigationLinks to={to} />}
      {phone && (
        <LinkButton
          className={styles.tool}
          href={telOf(phone)}
          aria-label={rider ? t('callRider', { rider }) : undefined}
          icon={<Phone size={20} aria-hidden />}
        >
          {t('call')}
        </LinkButton>
      )}
      {canWrite && contact}
    </fieldset>
  );
};
