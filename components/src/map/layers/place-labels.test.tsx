import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RideMap } from '../RideMap.tsx';

afterEach(cleanup);

it('a map names parks and other known places once it is near', async () => {
  render(<RideMap label="Your ride" pickup={{ latitude: 37.7745, longitude: -122.4347 }} />);
  expect(screen.queryByText('Alamo Square Park')).toBeNull();
  for (let step = 0; step < 3; step += 1)
    fireEvent.keyDown(screen.getByRole('application'), { key: '+', repeat: true });
  expect(await screen.findByText('Alamo Square Park')).toBeDefined();
});
