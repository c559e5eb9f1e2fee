import type { User } from '@mobility/openapi';
import { answersOf, type Markup, size, usersOf } from '../field.ts';
import { PoolRow } from './pool-row.ts';
import { count, drawn, scrollThrough, shownOf, type TablePage, typeInto } from './table-page.ts';

document.documentElement.dataset.mobility = '';
// A cast, because the bench sets it on the window.
const markup = Reflect.get(window, 'markup') as Markup;
const answers = answersOf(usersOf(count));
/** Rows beyond each edge of the window. */
const beyond = 4;

const template = document.createElement('template');
template.innerHTML = markup.view;
const body = template.content.querySelector('tbody') ?? document.createElement('tbody');
const input = template.content.querySelector<HTMLInputElement>('input[type=search]');
const rows: PoolRow[] = [];
let found: readonly User[] = answers.get('') ?? [];
let rowHeight = 0;
let top = 0;

const space = (): HTMLTableRowElement => {
  const row = document.createElement('tr');
  row.ariaHidden = 'true';
  return row;
};
const [before, after] = [space(), space()];

/** Keeps the elements in the document in the order in which the keyboard reaches them. */
const keepOrder = (shown: readonly Element[]): void => {
  for (let position = shown.length - 1; position >= 0; position -= 1) {
    const element = shown[position];
    const next = shown[position + 1] ?? after;
    if (element && element.nextSibling !== next) body.insertBefore(element, next);
  }
};

let drawnFrom = -1;
/** Shows the users near the window in the rows of the pool. Draws only when others come into view. */
const draw = (): void => {
  const last = Math.max(0, found.length - rows.length);
  const first = Math.min(last, Math.max(0, Math.floor((window.scrollY - top) / rowHeight) - beyond));
  if (first === drawnFrom) return;
  drawnFrom = first;
  const shown: Element[] = [];
  for (let index = first; index < first + rows.length; index += 1) {
    const row = rows[index % rows.length];
    const user = found[index];
    if (!row) continue;
    row.element.hidden = !user;
    shown.push(row.element);
    if (user) row.show(user, index);
  }
  before.style.height = `${first * rowHeight}px`;
  after.style.height = `${Math.max(0, found.length - first - rows.length) * rowHeight}px`;
  keepOrder(shown);
};

/** Shows what is found from its first row, as our list does. */
const search = (): void => {
  found = answers.get(input?.value ?? '') ?? [];
  drawnFrom = -1;
  const scrolled = body.closest('section')?.getBoundingClientRect().top ?? 0;
  if (scrolled < 0) window.scrollBy({ top: scrolled, behavior: 'instant' });
  draw();
};

const page: TablePage = {
  mount: async () => {
    const first = new PoolRow(markup);
    rows.push(first);
    const [user] = found;
    if (user) first.show(user, 0);
    body.replaceChildren(before, first.element, after);
    document.body.append(template.content);
    rowHeight = first.element.offsetHeight;
    top = body.getBoundingClientRect().top + window.scrollY;
    const needed = Math.ceil(size.height / rowHeight) + 2 * beyond;
    while (rows.length < needed) rows.push(new PoolRow(markup));
    body.append(...rows.map(({ element }) => element), after);
    draw();
    window.addEventListener('scroll', draw);
    input?.addEventListener('input', search);
    await drawn();
  },
  type: (key) => typeInto(input, key),
  scroll: () => scrollThrough(document.scrollingElement),
  shown: () => shownOf(rows.map(({ element }) => element)),
};
Object.assign(window, { page, ready: Promise.resolve() });
