import Check from 'lucide-react/icons/check';
import { landing } from '../intl/generated/en-US/landing.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import * as styles from './sections.css.ts';

const notes = ['alwaysAvailable', 'noSetupFees', 'instantSupport'] as const;

export type ClosingCallProps = { onGetStarted: () => void; onBecomeDriver: () => void };

/** The call to action at the end of the landing page. */
export const ClosingCall = ({ onGetStarted, onBecomeDriver }: ClosingCallProps) => {
  const t = useText(landing);
  return (
    <section className={styles.slabFrame} aria-labelledby="closing-title">
      <div className={styles.slab}>
        <h2 id="closing-title" className={styles.title}>
          {t('closingTitle')}
        </h2>
        <div className={styles.slabActions}>
          <Button variant="primary" size="large" onPress={onGetStarted}>
            {t('startRiding')}
          </Button>
          <Button className={styles.slabSecondary} size="large" onPress={onBecomeDriver}>
            {t('becomeDriver')}
          </Button>
        </div>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note} className={styles.note}>
              <Check className={styles.noteIcon} size={16} aria-hidden="true" />
              {t(note)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
