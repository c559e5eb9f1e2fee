import { sql } from 'kysely';
import type { Write } from '../store.ts';
import { answerLife } from './answer-life.ts';
import type { Journal } from './entries.ts';

const flat = ({ messages }: Journal) =>
  messages.map(({ notification, message, ...row }, n) => ({
    ...row,
    n,
    data: message,
    is_told: notification !== null,
    ...notification,
    text: notification?.message,
    message: undefined,
  }));

/**
 * Writes the journal in one statement. The numbers of the receivers are taken in the order of their ids, so that two
 * transactions with the same receivers never wait for each other in a circle.
 */
export const writeAtOnce = (db: Write, journal: Journal, now: number): Promise<unknown> => {
  const answers = journal.answer === null ? [] : [journal.answer];
  return sql`with queued as (
      select * from json_to_recordset(${JSON.stringify(flat(journal))}::json) as queued (
        n bigint, id text, user_id text, data text, created_at bigint, is_told boolean, type text, title text,
        text text, sender_id text, sender_name text, thread_id text, ride_id text)
    ), counts as (
      select user_id, count(*) as messages from queued group by user_id
    ), sequences as (
      insert into live_sequences (user_id, seq) select user_id, messages from counts order by user_id
        on conflict (user_id) do update set seq = live_sequences.seq + excluded.seq
        returning user_id, seq
    ), numbered as (
      select queued.*, sequences.seq - counts.messages
        + row_number() over (partition by queued.user_id order by n) as seq
      from queued join counts using (user_id) join sequences using (user_id)
    ), sent as (
      insert into outbox (id, user_id, seq, epoch, message, created_at)
        select id, user_id, seq, (select value from meta where name = 'epoch'), data, created_at
        from numbered order by n
    ), told as (
      insert into notifications (id, user_id, seq, type, title, message, sender_id, sender_name, thread_id, ride_id,
          data, read, delivered, created_at)
        select id, user_id, seq, type, title, text, sender_id, sender_name, thread_id, ride_id, data, 0, 0, created_at
        from numbered where is_told
    ), audited as (
      insert into audit (id, action, entity_type, entity_id, user_id, severity, description, metadata, request_id,
          created_at)
        select * from json_to_recordset(${JSON.stringify(journal.audits)}::json) as entries (
          id text, action text, entity_type text, entity_id text, user_id text, severity text, description text,
          metadata text, request_id text, created_at bigint)
    )
    insert into idempotency (user_id, operation, key, body_hash, status, answer, created_at)
      select * from json_to_recordset(${JSON.stringify(answers)}::json) as answers (
        user_id text, operation text, key text, body_hash text, status bigint, answer text, created_at bigint)
      on conflict (user_id, operation, key) do update
        set body_hash = excluded.body_hash, status = excluded.status, answer = excluded.answer,
          created_at = excluded.created_at
        where idempotency.body_hash = excluded.body_hash
          or idempotency.created_at <= ${now - answerLife}::bigint`.execute(db);
};
