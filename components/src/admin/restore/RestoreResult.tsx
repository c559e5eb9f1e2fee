import type { RestoreEvent, RestoreSnapshot } from '@mobility/machines/restore';
import Download from 'lucide-react/icons/download';
import { useFormats } from '../../format/use-formats.ts';
import { restore } from '../../intl/generated/en-US/restore.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { formatElapsed } from './elapsed.ts';
import * as styles from './RestoreView.css.ts';

/** What was restored: one message, which begins with the errors where there are any. */
export const Outcome = ({ snapshot }: { snapshot: RestoreSnapshot }) => {
  const t = useText(restore);
  const { collections_restored = 0, documents_restored = 0, errors = [] } = snapshot.context.result ?? {};
  const restored = t('restored', { collections: collections_restored, documents: documents_restored });
  const signedOut = t('othersSignedOut');
  if (errors.length === 0)
    return (
      <Notice tone="positive" title={restored}>
        {signedOut}
      </Notice>
    );
  return (
    <Notice tone="caution" title={t('someErrors', { count: errors.length })}>
      <p>{restored}</p>
      <p>{signedOut}</p>
    </Notice>
  );
};

export type RestoreResultProps = {
  snapshot: RestoreSnapshot;
  send(event: RestoreEvent): void;
  /** Saves the errors as a file. */
  onSaveErrors: () => void;
};

/** How long the restore took, from which file, and its errors. */
export const RestoreResult = ({ snapshot, send, onSaveErrors }: RestoreResultProps) => {
  const t = useText(restore);
  const { locale } = useFormats();
  const { file, result } = snapshot.context;
  const errors = result?.errors ?? [];
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.muted}>{t('time')}</dt>
          <dd>{formatElapsed(result?.took ?? 0, locale)}</dd>
        </div>
        <div>
          <dt className={styles.muted}>{t('file')}</dt>
          <dd className={styles.fileName}>
            <bdi>{file?.name}</bdi>
          </dd>
        </div>
      </dl>
      {errors.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
        <ul className={styles.list} aria-label={t('errorList')} tabIndex={0}>
          {errors.map((text) => (
            <li key={text} className={styles.row}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {errors.length > 0 && (
          <Button icon={<Download size={20} aria-hidden />} onPress={onSaveErrors}>
            {t('errorList')}
          </Button>
        )}
        <Button variant="primary" onPress={() => send({ type: 'cancel' })}>
          {t('done')}
        </Button>
      </div>
    </>
  );
};
