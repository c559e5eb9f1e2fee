import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../provider/MobilityProvider.tsx';
import { aRide } from '../testing/rides.ts';
import { OpenDispute } from './OpenDispute.tsx';

afterEach(cleanup);

test('a dispute that is refused lists what to check, and leads to each field', async () => {
  const submitDispute = vi.fn();
  render(
    <MobilityProvider client={fakeClient({ submitDispute })}>
      <OpenDispute ride={aRide('paid', { estimated_fare: 20 })} onClose={vi.fn()} />
    </MobilityProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Type/ }));
  await user.click(screen.getByRole('option', { name: 'Other' }));
  await user.click(screen.getByRole('button', { name: /Reason/ }));
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Too short');
  await user.type(screen.getByRole('textbox', { name: 'Refund (optional)' }), '1000');
  await user.click(screen.getByRole('button', { name: 'Submit Dispute' }));
  expect(document.activeElement?.textContent).toContain('Check 2 fields');
  await user.click(screen.getByRole('button', { name: 'Refund (optional)' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Refund (optional)' }));
  expect(submitDispute).not.toHaveBeenCalled();
});
