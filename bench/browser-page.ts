import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromSource } from '@mobility/tooling/source-condition';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';

/** A page as a script and a style sheet. */
export type Assets = { script: string; style: string };

/** Builds the page of one side into a folder of its own, and reads it. A page without styles has an empty style sheet. */
export const bundle = async (entry: string, outDir: string): Promise<Assets> => {
  const built = await build({
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
      lib: { entry, formats: ['iife'], name: 'side', fileName: () => 'page.js', cssFileName: 'page' },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const files = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const read = (file: string): string =>
    files.some(({ fileName }) => fileName === file) ? readFileSync(join(outDir, file), 'utf8') : '';
  return { script: read('page.js'), style: read('page.css') };
};

/** A fresh page of one side, with the meters of its main thread and its heap. */
export type Opened = {
  page: Page;
  /** CPU milliseconds of the main thread so far. */
  cpu(): Promise<number>;
  /** Bytes of the JavaScript heap after a garbage collection. */
  heap(): Promise<number>;
};

/** Opens a page whose script sets `window.ready`. `given` is set on the window before. */
export const openPage = async (
  browser: Browser,
  { script, style }: Assets,
  size: { width: number; height: number },
  given: object = {},
): Promise<Opened> => {
  const page = await browser.newPage({ viewport: size });
  page.on('pageerror', (error) => console.error(error));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async (wanted: string): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  };
  await page.setContent('<!doctype html><body></body>');
  await page.evaluate((values) => void Object.assign(globalThis, values), given);
  if (style !== '') await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });
  await page.evaluate('window.ready');
  return {
    page,
    cpu: async () => (await metric('TaskDuration')) * 1_000,
    heap: async () => {
      await session.send('HeapProfiler.collectGarbage');
      return metric('JSHeapUsedSize');
    },
  };
};
