import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserOptions } from '@mobility/tooling/browser';
import { type Browser, chromium } from 'playwright';
import { type Assets, bundle, openPage } from '../browser-page.ts';
import { median, medianRatio } from '../figures.ts';
import { counts, frames, type Markup, type Shown, size, typed } from './field.ts';

const warmUps = 1;
const allowed = 2;
/** The most rows that a side may have in the document. */
const mostRows = 80;
const parts = ['first render', 'worst keystroke', 'scroll frame', 'heap'] as const;
type Part = (typeof parts)[number];
/** CPU milliseconds of each part, and megabytes of the whole heap. */
type Used = Record<Part, number> & { height: number };
/** A table that is short enough to take no memory worth mentioning. */
const short = 100;
const entries = { ours: 'ours.tsx', pool: 'pool.ts', 'AG Grid': 'ag-grid.ts', MUI: 'mui.tsx' } as const;
type Name = keyof typeof entries;
const names = Object.keys(entries) as Name[];
type Sides = Record<Name, Assets>;

/** The markup of our view, for the pool of nodes. */
const markupOf = async (browser: Browser, ours: Assets): Promise<Markup> => {
  const { page } = await openPage(browser, ours, size, { count: 1_000 });
  try {
    await page.evaluate('window.page.mount()');
    return await page.evaluate<Markup>('window.markup()');
  } finally {
    await page.close();
  }
};

const measure = async (browser: Browser, side: Assets, given: object): Promise<Used> => {
  const { page, cpu, heap } = await openPage(browser, side, size, given);
  try {
    const during = async (call: string): Promise<number> => {
      const before = await cpu();
      await page.evaluate(`window.page.${call}`);
      return (await cpu()) - before;
    };
    const mount = await during('mount()');
    const scroll = await during('scroll()');
    const { rows, text, height } = await page.evaluate<Shown>('window.page.shown()');
    if (!text.includes('@mobility.example')) throw new Error(`No user is in the middle: ${text}`);
    if (rows > mostRows) throw new Error(`${rows} rows are in the document`);
    // What the page made before is not collected during a keystroke.
    await heap();
    const keys: number[] = [];
    for (let key = 0; key < typed.length; key += 1) keys.push(await during(`type(${key})`));
    const worst = Math.max(...keys);
    const used = {
      'first render': mount,
      'worst keystroke': worst,
      'scroll frame': scroll / frames,
      heap: (await heap()) / 1e6,
    };
    return { ...used, height };
  } finally {
    await page.close();
  }
};

/** The figures of every round by side, and the heap of each side's page with a short table. */
type Measured = { used: Record<Name, Used[]>; code: Record<Name, number> };

const report = (part: Part, { used, code }: Measured): void => {
  // The code of a page does not grow with its table.
  const of = (name: Name): number[] =>
    used[name].map((round) => round[part] - (part === 'heap' ? code[name] : 0));
  const unit = part === 'heap' ? 'MB' : 'ms';
  const figures = names.map((name) => `${name} ${median(of(name)).toFixed(2)} ${unit}`);
  console.log(`  ${part === 'heap' ? 'heap of the users and their rows' : part}: ${figures.join(', ')}`);
  console.log(`    median ratio ${medianRatio(of('ours'), of('pool')).toFixed(2)} (at most ${allowed})`);
};

/** Measures each side by turns, each time on a fresh page. */
const rounds = async (
  browser: Browser,
  sides: Sides,
  given: object,
  times: number,
): Promise<Measured['used']> => {
  const used: Measured['used'] = { ours: [], pool: [], 'AG Grid': [], MUI: [] };
  for (let round = -warmUps; round < times; round += 1) {
    for (const name of names) {
      const figures = await measure(browser, sides[name], given);
      if (round >= 0) used[name].push(figures);
    }
    const [ours, pool] = [used.ours.at(-1)?.height, used.pool.at(-1)?.height];
    if (ours !== pool) throw new Error(`Our rows are ${ours} px high, those of the pool ${pool} px`);
  }
  return used;
};

const heapsOf = (used: Measured['used']): Measured['code'] => {
  const of = (name: Name): number => median(used[name].map(({ heap }) => heap));
  return { ours: of('ours'), pool: of('pool'), 'AG Grid': of('AG Grid'), MUI: of('MUI') };
};

/** The users table of the admin console, compared with a pool of nodes that writes the same users into the same rows. */
export const usersTable = async (times: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'users-table-'));
  const browser = await chromium.launch(await browserOptions());
  const build = (name: Name) => bundle(join(import.meta.dirname, 'page', entries[name]), join(folder, name));
  try {
    const sides: Sides = {
      ours: await build('ours'),
      pool: await build('pool'),
      'AG Grid': await build('AG Grid'),
      MUI: await build('MUI'),
    };
    sides.pool.style = sides.ours.style;
    const markup = await markupOf(browser, sides.ours);
    const code = heapsOf(await rounds(browser, sides, { count: short, markup }, 1));
    console.log(
      `users-table: each round on fresh pages; heap without a table in MB: ${JSON.stringify(code)}`,
    );
    for (const count of counts) {
      const used = await rounds(browser, sides, { count, markup }, times);
      console.log(`  ${count} users`);
      for (const part of parts) report(part, { used, code });
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
};
