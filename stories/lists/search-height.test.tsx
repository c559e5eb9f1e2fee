import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as audit from '../admin/Audit.stories.tsx';
import * as conversations from '../admin/Conversations.stories.tsx';
import * as rides from '../admin/Rides.stories.tsx';
import * as users from '../admin/Users.stories.tsx';

setProjectAnnotations([preview]);

const lists = {
  users: composeStories(users).Users,
  rides: composeStories(rides).AllRides,
  'audit trail': composeStories(audit).Trail,
  conversations: composeStories(conversations).NoneOpen,
};

const emulateTouch = (enabled: boolean): Promise<unknown> =>
  cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });

const measure = () => ({
  field: document.querySelector('input[type=search]')?.parentElement?.offsetHeight,
  table: document.querySelector('table')?.getBoundingClientRect().top,
});

const each = Object.entries(lists).flatMap(([name, List]) =>
  [false, true].map((isTouch) => ({ name, List, isTouch, height: isTouch ? 44 : 36 })),
);

it.each(each)(
  'a text in the search of the $name leaves the field at $height px and the table in its place',
  async ({ List, isTouch, height }) => {
    await emulateTouch(isTouch);
    onTestFinished(async () => void (await emulateTouch(false)));
    expect(matchMedia('(pointer: coarse)').matches).toBe(isTouch);
    await page.viewport(1280, 860);
    await List.run();
    const before = measure();
    expect(before.field).toBe(height);
    await userEvent.fill(page.getByRole('searchbox'), 'a');
    await expect.element(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
    expect(measure()).toEqual(before);
  },
);
