import { canPay, rideDistance, rideFare, rideMinutes } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { formatDateTime, formatMoney, shortId } from '../format/index.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import * as styles from './RideDetailsDialog.css.ts';
import { StatusBadge } from './StatusBadge.tsx';

type RideDetailsDialogProps = {
  /** The ride to show; null closes. */
  ride: Ride | null;
  onClose(): void;
  /** Absent: no Pay Now here. */
  onPay?(ride: Ride): void;
};

/** Everything about one ride. The fare stands in dollars here. */
export function RideDetailsDialog({ ride, onClose, onPay }: RideDetailsDialogProps) {
  if (!ride) return null;
  const pays = onPay && canPay(ride, 'rider');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Ride Details"
      footer={
        pays && (
          <Button variant="primary" fullWidth onPress={() => onPay(ride)}>
            Pay Now
          </Button>
        )
      }
    >
      <Details ride={ride} />
    </Dialog>
  );
}

function Details({ ride }: { ride: Ride }) {
  const km = rideDistance(ride);
  const minutes = rideMinutes(ride);
  return (
    <dl className={styles.rows}>
      <Row label="Ride ID">
        <span className={styles.number}>{shortId(ride.id)}</span>
      </Row>
      <Row label="Status">
        <StatusBadge status={ride.status} />
      </Row>
      <Row label="Pickup">{ride.pickup_address || 'Pickup location not specified'}</Row>
      <Row label="Destination">{ride.dropoff_address || 'Destination not specified'}</Row>
      {km !== null && <Row label="Distance">{km.toFixed(1)} km</Row>}
      {minutes !== null && <Row label="Duration">{minutes} min</Row>}
      <Row label="Fare">{formatMoney(rideFare(ride), 'USD')}</Row>
      <Row label="Created">{formatDateTime(ride.created_at)}</Row>
      {ride.completed_at != null && <Row label="Completed">{formatDateTime(ride.completed_at)}</Row>}
      {ride.status === 'cancelled' && ride.cancel_reason && <Row label="Cancelled">{ride.cancel_reason}</Row>}
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
