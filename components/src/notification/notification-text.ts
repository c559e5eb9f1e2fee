import type { Movement } from '@mobility/machines/alerts';
import type { Notification } from '@mobility/machines/inbox';
import type { Sentences } from '../intl/create-sentences.ts';

/** Title and message of a notification: the server's texts where they are in the language of the locale. */
export const notificationText = (
  entry: Notification & { also?: readonly Movement[] },
  { sentence, said, alertText, isServersLanguage }: Sentences,
): { title: string; message: string } => {
  const { message, params = {}, also } = entry;
  const isTranslated = entry.isComplete && !isServersLanguage;
  const heading = isTranslated ? undefined : entry.heading;
  const detail = isTranslated && typeof entry.detail === 'string' ? undefined : entry.detail;
  // The card names the sender beside the message.
  const words = typeof params.message === 'number' ? undefined : params.message;
  return {
    title: heading ?? sentence(entry.title, params),
    message: alertText({
      message,
      params,
      detail: detail ?? (words === undefined ? undefined : said(words)),
      movements: also,
    }),
  };
};
