import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

/** The part of an element that is within the window, from 0 to 1. */
const shareInSight = (element: Element, width: number): number => {
  const { left, right } = element.getBoundingClientRect();
  return Math.max(0, Math.min(right, width) - Math.max(left, 0)) / (right - left);
};

it.each(each)(
  'the filters of the $name share a line that goes on at the edge of a phone, in $locale at $width px',
  async ({ List, locale, width }) => {
    await page.viewport(width, 844);
    await List.run({ globals: { locale } });
    const line = document.querySelector('h2')?.parentElement;
    const controls = [...(line?.querySelectorAll('input[type=search], button') ?? [])].filter((control) =>
      control.checkVisibility(),
    );
    const heights = controls.map((control) => {
      const { top, bottom } = control.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
    expect(document.documentElement.scrollWidth).toBe(width);
    const shares = controls.map((control) => shareInSight(control, width));
    expect(shares[0]).toBe(1);
    expect(shares[1]).toBeGreaterThan(0);
    expect(shares.at(-1)).toBeLessThan(1);
  },
);

it.each(each)(
  'the keyboard brings each filter of the $name into sight, in $locale at $width px',
  async ({ List, locale, width }) => {
    await page.viewport(width, 844);
    await List.run({ globals: { locale } });
    const line = document.querySelector('h2')?.parentElement;
    const reached = new Set<Element>();
    line?.querySelector<HTMLElement>('input[type=search], button')?.focus();
    while (document.activeElement && line?.contains(document.activeElement)) {
      reached.add(document.activeElement);
      const focused = document.activeElement;
      await expect.poll(() => shareInSight(focused, width)).toBe(1);
      await userEvent.keyboard('{Tab}');
    }
    expect(reached.size).toBeGreaterThan(2);
    expect(document.documentElement.scrollLeft).toBe(0);
  },
);
