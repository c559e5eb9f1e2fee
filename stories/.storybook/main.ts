import { cssTarget } from '@mobility/tooling/css-target';
import { fromSource } from '@mobility/tooling/source-condition';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

/** Stories mirror components/src; one for each state. */
const config: StorybookConfig = {
  stories: ['../docs/*.mdx', '../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of the docs show the properties; tests do not, and reading them takes long.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, { ...fromSource, build: { cssTarget }, plugins: [vanillaExtractPlugin()] }),
};

export default config;
