import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';

/**
 * The parts of Vite that the tests of mutated answers need: styles, JSX and the values that the build
 * replaces.
 */
export const appBuild = {
  plugins: [react(), vanillaExtractPlugin()],
  define: {
    __BUILD__: JSON.stringify({ version: '0.0.0', revision: 'mutated' }),
    __GOOGLE_MAPS_API_KEY__: JSON.stringify(''),
  },
};

/** The tests themselves, under jsdom. */
export const onScreens = {
  environment: 'jsdom' as const,
  setupFiles: ['components/src/testing/patience.ts'],
  include: ['app/mutations/**/*.test.{ts,tsx}'],
};
