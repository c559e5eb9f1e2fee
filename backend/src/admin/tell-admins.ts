import type { LiveMessage } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { adminEvent, telemetry } from '../domain/messages/live-messages.ts';
import type { AuditTable } from '../store/schema.ts';

/** What these messages say of an entry. */
type Audited = Pick<AuditTable, 'action' | 'entity_type' | 'entity_id'>;
type Kind = Extract<LiveMessage, { type: 'admin_event' }>['kind'];

/** What an admin has to look at. */
const failures: ReadonlySet<string> = new Set([
  'ride_expired',
  'driver_silent',
  'cash_missing',
  'payment_failed',
  'top_up_failed',
  'card_refund_refused',
]);

const kinds: Readonly<Record<string, Kind>> = {
  ride: 'ride',
  payment: 'payment',
  balance: 'payment',
  dispute: 'dispute',
  driver_profile: 'approval',
  driver: 'presence',
  conversation: 'conversation',
};

/** Messages to and from the admins, which may end or begin that a conversation waits. */
const words: ReadonlySet<string> = new Set(['admin_message_sent', 'notification_reply']);

/** The action of every change that an admin makes to an account. What users change themselves is not announced. */
const accountChange = 'admin_user_modified';

/** Entries that change nothing which admins watch. */
const isQuiet = (action: string): boolean => action.endsWith('_query') || action === 'ride_message_sent';

const kindOf = ({ action, entity_type }: Audited): Kind | null => {
  if (isQuiet(action)) return null;
  if (failures.has(action)) return 'failure';
  if (words.has(action)) return 'conversation';
  if (entity_type === 'user') return action === accountChange ? 'user' : null;
  return kinds[entity_type] ?? null;
};

/** Sends the admins who are connected what a committed transaction wrote into the audit trail about rides, money and people. */
export const tellAdmins = ({ hub, now }: Pick<Context, 'hub' | 'now'>, audited: readonly Audited[]): void => {
  for (const entry of audited) {
    const kind = kindOf(entry);
    if (!kind) continue;
    const { action, entity_type, entity_id } = entry;
    const facts = { kind, action, entity_type, ...(entity_id !== null && { entity_id }) };
    hub.showRole('admin', 'admin_event', telemetry(adminEvent(facts), now()));
  }
};
