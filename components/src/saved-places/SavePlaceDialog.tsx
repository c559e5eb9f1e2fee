import type { PlaceSearchEvent, PlaceSearchSnapshot } from '@mobility/machines/place-search';
import type { PlaceKind, SavedPlacesEvent, SavedPlacesSnapshot } from '@mobility/machines/saved-places';
import { useState } from 'react';
import { PlaceField } from '../booking/places/PlaceField.tsx';
import { common } from '../intl/generated/en-US/common.ts';
import { places as placeTexts } from '../intl/generated/en-US/places.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { ToggleGroup } from '../primitives/ToggleGroup/ToggleGroup.tsx';
import { useErrorText } from '../provider/use-failure.ts';
import { ReplacePlaceDialog } from './ReplacePlaceDialog.tsx';
import * as styles from './SavedPlaces.css.ts';

export type SavePlaceDialogProps = {
  snapshot: SavedPlacesSnapshot;
  send: (event: SavedPlacesEvent) => void;
  /** The search for the address, a child of the saved places. */
  search: PlaceSearchSnapshot | undefined;
  sendSearch: (event: PlaceSearchEvent) => void;
};

const kinds = ['home', 'work', 'other'] as const satisfies readonly PlaceKind[];

/** The form that saves a place: what it is, its name and its address. */
export const SavePlaceDialog = ({ snapshot, send, search, sendSearch }: SavePlaceDialogProps) => {
  const t = useText(placeTexts);
  const shared = useText(common);
  const [list, setList] = useState<HTMLElement | null>(null);
  const { edited, kind, name, isIncomplete, error } = snapshot.context;
  const text = useErrorText(error);
  const isSaving = snapshot.matches({ form: 'saving' });
  if (!search) return null;
  if (snapshot.matches({ form: 'asking' })) return <ReplacePlaceDialog snapshot={snapshot} send={send} />;
  const close = () => send({ type: 'close' });
  const isWithout = (part: string) => isIncomplete && part.trim() === '';
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t(edited ? 'editTitle' : 'saveTitle')}
      isDismissable={!isSaving}
      footer={
        <>
          <Button variant="primary" isPending={isSaving} onPress={() => send({ type: 'savePlace' })}>
            {t(isSaving ? 'saving' : 'save')}
          </Button>
          <Button isDisabled={isSaving} onPress={close}>
            {shared('cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {text && <Notice tone="critical" title={text} />}
        <ToggleGroup
          label={t('kind')}
          options={kinds.map((id) => ({ id, label: t(id) }))}
          value={kind}
          isDisabled={isSaving}
          onChange={(chosen) => send({ type: 'setKind', kind: chosen })}
        />
        {kind === 'other' && (
          <TextField
            label={t('name')}
            value={name}
            placeholder={t('namePlaceholder')}
            isDisabled={isSaving}
            errorMessage={isWithout(name) ? t('nameMissing') : undefined}
            onChange={(called) => send({ type: 'setName', name: called })}
          />
        )}
        <div className={styles.address}>
          <PlaceField
            kind="dropoff"
            label={t('address')}
            snapshot={search}
            send={sendSearch}
            isDisabled={isSaving}
            error={isIncomplete && !search.context.place ? t('addressMissing') : undefined}
            listIn={list}
          />
        </div>
        <div ref={setList} className={styles.list} />
      </div>
    </Dialog>
  );
};
