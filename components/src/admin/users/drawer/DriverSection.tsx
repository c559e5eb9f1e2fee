import type { DriverProfile, User, VehicleType } from '@mobility/openapi';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import UserCheck from 'lucide-react/icons/user-check';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { common } from '../../../intl/generated/en-US/common.ts';
import { useText } from '../../../intl/use-text.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { UserAction } from '../UserMenu.tsx';
import { Fact } from './Fact.tsx';
import { Section } from './Section.tsx';
import * as styles from './UserDetails.css.ts';

type DriverSectionProps = {
  user: User;
  /** Null while the driver has none. */
  profile: DriverProfile | null;
  onAction: (action: UserAction) => void;
};

const types: readonly VehicleType[] = ['economy', 'comfort', 'premium', 'suv'];

/** The vehicle and the documents of a driver, and their approval. */
export const DriverSection = ({ user, profile, onAction }: DriverSectionProps) => {
  const t = useText(adminUsers);
  const vehicle = useText(common);
  if (!profile)
    return (
      <Section name="sectionDriver">
        <p className={styles.small}>{t('noVehicle')}</p>
      </Section>
    );
  const isApproved = user.is_approved ?? profile.is_approved;
  const type = types.find((known) => known === profile.vehicle_type);
  const year = profile.vehicle_year ? `, ${profile.vehicle_year}` : '';
  return (
    <Section
      name="sectionDriver"
      isWaiting={!isApproved}
      end={
        isApproved ? (
          <Badge tone="positive" icon={<CircleCheck size={16} aria-hidden />}>
            {t('approved')}
          </Badge>
        ) : (
          <Badge tone="caution" className={styles.badge} icon={<Clock size={16} aria-hidden />}>
            {t('pendingReview')}
          </Badge>
        )
      }
    >
      <dl className={styles.list}>
        <Fact name={t('vehicle')}>
          <bdi>
            {profile.vehicle_make} {profile.vehicle_model}
            {year}
          </bdi>
        </Fact>
        <Fact name={t('vehicleType')}>{type ? vehicle(type) : profile.vehicle_type}</Fact>
        <Fact name={t('licensePlate')}>
          <bdi className={styles.plate}>{profile.license_plate}</bdi>
        </Fact>
        <Fact name={t('licenseNumber')}>
          <bdi>{profile.license_number}</bdi>
        </Fact>
      </dl>
      <div className={styles.buttons}>
        {isApproved ? (
          <Button size="small" variant="danger" onPress={() => onAction('approval')}>
            {t('revokeApproval')}
          </Button>
        ) : (
          <Button
            variant="primary"
            fullWidth
            icon={<UserCheck size={20} aria-hidden />}
            onPress={() => onAction('approval')}
          >
            {t('approveDriver')}
          </Button>
        )}
      </div>
    </Section>
  );
};
