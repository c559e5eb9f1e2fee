import type { RestoreSnapshot } from '@mobility/machines/restore';
import Check from 'lucide-react/icons/check';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { restore } from '../../intl/generated/en-US/restore.ts';
import { useText } from '../../intl/use-text.ts';
import { SpinnerRing } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatFileSize } from '../database/file-size.ts';
import { formatElapsed } from './elapsed.ts';
import * as styles from './RestoreProgress.css.ts';
import { StepBar } from './StepBar.tsx';

export type RestoreProgressProps = {
  snapshot: RestoreSnapshot;
  /** Holds the time, in milliseconds since 1970. */
  now?: number | undefined;
};
type State = 'done' | 'current' | 'open';

const Step = ({ state, children }: { state: State; children: string }) => {
  const t = useText(restore);
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.mark}>
        {state === 'done' && (
          <>
            <Check size={14} aria-hidden />
            <VisuallyHidden>{t('stepDone')}</VisuallyHidden>
          </>
        )}
      </span>
      <span>{children}</span>
    </li>
  );
};

/** How far the restore has come, how long it has been running, and which steps are over. */
export const RestoreProgress = ({ snapshot, now: held }: RestoreProgressProps) => {
  const t = useText(restore);
  const { locale, dateTime } = useFormats();
  const now = useNow(held);
  const { file, contents, preview, progress, startedAt } = snapshot.context;
  const made = contents?.createdAt && dateTime(contents.createdAt);
  const running = t('running', { elapsed: formatElapsed(now - (startedAt ?? now), locale) });
  return (
    <>
      {progress ? (
        <StepBar progress={progress} />
      ) : (
        <p className={styles.line}>
          <SpinnerRing size={20} />
          <span className={styles.elapsed}>{running}</span>
        </p>
      )}
      <div className={styles.words}>
        {progress && <p className={`${styles.muted} ${styles.elapsed}`}>{running}</p>}
        {file && (
          <p className={styles.muted}>
            <bdi>{file.name}</bdi>
          </p>
        )}
        {contents && <p className={styles.muted}>{t('fileHolds', contents)}</p>}
      </div>
      <ol className={styles.steps}>
        <Step state="done">
          {t('stepRead', {
            size: formatFileSize(file?.size ?? 0, locale),
            made: made ?? '',
          })}
        </Step>
        {preview && <Step state="done">{t('stepChecked')}</Step>}
        <Step state="done">{t('stepConfirmed')}</Step>
        <Step state="current">{t('stepReplaced')}</Step>
        <Step state="open">{t('stepSignedOut')}</Step>
      </ol>
    </>
  );
};
