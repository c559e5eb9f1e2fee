import type { MessageKey } from '@mobility/machines/messages';
import type { ShownError } from '@mobility/machines/shown-error';
import { createFormatter, type Values } from './create-text.ts';
import { machines } from './generated/en-US/machines.ts';
import type { Locale } from './locale.ts';
import type { Catalogue } from './message.ts';

const closed = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** The sentences that machines ask for by key. */
export const createSentences = (locale: Locale, translations?: Catalogue) => {
  const format = createFormatter(locale, machines, translations);
  const sentence = (key: MessageKey, values?: Values): string => format(key, values);
  return {
    sentence,
    /** The server's detail where there is one, otherwise the sentence and, where it is known, the reason. */
    errorText: ({ message, detail, params, reason }: ShownError & { params?: Values }): string => {
      if (detail !== undefined) return detail;
      const text = sentence(message, params);
      return reason ? `${closed(text)} ${sentence(reason)}` : text;
    },
  };
};

export type Sentences = ReturnType<typeof createSentences>;
