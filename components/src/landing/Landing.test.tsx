import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Landing } from './Landing.tsx';

afterEach(cleanup);
const names = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

test('the landing page shows the figures, features, steps and notes of the product', () => {
  const { container } = render(
    <Landing onGetStarted={vi.fn()} onBecomeDriver={vi.fn()} onWhereTo={vi.fn()} />,
  );
  const tiles = [...container.querySelectorAll('dl > div')].map((tile) => [
    tile.querySelector('dt')?.textContent,
    tile.querySelector('dd')?.textContent,
  ]);
  expect(tiles).toEqual([
    ['Happy Riders', '50K+'],
    ['Verified Drivers', '5K+'],
    ['Cities Covered', '25+'],
    ['Rides Completed', '100K+'],
  ]);
  expect(names(3)).toEqual([
    'Real-time Tracking',
    'Safe & Secure',
    'Quick Booking',
    'Flexible Payments',
    'Mobile Optimized',
    'Quality Service',
    'Set Your Destination',
    'Choose Your Ride',
    'Track Your Driver',
    'Enjoy Your Ride',
  ]);
  for (const note of ['Available 24/7', 'No Setup Fees', 'Instant Support']) {
    expect(screen.queryByText(note)).not.toBeNull();
  }
});

test('a reported figure is shown instead of the usual one', () => {
  render(
    <Landing onGetStarted={vi.fn()} onBecomeDriver={vi.fn()} onWhereTo={vi.fn()} stats={{ riders: 1200 }} />,
  );
  expect(screen.queryByText('1,200')).not.toBeNull();
  expect(screen.queryByText('50K+')).toBeNull();
  expect(screen.queryByText('5K+')).not.toBeNull();
});

test('the buttons open sign-in and sign-up, and Learn More leads to How It Works', async () => {
  const onGetStarted = vi.fn();
  const onBecomeDriver = vi.fn();
  const onWhereTo = vi.fn();
  const user = userEvent.setup();
  const { container } = render(<Landing {...{ onGetStarted, onBecomeDriver, onWhereTo }} />);
  await user.click(screen.getByRole('button', { name: 'Get Started' }));
  await user.click(screen.getByRole('button', { name: 'Start Riding Now' }));
  await user.click(screen.getByRole('button', { name: 'Become a Driver' }));
  expect(onGetStarted).toHaveBeenCalledTimes(2);
  expect(onBecomeDriver).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Where to?' }));
  expect(onWhereTo).toHaveBeenCalledOnce();
  expect(screen.getByText('Made by Mobility')).toBeDefined();
  const target = screen.getByRole('link', { name: 'Learn More' }).getAttribute('href') ?? '';
  expect(container.querySelector(target)?.querySelector('h2')?.textContent).toBe('How It Works');
  expect(container.querySelector('#features')).not.toBeNull();
});
