import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { project } from '../projection.ts';
import { RideMap } from '../RideMap.tsx';
import { sanFrancisco } from '../scene/san-francisco.ts';
import { MapLabels } from './MapLabels.tsx';

afterEach(cleanup);

it('a map names parks and other known places once it is near', async () => {
  render(<RideMap label="Your ride" pickup={{ latitude: 37.7745, longitude: -122.4347 }} />);
  expect(screen.queryByText('Alamo Square Park')).toBeNull();
  for (let step = 0; step < 3; step += 1)
    fireEvent.keyDown(screen.getByRole('application'), { key: '+', repeat: true });
  expect(await screen.findByText('Alamo Square Park')).toBeDefined();
});

it.each([0.2, 0.36, 0.5, 0.8, 1, 1.5])(
  'a place that is also a street has its name once, at a scale of %d',
  (scale) => {
    const size = { width: 1920, height: 900 };
    const camera = { centre: project([37.815, -122.478]), scale };
    const { container } = render(
      <svg role="img" aria-label="The bay">
        <MapLabels scene={sanFrancisco} camera={camera} size={size} taken={[]} />
      </svg>,
    );
    const names = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(names.filter((name) => name === 'Golden Gate Bridge')).toHaveLength(1);
  },
);
