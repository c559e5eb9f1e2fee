import type { LiveMessage } from '@mobility/openapi';
import { transact } from '../command.ts';
import type { Context } from '../context.ts';
import { enqueue } from '../store/outbox.ts';

/** Sends a message to a user as the domain does: queued in a transaction, then pushed. */
export const tell = (context: Context, userId: string, message: LiveMessage): Promise<void> =>
  transact(context, null, (unit) => enqueue(unit, userId, message));
