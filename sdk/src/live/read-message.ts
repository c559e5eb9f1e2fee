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

const completed = (type: string, fields: Record<string, unknown>): Record<string, unknown> =>
  type === 'admin_message' ? { ...adminSender, ...fields, type } : { ...fields, type };

/** A frame as a message for this role; null for an unknown type, a wrong role or anything that does not fit. */
export const readMessage = (text: string, role: Role): LiveMessage | null => {
  const frame = objectIn(text);
  if (typeof frame?.type !== 'string') return null;
  const type = otherSpellings.get(frame.type) ?? frame.type;
  const rule = rules.get(type);
  if (!rule?.to.includes(role)) return null;
  const message = fitted(rule.fields, completed(type, flattened(frame)), {
    schemas: {},
    report: () => undefined,
  });
  // Checked just now by the generated shapes.
  return message === undefined ? null : (message as LiveMessage);
};
