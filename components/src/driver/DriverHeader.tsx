import type { DriverProfile } from '@mobility/openapi';
import MapPin from 'lucide-react/icons/map-pin';
import Power from 'lucide-react/icons/power';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { driver } from '../intl/generated/en-US/driver.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { frame } from '../theme/frame.css.ts';
import * as styles from './DriverHeader.css.ts';

export type DriverHeaderProps = {
  /** The driver's vehicle; null before there is one, undefined while it loads. */
  profile: Pick<DriverProfile, 'vehicle_make' | 'vehicle_model' | 'license_plate'> | null | undefined;
  isOnline: boolean;
  /** False until it is known whether the driver is online. */
  isKnown?: boolean;
  /** True while going online or offline. */
  isToggling: boolean;
  /** An unapproved driver cannot go online. */
  canGoOnline: boolean;
  isRefreshing: boolean;
  isLocating: boolean;
  /** True beside a ride, whose next action is the page's heading and which has no GoControl. */
  isBesideRide?: boolean;
  /** True while the ride goes on: going offline then only stops new requests. */
  isDriving?: boolean;
  onToggle: () => void;
  onUpdateLocation: () => void;
  onRefresh: () => void;
};

/** Whether the driver is online and in which car, with the buttons that locate and refresh. */
export const DriverHeader = ({
  profile,
  isOnline,
  isKnown = true,
  canGoOnline,
  ...props
}: DriverHeaderProps) => {
  const t = useText(driver);
  const locate = props.isBesideRide ? 'other' : 'locate';
  const Title = props.isBesideRide ? 'h2' : 'h1';
  return (
    <div className={frame}>
      <header className={styles.header}>
        <div className={styles.state}>
          <span className={styles.dot} data-online={isOnline || undefined} />
          <Title className={styles.title}>
            {isKnown ? (
              t(isOnline ? 'online' : 'offline')
            ) : (
              <>
                <VisuallyHidden>{t('status')}</VisuallyHidden>
                <Skeleton width={72} height={24} />
              </>
            )}
          </Title>
        </div>
        <div className={styles.vehicle}>
          {profile ? (
            <p className={styles.parts}>
              <span className={styles.part}>
                <bdi>
                  {profile.vehicle_make} {profile.vehicle_model}
                </bdi>
              </span>{' '}
              <span className={styles.part}>
                <bdi>{profile.license_plate}</bdi>
              </span>
            </p>
          ) : (
            profile === null && <p>{t('noVehicle')}</p>
          )}
        </div>
        <div className={styles.actions}>
          {props.isBesideRide && (
            <Button
              className={styles.power}
              icon={<Power className={styles.powerIcon} size={20} aria-hidden />}
              isPending={props.isToggling}
              isDisabled={!isOnline && !canGoOnline}
              onPress={props.onToggle}
            >
              {isOnline ? t('goOffline') : t('goOnline')}
            </Button>
          )}
          <Button
            className={styles.button[locate]}
            icon={<MapPin size={20} aria-hidden />}
            isPending={props.isLocating}
            onPress={props.onUpdateLocation}
          >
            <span className={styles.word[locate]}>{t('updateLocation')}</span>
          </Button>
          <Button
            className={styles.button.other}
            icon={<RefreshCw size={20} aria-hidden />}
            isPending={props.isRefreshing}
            onPress={props.onRefresh}
          >
            <span className={styles.word.other}>{t('refresh')}</span>
          </Button>
        </div>
        {props.isDriving && isKnown && (
          <p className={styles.note}>{t(isOnline ? 'stopAfterRide' : 'stoppedAfterRide')}</p>
        )}
      </header>
    </div>
  );
};
