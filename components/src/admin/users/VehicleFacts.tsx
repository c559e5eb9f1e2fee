import type { DriverProfile, VehicleType } from '@mobility/openapi';
import { adminUsers } from '../../intl/generated/en-US/admin-users.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { Fact } from './drawer/Fact.tsx';
import * as styles from './drawer/UserDetails.css.ts';

const types: readonly VehicleType[] = ['economy', 'comfort', 'premium', 'suv'];

/** The vehicle of a driver, for a list of facts: make, model and year, the class and the plate. */
export const VehicleFacts = ({ profile }: { profile: DriverProfile }) => {
  const t = useText(adminUsers);
  const vehicle = useText(common);
  const type = types.find((known) => known === profile.vehicle_type);
  const year = profile.vehicle_year ? `, ${profile.vehicle_year}` : '';
  return (
    <>
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
    </>
  );
};
