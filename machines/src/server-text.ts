import type { Notice } from '@mobility/openapi';

/** A text of the server, with its notice if the server sends one, from which the text can be translated. */
export type ServerText = { text: string; notice?: Notice | undefined };

/** The values of a sentence's parameters. */
export type Params = Record<string, string | number | ServerText>;

/** The text of a message with its notice. */
export const serverText = (text: string, notice: Notice | undefined): string | ServerText =>
  notice ? { text, notice } : text;

/** The codes of cancellations whose reason is the server's, each with a notice of that name. */
const told = [
  'no_driver_found',
  'rider_no_show',
  'rider_locked',
  'driver_locked',
  'person_unavailable',
] as const;

/** Why a ride was cancelled, in the words of the person who cancelled it or of the server. */
export const cancelReason = (reason: string, code: string | null | undefined): string | ServerText => {
  const kind = told.find((each) => each === code);
  return serverText(reason, kind && { kind });
};
