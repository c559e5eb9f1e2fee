import { expect, it } from 'vitest';
import { beadsOf, overlaps } from '../layout.ts';
import { carTagBox } from './draw-ride.ts';

const size = { width: 390, height: 300 };
const car = { x: 190, y: 150 };
const ends = Array.from({ length: 24 }, (_, at) => {
  const angle = (at * Math.PI) / 12;
  return { x: car.x + Math.cos(angle) * 120, y: car.y + Math.sin(angle) * 120 };
});

it('puts the minutes beside the car, and never on the way ahead of it', () => {
  expect(carTagBox(car, size, '3 min', [])).toMatchObject({ x: car.x + 34 });
  const covered = ends.filter((end) => {
    const way = [car, end];
    const box = carTagBox(car, size, '12 min', way);
    return beadsOf(way).some((bead) => overlaps(box, bead));
  });
  expect(covered).toEqual([]);
});

it('keeps the minutes inside the picture', () => {
  for (const x of [40, 190, 350]) {
    for (const end of ends) {
      const box = carTagBox({ x, y: 150 }, size, '12 min', [{ x, y: 150 }, end]);
      expect([box.x >= 0, box.x + box.width <= size.width]).toEqual([true, true]);
    }
  }
});
