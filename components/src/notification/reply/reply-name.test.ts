import { expect, test } from 'vitest';
import arabic from '../../intl/ar-AE/notification.json' with { type: 'json' };
import german from '../../intl/de-DE/notification.json' with { type: 'json' };
import english from '../../intl/en-US/notification.json' with { type: 'json' };

/** Whether a name contains the words of a button, as whoever says these words to a computer needs it. */
const hasWords = (name: string, words: string): boolean =>
  ` ${name.toLowerCase()} `.includes(` ${words.toLowerCase()} `);

test.each([english, german, arabic])('the name of the button “$reply” has its words', (texts) => {
  expect(hasWords(texts.replyTo, texts.reply)).toBe(true);
  expect(hasWords(texts.replyToAdmin, texts.reply)).toBe(true);
});
