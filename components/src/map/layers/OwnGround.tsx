import type { Box } from '../layout.ts';
import type { Camera, Size } from '../projection.ts';
import type { Scene } from '../scene/scene.ts';
import { Graticule } from './Graticule.tsx';
import { MapBase } from './MapBase.tsx';
import { MapLabels } from './MapLabels.tsx';

type OwnGroundProps = {
  /** The city; null where none is drawn. */
  scene: Scene | null;
  camera: Camera;
  size: Size;
  /** The boxes that names leave free. */
  taken: readonly Box[];
};

/** The ground as the components draw it: a city with its names, elsewhere meridians and parallels. */
export const OwnGround = ({ scene, camera, size, taken }: OwnGroundProps) =>
  scene ? (
    <>
      <MapBase scene={scene} camera={camera} size={size} />
      <MapLabels scene={scene} camera={camera} size={size} taken={taken} />
    </>
  ) : (
    <Graticule camera={camera} size={size} />
  );
