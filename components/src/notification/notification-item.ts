import type { Timestamp } from '@mobility/openapi';
import type { NotificationKind } from './kind.ts';

/** A notification in the form that views show. */
export type NotificationItem = {
  id: string;
  /** The ids of the notifications that the card shows, where it shows several. */
  ids?: readonly string[];
  /** The live message's type, which chooses the icon. */
  type: string;
  kind: NotificationKind;
  title: string;
  message: string;
  timestamp?: Timestamp | null;
  isUnread: boolean;
  senderId?: string;
  senderName?: string;
  /** Whether it may be answered. */
  mayReply?: boolean;
  rideId?: string;
};
