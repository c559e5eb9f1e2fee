import type { UnpaidRide } from '@mobility/openapi';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { adminPayments } from '../../intl/generated/en-US/admin-payments.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx';

type Look = { tone: BadgeTone; Icon?: typeof Clock; text: 'failed' | 'expired' | 'pending' | 'notInitiated' };

const looks: Readonly<Record<string, Look>> = {
  failed: { tone: 'critical', Icon: CircleAlert, text: 'failed' },
  expired: { tone: 'critical', Icon: CircleAlert, text: 'expired' },
  pending: { tone: 'caution', Icon: Clock, text: 'pending' },
  not_initiated: { tone: 'neutral', text: 'notInitiated' },
};

/** The state of a payment by word, colour and icon. */
export const PaymentState = ({ status }: { status: UnpaidRide['payment_status'] }) => {
  const t = useText(adminPayments);
  const look = looks[status];
  if (!look) return <Badge>{status}</Badge>;
  const { tone, Icon, text } = look;
  return (
    <Badge tone={tone} icon={Icon && <Icon size={14} aria-hidden />}>
      {t(text)}
    </Badge>
  );
};
