import { DriverDuty } from '@mobility/components/driver';

/** The driver's dashboard. */
export default function DriverDashboardPage() {
  return <DriverDuty />;
}
