import { type Crop, mostZoom, zoomOf } from '@mobility/machines/avatar';
import { useFormats } from '../../format/use-formats.ts';
import { profile } from '../../intl/generated/en-US/profile.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import { useErrorText } from '../../provider/use-failure.ts';
import { CropArea } from './CropArea.tsx';
import * as styles from './Picture.css.ts';
import type { PictureControl } from './use-picture.ts';

export type CropPictureProps = PictureControl & { crop: Crop };

/** Crops a chosen picture to a square, and stores it. */
export const CropPicture = ({ crop, snapshot, send }: CropPictureProps) => {
  const t = useText(profile);
  const { number } = useFormats();
  const text = useErrorText(snapshot.context.error);
  const isSaving = snapshot.matches('saving');
  const most = mostZoom(crop.picture);
  return (
    <Dialog
      isOpen
      onClose={() => send({ type: 'cancel' })}
      title={t('cropPicture')}
      isDismissable={!isSaving}
      footer={
        <Button
          variant="primary"
          size="large"
          fullWidth
          isPending={isSaving}
          onPress={() => send({ type: 'uploadAvatar' })}
        >
          {t('savePicture')}
        </Button>
      }
    >
      <div className={styles.crop}>
        {text && <Notice tone="critical">{text}</Notice>}
        <CropArea crop={crop} send={send} isDisabled={isSaving} />
        {most > 1 && (
          <Slider
            label={t('zoom')}
            min={1}
            max={Math.round(most * 10) / 10}
            step={0.1}
            value={zoomOf(crop.square, crop.picture)}
            onChange={(zoom) => send({ type: 'zoom', zoom })}
            formatValue={(zoom) => `${number(Math.round(zoom * 10) / 10)}×`}
            isDisabled={isSaving}
          />
        )}
      </div>
    </Dialog>
  );
};
