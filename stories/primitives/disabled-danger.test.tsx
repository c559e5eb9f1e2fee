import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as buttons from './Button.stories.tsx';
import * as menus from './Menu.stories.tsx';

setProjectAnnotations([preview]);
const { Danger, DisabledDanger, Disabled } = composeStories(buttons);
const { Open, Impossible } = composeStories(menus);

const schemes = ['light', 'dark'] as const;

type Runs = { run: (context: { globals: { scheme: string } }) => Promise<void> };

/** The colours of the last element of a role in a story. */
const colorsOf = async (story: Runs, role: string, scheme: string) => {
  await story.run({ globals: { scheme } });
  const element = [...document.querySelectorAll(role)].at(-1);
  if (!element) throw new Error(`There is no ${role}`);
  const { color, borderColor, opacity } = getComputedStyle(element);
  return { theme: document.documentElement.dataset.theme, color, borderColor, opacity };
};

it.each(schemes)(
  'a dangerous button that is disabled looks as any other disabled one: %s',
  async (scheme) => {
    const danger = await colorsOf(Danger, 'button', scheme);
    const disabled = await colorsOf(DisabledDanger, 'button', scheme);
    expect(disabled).not.toBe(danger);
    expect(disabled).toEqual(await colorsOf(Disabled, 'button', scheme));
  },
);

it.each(schemes)('a dangerous entry that is disabled has no red: %s', async (scheme) => {
  const danger = await colorsOf(Open, '[role=menuitem]', scheme);
  const disabled = await colorsOf(Impossible, '[role=menuitem]', scheme);
  expect(disabled.theme).toBe(scheme);
  expect(disabled.color).not.toBe(danger.color);
});

it('in forced colours, what is disabled has the grey of the system', async () => {
  const force = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await force('active');
  onTestFinished(async () => void (await force('none')));
  const grey = document.createElement('p');
  grey.style.color = 'GrayText';
  document.body.append(grey);
  const { color } = getComputedStyle(grey);
  const system = { color, opacity: '1' };
  expect(await colorsOf(DisabledDanger, 'button', 'light')).toMatchObject(system);
  expect(await colorsOf(Impossible, '[role=menuitem]', 'light')).toMatchObject(system);
});
