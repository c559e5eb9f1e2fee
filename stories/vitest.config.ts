import { fileURLToPath } from 'node:url';
import { browserOptions, hasPinnedPixels } from '@mobility/tooling/browser';
import { fromSource } from '@mobility/tooling/source-condition';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { componentDependencies } from './dependencies.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether this browser and its fonts are the project's own, so that pixels can be compared. */
    pinnedPixels: boolean;
  }
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { env, ...launchOptions } = await browserOptions();
// The provider starts the browser from this process and takes its environment.
Object.assign(process.env, env);

// Times of day are the same everywhere, and nothing moves.
const contextOptions = {
  timezoneId: 'America/Los_Angeles',
  locale: 'en-US',
  reducedMotion: 'reduce',
} as const;
const browser = (width: number, height: number) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // The packages are bundled before the browser connects, which takes minutes on a busy machine.
  connectTimeout: 300_000,
  provider: playwright({ launchOptions, contextOptions }),
  instances: [{ browser: 'chromium' as const, viewport: { width, height } }],
});

/** React as it ships: its development build takes most of the time of a story. */
const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

// Without this list the first cold run finds these packages late, reloads in mid-test and fails.
const optimizeDeps = {
  include: [
    '@vanilla-extract/recipes/createRuntimeFn',
    'axe-core',
    'react',
    'react-dom',
    'react-dom/client',
    'xstate',
    'xstate/actors',
    ...componentDependencies(),
  ],
  rolldownOptions: { transform: { define: production } },
};
const asShipped = { define: production, oxc: { jsx: { development: false } } };

/**
 * References lie beside the screens. The rasteriser sometimes draws a few pixels at the edge of a curve
 * differently, and where a part is a layer of its own, mixes the colours of its edges by one or two of 255 differently; a
 * visible change affects more of them, and more strongly.
 */
const screenshots = {
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 4 },
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
    here(`screens/references/${arg}${ext}`),
};

/** Each story is a test: it renders, its play function passes, and axe finds nothing. */
const stories = (name: string, setup: string) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: here('.storybook') })],
  ...asShipped,
  optimizeDeps,
  test: {
    name,
    testTimeout: 60_000,
    isolate: false,
    browser: browser(1280, 860),
    setupFiles: [here(`.storybook/${setup}.ts`)],
  },
});

/** The play functions pass in the layout of a phone too. `npm run test:endurance` adds it, because it takes minutes. */
const onPhones = process.env.ENDURANCE ? [stories('stories on phones', 'setup-phone')] : [];

export default defineConfig({
  ...fromSource,
  root: here('.'),
  test: {
    attachmentsDir: here('../.cache/attachments'),
    projects: [
      stories('stories', 'setup'),
      ...onPhones,
      {
        ...fromSource,
        plugins: [react(), vanillaExtractPlugin()],
        test: { name: 'coverage', environment: 'node', include: ['coverage.test.ts'] },
      },
      {
        ...fromSource,
        plugins: [react(), vanillaExtractPlugin()],
        ...asShipped,
        optimizeDeps: {
          ...optimizeDeps,
          include: [...optimizeDeps.include, '@storybook/react-vite', 'storybook/test'],
        },
        test: {
          name: 'screens',
          include: ['**/*.test.tsx'],
          provide: { pinnedPixels: hasPinnedPixels() },
          browser: { ...browser(390, 844), expect: { toMatchScreenshot: screenshots } },
        },
      },
    ],
  },
});
