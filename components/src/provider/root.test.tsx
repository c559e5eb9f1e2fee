import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import arAE from '../intl/generated/ar-AE/index.ts';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { MobilityProvider } from './MobilityProvider.tsx';

afterEach(cleanup);

test('the root and a dialog that leaves it carry the language, the direction and the theme of the provider', () => {
  render(
    <MobilityProvider client={fakeClient()} locale="ar-AE" messages={arAE} theme="dark">
      <p>inside</p>
      <Dialog isOpen title="Title" onClose={() => undefined}>
        text
      </Dialog>
    </MobilityProvider>,
  );
  for (const text of ['inside', 'Title']) {
    const root = screen.getByText(text).closest('[data-mobility]');
    expect(root?.getAttribute('lang')).toBe('ar-AE');
    expect(root?.getAttribute('dir')).toBe('rtl');
    expect(root?.getAttribute('data-theme')).toBe('dark');
  }
});
