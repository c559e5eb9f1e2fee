import type { Ride } from '@mobility/openapi';
import MessageSquare from 'lucide-react/icons/message-square';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import { driver } from '../../../intl/generated/en-US/driver.ts';
import { ride as rideTexts } from '../../../intl/generated/en-US/ride.ts';
import { useText } from '../../../intl/use-text.ts';
import type { MapPlace } from '../../../map/summary.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { telOf } from '../../../ride/help/tel.ts';
import { firstName } from '../../../ride/ride-text.ts';
import * as styles from './DriveTools.css.ts';
import { navigationTo } from './next-stop.ts';

type DriveToolsProps = { ride: Ride; to: MapPlace | null; onMessage?: () => void };

/** What a driver uses on the way: the device's own navigation, and the rider's number. */
export const DriveTools = ({ ride, to, onMessage }: DriveToolsProps) => {
  const t = useText(driver);
  const tRide = useText(rideTexts);
  const rider = firstName(ride.rider_name);
  return (
    <fieldset className={styles.tools} aria-label={t('rideTools')}>
      {to && (
        <LinkButton
          className={styles.tool}
          href={navigationTo(to)}
          target="_blank"
          rel="noreferrer"
          icon={<Navigation size={20} aria-hidden />}
        >
          {t('navigate')}
        </LinkButton>
      )}
      {ride.rider_phone && (
        <LinkButton
          className={styles.tool}
          href={telOf(ride.rider_phone)}
          aria-label={rider ? t('callRider', { rider }) : undefined}
          icon={<Phone size={20} aria-hidden />}
        >
          {t('call')}
        </LinkButton>
      )}
      {onMessage && (
        <Button className={styles.tool} icon={<MessageSquare size={20} aria-hidden />} onPress={onMessage}>
          {tRide('message')}
        </Button>
      )}
    </fieldset>
  );
};
