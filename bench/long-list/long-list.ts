import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserOptions } from '@mobility/tooling/browser';
import { fromSource } from '@mobility/tooling/source-condition';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { median, medianRatio } from '../figures.ts';
import { type Cards, frames, count as rides, size, typed } from './field.ts';

const warmUps = 1;
const allowed = 2;
/** The most cards that either side may have in the document. */
const mostCards = 40;
const parts = ['mount', 'type', 'scroll'] as const;
type Part = (typeof parts)[number];
type Name = 'ours' | 'peer';
const entries: Record<Name, string> = { ours: 'ours.tsx', peer: 'peer.ts' };
type Assets = { script: string; style: string };
/** CPU milliseconds of each part, and the height of a card. */
type Used = Record<Part | 'height', number>;

/** One side's page as a script and a style sheet. */
const bundle = async (name: Name, folder: string): Promise<Assets> => {
  const outDir = join(folder, name);
  await build({
    ...fromSource,
    configFile: false,
    logLevel: 'error',
    plugins: [
      vanillaExtractPlugin(),
      { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'ar-AE'] }), enforce: 'pre' },
    ],
    build: {
      outDir,
      target: 'es2023',
      lib: {
        entry: join(import.meta.dirname, 'page', entries[name]),
        formats: ['iife'],
        name,
        fileName: () => 'page.js',
        cssFileName: 'page',
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const read = (file: string): string => readFileSync(join(outDir, file), 'utf8');
  return { script: read('page.js'), style: read('page.css') };
};

/** CPU milliseconds of the main thread for each part, on a fresh page. */
const measure = async (browser: Browser, { script, style }: Assets): Promise<Used> => {
  const page = await browser.newPage({ viewport: size });
  try {
    page.on('pageerror', (error) => console.error(error));
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.setContent('<!doctype html><body></body>');
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ content: script });
    await page.evaluate('window.ready');
    const cpu = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    };
    const used: Partial<Used> = {};
    for (const part of parts) {
      const before = await cpu();
      await page.evaluate(`window.page.${part}()`);
      used[part] = (await cpu()) - before;
    }
    const { text, count, height } = await page.evaluate<Cards>('window.page.middle()');
    if (!text.includes('San Francisco')) throw new Error('There is no ride in the middle of the window');
    if (count > mostCards) throw new Error(`${count} cards are in the document`);
    return { ...(used as Used), height };
  } finally {
    await page.close();
  }
};

const report = (part: Part, ours: number[], peer: number[]): void => {
  const times = { mount: 1, type: typed.length + 1, scroll: frames }[part];
  const each = { mount: 'first render', type: 'keystroke', scroll: 'scroll frame' }[part];
  const per = (values: number[]): string => `${(median(values) / times).toFixed(2)} ms`;
  console.log(`  ${each}: ours ${per(ours)}, a pool of nodes ${per(peer)}`);
  console.log(`    median ratio ${medianRatio(ours, peer).toFixed(2)} (at most ${allowed})`);
};

/** A history of 10,000 rides, compared with a list that writes its rides into a pool of nodes. */
export const longList = async (rounds: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'long-list-'));
  const browser = await chromium.launch(await browserOptions());
  try {
    const [ours, peer] = [await bundle('ours', folder), await bundle('peer', folder)];
    console.log(`long-list: ${rides} rides, each round on fresh pages`);
    const used: Record<Name, Used[]> = { ours: [], peer: [] };
    for (let round = -warmUps; round < rounds; round += 1) {
      const [mine, theirs] = [await measure(browser, ours), await measure(browser, peer)];
      if (mine.height !== theirs.height)
        throw new Error(`Our cards are ${mine.height} px high, those of the pool ${theirs.height} px`);
      if (round < 0) continue;
      used.ours.push(mine);
      used.peer.push(theirs);
    }
    const of = (name: Name, part: Part): number[] => used[name].map((round) => round[part]);
    for (const part of parts) report(part, of('ours', part), of('peer', part));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
};
