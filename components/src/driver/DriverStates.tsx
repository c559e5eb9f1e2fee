import IdCard from 'lucide-react/icons/id-card';
import Lock from 'lucide-react/icons/lock';
import { driverStates } from '../intl/generated/en-US/driver-states.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { useFocusAfter } from '../primitives/Heading/focus-heading.ts';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';

/** Shown in place of the dashboard to users who are not drivers. */
export const AccessDenied = () => (
  <EmptyState as="h1" icon={<Lock size={24} />} title={useText(driverStates)('accessDenied')} />
);

export type PendingReviewProps = {
  profileHref: string;
  /** Why an admin sent the profile back; null or undefined while it waits for approval. */
  reason?: string | null | undefined;
};

/** The driver's profile waits for approval, or for the driver to change it. */
export const PendingReview = ({ profileHref, reason }: PendingReviewProps) => {
  const t = useText(driverStates);
  const link = (
    <LinkButton size="small" href={profileHref}>
      {t(reason ? 'changeProfile' : 'viewProfile')}
    </LinkButton>
  );
  return (
    <Notice tone="caution" title={t(reason ? 'sentBack' : 'pendingReview')} action={link}>
      {reason || t('underReview')}
    </Notice>
  );
};

/** The driver has no vehicle yet. */
export const NoDriverProfile = ({ profileHref }: { profileHref: string }) => {
  const t = useText(driverStates);
  const link = (
    <LinkButton variant="primary" href={profileHref}>
      {t('createProfile')}
    </LinkButton>
  );
  return (
    <EmptyState icon={<IdCard size={24} />} title={t('addVehicle')} text={t('adminReviews')} action={link} />
  );
};

export type AnotherDeviceProps = {
  /** True while this device takes over. */
  isTakingOver: boolean;
  onTakeOver: () => void;
};

/** The driver is online on two devices, and the other one reports the location. */
export const AnotherDevice = ({ isTakingOver, onTakeOver }: AnotherDeviceProps) => {
  const t = useText(driverStates);
  const ref = useFocusAfter();
  const button = (
    <Button size="small" isPending={isTakingOver} onPress={onTakeOver}>
      {t('useThisDevice')}
    </Button>
  );
  return (
    <div ref={ref}>
      <Notice tone="info" action={button}>
        {t('anotherDevice')}
      </Notice>
    </div>
  );
};
