import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import * as styles from './MapControls.css.ts';
import type { CameraControls } from './use-camera.ts';

const step = 1.6;

/** Buttons for those who neither drag nor pinch. */
export const MapControls = ({ controls }: { controls: CameraControls }) => (
  <div className={styles.controls} data-quiet={controls.isMoved ? undefined : true}>
    <IconButton label="Zoom in" icon={<Plus size={20} />} onPress={() => controls.zoomBy(step)} />
    <IconButton label="Zoom out" icon={<Minus size={20} />} onPress={() => controls.zoomBy(1 / step)} />
    <IconButton
      label="Show the whole trip"
      icon={<Maximize size={20} />}
      isDisabled={!controls.isMoved}
      onPress={controls.fitAll}
    />
  </div>
);
