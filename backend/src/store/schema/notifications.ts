import type { NotificationType } from '@mobility/openapi';
import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

/**
 * The notification of a live message; `id` and `seq` are those of the message, `data` is its frame without envelope.
 */
export type NotificationsTable = {
  id: string;
  user_id: string;
  seq: number;
  type: NotificationType;
  title: string;
  message: string;
  sender_id: string | null;
  sender_name: string | null;
  thread_id: string | null;
  ride_id: string | null;
  data: string;
  read: Flag;
  delivered: Flag;
  created_at: number;
};

/**
 * A conversation between people; at most one per ride. An admin may have marked it as answered up to a message, which counts
 * only while that message is the last one.
 */
export type ConversationsTable = {
  thread_id: string;
  ride_id: string | null;
  message_count: number;
  last_message_at: number;
  last_message_id: string;
  answered_message_id: Generated<string | null>;
  answered_by: Generated<string | null>;
};

export type ConversationParticipantsTable = { thread_id: string; user_id: string };

/** `sender_id` is null if no single person sent the message. */
export type ConversationMessagesTable = {
  position: Generated<number>;
  id: string;
  thread_id: string;
  sender_id: string | null;
  sender_name: string;
  message: string;
  created_at: number;
};
