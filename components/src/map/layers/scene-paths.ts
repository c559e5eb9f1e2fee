import { gridPathOf, pathOf, roundedPathOf, shorePathOf } from '../paths.ts';
import { type Point, project, unitsOf } from '../projection.ts';
import type { LatLng, Scene } from '../scene/scene.ts';

/** One city as SVG paths in world units from its own origin: small numbers, drawn once, moved by a transform. */
export type ScenePaths = {
  origin: Point;
  land: string[];
  water: string[];
  rivers: { d: string; width: number }[];
  parks: string[];
  grid: string;
  streets: string;
  main: string;
  highways: string;
  towers: string;
};

const towerMetres = 90;

const build = (scene: Scene): ScenePaths => {
  const origin = project(scene.centre);
  const near = (point: LatLng): Point => {
    const { x, y } = project(point);
    return { x: x - origin.x, y: y - origin.y };
  };
  const all = (line: LatLng[]): Point[] => line.map(near);
  const metres = (length: number): number => unitsOf(length, scene.centre[0]);
  const streets = (level: Scene['streets'][number]['class'], radius: number): string =>
    scene.streets
      .filter((street) => street.class === level)
      .map((street) => roundedPathOf(all(street.line), radius))
      .join('');
  const towers = scene.bridges.flatMap(({ from, to, towers: count }) => {
    const [a, b] = [near(from), near(to)];
    const half = metres(towerMetres) / Math.hypot(b.x - a.x, b.y - a.y);
    const side = { x: -(b.y - a.y) * half, y: (b.x - a.x) * half };
    return Array.from({ length: count }, (_, at) => {
      const part = (at + 1) / (count + 1);
      const middle = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
      return pathOf([
        { x: middle.x - side.x, y: middle.y - side.y },
        { x: middle.x + side.x, y: middle.y + side.y },
      ]);
    });
  });
  return {
    origin,
    land: scene.land.map((shore) => shorePathOf(all(shore))),
    water: scene.water.map((shore) => shorePathOf(all(shore))),
    rivers: scene.rivers.map(({ line, metres: width }) => ({
      d: roundedPathOf(all(line), 40),
      width: metres(width),
    })),
    parks: scene.parks.map((outline) => pathOf(all(outline), true)),
    grid: scene.grids
      .map(({ outline, turn, block }) => gridPathOf(all(outline), turn, [metres(block[0]), metres(block[1])]))
      .join(''),
    streets: streets('street', 8),
    main: streets('main', 10),
    highways: streets('highway', 18),
    towers: towers.join(''),
  };
};

const drawn = new WeakMap<Scene, ScenePaths>();

/** The paths of a city, made when it is first drawn. */
export const scenePathsOf = (scene: Scene): ScenePaths => {
  const paths = drawn.get(scene) ?? build(scene);
  drawn.set(scene, paths);
  return paths;
};
