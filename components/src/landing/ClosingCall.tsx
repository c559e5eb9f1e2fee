import Check from 'lucide-react/icons/check';
import { Button } from '../primitives/Button/Button.tsx';
import * as styles from './sections.css.ts';

const notes = ['Available 24/7', 'No Setup Fees', 'Instant Support'] as const;

export type ClosingCallProps = { onGetStarted: () => void; onBecomeDriver: () => void };

/** The last word of the landing page: ride, or drive. */
export const ClosingCall = ({ onGetStarted, onBecomeDriver }: ClosingCallProps) => (
  <section className={styles.slabFrame} aria-labelledby="closing-title">
    <div className={styles.slab}>
      <h2 id="closing-title" className={styles.title}>
        Ready when you are
      </h2>
      <div className={styles.slabActions}>
        <Button variant="primary" size="large" onPress={onGetStarted}>
          Start Riding Now
        </Button>
        <Button className={styles.slabSecondary} size="large" onPress={onBecomeDriver}>
          Become a Driver
        </Button>
      </div>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note} className={styles.note}>
            <Check className={styles.noteIcon} size={16} aria-hidden="true" />
            {note}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
