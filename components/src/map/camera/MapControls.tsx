import LocateFixed from 'lucide-react/icons/locate-fixed';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { map } from '../../intl/generated/en-US/map.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as styles from './MapControls.css.ts';
import type { CameraControls } from './use-camera.ts';

const step = 1.6;

type MapControlsProps = {
  controls: CameraControls;
  /** Whether the map frames the whole trip, not the leg being driven. */
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
  /** Whether the map follows a car when it is left alone. */
  canFollow: boolean;
  /** What the button back to the map's own framing shows; the whole trip by default. */
  wholeText?: string;
};

/** Zoom buttons for pointers that cannot drag or pinch, and a button back to the map's own framing. */
export const MapControls = ({ controls, isWhole, onWhole, canFollow, wholeText }: MapControlsProps) => {
  const t = useText(map);
  const isFollowing = canFollow && !isWhole && !controls.isMoved;
  const frame = (): void => {
    controls.release();
    if (canFollow) onWhole(isFollowing);
  };
  return (
    <div className={styles.controls} data-quiet={controls.isMoved ? undefined : true}>
      <IconButton
        label={t('zoomIn')}
        icon={<Plus size={20} />}
        aria-disabled={controls.canZoom.in ? undefined : true}
        onPress={() => controls.step.zoomBy(step)}
      />
      <IconButton
        label={t('zoomOut')}
        icon={<Minus size={20} />}
        aria-disabled={controls.canZoom.out ? undefined : true}
        onPress={() => controls.step.zoomBy(1 / step)}
      />
      {canFollow && !isFollowing ? (
        <IconButton label={t('followCar')} icon={<LocateFixed size={20} />} onPress={frame} />
      ) : (
        <IconButton
          label={wholeText ?? t('showTrip')}
          icon={<Maximize size={20} />}
          isDisabled={!canFollow && !controls.isMoved}
          onPress={frame}
        />
      )}
    </div>
  );
};
