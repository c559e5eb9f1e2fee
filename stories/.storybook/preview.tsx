import '@mobility/components/theme';
import { type Catalogue, directionOf, IntlProvider, type Locale, locales } from '@mobility/components/intl';
import arAE from '@mobility/components/intl/ar-AE';
import deDE from '@mobility/components/intl/de-DE';
import { loadAllParts } from '@mobility/components/primitives';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { modes } from './modes.ts';

type Scheme = 'light' | 'dark';

const catalogues: Partial<Record<Locale, Catalogue>> = { 'de-DE': deDE, 'ar-AE': arAE };

// Loaded by the docs pages alone: a test of a story needs neither their blocks nor the diagrams.
const DocsPage = lazy(async () => ({ default: (await import('../docs/DocsPage.tsx')).DocsPage }));
document.documentElement.dataset.mobility = '';

const InScheme: Decorator = (Story, { globals, parameters }) => {
  const scheme: Scheme = parameters.scheme ?? globals.scheme ?? 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme;
  }, [scheme]);
  return <Story />;
};

const InLocale: Decorator = (Story, { globals, parameters }) => {
  const locale: Locale = parameters.locale ?? globals.locale ?? 'en-US';
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);
  return (
    <IntlProvider locale={locale} messages={catalogues[locale]}>
      <Story />
    </IntlProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [InScheme, InLocale],
  // Menus, dialogs and maps are drawn at once, so that every picture of a story is the same.
  loaders: [async () => void (await loadAllParts())],
  globalTypes: {
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'circlehollow', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description: 'Language and direction',
      toolbar: { title: 'Locale', icon: 'globe', items: [...locales], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light', locale: 'en-US' },
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
    },
    options: { storySort: { order: ['Welcome', 'Tokens', 'Machines', 'screens', 'primitives'] } },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '860px' } },
      },
    },
  },
};

export default preview;
