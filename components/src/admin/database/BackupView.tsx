import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { adminDatabase } from '../../intl/generated/en-US/admin-database.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as styles from './Database.css.ts';
import { formatFileSize } from './file-size.ts';

/** A backup that was saved. */
export type SavedBackup = {
  collections: number;
  documents: number;
  name: string;
  /** In bytes. */
  size: number;
};

export type BackupViewProps = {
  /** The last backup of this visit. */
  saved: SavedBackup | null;
  isPending: boolean;
  /** A restore runs, during which the server makes no backup. */
  isRestoring?: boolean;
  /** Why the last attempt failed. */
  error?: string;
  onBackup: () => void;
};

/** Saves the database as a file, and says what the file holds. */
export const BackupView = ({ saved, isPending, isRestoring = false, error, onBackup }: BackupViewProps) => {
  const t = useText(adminDatabase);
  const reasonId = useId();
  return (
    <Card title={t('backup')}>
      <div className={styles.stack}>
        <Notice tone="caution">{t('backupWarning')}</Notice>
        <p className={styles.muted}>{t('backupHolds')}</p>
        {error && <Notice tone="critical" title={error} />}
        {saved && <Saved {...saved} />}
        <Button
          variant="primary"
          size="large"
          fullWidth
          icon={<Download size={20} aria-hidden />}
          isPending={isPending}
          isDisabled={isRestoring}
          aria-describedby={isRestoring ? reasonId : undefined}
          onPress={onBackup}
        >
          {t(isPending ? 'creatingBackup' : 'createBackup')}
        </Button>
        {isRestoring && (
          <p id={reasonId} className={styles.muted}>
            {t('backupWaits')}
          </p>
        )}
      </div>
    </Card>
  );
};

const Saved = ({ collections, documents, name, size }: SavedBackup) => {
  const t = useText(adminDatabase);
  const { locale } = useFormats();
  return (
    <div role="status" className={styles.result}>
      <CircleCheck size={20} aria-hidden />
      <span className={styles.resultWords}>
        {t('backedUp', { collections, documents })}
        <bdi className={styles.muted}>{t('file', { name, size: formatFileSize(size, locale) })}</bdi>
      </span>
    </div>
  );
};
