import '@mobility/components/theme';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

type Scheme = 'light' | 'dark';

const InScheme: Decorator = (Story, { globals, parameters }) => {
  const scheme: Scheme = parameters.scheme ?? globals.scheme ?? 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme;
  }, [scheme]);
  return <Story />;
};

const preview: Preview = {
  decorators: [InScheme],
  globalTypes: {
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'circlehollow', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light' },
  parameters: {
    layout: 'fullscreen',
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
