import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import * as admin from './admin/AdminConsole.stories.tsx';
import * as restore from './admin/Restore.stories.tsx';
import * as places from './booking/PlaceField.stories.tsx';
import * as notices from './primitives/Notice.stories.tsx';
import * as fields from './primitives/TextField.stories.tsx';
import * as rider from './screens/Rider.stories.tsx';

setProjectAnnotations([preview]);

const { Figures: Console } = composeStories(admin);
const { RolesAndBalancesChange } = composeStories(restore);
const { InvalidCoordinates } = composeStories(places);
const { Critical } = composeStories(notices);
const { Invalid } = composeStories(fields);
const { BookingRightToLeft, DashboardRightToLeft } = composeStories(rider);

it('a name in Latin letters that takes two lines starts both where an Arabic page starts its lines', async () => {
  await page.viewport(390, 844);
  await DashboardRightToLeft.run();
  const name = document.querySelector('dd [dir=auto]');
  if (!name) throw new Error('There is no favourite place');
  name.textContent = 'San Francisco Museum of Modern Art';
  const lines = document.createRange();
  lines.selectNodeContents(name);
  const ends = [...lines.getClientRects()].map(({ right }) => Math.round(right));
  expect(ends.length).toBeGreaterThan(1);
  expect(new Set(ends)).toEqual(new Set([Math.round(name.getBoundingClientRect().right)]));
});

it('an address in Latin letters in an Arabic form is cut at its end', async () => {
  await page.viewport(1280, 860);
  await BookingRightToLeft.run();
  const field = document.querySelector<HTMLInputElement>('input[name=pickup]');
  expect(field?.value).not.toBe('');
  expect(field && getComputedStyle(field).direction).toBe('ltr');
});

it('a negative number in an Arabic form runs left to right and is aligned to the right', async () => {
  await InvalidCoordinates.run({ globals: { locale: 'ar-AE' } });
  const field = document.querySelector<HTMLInputElement>('input[inputmode=decimal]');
  expect(field && getComputedStyle(field).direction).toBe('ltr');
  expect(field && getComputedStyle(field).textAlign).toBe('end');
});

it('the name and the address of a user begin at the same side of an Arabic page', async () => {
  await page.viewport(1280, 860);
  await RolesAndBalancesChange.run({ globals: { locale: 'ar-AE' } });
  const texts = [...(document.querySelector('ul li')?.querySelectorAll('bdi') ?? [])];
  const ends = texts.map((text) => {
    const words = document.createRange();
    words.selectNodeContents(text);
    return Math.round(words.getBoundingClientRect().right);
  });
  expect(ends).toHaveLength(2);
  expect(new Set(ends)).toHaveProperty('size', 1);
});

/** Where one character of an element is drawn, and the element itself. */
const drawn = (element: Element, character: string) => {
  const text = [...element.childNodes].find(
    (node): node is Text => node instanceof Text && node.data.includes(character),
  );
  if (!text) throw new Error(`There is no ${character}`);
  const range = document.createRange();
  range.setStart(text, text.data.indexOf(character));
  range.setEnd(text, text.data.indexOf(character) + 1);
  return range.getBoundingClientRect();
};

const english = 'The ride is paid.';
/** As the catalogue isolates what it inserts. */
const arabic = '\u2068Maya Chen\u2069 ألغت الرحلة.';

it.each([
  ['the title of a notice', () => Critical, (text: string) => ({ tone: 'critical', title: text })],
  ['the text of a notice', () => Critical, (text: string) => ({ tone: 'critical', children: text })],
  ['the error of a field', () => Invalid, (text: string) => ({ errorMessage: text })],
] as const)(
  '%s has its full stop at its end on an Arabic page, and keeps the side of the page',
  async (_, story, args) => {
    const Story = story();
    const show = async (text: string): Promise<Element> => {
      await Story.run({ args: args(text), parameters: { locale: 'ar-AE' } } as never);
      const found = [...document.querySelectorAll('[role=alert] *, [slot=errorMessage], [role=alert]')].find(
        (each) => [...each.childNodes].some((node) => node instanceof Text && node.data === text),
      );
      if (!found) throw new Error(`Nothing says ${text}`);
      return found;
    };
    const said = await show(english);
    expect(drawn(said, '.').left).toBeGreaterThan(drawn(said, 'T').right);
    const inner = said.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(said).paddingInlineStart);
    expect(inner.right - padding - drawn(said, '.').right).toBeLessThan(24);
    const own = await show(arabic);
    expect(drawn(own, '.').right).toBeLessThan(drawn(own, 'أ').left);
    expect(drawn(own, 'M').left).toBeGreaterThan(drawn(own, 'أ').right);
  },
);

it.each([390, 320].flatMap((width) => ['en-US', 'de-DE', 'ar-AE'].map((locale) => ({ width, locale }))))(
  'the build of the console is whole at $width px in $locale',
  async ({ width, locale }) => {
    await page.viewport(width, 844);
    await Console.run({
      globals: { locale },
      args: { ...Console.args, build: { version: '0.1.0', revision: '1488aa2' } },
    });
    const line = [...document.querySelectorAll('header span')].find((each) =>
      each.textContent?.includes('1488aa2'),
    );
    if (!line) throw new Error('There is no build');
    expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
    const [box, revision] = [line.getBoundingClientRect(), drawn(line, '1')];
    expect(revision.left).toBeGreaterThanOrEqual(box.left);
  },
);
