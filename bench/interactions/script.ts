import type { Locator, Page } from 'playwright';

/**
 * One press or key, and what it is called in the report. `find` looks for the place of a press, which takes the page's
 * processor too and is no part of the interaction.
 */
export type Step = { name: string; find(page: Page): Promise<(page: Page) => Promise<unknown>> };
type Visit = { path: string; steps: readonly Step[] };

const press = (name: string, target: (page: Page) => Locator): Step => ({
  name,
  find: async (page) => {
    const element = target(page).first();
    await element.click({ trial: true });
    const box = await element.boundingBox();
    if (!box) throw new Error(`${name}: the element has no place`);
    return ({ mouse }) => mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  },
});
const button = (name: string | RegExp): Step =>
  press(`press ${name}`, (page) => page.getByRole('button', { name }));
const key = (pressed: string, where: string): Step => ({
  name: `key ${pressed} ${where}`,
  find: async () => (page) => page.keyboard.press(pressed),
});
const typed = (text: string, where: string): Step[] => [...text].map((character) => key(character, where));

/** What a rider does on the screens of every day. */
export const script: readonly Visit[] = [
  {
    path: '/rider',
    steps: [button(/notification/i), key('Escape', 'in the bell'), button('Open menu'), button('Close menu')],
  },
  {
    path: '/rides',
    steps: [
      press('filter Completed', (page) => page.getByText('Completed', { exact: false })),
      press('filter All', (page) => page.getByText('All', { exact: false })),
      press('the search', (page) => page.getByRole('searchbox')),
      ...typed('mission', 'in the search'),
      ...Array.from('mission', () => key('Backspace', 'in the search')),
      button('Details'),
      key('Escape', 'in the details'),
    ],
  },
  {
    path: '/book-ride',
    steps: [
      ...typed('ferry', 'in the destination'),
      key('ArrowDown', 'in the suggestions'),
      key('Enter', 'in the suggestions'),
    ],
  },
  {
    path: '/profile',
    steps: [
      button('Edit'),
      press('the name', (page) => page.getByRole('textbox', { name: 'Full Name' })),
      ...typed('Maya', 'in the name'),
      button('Cancel'),
      press('tab Settings', (page) => page.getByRole('tab', { name: 'Settings' })),
    ],
  },
];
