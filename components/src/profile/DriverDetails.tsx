import type { DriverProfileEvent, DriverProfileSnapshot } from '@mobility/machines/driver-profile.machine';
import type { DriverProfile } from '@mobility/openapi';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { vehicleWord } from '../ride/words.ts';
import { DriverProfileForm } from './DriverProfileForm.tsx';
import * as styles from './ProfilePage.css.ts';
import { Rows } from './Rows.tsx';

export type DriverDetailsProps = {
  /** Undefined while it loads, null before there is one. */
  profile: DriverProfile | null | undefined;
  /** The sentence of a failed load. */
  error?: string;
  onRetry(): void;
  /** The machine that creates the profile. */
  form: { snapshot: DriverProfileSnapshot; send(event: DriverProfileEvent): void };
};

/** A driver's vehicle and its approval; the form that creates them while there is none. */
export function DriverDetails({ profile, error, onRetry, form }: DriverDetailsProps) {
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
  return (
    <>
      <Approval isApproved={profile.is_approved} />
      <Rows
        rows={[
          { label: 'Vehicle Make', value: profile.vehicle_make },
          { label: 'Vehicle Model', value: profile.vehicle_model },
          { label: 'Vehicle Year', value: String(profile.vehicle_year) },
          { label: 'Vehicle Type', value: vehicleWord(profile.vehicle_type) },
          { label: 'License Plate', value: profile.license_plate },
          { label: "Driver's License Number", value: profile.license_number },
        ]}
      />
    </>
  );
}

function Approval({ isApproved }: { isApproved: boolean }) {
  return (
    <div className={styles.rows}>
      <div className={styles.approval}>
        <span className={styles.heading}>Approval Status</span>
        {isApproved ? (
          <Badge tone="positive" icon={<CircleCheck size={16} aria-hidden />}>
            Approved
          </Badge>
        ) : (
          <Badge tone="caution" icon={<Clock size={16} aria-hidden />}>
            Pending Review
          </Badge>
        )}
      </div>
      {!isApproved && (
        <Notice tone="caution">Your driver profile is under review. You'll be notified once approved.</Notice>
      )}
    </div>
  );
}
