import Bell from 'lucide-react/icons/bell';
import CarFront from 'lucide-react/icons/car-front';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Headset from 'lucide-react/icons/headset';
import MessageSquare from 'lucide-react/icons/message-square';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import type { NotificationItem } from './notification-item.ts';

const look = { size: 20, 'aria-hidden': true } as const;
const byKind = {
  ride: <CarFront {...look} />,
  message: <MessageSquare {...look} />,
  reply: <MessageSquare {...look} />,
  payment: <Wallet {...look} />,
  balance: <Wallet {...look} />,
  admin: <Headset {...look} />,
  other: <Bell {...look} />,
};
const byType: Readonly<Record<string, ReactNode>> = {
  ride_completed: <CircleCheck {...look} />,
  ride_cancelled: <CircleX {...look} />,
};

/** The icon of a notification. */
export const notificationIcon = ({ type, kind }: NotificationItem): ReactNode => byType[type] ?? byKind[kind];
