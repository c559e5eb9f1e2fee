import type {
  Conversation,
  ConversationMessage,
  ConversationParticipant,
  ConversationThread,
} from '@mobility/openapi';
import { sql } from 'kysely';
import { Refusal } from '../../domain/refusal.ts';
import type { Position } from '../cursor.ts';
import { beforeFirst, isAfter } from '../in-order.ts';
import { preparedFor } from '../live/prepared-for.ts';
import { preparedForms } from '../prepared.ts';
import type { ConversationMessagesTable } from '../schema.ts';
import type { Read } from '../store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { readConversationStatus } from './conversation-status.ts';
import { unansweredAmong } from './unanswered.queries.ts';

type MessageRow = Omit<ConversationMessagesTable, 'position'>;
/** A message to store; `sender_id` is null if no single person sent it. */
export type NewMessage = Pick<MessageRow, 'id' | 'sender_id' | 'sender_name' | 'message' | 'created_at'>;

const messagesAtMost = 1_000;
const participantsAtMost = 100;

/** Creates a conversation with its first message. */
export const beginConversation = async (
  unit: UnitOfWork,
  threadId: string,
  first: NewMessage,
  participants: readonly string[] = [],
): Promise<void> => {
  await unit.db
    .insertInto('conversations')
    .values({
      thread_id: threadId,
      ride_id: null,
      message_count: 1,
      last_message_at: first.created_at,
      last_message_id: first.id,
    })
    .execute();
  await unit.db
    .insertInto('conversation_messages')
    .values({ ...first, thread_id: threadId })
    .execute();
  await addParticipants(unit, threadId, participants);
};

const addParticipants = async (
  { db }: UnitOfWork,
  threadId: string,
  participants: readonly string[],
): Promise<void> => {
  if (participants.length === 0) return;
  await db
    .insertInto('conversation_participants')
    .values(participants.map((user_id) => ({ thread_id: threadId, user_id })))
    .onConflict((conflict) => conflict.columns(['thread_id', 'user_id']).doNothing())
    .execute();
};

/** Whether a user takes part in a conversation. */
export const isParticipant = async (db: Read, threadId: string, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('conversation_participants')
    .select('user_id')
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
};

/** The conversation between the people of a ride; created empty if it does not exist. */
export const threadOfRide = async (unit: UnitOfWork, rideId: string): Promise<string> => {
  await unit.db
    .insertInto('conversations')
    .values({
      thread_id: unit.newId(),
      ride_id: rideId,
      message_count: 0,
      last_message_at: unit.now,
      last_message_id: '',
    })
    .onConflict((conflict) => conflict.column('ride_id').doNothing())
    .execute();
  const row = await unit.db
    .selectFrom('conversations')
    .select('thread_id')
    .where('ride_id', '=', rideId)
    .executeTakeFirstOrThrow();
  return row.thread_id;
};

/** Adds a message and its participants to a conversation. */
export const addMessage = async (
  unit: UnitOfWork,
  threadId: string,
  message: NewMessage,
  participants: readonly string[],
): Promise<void> => {
  await unit.db
    .updateTable('conversations')
    .set((row) => ({
      message_count: row('message_count', '+', 1),
      last_message_at: message.created_at,
      last_message_id: message.id,
    }))
    .where('thread_id', '=', threadId)
    .execute();
  await unit.db
    .insertInto('conversation_messages')
    .values({ ...message, thread_id: threadId })
    .execute();
  await addParticipants(unit, threadId, participants);
};

const selectParticipants = preparedFor(['id'], (db: Read, threads: readonly { id: string }[]) =>
  db
    .selectFrom('conversation_participants')
    .innerJoin('users', 'users.id', 'conversation_participants.user_id')
    .select(['thread_id', 'users.id', 'users.name', 'users.email', 'users.role'])
    .where(
      'thread_id',
      'in',
      threads.map(({ id }) => id),
    )
    .orderBy('users.name')
    .orderBy('users.id'),
);

const participantsOf = async (
  db: Read,
  threadIds: readonly string[],
): Promise<Map<string, ConversationParticipant[]>> => {
  const byThread = new Map(threadIds.map((id): [string, ConversationParticipant[]] => [id, []]));
  const rows = await selectParticipants(
    db,
    threadIds.map((id) => ({ id })),
  );
  for (const { thread_id, ...person } of rows) {
    const people = byThread.get(thread_id);
    if (people && people.length < participantsAtMost) people.push(person);
  }
  return byThread;
};

const toMessage = (row: Omit<MessageRow, 'thread_id'>): ConversationMessage => ({
  id: row.id,
  sender_id: row.sender_id,
  sender_name: row.sender_name,
  message: row.message,
  created_at: new Date(row.created_at).toISOString(),
});

type ConversationChoice = { isUnanswered: boolean };

/** Conversations, each with its last message. */
const listedConversations = (db: Read) =>
  db
    .selectFrom('conversations')
    .innerJoin('conversation_messages as last', 'last.id', 'conversations.last_message_id')
    .select(['conversations.thread_id', 'message_count', 'last_message_at'])
    .select(['last.id', 'last.sender_id', 'last.sender_name', 'last.message', 'last.created_at']);

/** The query of conversations after a position, most recent first. */
export const conversationsQuery = (
  db: Read,
  { isUnanswered }: ConversationChoice,
  after: Position | undefined,
  most: number,
) =>
  listedConversations(db)
    .where(
      isAfter(
        sql.ref('last_message_at'),
        sql.ref('conversations.thread_id'),
        after ?? beforeFirst('desc'),
        'desc',
      ),
    )
    .orderBy('last_message_at', 'desc')
    .orderBy('conversations.thread_id', 'desc')
    .$if(isUnanswered, (query) => query.where('conversations.thread_id', 'in', unansweredAmong(db)))
    .limit(most);

type PageArgs = { value: number; id: string; most: number };
const readPage = preparedForms(
  ['value', 'id', 'most'],
  (db: Read, choice: ConversationChoice, args: PageArgs) =>
    conversationsQuery(db, choice, { value: args.value, id: args.id }, args.most),
);

const readByIds = preparedFor(['id'], (db: Read, threads: readonly { id: string }[]) =>
  listedConversations(db).where(
    'conversations.thread_id',
    'in',
    threads.map(({ id }) => id),
  ),
);

const withParticipants = async (
  db: Read,
  rows: Awaited<ReturnType<typeof readByIds>>,
): Promise<Conversation[]> => {
  const participants = await participantsOf(
    db,
    rows.map(({ thread_id }) => thread_id),
  );
  return rows.map((row) => ({
    thread_id: row.thread_id,
    participants: participants.get(row.thread_id) ?? [],
    message_count: row.message_count,
    last_message_at: new Date(row.last_message_at).toISOString(),
    messages: [toMessage(row)],
  }));
};

type Wanted = { after?: Position | undefined; most: number; isUnanswered?: boolean };

/** The conversations after a position, most recent first. */
export const conversationsAfter = async (
  db: Read,
  { after, most, isUnanswered = false }: Wanted,
): Promise<Conversation[]> =>
  withParticipants(db, await readPage(db, { isUnanswered }, { ...(after ?? beforeFirst('desc')), most }));

/** Conversations by their ids, in no order. Those without a message are left out, as in the list. */
export const conversationsWithIds = async (db: Read, ids: readonly string[]): Promise<Conversation[]> =>
  withParticipants(
    db,
    await readByIds(
      db,
      ids.map((id) => ({ id })),
    ),
  );

/** The newest messages of a conversation, oldest first. */
const messagesOf = async (db: Read, threadId: string, since = 0): Promise<ConversationMessage[]> => {
  const rows = await db
    .selectFrom('conversation_messages')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('created_at', '>=', since)
    .orderBy('position', 'desc')
    .limit(messagesAtMost)
    .execute();
  return rows.toReversed().map(toMessage);
};

/** A conversation with its messages, oldest first. Throws a 404 for an unknown id. */
export const requireConversation = async (db: Read, threadId: string): Promise<ConversationThread> => {
  const [messages, found] = await Promise.all([
    messagesOf(db, threadId),
    readConversationStatus(db, threadId),
  ]);
  if (!found) throw new Refusal('conversation_not_found', 'Conversation not found');
  const participants = await participantsOf(db, [threadId]);
  const { status, marked_by } = found;
  return {
    thread_id: threadId,
    participants: participants.get(threadId) ?? [],
    ...(status && { status, marked_by }),
    messages,
  };
};

/** The messages between the people of a ride since a time, oldest first; empty without messages. */
export const messagesOfRide = async (
  db: Read,
  rideId: string,
  since: number,
): Promise<ConversationMessage[]> => {
  const row = await db
    .selectFrom('conversations')
    .select('thread_id')
    .where('ride_id', '=', rideId)
    .executeTakeFirst();
  return row ? messagesOf(db, row.thread_id, since) : [];
};
