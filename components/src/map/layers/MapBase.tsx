import { memo, useId } from 'react';
import { type Camera, project, type Size, toScreen } from '../projection.ts';
import type { Scene } from '../scene/scene.ts';
import { type StreetWidths, streetWidths } from '../streets/street-widths.ts';
import * as styles from './MapBase.css.ts';
import { type ScenePaths, scenePathsOf } from './scene-paths.ts';

/** Below this scale (pixels per world unit) blocks are too small to draw. */
const gridFrom = 0.28;

/** From this width in pixels on, the grid is legible as streets. */
const streetGrid = 2;

type Ink = StreetWidths & { paths: ScenePaths; withGrid: boolean };

const Ground = ({ paths }: { paths: ScenePaths }) => (
  <>
    <g className={styles.land}>
      {paths.land.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
    <g className={styles.river}>
      {paths.rivers.map(({ d, width }) => (
        <path key={d} d={d} strokeWidth={width} />
      ))}
    </g>
  </>
);

const Town = ({ paths, withGrid, street, main, grid }: Ink) => (
  <>
    {withGrid && (
      <path className={grid < streetGrid ? styles.pattern : styles.grid} strokeWidth={grid} d={paths.grid} />
    )}
    <g className={styles.park}>
      {paths.parks.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
    <g className={styles.water}>
      {paths.water.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
    <path className={styles.street} strokeWidth={street} d={paths.streets} />
    <path className={styles.street} strokeWidth={main} d={paths.main} />
  </>
);

const casing = 2.5;

/** Everything of a city that stays the same while the map moves. */
const City = memo(({ clip, ...ink }: Ink & { clip: string | undefined }) => (
  <>
    <Ground paths={ink.paths} />
    <g clipPath={clip && `url(#${clip})`}>
      <Town {...ink} />
    </g>
    <path className={styles.highwayCasing} strokeWidth={ink.highway + casing} d={ink.paths.highways} />
    <path className={styles.highway} strokeWidth={ink.highway} d={ink.paths.highways} />
    <path className={styles.tower} d={ink.paths.towers} />
  </>
));

type MapBaseProps = { scene: Scene; camera: Camera; size: Size };

/** Water, land, street grid, parks, streets, highways and bridges, in this order. */
export const MapBase = ({ scene, camera, size }: MapBaseProps) => {
  const paths = scenePathsOf(scene);
  const { x, y } = toScreen(camera, size, project(scene.centre));
  const id = useId();
  const clip = scene.ground === 'water' ? `${id}-land` : undefined;
  return (
    <>
      <rect
        className={scene.ground === 'water' ? styles.sea : styles.plain}
        width={size.width}
        height={size.height}
      />
      <g transform={`translate(${x} ${y}) scale(${camera.scale})`}>
        {clip && (
          <clipPath id={clip}>
            {paths.land.map((d) => (
              <path key={d} d={d} />
            ))}
          </clipPath>
        )}
        <City paths={paths} withGrid={camera.scale >= gridFrom} clip={clip} {...streetWidths(camera.scale)} />
      </g>
    </>
  );
};
