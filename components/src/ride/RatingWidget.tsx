import type { Rating } from '@mobility/machines/ride.rules';
import { Button } from 'react-aria-components/Button';
import { Face } from './Face.tsx';
import { faceOf, faces } from './moods.ts';
import * as styles from './RatingWidget.css.ts';

type RatingWidgetProps = {
  /** True while the picked rating is on its way. */
  isSubmitting: boolean;
  /** The rating on its way, 1 to 5. */
  picked?: number | null;
  /** One tap submits. */
  onPick(rating: Rating): void;
};

/** 'How was your ride?' with five faces. */
export function RatingWidget({ isSubmitting, picked, onPick }: RatingWidgetProps) {
  const mood = faceOf(picked);
  return (
    <fieldset className={styles.box}>
      <legend className={styles.question}>How was your ride?</legend>
      {isSubmitting ? (
        <div className={styles.submitting} role="status">
          {mood && <Face mood={mood.id} size="large" />}
          Submitting rating...
        </div>
      ) : (
        <div className={styles.row}>
          {faces.map(({ id, name }) => (
            <Button key={id} className={styles.mood} onPress={() => onPick(id)}>
              <Face mood={id} size="large" />
              {name}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
