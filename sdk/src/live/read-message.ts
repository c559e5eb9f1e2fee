import type { LiveMessage, Role } from '@mobility/openapi';
import messages from '@mobility/openapi/messages' with { type: 'json' };
import { fieldsIn, textOf } from '../fields-in.ts';
import { fitting, type Schemas } from '../fit.ts';

const fit = fitting(Object.assign({}, ...Object.values(messages)));
const fitted = (shape: string, value: unknown): unknown => fit(shape, value, () => undefined);
/** By the roles that the messages are for, with spaces between them. */
const readers: [string, Schemas][] = Object.entries(messages);
const adminSender = { sender_id: 'admin', sender_name: 'Admin' };

/** Fields may stand at the top or under `data`; the top wins. */
const flattened = ({ data, ...top }: Record<string, unknown>): Record<string, unknown> =>
  typeof data === 'object' ? { ...data, ...top } : top;

/** A place in the order; what is no whole number counts as absent. */
export const seqOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? Number(value) : undefined;

/** What a frame says, whoever it is meant for. */
export type Frame = {
  type: string;
  id?: string;
  seq?: number;
  epoch?: string;
  fields: Record<string, unknown>;
  /** Null for an unknown type, a wrong role or anything that does not fit. */
  message: LiveMessage | null;
};

const messageOf = (type: string, fields: Record<string, unknown>, role: Role): LiveMessage | null => {
  if (!readers.some(([roles, types]) => roles.includes(role) && Object.hasOwn(types, type))) return null;
  const message = fitted(type, fitted('envelope', { ...fields, type }));
  if (message === undefined) return null;
  // The seam where a frame becomes a type: the generated shapes have just checked it.
  return { ...(type === 'admin_message' && adminSender), ...Object(message) } as LiveMessage;
};

/** A frame with its envelope, also where its message is not for this role: its place in the order counts. Null for noise. */
export const readFrame = (text: string, role: Role): Frame | null => {
  const frame = fieldsIn(text);
  if (typeof frame.type !== 'string') return null;
  // The wire knows both spellings.
  const type = frame.type === 'ride_canceled' ? 'ride_cancelled' : frame.type;
  const fields = flattened(frame);
  const { id, seq, epoch } = fields;
  return {
    type,
    id: textOf(id),
    seq: seqOf(seq),
    epoch: textOf(epoch),
    fields,
    message: messageOf(type, fields, role),
  };
};

/** A frame as a message for this role; null for an unknown type, a wrong role or anything that does not fit. */
export const readMessage = (text: string, role: Role): LiveMessage | null =>
  readFrame(text, role)?.message ?? null;
