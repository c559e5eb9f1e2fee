import { canDispute } from '@mobility/machines/dispute';
import {
  canOpenPayment,
  isUnpaid,
  rideDistance,
  rideFare,
  rideMinutes,
  wasCancelled,
} from '@mobility/machines/ride';
import { cancelReason } from '@mobility/machines/server-text';
import type { Ride } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { shortId } from '../format/index.ts';
import { useFormats } from '../format/use-formats.ts';
import { common } from '../intl/generated/en-US/common.ts';
import { ride as rideTexts } from '../intl/generated/en-US/ride.ts';
import { useSentences } from '../intl/use-sentences.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import * as styles from './RideDetailsDialog.css.ts';
import { PaymentBadge, StatusBadge } from './StatusBadge.tsx';
import { vehicleName } from './vehicle-name.ts';

type RideDetailsDialogProps = {
  /** The ride to show; null closes. */
  ride: Ride | null;
  onClose(): void;
  /** Opens the payment of a completed ride, paid or not. Absent: not offered here. */
  onPay?(ride: Ride): void;
  /** Opens a dispute about a payment or a penalty. Absent: not offered here. */
  onDispute?(ride: Ride): void;
  /** For admins: opens the decision about a ride that is stuck or not paid. */
  onDecide?(ride: Ride): void;
};

/** Everything about one ride as a receipt, its fare in dollars. It is printed in place of the page. */
export function RideDetailsDialog({ ride, onClose, ...actions }: RideDetailsDialogProps) {
  const t = useText(rideTexts);
  if (!ride) return null;
  return (
    <Dialog isOpen onClose={onClose} title={t('rideDetails')} footer={<Actions ride={ride} {...actions} />}>
      <dl className={styles.rows}>
        <Route ride={ride} />
        <Parties ride={ride} />
        <Figures ride={ride} />
        <Dates ride={ride} />
        <Marks ride={ride} />
      </dl>
    </Dialog>
  );
}

function Actions({
  ride,
  onPay,
  onDispute,
  onDecide,
}: Omit<RideDetailsDialogProps, 'ride' | 'onClose'> & { ride: Ride }) {
  const t = useText(rideTexts);
  const tCommon = useText(common);
  const mustPay = isUnpaid(ride, 'rider');
  return (
    <>
      {onPay && canOpenPayment(ride, 'rider') && (
        <Button variant={mustPay ? 'primary' : 'secondary'} onPress={() => onPay(ride)}>
          {mustPay ? tCommon('payNow') : t('viewPayment')}
        </Button>
      )}
      {onDispute && canDispute(ride) && <Button onPress={() => onDispute(ride)}>{t('dispute')}</Button>}
      {onDecide && (isActive(ride) || mustPay) && (
        <Button onPress={() => onDecide(ride)}>{t(isActive(ride) ? 'release' : 'writeOff')}</Button>
      )}
      <Button variant="ghost" icon={<Printer size={20} aria-hidden />} onPress={() => window.print()}>
        {t('print')}
      </Button>
    </>
  );
}

function Parties({ ride }: { ride: Ride }) {
  const t = useText(rideTexts);
  const tCommon = useText(common);
  const car = [ride.driver_vehicle, ride.driver_license_plate].filter(Boolean).join(' · ');
  return (
    <>
      {ride.driver_name && <Row label={t('driverLabel')}>{ride.driver_name}</Row>}
      <Row label={t('vehicleLabel')}>{car || vehicleName(tCommon, ride.vehicle_type)}</Row>
    </>
  );
}

function Route({ ride }: { ride: Ride }) {
  const t = useText(rideTexts);
  const tCommon = useText(common);
  return (
    <>
      <Row label={t('rideId')}>
        <span className={styles.number}>{shortId(ride.id)}</span>
      </Row>
      <Row label={t('status')}>
        <StatusBadge status={ride.status} />
      </Row>
      <Row label={tCommon('pickup')}>{ride.pickup_address || t('pickupMissing')}</Row>
      <Row label={tCommon('destination')}>{ride.dropoff_address || t('destinationMissing')}</Row>
    </>
  );
}

function Figures({ ride }: { ride: Ride }) {
  const t = useText(rideTexts);
  const formats = useFormats();
  const km = rideDistance(ride);
  const minutes = rideMinutes(ride);
  return (
    <>
      {km !== null && <Row label={t('distance')}>{formats.distance(km)}</Row>}
      {minutes !== null && <Row label={t('duration')}>{formats.minutes(minutes)}</Row>}
      <Row label={t('fare')}>{formats.money(rideFare(ride), 'USD')}</Row>
      {(ride.penalty_amount ?? 0) > 0 && (
        <Row label={t('penaltyLabel')}>{formats.money(ride.penalty_amount ?? 0, 'USD')}</Row>
      )}
      {ride.payment_status && !wasCancelled(ride) && (
        <Row label={t('paymentLabel')}>
          <PaymentBadge status={ride.payment_status} />
        </Row>
      )}
    </>
  );
}

function Dates({ ride }: { ride: Ride }) {
  const t = useText(rideTexts);
  const { said } = useSentences();
  const formats = useFormats();
  return (
    <>
      <Row label={t('created')}>{formats.dateTime(ride.created_at)}</Row>
      {ride.completed_at != null && <Row label={t('completed')}>{formats.dateTime(ride.completed_at)}</Row>}
      {wasCancelled(ride) && ride.cancel_reason && (
        <Row label={t('cancelled')}>{said(cancelReason(ride.cancel_reason, ride.cancel_reason_code))}</Row>
      )}
    </>
  );
}

/** What an admin should look into: a silent driver, and commands given far from their place. */
function Marks({ ride }: { ride: Ride }) {
  const t = useText(rideTexts);
  const formats = useFormats();
  const { driver_silent_since: silent, arrival_distance_km: arrived, completion_distance_km: ended } = ride;
  return (
    <>
      {silent != null && isActive(ride) && <Row label={t('silentSince')}>{formats.dateTime(silent)}</Row>}
      {arrived != null && (
        <Row label={t('arrivedFar')}>{t('fromPickup', { distance: formats.distance(arrived) })}</Row>
      )}
      {ended != null && (
        <Row label={t('completedFar')}>{t('fromDestination', { distance: formats.distance(ended) })}</Row>
      )}
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} dir="auto">
        {children}
      </dd>
    </div>
  );
}
