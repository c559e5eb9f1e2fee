import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserOptions } from '@mobility/tooling/browser';
import { fromSource } from '@mobility/tooling/source-condition';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { median, medianRatio } from '../figures.ts';
import { cars, messagesPerSecond, type Played } from './field.ts';

const warmUps = 1;
const seconds = 4;
const allowed = 2.5;
/** The largest difference in drawn pixels between the two sides: the same cars differ at their edges. */
const similar = 0.25;
type Name = 'ours' | 'peer';

/** One side's page as a script. */
const bundle = async (name: Name, outDir: string): Promise<string> => {
  await build({
    ...fromSource,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      lib: {
        entry: join(import.meta.dirname, 'page', `${name}.ts`),
        formats: ['iife'],
        name,
        fileName: () => `${name}.js`,
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return readFileSync(join(outDir, `${name}.js`), 'utf8');
};

/** One side in a tab of its own browser process. */
class Side {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async open(browser: Browser, script: string): Promise<Side> {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(error));
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.setContent('<body></body>');
    await page.addScriptTag({ content: script });
    return new Side(page, session);
  }

  /** CPU milliseconds of the page's main thread. */
  async #cpu(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  }

  /** Plays the messages, and returns the CPU milliseconds that were used. */
  async play(): Promise<Played & { used: number }> {
    const before = await this.#cpu();
    const played = await this.#page.evaluate<Played>(`window.play(${seconds})`);
    return { ...played, used: (await this.#cpu()) - before };
  }
}

const compare = async (ours: Side, peer: Side, rounds: number): Promise<void> => {
  const used: Record<Name, number[]> = { ours: [], peer: [] };
  const late: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const [mine, theirs] = [await ours.play(), await peer.play()];
    if (mine.messages !== messagesPerSecond * seconds)
      throw new Error(`${mine.messages} messages were played`);
    if (Math.abs(mine.ink / theirs.ink - 1) > similar)
      throw new Error(
        `The pictures differ: ${mine.ink} pixels are drawn, the plain canvas has ${theirs.ink}`,
      );
    if (round < 0) continue;
    used.ours.push(mine.used);
    used.peer.push(theirs.used);
    late.push(mine.late);
  }
  const per = (values: number[]): string => `${(median(values) / seconds).toFixed(0)} ms`;
  console.log(
    `  CPU per second: ours ${per(used.ours)}, a plain canvas ${per(used.peer)}; late frames ${late.join(', ')}`,
  );
  // A busy machine delays single frames: code that is too slow draws late in every round.
  if (Math.min(...late) > 0) throw new Error('Every round had late frames');
  console.log(`    median ratio ${medianRatio(used.ours, used.peer).toFixed(2)} (at most ${allowed})`);
};

/** Draws 200 cars at 5,000 messages a second between their positions, compared with a canvas that draws the last ones. */
export const liveMap = async (rounds: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'live-map-'));
  const browser = await chromium.launch(await browserOptions());
  try {
    const [ours, peer] = [
      await Side.open(browser, await bundle('ours', folder)),
      await Side.open(browser, await bundle('peer', folder)),
    ];
    console.log(`live-map: ${cars} cars, ${messagesPerSecond} messages a second, each round ${seconds} s`);
    await compare(ours, peer, rounds);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
};
