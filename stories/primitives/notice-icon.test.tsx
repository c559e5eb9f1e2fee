import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as notices from './Notice.stories.tsx';

setProjectAnnotations([preview]);
const { WithARetry } = composeStories(notices);

it.each([
  ['one line', undefined],
  ['several lines', 'An admin reviews your vehicle. '.repeat(6)],
])('the icon of a notice is level with the first line of its words: %s', async (_, children) => {
  await page.viewport(390, 844);
  await WithARetry.run({ args: { ...WithARetry.args, title: 'Not loaded', children } });
  const [icon, title] = [
    document.querySelector('[role=alert] svg'),
    document.querySelector('[role=alert] p'),
  ];
  if (!icon || !title) throw new Error('There is no notice');
  const tops = [icon, title].map((each) => each.getBoundingClientRect().top);
  expect(tops[0]).toBeCloseTo(tops[1] ?? 0, 0);
});
