import type { LiveMessage } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { transact } from '../operations/command.ts';
import { enqueue } from '../store/outbox.ts';

/** Tells a user something as the domain does: queued with the change, then pushed. */
export const tell = (context: Context, userId: string, message: LiveMessage): Promise<void> =>
  transact(context, null, (unit) => enqueue(unit, userId, message));
