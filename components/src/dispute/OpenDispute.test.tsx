import type { Dispute } from '@mobility/openapi';
import { fakeClient } from '@mobility/sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import deDE from '../intl/generated/de-DE/index.ts';
import { MobilityProvider } from '../provider/MobilityProvider.tsx';
import { aRide } from '../testing/rides.ts';
import { OpenDispute } from './OpenDispute.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('a dispute that is refused lists what to check, and leads to each field', async () => {
  const submitDispute = vi.fn();
  render(
    <MobilityProvider client={fakeClient({ submitDispute, listMyDisputes: async () => ({ disputes: [] }) })}>
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

test('the choice of a type by keyboard leaves the focus on it, although another field changes with it', async () => {
  render(
    <MobilityProvider client={fakeClient({ listMyDisputes: async () => ({ disputes: [] }) })}>
      <OpenDispute ride={aRide('paid', { estimated_fare: 20 })} onClose={vi.fn()} />
    </MobilityProvider>,
  );
  const user = userEvent.setup();
  const type = await screen.findByRole('button', { name: /Type/ });
  await user.click(type);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(type));
});

test('a ride whose dispute is in review shows that dispute instead of the form', async () => {
  const ride = aRide('paid', { estimated_fare: 20 });
  const of = (id: string, change: Partial<Dispute>): Dispute => ({
    id,
    ride_id: ride.id,
    rider_id: 'r1',
    dispute_type: 'route_dispute',
    dispute_reason: 'The driver took a longer route than needed',
    description: 'We passed the same bridge twice.',
    requested_refund: null,
    evidence: null,
    status: 'submitted',
    submitted_at: '2026-09-24T10:00:00Z',
    ...change,
  });
  const open = (disputes: Dispute[]) =>
    render(
      <MobilityProvider client={fakeClient({ listMyDisputes: async () => ({ disputes }) })}>
        <OpenDispute ride={ride} onClose={vi.fn()} />
      </MobilityProvider>,
    );
  open([of('d1', { status: 'rejected' }), of('d2', { ride_id: 'another' }), of('d3', {})]);
  expect(await screen.findByRole('dialog', { name: 'Dispute in review' })).toBeDefined();
  expect(screen.getByText('We passed the same bridge twice.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Submit Dispute' })).toBeNull();
  cleanup();
  open([of('d1', { status: 'rejected' }), of('d2', { ride_id: 'another' })]);
  expect(await screen.findByRole('button', { name: 'Submit Dispute' })).toBeDefined();
});

test('a typed refund is read again when the language changes', async () => {
  const submitDispute = vi.fn(async () => Promise.reject({ kind: 'network' }));
  const client = fakeClient({ submitDispute, listMyDisputes: async () => ({ disputes: [] }) });
  const ride = aRide('paid', { estimated_fare: 2_000 });
  const formIn = (locale: 'de-DE' | 'en-US') => (
    <MobilityProvider client={client} locale={locale} messages={locale === 'de-DE' ? deDE : undefined}>
      <OpenDispute ride={ride} onClose={vi.fn()} />
    </MobilityProvider>
  );
  const { rerender } = render(formIn('en-US'));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Type/ }));
  await user.click(screen.getByRole('option', { name: 'Other' }));
  await user.click(screen.getByRole('button', { name: /Reason/ }));
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'The driver took a long way round');
  await user.type(screen.getByRole('textbox', { name: 'Refund (optional)' }), '1.000');
  await user.click(screen.getByRole('button', { name: 'Submit Dispute' }));
  const refund = screen.getByRole('textbox', { name: 'Refund (optional)' });
  expect(refund.getAttribute('aria-invalid')).toBe('true');
  rerender(formIn('de-DE'));
  expect(refund.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reklamation einreichen' }));
  expect(submitDispute).toHaveBeenCalledWith(
    expect.objectContaining({ requested_refund: 1_000 }),
    expect.anything(),
  );
});

test('a form that Escape closed opens with what was typed, until it is submitted', async () => {
  const ride = aRide('paid', { estimated_fare: 20 });
  const submitDispute = vi.fn(async () => ({ id: 'd1' }) as Dispute);
  const client = fakeClient({ submitDispute, listMyDisputes: async () => ({ disputes: [] }) });
  const description = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
  const open = async (about = ride) => {
    cleanup();
    const onClose = vi.fn();
    render(
      <MobilityProvider client={client}>
        <OpenDispute ride={about} onClose={onClose} />
      </MobilityProvider>,
    );
    await description();
    return onClose;
  };
  const user = userEvent.setup();
  const onClose = await open();
  await user.click(screen.getByRole('button', { name: /Type/ }));
  await user.click(screen.getByRole('option', { name: 'Other' }));
  await user.click(screen.getByRole('button', { name: /Reason/ }));
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  await user.type(await description(), 'We passed the same bridge twice.');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  await open({ ...ride, id: 'another' });
  expect((await description()).value).toBe('');
  await open();
  expect((await description()).value).toBe('We passed the same bridge twice.');
  await user.click(screen.getByRole('button', { name: 'Submit Dispute' }));
  await waitFor(() => expect(submitDispute).toHaveBeenCalledOnce());
  await open();
  expect((await description()).value).toBe('');
});

test.each([
  ['arrives', true],
  ['is lost', false],
])(
  'a list with the dispute that is being submitted leaves the form until the answer %s, and no draft',
  async (_, arrives) => {
    const ride = aRide('paid', { estimated_fare: 20 });
    const answer = Promise.withResolvers<Dispute>();
    const stored: Dispute[] = [];
    const submitDispute = vi.fn((body: object) => {
      stored.push({
        ...body,
        id: 'd1',
        rider_id: 'r1',
        status: 'submitted',
        submitted_at: '2026-09-24T10:00:00Z',
      } as Dispute);
      return answer.promise;
    });
    const client = fakeClient({ submitDispute, listMyDisputes: async () => ({ disputes: [...stored] }) });
    const queryClient = new QueryClient();
    const onSubmitted = vi.fn();
    render(
      <MobilityProvider client={client} queryClient={queryClient}>
        <OpenDispute ride={ride} onClose={vi.fn()} onSubmitted={onSubmitted} />
      </MobilityProvider>,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Type/ }));
    await user.click(screen.getByRole('option', { name: 'Other' }));
    await user.click(screen.getByRole('button', { name: /Reason/ }));
    await user.click(screen.getAllByRole('option')[0] as HTMLElement);
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'We passed the same bridge twice.');
    expect(sessionStorage.length).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Submit Dispute' }));
    await act(async () => {
      await queryClient.refetchQueries();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(screen.queryByRole('dialog', { name: 'Dispute in review' })).toBeNull();
    if (arrives) answer.resolve(stored[0] as Dispute);
    else answer.reject({ kind: 'network' });
    if (arrives) await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
    else await screen.findByRole('dialog', { name: 'Dispute in review' });
    expect(sessionStorage.length).toBe(0);
  },
);
