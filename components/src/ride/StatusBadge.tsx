import type { PaymentState, RideStatus } from '@mobility/openapi';
import { phaseOf, type RidePhase } from '@mobility/openapi/lifecycle';
import CarFront from 'lucide-react/icons/car-front';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { ride } from '../intl/generated/en-US/ride.ts';
import { useText } from '../intl/use-text.ts';
import { Badge } from '../primitives/Badge/Badge.tsx';
import * as styles from './StatusBadge.css.ts';
import { paymentText, paymentTone, statusText } from './status.ts';

type Tone = 'caution' | 'info' | 'arriving' | 'inProgress' | 'positive' | 'neutral';

const looks: Record<RidePhase, { tone: Tone; icon: ReactNode }> = {
  pending: { tone: 'caution', icon: <Clock size={16} aria-hidden /> },
  accepted: { tone: 'info', icon: <Check size={16} aria-hidden /> },
  arriving: { tone: 'arriving', icon: <MapPin size={16} aria-hidden /> },
  inProgress: { tone: 'inProgress', icon: <CarFront size={16} aria-hidden /> },
  completed: { tone: 'positive', icon: <CircleCheck size={16} aria-hidden /> },
  cancelled: { tone: 'neutral', icon: <CircleX size={16} aria-hidden /> },
};
/** For an unknown status. */
const unknown: { tone: Tone; icon: ReactNode } = { tone: 'neutral', icon: null };

/** The status of a ride: icon, text and colour together. */
export function StatusBadge({ status }: { status: RideStatus }) {
  const t = useText(ride);
  const { tone, icon } = looks[phaseOf[status]] ?? unknown;
  if (tone !== 'neutral') {
    return (
      <Badge tone={tone} icon={icon}>
        {statusText(t, status)}
      </Badge>
    );
  }
  return (
    <Badge tone="neutral">
      <span className={styles.cancelled}>
        {icon}
        {statusText(t, status)}
      </span>
    </Badge>
  );
}

/** The state of a ride's payment. An unknown state is shown as sent. */
export function PaymentBadge({ status }: { status: PaymentState }) {
  const t = useText(ride);
  return (
    <Badge tone={paymentTone(status)} icon={<Wallet size={16} aria-hidden />}>
      {paymentText(t, status)}
    </Badge>
  );
}
