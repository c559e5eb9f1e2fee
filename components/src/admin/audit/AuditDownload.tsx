import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { adminAudit } from '../../intl/generated/en-US/admin-audit.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import type { Found } from '../../provider/with-cursor.ts';
import * as styles from './Audit.css.ts';

/** A file with entries of the trail. */
export type Downloaded = {
  count: number;
  /** Which of the entries the file has, where it has not all of them. */
  order: 'newest' | 'oldest' | 'first';
  /** How many entries the filters find. */
  all: Found;
};

/** How many entries have arrived. */
export type DownloadProgress = {
  done: number;
  /** How many entries the file will have; null where that is not known. */
  total: number | null;
};

export type AuditDownloadProps = {
  isDownloading: boolean;
  /** Null until the first entries have arrived. */
  downloadProgress?: DownloadProgress | null;
  onDownload: () => void;
  onCancelDownload?: () => void;
  /** The last file; null if it was cancelled, undefined before the first one. */
  downloaded?: Downloaded | null;
};

/** Starts the download, and cancels it while it runs. */
export const DownloadButton = ({ isDownloading, onDownload, onCancelDownload }: AuditDownloadProps) => {
  const t = useText(adminAudit);
  const tCommon = useText(common);
  return (
    <Button
      size="small"
      icon={isDownloading ? <X size={16} aria-hidden /> : <Download size={16} aria-hidden />}
      // The short word needs no line of its own.
      aria-label={isDownloading ? t('cancelDownload') : undefined}
      onPress={isDownloading ? onCancelDownload : onDownload}
    >
      {isDownloading ? tCommon('cancel') : t('downloadCsv')}
    </Button>
  );
};

/** How far a download is. Its start is announced; the bar itself tells screen readers the share. */
const DownloadBar = ({ progress }: { progress: DownloadProgress | null }) => {
  const t = useText(adminAudit);
  const { done, total } = progress ?? { done: 0, total: null };
  return (
    <ProgressBar
      label={
        <span className={styles.downloading}>
          <span>{t('downloading')}</span>
          {done > 0 && (
            <span className={styles.received} aria-hidden>
              {total === null ? t('received', { count: done }) : t('receivedOf', { done, total })}
            </span>
          )}
        </span>
      }
      value={total === null ? undefined : done}
      max={total ?? 1}
    />
  );
};

/** How far a download is, and at its end how many entries the file has, and whether there are more. */
export const DownloadStatus = ({
  isDownloading,
  downloadProgress = null,
  downloaded,
}: AuditDownloadProps) => {
  const t = useText(adminAudit);
  if (isDownloading) return <DownloadBar progress={downloadProgress} />;
  if (downloaded === undefined) return null;
  if (downloaded === null) return t('downloadCancelled');
  const { count, order, all } = downloaded;
  return all.count > count || all.isMore
    ? t('downloadCut', { count, order, all: all.count, isMore: all.isMore ? 'yes' : 'no' })
    : t('downloaded', { count });
};
