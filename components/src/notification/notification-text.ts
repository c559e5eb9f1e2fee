import type { Notification } from '@mobility/machines/inbox';
import type { Sentences } from '../intl/create-sentences.ts';

/** Title and message of a notification: the server's texts where they are in the language of the locale. */
export const notificationText = (
  entry: Notification,
  { sentence, said, isServersLanguage }: Sentences,
): { title: string; message: string } => {
  const { heading, detail } = entry.isComplete && !isServersLanguage ? {} : entry;
  return {
    title: heading ?? sentence(entry.title),
    message: detail === undefined ? sentence(entry.message, entry.params) : said(detail),
  };
};
