import type { Movement } from '@mobility/machines/alerts';
import type { MessageKey } from '@mobility/machines/messages';
import type { Params, ServerText } from '@mobility/machines/server-text';
import type { ShownError } from '@mobility/machines/shown-error';
import { limits } from '@mobility/openapi/limits';
import { createFormatter } from './create-text.ts';
import { machines } from './generated/en-US/machines.ts';
import type { Locale } from './locale.ts';
import type { Catalogue } from './message.ts';

const closed = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

type Optional<Values> = { readonly [Name in keyof Values]: Values[Name] | undefined };
type Reported = Omit<ShownError, 'message' | 'detail'> & { detail?: string | ServerText };
type Told = Reported & { message: MessageKey; params?: Params; text?: undefined };
type ToldByView = Reported & {
  /** The sentence of a view whose texts are not those of the machines. */
  text: string;
};
type ToldAlert = Told & { movements?: readonly Movement[] };

/**
 * The domain of the translated server texts. In en-US its texts are shown as they are, so it is not
 * loaded.
 */
const noNotices = { domain: 'notices', messages: {} };

/** The same for its refusals. */
const noRefusals = { domain: 'refusals', messages: {} };

/** Whether the message of the admin says the amount of a movement: one of a dispute or of a ride. */
const isRefund = (kind: string): boolean => kind.includes('refund');

/** The number in a detail that its translation repeats: the most that is possible, or when it is. */
const numberIn = (detail: string): number | undefined => {
  const found = /(?:most|of|the|to|in|no-show) [$Ⓣ]?(\d+(?:\.\d+)?)/.exec(detail)?.[1];
  return found ? Number(found) : undefined;
};

/** The sentences that machines ask for by key. */
export const createSentences = (locale: Locale, translations?: Catalogue) => {
  const format = createFormatter(locale, machines, translations);
  const formatNotice = createFormatter(locale, noNotices, translations);
  const formatRefusal = createFormatter(locale, noRefusals, translations);
  /** The server's text in the locale, or unchanged if the translation has no text for its kind. */
  const said = (told: string | ServerText): string => {
    if (typeof told === 'string') return told;
    const { text, notice } = told;
    if (!notice || !translations?.[noNotices.domain]?.[notice.kind]) return text;
    const { kind, ride_id: ride, ...values } = notice;
    return formatNotice(kind, { ...values, ride: ride?.slice(-limits.ids.shown) });
  };
  const sentence = (key: MessageKey, params: Optional<Params> = {}): string => {
    const values = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? said(value) : value,
    ]);
    return format(key, Object.fromEntries(values));
  };
  const errorText = (told: Told | ToldByView): string => {
    const { detail, code, reason } = told;
    if (detail !== undefined) {
      const text = said(detail);
      if (!code || !translations?.refusals?.[code]) return text;
      const number = numberIn(text);
      return formatRefusal(code, { amount: number, count: number });
    }
    const text = told.text ?? sentence(told.message, told.params);
    return reason ? `${closed(text)} ${sentence(reason)}` : text;
  };
  /** One sentence for each movement of a balance; the last one has the new balance, alone where the text before has its amount. */
  const movementsText = (movements: readonly Movement[], isLed = false): string[] =>
    movements.map(({ kind = 'other', balance, ...movement }, index) => {
      const isLast = index === movements.length - 1;
      if (isLed && isLast && balance !== undefined && isRefund(kind))
        return closed(sentence('live.newBalance', { balance }));
      return closed(sentence('live.movement', { ...movement, kind, ...(isLast && { balance }) }));
    });
  return {
    sentence,
    said,
    /** Whether texts of the server are in the language of the locale. */
    isServersLanguage: translations?.[noNotices.domain] === undefined,
    /** The server's detail, or its translation, where there is one, otherwise the sentence and, where it is known, the reason. */
    errorText,
    /** The text of an alert: its sentence, followed by the movements of the balance. */
    alertText: ({ movements = [], ...alert }: ToldAlert): string => {
      if (alert.message === 'live.balanceChanged')
        return movements.length > 1 ? movementsText(movements).join(' ') : errorText(alert);
      const text = errorText(alert);
      return movements.length > 0 ? [closed(text), ...movementsText(movements, true)].join(' ') : text;
    },
  };
};

export type Sentences = ReturnType<typeof createSentences>;
