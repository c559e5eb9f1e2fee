import type { User } from '@mobility/openapi';

export const size = { width: 1280, height: 860 } as const;
/** The numbers of users that the table is measured with. */
export const counts = [10_000, 100_000] as const;
/** The pixels that each frame scrolls: three rows, like a fast mouse wheel. */
export const step = 120;
export const frames = 60;
/** The text in the search field after each key. The last one clears it. */
export const typed = ['m', 'mo', 'mor', 'more', 'moren', 'moreno', ''] as const;

const first = ['Quinn', 'Hana', 'Kenji', 'Luis', 'Priya', 'Amara', 'Jonas'];
const last = ['Moreno', 'Zhang', 'Ueda', 'Ortega', 'Eriksen', 'Moss', 'Okafor', 'Lindgren', 'Morales'];
const at = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

/** The number of the first user that has everything that a row can show. */
export const full = 3;

/** User number `index`, the newest first. */
const userOf = (index: number): User => ({
  id: `01KAJ5ZC9D7E3F1G${String(index).padStart(10, '0')}`,
  name: `${at(first, index)} ${at(last, index * 5 + 2)}`,
  email: `${at(first, index)}.${index}@mobility.example`.toLowerCase(),
  role: index % 7 === 3 ? 'driver' : index % 101 === 1 ? 'admin' : 'rider',
  phone: null,
  rating: 3 + (index % 20) / 10,
  total_rides: index % 300,
  created_at: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
  is_online: index % 3 === 0,
  is_active: index % 13 !== 3,
  email_verified: true,
  is_approved: index % 7 === 3 ? index % 28 !== 3 : null,
});

export const usersOf = (count: number): readonly User[] =>
  Array.from({ length: count }, (_, index) => userOf(index));

/** The balance of a user, in the currency's units. */
export const balanceOf = (user: User): number => (Number(user.id.slice(-10)) % 4_000) / 10;

/** What the server answers to each search. It is known before the measurements, as no side may search itself. */
export const answersOf = (users: readonly User[]): ReadonlyMap<string, readonly User[]> =>
  new Map(
    typed.map((text) => [
      text,
      text === '' ? users : users.filter(({ name }) => name.toLowerCase().includes(text)),
    ]),
  );

/** The markup of our view and of of a row with everything, and the classes of a row and of its role by the role. */
export type Markup = {
  view: string;
  row: string;
  roles: Partial<Record<string, { row: string; word: string }>>;
};

/** What is in the document. */
export type Shown = {
  rows: number;
  /** The text of the row in the middle of the window. */
  text: string;
  /** The height of that row, in pixels. */
  height: number;
};
