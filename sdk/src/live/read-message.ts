import type { LiveMessage, Role } from '@mobility/openapi';
import { audience } from '@mobility/openapi/audience';

export type Frame = {
  type: string;
  id?: string;
  seq?: number;
  epoch?: string;
  fields: Record<string, unknown>;
  /** Null for an unknown type, another role's message or one that does not match the contract. */
  message: LiveMessage | null;
};

const load = () => import('../validation/validators.ts');
type Validators = Awaited<ReturnType<typeof load>>;
let loading: Promise<Validators> | undefined;
let loaded: Validators | undefined;

/** Loads the validators of messages once. After an error, the next call loads them again. */
export const loadMessages = async (): Promise<Validators> => {
  try {
    loading ??= load();
    loaded = await loading;
    return loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
};
/** Whether the validators are loaded. */
export const canRead = (): boolean => loaded !== undefined;

const fieldsIn = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The `seq` of a message; undefined unless it is a whole number. */
export const seqOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? Number(value) : undefined;

/** The fields of a frame, at the top level or under `data`. The top level wins. */
const flattened = ({ data, ...top }: Record<string, unknown>): Record<string, unknown> =>
  typeof data === 'object' ? { ...data, ...top } : top;

const adminSender = { sender_id: 'admin', sender_name: 'Admin' };
const isKnown = (type: string): type is keyof typeof audience => Object.hasOwn(audience, type);

const messageOf = (type: string, fields: Record<string, unknown>, role: Role): LiveMessage | null => {
  if (!loaded || !isKnown(type)) return null;
  const { messages, validate } = loaded;
  const roles: readonly Role[] = audience[type];
  if (!roles.includes(role)) return null;
  const message = validate(messages[type], { ...fields, type }, () => undefined);
  if (message === undefined) return null;
  // A cast, because the generated schema of this type has checked the value.
  return { ...(type === 'admin_message' && adminSender), ...Object(message) } as LiveMessage;
};

/**
 * A frame with its envelope. The message is null if it is not for this role, but its `seq` still counts. Null if the frame
 * cannot be read.
 */
export const readFrame = (text: string, role: Role): Frame | null => {
  const frame = fieldsIn(text);
  if (typeof frame.type !== 'string') return null;
  // Servers send both spellings.
  const type = frame.type === 'ride_canceled' ? 'ride_cancelled' : frame.type;
  const fields = flattened(frame);
  const { id, seq, epoch } = fields;
  const message = messageOf(type, fields, role);
  return { type, id: textOf(id), seq: seqOf(seq), epoch: textOf(epoch), fields, message };
};

/** A frame as a message for this role; null for an unknown type, another role's message or one that does not match the contract. */
export const readMessage = async (text: string, role: Role): Promise<LiveMessage | null> => {
  await loadMessages();
  return readFrame(text, role)?.message ?? null;
};
