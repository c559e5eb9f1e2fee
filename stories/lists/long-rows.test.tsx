import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as audit from '../admin/Audit.stories.tsx';
import * as conversations from '../admin/Conversations.stories.tsx';
import * as disputes from '../admin/Disputes.stories.tsx';
import * as payments from '../admin/Payments.stories.tsx';
import * as rides from '../admin/Rides.stories.tsx';
import * as users from '../admin/Users.stories.tsx';

setProjectAnnotations([preview]);

/**
 * Each list with names, addresses and messages of many lines, and how high a row may be at most, in a table and as a card. Names
 * are shown whole, other texts in two lines.
 */
const lists = {
  users: { List: composeStories(users).LongAndHostileNames, row: 84, card: 220 },
  rides: { List: composeStories(rides).LongAndHostileTexts, row: 108, card: 316 },
  'audit trail': { List: composeStories(audit).LongAndHostile, row: 108, card: 224 },
  'unpaid rides': { List: composeStories(payments).LongAndHostileNames, row: 72, card: 316 },
  disputes: { List: composeStories(disputes).LongAndHostile, row: 68, card: 232 },
  conversations: { List: composeStories(conversations).LongAndHostile, row: 132, card: 240 },
};
const each = Object.entries(lists).map(([name, list]) => ({ name, ...list }));

const highest = async (): Promise<number> => {
  await Promise.all([...document.fonts].map((font) => font.load()));
  const rows = [...document.querySelectorAll<HTMLElement>('tbody tr')];
  return Math.max(...rows.map(({ offsetHeight }) => offsetHeight));
};

/** The texts of which a part is not shown, and that have no tooltip with the whole. */
const lost = (): (string | null)[] =>
  [...document.querySelectorAll('td *')]
    .filter((element) => {
      const { overflow } = getComputedStyle(element);
      const isCut =
        element.scrollHeight > element.clientHeight + 4 || element.scrollWidth > element.clientWidth;
      return overflow === 'hidden' && element.clientWidth > 1 && isCut;
    })
    .filter((element) => !element.closest('[title]'))
    .map(({ textContent }) => textContent);

it.each(each)(
  'long texts make no row of the $name high, and are there as a whole',
  async ({ List, row, card }) => {
    for (const [width, most] of [
      [1280, row],
      [834, card],
      [390, card],
    ] as const) {
      await page.viewport(width, 860);
      await List.run();
      expect([width, await highest(), lost()]).toEqual([
        width,
        expect.toSatisfy((height) => height <= most),
        [],
      ]);
    }
  },
);

it('the cards of the audit trail have their button on the line of their title, whatever the severity', async () => {
  await page.viewport(360, 780);
  await composeStories(audit).Trail.run({ globals: { locale: 'ar-AE' } });
  await Promise.all([...document.fonts].map((font) => font.load()));
  const tops = [...document.querySelectorAll('tbody tr')].map((row) => {
    const button = row.querySelector('button') as HTMLButtonElement;
    return Math.round(button.getBoundingClientRect().top - row.getBoundingClientRect().top);
  });
  expect(tops.length).toBeGreaterThan(4);
  expect(new Set(tops).size).toBe(1);
});
