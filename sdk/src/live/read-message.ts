import type { LiveMessage, Role } from '@mobility/openapi';
import messages from '@mobility/openapi/messages' with { type: 'json' };
import { fitted, type Shape } from '../fit.ts';

const rules = new Map<string, { to: readonly string[]; fields: Shape }>(Object.entries(messages));
/** The wire knows both spellings. */
const otherSpellings = new Map([['ride_canceled', 'ride_cancelled']]);
const adminSender = { sender_id: 'admin', sender_name: 'Admin' };

const objectIn = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
};

/** Fields may stand at the top or under `data`; the top wins. */
const flattened = ({ data, ...top }: Record<string, unknown>): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data, ...top } : top;

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
  const rule = rules.get(type);
  if (!rule?.to.includes(role)) return null;
  const message = fitted(rule.fields, { ...fields, type }, { schemas: {}, report: () => undefined });
  if (message === undefined) return null;
  // The seam where a frame becomes a type: the generated shapes have just checked it.
  return (type === 'admin_message' ? { ...adminSender, ...Object(message) } : message) as LiveMessage;
};

/** A frame with its envelope, also where its message is not for this role: its place in the order counts. Null for noise. */
export const readFrame = (text: string, role: Role): Frame | null => {
  const frame = objectIn(text);
  if (typeof frame?.type !== 'string') return null;
  const type = otherSpellings.get(frame.type) ?? frame.type;
  const fields = flattened(frame);
  const { id, seq, epoch } = fields;
  return {
    type,
    ...(typeof id === 'string' && { id }),
    ...(typeof seq === 'number' && Number.isSafeInteger(seq) && { seq }),
    ...(typeof epoch === 'string' && { epoch }),
    fields,
    message: messageOf(type, fields, role),
  };
};

/** A frame as a message for this role; null for an unknown type, a wrong role or anything that does not fit. */
export const readMessage = (text: string, role: Role): LiveMessage | null =>
  readFrame(text, role)?.message ?? null;
