import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';
import * as audit from '../Audit.stories.tsx';

setProjectAnnotations([preview]);

const { Trail } = composeStories(audit);
const [entry] = Trail.args.entries ?? [];

it.each(['en-US', 'ar-AE'])('a cut description keeps the start of a name in %s', async (locale) => {
  if (!entry) throw new Error('The story has entries');
  await page.viewport(1280, 860);
  const named = {
    ...entry,
    subject_name: 'Ingrid Amundsen-Jensen of the northern depot and its outer districts',
    subject_email: 'ingrid@example.com',
  };
  await Trail.run({ globals: { locale }, args: { ...Trail.args, entries: [named] } });
  await Promise.all([...document.fonts].map((font) => font.load()));
  const name = [...document.querySelectorAll('td bdi')].find(({ textContent }) =>
    textContent?.startsWith('Ingrid'),
  ) as HTMLElement;
  const start = new Range();
  start.setStart(name.firstChild as Node, 0);
  start.setEnd(name.firstChild as Node, 6);
  const [letters, cell] = [start, name.closest('td') as HTMLElement].map((one) =>
    one.getBoundingClientRect(),
  );
  expect(letters?.left).toBeGreaterThanOrEqual(cell?.left ?? 0);
  expect(letters?.right).toBeLessThanOrEqual(cell?.right ?? 0);
  const middle = document.elementFromPoint(
    (letters?.left ?? 0) + 2,
    ((letters?.top ?? 0) + (letters?.bottom ?? 0)) / 2,
  );
  expect(name.contains(middle)).toBe(true);
  expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
});
