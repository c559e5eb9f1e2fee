import type { DriverProfileEvent, DriverProfileSnapshot } from '@mobility/machines/driver-profile';
import type { DriverProfile } from '@mobility/openapi';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { car } from '../intl/generated/en-US/car.ts';
import { common } from '../intl/generated/en-US/common.ts';
import { profile as texts } from '../intl/generated/en-US/profile.ts';
import { useText } from '../intl/use-text.ts';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { vehicleName } from '../ride/vehicle-name.ts';
import { DriverProfileForm } from './DriverProfileForm.tsx';
import * as styles from './ProfileView.css.ts';
import { Rows } from './Rows.tsx';

export type DriverDetailsProps = {
  /** Undefined while it loads, null before there is one. */
  profile: DriverProfile | null | undefined;
  /** Why the profile could not be loaded. */
  error?: string;
  onRetry(): void;
  /** The machine that creates the profile. */
  form: { snapshot: DriverProfileSnapshot; send(event: DriverProfileEvent): void };
  /** Opens the form that changes the profile. */
  onUpdate(): void;
  /** The form that changes the profile, while it is open. */
  update?: ReactNode;
};

/** A driver's vehicle and its approval, or the form that creates the profile. */
export const DriverDetails = ({ profile, error, onRetry, form, onUpdate, update }: DriverDetailsProps) => {
  const t = useText(texts);
  const tCommon = useText(common);
  const tCar = useText(car);
  if (error) return <Notice tone="critical" title={error} onRetry={onRetry} />;
  if (profile === undefined) {
    return (
      <div className={styles.rows} aria-hidden="true">
        {['make', 'model', 'year', 'type'].map((key) => (
          <Skeleton key={key} width="100%" height={48} />
        ))}
      </div>
    );
  }
  if (profile === null) return <DriverProfileForm {...form} />;
  if (update) return update;
  return (
    <>
      <Approval {...profile} />
      <Rows
        rows={[
          { label: t('vehicleMake'), value: profile.vehicle_make },
          { label: t('vehicleModel'), value: profile.vehicle_model },
          { label: t('vehicleYear'), value: String(profile.vehicle_year) },
          { label: t('vehicleType'), value: vehicleName(tCommon, profile.vehicle_type) },
          {
            label: t('vehicleColor'),
            value: profile.vehicle_color ? tCar('colorName', { color: profile.vehicle_color }) : t('noColor'),
          },
          { label: t('licensePlate'), value: profile.license_plate },
          { label: t('licenseNumber'), value: profile.license_number },
        ]}
      />
      <div className={styles.actions}>
        <Button onPress={onUpdate}>{t(profile.sent_back_reason ? 'changeProfile' : 'updateProfile')}</Button>
      </div>
    </>
  );
};

const Approval = ({ is_approved: isApproved, sent_back_reason: reason }: DriverProfile) => {
  const t = useText(texts);
  return (
    <div className={styles.rows}>
      <div className={styles.approval}>
        <Heading isOfPart className={styles.heading}>
          {t('approvalStatus')}
        </Heading>
        {isApproved ? (
          <Badge tone="positive" icon={<CircleCheck size={16} aria-hidden />}>
            {t('approved')}
          </Badge>
        ) : (
          <Badge tone="caution" icon={<Clock size={16} aria-hidden />}>
            {t(reason ? 'sentBack' : 'pendingReview')}
          </Badge>
        )}
      </div>
      {!isApproved && (
        <Notice tone="caution" title={reason ? t('sentBackTitle') : undefined}>
          {reason || t('underReview')}
        </Notice>
      )}
    </div>
  );
};
