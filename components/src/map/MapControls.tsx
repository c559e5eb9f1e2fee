import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { map } from '../intl/generated/en-US/map.ts';
import { useText } from '../intl/use-text.ts';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import * as styles from './MapControls.css.ts';
import type { CameraControls } from './use-camera.ts';

const step = 1.6;

/** Zoom buttons for pointers that cannot drag or pinch. */
export const MapControls = ({ controls }: { controls: CameraControls }) => {
  const t = useText(map);
  return (
    <div className={styles.controls} data-quiet={controls.isMoved ? undefined : true}>
      <IconButton label={t('zoomIn')} icon={<Plus size={20} />} onPress={() => controls.zoomBy(step)} />
      <IconButton label={t('zoomOut')} icon={<Minus size={20} />} onPress={() => controls.zoomBy(1 / step)} />
      <IconButton
        label={t('showTrip')}
        icon={<Maximize size={20} />}
        isDisabled={!controls.isMoved}
        onPress={controls.fitAll}
      />
    </div>
  );
};
