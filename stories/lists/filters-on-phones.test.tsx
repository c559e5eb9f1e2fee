import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as audit from '../admin/Audit.stories.tsx';
import * as conversations from '../admin/Conversations.stories.tsx';
import * as disputes from '../admin/Disputes.stories.tsx';
import * as rides from '../admin/Rides.stories.tsx';
import * as users from '../admin/Users.stories.tsx';

setProjectAnnotations([preview]);

const lists = {
  'audit trail': composeStories(audit).Trail,
  conversations: composeStories(conversations).NoneOpen,
  disputes: composeStories(disputes).All,
  rides: composeStories(rides).AllRides,
  users: composeStories(users).Users,
};
const each = Object.entries(lists).flatMap(([name, List]) =>
  ['en-US', 'de-DE', 'ar-AE'].flatMap((locale) => [390, 320].map((width) => ({ name, List, locale, width }))),
);

it.each(each)('all filters of the $name are in sight on a phone, in $locale at $width px', async (list) => {
  await page.viewport(list.width, 844);
  await list.List.run({ globals: { locale: list.locale } });
  const line = document.querySelector('h2')?.parentElement;
  const controls = [...(line?.querySelectorAll('button, input[type=search]') ?? [])];
  const seen = controls.filter((control) => control.checkVisibility());
  expect(seen.length).toBeGreaterThan(2);
  for (const control of seen) {
    const { left, right } = control.getBoundingClientRect();
    expect([control.textContent, left >= 0, right <= list.width]).toEqual([control.textContent, true, true]);
  }
  expect(line?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0);
});
