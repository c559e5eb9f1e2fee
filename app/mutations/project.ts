import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

/**
 * The parts of Vite that the tests of mutated answers need: styles, JSX and the values that the build
 * replaces. React is that of production, as in the build; its development form takes a third longer.
 */
export const appBuild = {
  plugins: [vanillaExtractPlugin()],
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  define: {
    __BUILD__: JSON.stringify({ version: '0.0.0', revision: 'mutated' }),
    __BACKEND_URL__: JSON.stringify(''),
    __GOOGLE_MAPS_API_KEY__: JSON.stringify(''),
  },
};

/** The tests themselves, under jsdom. */
export const onScreens = {
  environment: 'jsdom' as const,
  env: { NODE_ENV: 'production' },
  setupFiles: ['components/src/testing/patience.ts'],
  include: ['app/mutations/**/*.test.{ts,tsx}'],
};
