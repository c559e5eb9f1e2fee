import type { Progress } from '@mobility/machines/restore';
import { useFormats } from '../../format/use-formats.ts';
import { restore } from '../../intl/generated/en-US/restore.ts';
import { useText } from '../../intl/use-text.ts';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { SpinnerRing } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatFileSize } from '../database/file-size.ts';
import * as styles from './StepBar.css.ts';

const words = {
  sending: 'sending',
  receiving: 'receiving',
  reading: 'serverReads',
  checking: 'serverChecks',
  saving: 'saving',
  removing: 'removing',
  restoring: 'restoring',
  finishing: 'finishing',
} as const;
const inBytes: readonly string[] = ['sending', 'receiving', 'reading'];
const inDocuments: readonly string[] = ['saving', 'removing', 'restoring'];

/** How much of the step is done, in words; null for one whose unit says nothing to a person. */
const useAmount = ({ step, done, total }: Progress): string | null => {
  const t = useText(restore);
  const { locale } = useFormats();
  const size = (bytes: number) => formatFileSize(bytes, locale);
  if (inBytes.includes(step))
    return total ? t('bytesOf', { done: size(done), total: size(total) }) : size(done);
  return total && inDocuments.includes(step) ? t('documentsOf', { done, total }) : null;
};

/** What the page or the server does with the file, and its share in percent where the end is known. */
export const StepBar = ({ progress }: { progress: Progress }) => {
  const t = useText(restore);
  const { percent } = useFormats();
  const { step, done, total } = progress;
  const share = total ? Math.floor((100 * done) / total) : undefined;
  // A server of a later release may have other steps.
  const label = t(words[step] ?? 'replacing');
  const amount = useAmount(progress);
  return (
    <div className={styles.step}>
      <ProgressBar
        label={
          <span className={styles.line}>
            <span>{label}</span>
            {/* The bar itself tells it to screen readers. */}
            {share === undefined ? (
              <SpinnerRing size={20} />
            ) : (
              <span className={styles.figures} aria-hidden>
                {percent(share)}
              </span>
            )}
          </span>
        }
        value={share}
        max={100}
      />
      {amount && <p className={`${styles.muted} ${styles.figures}`}>{amount}</p>}
      {/* Announced once for each step. */}
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
    </div>
  );
};
