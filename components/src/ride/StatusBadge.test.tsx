import type { PaymentState } from '@mobility/openapi';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PaymentBadge } from './StatusBadge.tsx';

afterEach(cleanup);

test('a payment whose state is newer than this version is shown as the server sent it', () => {
  render(<PaymentBadge status={'partly_refunded' as PaymentState} />);
  expect(screen.getByText('partly refunded')).toBeDefined();
});
