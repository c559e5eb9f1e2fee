import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../../../testing/rides.ts';
import { DriveTools, MessageTool } from './DriveTools.tsx';

afterEach(cleanup);

const now = Date.UTC(2026, 10, 21, 16, 30);
const show = (name: 'accepted' | 'cancelled') => {
  const ride = aRide(name, { rider_phone: '+1 415 555 0171' });
  render(
    <DriveTools ride={ride} to={null} contact={<MessageTool unread={0} onPress={vi.fn()} />} now={now} />,
  );
};

test('a driver can call and write to the rider during the ride', () => {
  show('accepted');
  expect(screen.getByRole('link', { name: /^Call / }).getAttribute('href')).toBe('tel:+14155550171');
  screen.getByRole('button', { name: 'Message' });
});

test('a driver can neither call nor write to the rider of a ride that was cancelled long ago', () => {
  show('cancelled');
  expect(screen.queryByRole('link', { name: /^Call / })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Message' })).toBeNull();
});
