import type { SavedPlacesEvent, SavedPlacesSnapshot } from '@mobility/machines/saved-places';
import type { SavedPlace } from '@mobility/openapi';
import { savedPlacesAtMost } from '@mobility/openapi/lists';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { places as placeTexts } from '../intl/generated/en-US/places.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import * as settings from '../profile/settings/Settings.css.ts';
import { iconOf, nameOf } from './place-of.tsx';
import * as styles from './SavedPlaces.css.ts';

export type SavedPlacesViewProps = {
  /** Undefined while they load, or when that failed. */
  places: readonly SavedPlace[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  snapshot: SavedPlacesSnapshot;
  send: (event: SavedPlacesEvent) => void;
};

type RowsProps = Pick<SavedPlacesViewProps, 'snapshot' | 'send'> & { places: readonly SavedPlace[] };

const Rows = ({ places, snapshot, send }: RowsProps) => {
  const t = useText(placeTexts);
  const { deleted, savedId } = snapshot.context;
  const isDeleting = snapshot.matches('deleting');
  return (
    <ul>
      {places.map((place) => (
        <li
          key={place.id}
          className={styles.item}
          tabIndex={-1}
          data-takes-focus={place.id === savedId || undefined}
        >
          {iconOf(place)}
          <span className={styles.words}>
            <b className={styles.name} dir="auto">
              {nameOf(t, place)}
            </b>
            <span className={styles.where} dir="auto">
              {place.address}
            </span>
          </span>
          <div className={styles.tools}>
            <IconButton
              label={t('edit', { place: nameOf(t, place) })}
              icon={<Pencil size={20} />}
              isDisabled={isDeleting}
              onPress={() => send({ type: 'edit', place, saved: places })}
            />
            <IconButton
              label={t('delete', { place: nameOf(t, place) })}
              icon={<Trash2 size={20} />}
              isPending={isDeleting && deleted?.id === place.id}
              isDisabled={isDeleting}
              onPress={() => send({ type: 'deleteSavedPlace', place })}
            />
          </div>
        </li>
      ))}
    </ul>
  );
};

/** The rider's saved places in the settings. */
export const SavedPlacesView = ({ places, hasFailed, onRetry, snapshot, send }: SavedPlacesViewProps) => {
  const t = useText(placeTexts);
  const missing = (['home', 'work'] as const).filter((kind) => !places?.some((place) => place.kind === kind));
  const add = (kind: 'home' | 'work' | 'other') =>
    send({ type: 'add', kind, place: null, saved: places ?? [] });
  const labels = { home: t('addHome'), work: t('addWork') };
  const isFull = (places?.length ?? 0) >= savedPlacesAtMost;
  return (
    <section className={settings.part}>
      <Heading isOfPart className={settings.heading}>
        {t('saved')}
      </Heading>
      <p className={settings.hint}>{t(isFull ? 'full' : 'savedHint', { count: savedPlacesAtMost })}</p>
      {hasFailed && <Notice tone="critical" title={t('loadFailed')} onRetry={onRetry} />}
      {!places && !hasFailed && (
        <div data-loading>
          <Skeleton height={56} />
        </div>
      )}
      {places && places.length > 0 && <Rows places={places} snapshot={snapshot} send={send} />}
      {places && !isFull && (
        <div className={styles.adds}>
          {missing.map((kind) => (
            <Button key={kind} size="small" icon={iconOf({ kind })} onPress={() => add(kind)}>
              {labels[kind]}
            </Button>
          ))}
          <Button size="small" icon={<Plus size={20} />} onPress={() => add('other')}>
            {t('savePlace')}
          </Button>
        </div>
      )}
    </section>
  );
};
