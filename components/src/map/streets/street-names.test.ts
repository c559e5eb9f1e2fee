import { describe, expect, it } from 'vitest';
import { overlaps } from '../layout.ts';
import { project } from '../projection.ts';
import { sanFrancisco } from '../scene/san-francisco.ts';
import { streetNames } from './street-names.ts';

const desktop = { width: 860, height: 744 };
const phone = { width: 390, height: 288 };
const soma = project([37.785, -122.405]);
const at = (scale: number, size = desktop) => ({
  scene: sanFrancisco,
  camera: { centre: soma, scale },
  size,
});
const textsOf = (scale: number, size = desktop) => streetNames(at(scale, size), []).map(({ text }) => text);

describe('the names of streets', () => {
  it('are drawn along the arterials at street zoom', () => {
    const names = textsOf(1.2);
    expect(names).toEqual(expect.arrayContaining(['Market St', 'Mission St', 'Folsom St']));
    expect(new Set(names).size).toBeGreaterThanOrEqual(12);
    expect(textsOf(1.2, phone).length).toBeGreaterThanOrEqual(4);
  });

  it('are fewer at small scales, and remain at the largest scale', () => {
    expect(textsOf(0.4).length).toBeLessThan(textsOf(1.2).length);
    expect(new Set(textsOf(3.6)).size).toBeGreaterThanOrEqual(3);
  });

  it('are upright, apart from each other and clear of occupied areas', () => {
    const way = { x: 0, y: 300, width: 860, height: 60 };
    const names = streetNames(at(1.2), [way]);
    for (const { turn, boxes } of names) {
      expect(Math.abs(turn)).toBeLessThanOrEqual(90);
      expect(boxes.some((box) => overlaps(box, way))).toBe(false);
    }
    for (const one of names)
      for (const other of names)
        if (one !== other) expect(one.boxes.some((a) => other.boxes.some((b) => overlaps(a, b)))).toBe(false);
  });
});
