import type { IdempotencyTable } from '../schema.ts';
import type { Write } from '../store.ts';
import { answerLife } from './answer-life.ts';
import type { Journal, QueuedMessage } from './entries.ts';

// Limits the bound parameters of one statement.
const rowsPerStatement = 500;

const inParts = function* <Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let first = 0; first < rows.length; first += rowsPerStatement)
    yield rows.slice(first, first + rowsPerStatement);
};

/** Takes the next numbers of the receivers. Returns the number before the first one of each. */
const takeNumbers = async (db: Write, messages: readonly QueuedMessage[]): Promise<Map<string, number>> => {
  const counts = new Map<string, number>();
  for (const { user_id } of messages) counts.set(user_id, (counts.get(user_id) ?? 0) + 1);
  const rows = await db
    .insertInto('live_sequences')
    .values([...counts].map(([user_id, seq]) => ({ user_id, seq })))
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((row) => ({ seq: row('live_sequences.seq', '+', row.ref('excluded.seq')) })),
    )
    .returning(['user_id', 'seq'])
    .execute();
  return new Map(rows.map(({ user_id, seq }) => [user_id, seq - (counts.get(user_id) ?? 0)]));
};

const send = async (db: Write, messages: readonly QueuedMessage[]): Promise<void> => {
  const last = await takeNumbers(db, messages);
  const { value: epoch } = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'epoch')
    .executeTakeFirstOrThrow();
  const rows = messages.map(({ notification, ...message }) => {
    const seq = (last.get(message.user_id) ?? 0) + 1;
    last.set(message.user_id, seq);
    return { notification, queued: { ...message, seq, epoch } };
  });
  await db
    .insertInto('outbox')
    .values(rows.map(({ queued }) => queued))
    .execute();
  const told = rows.flatMap(({ notification, queued: { id, user_id, seq, message, created_at } }) =>
    notification
      ? [{ ...notification, id, user_id, seq, data: message, created_at, read: 0, delivered: 0 } as const]
      : [],
  );
  if (told.length > 0) await db.insertInto('notifications').values(told).execute();
};

const keepAnswer = async (db: Write, answer: IdempotencyTable, now: number): Promise<void> => {
  await db
    .insertInto('idempotency')
    .values(answer)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'operation', 'key'])
        .doUpdateSet(answer)
        .where((row) =>
          row.or([
            row('idempotency.body_hash', '=', answer.body_hash),
            // An answer that is no longer repeated, until the clean-up deletes it.
            row('idempotency.created_at', '<=', now - answerLife),
          ]),
        ),
    )
    .execute();
};

/** Writes the journal table by table. The number of statements does not grow with the number of receivers. */
export const writeInParts = async (
  db: Write,
  { messages, audits, answer }: Journal,
  now: number,
): Promise<void> => {
  for (const part of inParts(messages)) await send(db, part);
  for (const part of inParts(audits)) await db.insertInto('audit').values(part).execute();
  if (answer) await keepAnswer(db, answer, now);
};
