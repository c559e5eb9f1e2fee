import {
  replacedPlace,
  type SavedPlacesEvent,
  type SavedPlacesSnapshot,
} from '@mobility/machines/saved-places';
import { common } from '../intl/generated/en-US/common.ts';
import { places as placeTexts } from '../intl/generated/en-US/places.ts';
import { rich } from '../intl/rich.tsx';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { nameOf } from './place-of.tsx';

type ReplacePlaceDialogProps = { snapshot: SavedPlacesSnapshot; send: (event: SavedPlacesEvent) => void };

/** Asks whether the place of the form may replace the saved one. */
export const ReplacePlaceDialog = ({ snapshot, send }: ReplacePlaceDialogProps) => {
  const t = useText(placeTexts);
  const shared = useText(common);
  const replaced = replacedPlace(snapshot.context);
  if (!replaced) return null;
  const close = () => send({ type: 'close' });
  return (
    <Dialog
      isOpen
      onClose={close}
      role="alertdialog"
      title={t('replaceTitle', { place: nameOf(t, replaced) })}
      footer={
        <>
          <Button variant="primary" onPress={() => send({ type: 'replacePlace' })}>
            {t('replace')}
          </Button>
          <Button onPress={close}>{shared('cancel')}</Button>
        </>
      }
    >
      <p>{rich((slot) => t('replaceText', { address: slot(<bdi>{replaced.address}</bdi>) }))}</p>
    </Dialog>
  );
};
