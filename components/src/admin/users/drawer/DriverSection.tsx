import type { DriverProfile, User } from '@mobility/openapi';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCheck from 'lucide-react/icons/user-check';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { UserAction } from '../UserMenu.tsx';
import { VehicleFacts } from '../VehicleFacts.tsx';
import { Fact } from './Fact.tsx';
import { Section } from './Section.tsx';
import * as styles from './UserDetails.css.ts';

type DriverSectionProps = {
  user: User;
  /** Null while the driver has none. */
  profile: DriverProfile | null;
  onAction: (action: UserAction) => void;
};

/** The vehicle and the documents of a driver, and their approval. */
export const DriverSection = ({ user, profile, onAction }: DriverSectionProps) => {
  const t = useText(adminUsers);
  if (!profile)
    return (
      <Section name="sectionDriver">
        <p className={styles.small}>{t('noVehicle')}</p>
      </Section>
    );
  const isApproved = user.is_approved ?? profile.is_approved;
  const reason = (!isApproved && profile.sent_back_reason) || null;
  return (
    <Section
      name="sectionDriver"
      isWaiting={!isApproved}
      end={<Approval isApproved={isApproved} isSentBack={reason !== null} />}
    >
      <dl className={styles.list}>
        <VehicleFacts profile={profile} />
        <Fact name={t('licenseNumber')}>
          <bdi>{profile.license_number}</bdi>
        </Fact>
      </dl>
      {reason !== null && (
        <p className={styles.reason}>
          <b>{t('sentBack')}</b> <bdi>{reason}</bdi>
        </p>
      )}
      <Buttons isApproved={isApproved} onAction={onAction} />
    </Section>
  );
};

const Approval = ({ isApproved, isSentBack }: { isApproved: boolean; isSentBack: boolean }) => {
  const t = useText(adminUsers);
  if (isApproved)
    return (
      <Badge tone="positive" icon={<CircleCheck size={16} aria-hidden />}>
        {t('approved')}
      </Badge>
    );
  const Icon = isSentBack ? Undo2 : Clock;
  return (
    <Badge tone="caution" className={styles.badge} icon={<Icon size={16} aria-hidden />}>
      {t(isSentBack ? 'sentBack' : 'pendingReview')}
    </Badge>
  );
};

const Buttons = ({
  isApproved,
  onAction,
}: { isApproved: boolean } & Pick<DriverSectionProps, 'onAction'>) => {
  const t = useText(adminUsers);
  if (isApproved)
    return (
      <div className={styles.buttons}>
        <Button size="small" variant="danger" onPress={() => onAction('approval')}>
          {t('revokeApproval')}
        </Button>
      </div>
    );
  return (
    <div className={styles.answers}>
      <Button fullWidth onPress={() => onAction('send-back')}>
        {t('sendBack')}
      </Button>
      <Button
        variant="primary"
        fullWidth
        icon={<UserCheck size={20} aria-hidden />}
        onPress={() => onAction('approval')}
      >
        {t('approveDriver')}
      </Button>
    </div>
  );
};
