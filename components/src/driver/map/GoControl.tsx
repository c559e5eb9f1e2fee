import Power from 'lucide-react/icons/power';
import { Button } from 'react-aria-components/Button';
import { common } from '../../intl/generated/en-US/common.ts';
import { driver } from '../../intl/generated/en-US/driver.ts';
import { useText } from '../../intl/use-text.ts';
import { SpinnerRing } from '../../primitives/Spinner/Spinner.tsx';
import * as styles from './GoControl.css.ts';

type GoControlProps = {
  isOnline: boolean;
  /** False until it is known whether the driver is online. */
  isKnown?: boolean;
  /** True while going online or offline, and until it is known which. */
  isToggling: boolean;
  /** An unapproved driver cannot go online. */
  canGoOnline: boolean;
  hasLocation: boolean;
  /** The number of waiting rides; null while it is not known. */
  rides: number | null;
  radiusKm: number;
  onToggle: () => void;
};

/** The control's two lines. Whether the driver is online is read at first; a driver who could not be asked may try. */
const useLines = (props: GoControlProps): { title: string; hint: string } => {
  const { isOnline, isKnown = true, isToggling } = props;
  const t = useText(driver);
  const tCommon = useText(common);
  const hint = useHint(props);
  return !isKnown && isToggling
    ? { title: t('status'), hint: tCommon('loading') }
    : { title: t(isOnline ? 'goOffline' : 'goOnline'), hint };
};

const useHint = ({ isOnline, isKnown = true, isToggling, ...props }: GoControlProps) => {
  const { canGoOnline, hasLocation, rides, radiusKm } = props;
  const t = useText(driver);
  if (!isKnown) return t('requestsWithin', { km: radiusKm });
  if (isToggling) return t(isOnline ? 'goingOffline' : 'goingOnline');
  if (isOnline && rides !== null) return t('ridesWithin', { count: rides, km: radiusKm });
  if (!isOnline && !canGoOnline) return t('approvalFirst');
  return hasLocation ? t('requestsWithin', { km: radiusKm }) : t('locationFirst');
};

/** The large control to go online or offline. Its second line says what the press does, or how many rides wait. */
export const GoControl = (props: GoControlProps) => {
  const { isOnline, isToggling, canGoOnline, onToggle } = props;
  const { title, hint } = useLines(props);
  return (
    <Button
      className={styles.control}
      data-online={isOnline || undefined}
      isPending={isToggling}
      isDisabled={!isOnline && !canGoOnline}
      onPress={onToggle}
    >
      <span className={styles.disc}>
        {isToggling ? <SpinnerRing size={24} /> : <Power size={24} aria-hidden />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span> <span className={styles.hint}>{hint}</span>
      </span>
    </Button>
  );
};
