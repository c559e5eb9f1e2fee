import type { User } from '@mobility/openapi';
import { balanceOf, type Markup } from '../field.ts';

/** What the texts of each cell say, in the order of the document. */
const texts: ((user: User) => string)[][] = [
  [],
  [({ name }) => `Balance of ${name} `, (user) => balanceOf(user).toFixed(2)],
  [({ name }) => name.slice(0, 2).toUpperCase(), ({ name }) => name, ({ role }) => `${role}`],
  [({ email }) => email],
  [() => 'Rating', ({ rating }) => `${rating}`],
  [() => 'Rides', ({ total_rides }) => `${total_rides}`],
  [({ is_online }) => (is_online ? 'ON' : 'OFF')],
  [() => 'Joined', ({ created_at }) => `${created_at}`.slice(0, 10)],
];

/** The text nodes inside, without those that never change. */
const textsIn = (cell: Element): Text[] => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text.data.trim() !== '' && text.data !== 'Ⓣ') found.push(text);
  }
  return found;
};

/** A row of the pool: only what differs between users is rewritten. */
export class PoolRow {
  readonly element: HTMLTableRowElement;
  readonly #texts: readonly (readonly [Text, (user: User) => string])[];
  readonly #badges: readonly HTMLElement[];
  readonly #link: Element | null;
  readonly #menu: Element | null;
  readonly #word: Element | null;
  readonly #roles: Markup['roles'];

  constructor({ row, roles }: Markup) {
    const template = document.createElement('template');
    template.innerHTML = `<table>${row}</table>`;
    const element = template.content.querySelector('tr');
    if (!element) throw new Error('The markup has no row');
    this.element = element;
    const cells = [...element.cells];
    this.#texts = cells.flatMap((cell, column) => {
      const found = textsIn(cell);
      return (texts[column] ?? []).map((textOf, index) => {
        const text = found[index];
        if (!text) throw new Error(`Column ${column} has ${found.length} texts`);
        return [text, textOf] as const;
      });
    });
    this.#link = element.querySelector('a');
    this.#menu = cells[0]?.querySelector('button') ?? null;
    this.#word = this.#link?.nextElementSibling ?? null;
    this.#badges = [...(cells[6]?.querySelectorAll<HTMLElement>(':scope > * > * + *') ?? [])];
    this.#roles = roles;
  }

  show(user: User, index: number): void {
    for (const [text, textOf] of this.#texts) text.data = textOf(user);
    const [locked, waiting] = this.#badges;
    if (locked) locked.style.display = user.is_active ? 'none' : '';
    if (waiting) waiting.style.display = user.is_approved === false ? '' : 'none';
    this.#link?.setAttribute('href', `/admin?tab=users&user=${user.id}`);
    this.#menu?.setAttribute('aria-label', `Actions for ${user.name}`);
    const look = this.#roles[user.role];
    if (look && this.element.className !== look.row) {
      this.element.className = look.row;
      if (this.#word) this.#word.className = look.word;
    }
    this.element.setAttribute('aria-rowindex', `${index + 2}`);
  }
}
