import type { Rating } from '@mobility/machines/ride';
import { Button } from 'react-aria-components/Button';
import { ride } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Face } from './Face.tsx';
import { faceOf, faces } from './moods.ts';
import * as styles from './RatingWidget.css.ts';

type RatingWidgetProps = {
  /** 'How was your ride?' by default. */
  question?: string;
  /** True while the picked rating is being sent. */
  isSubmitting: boolean;
  /** The rating that is being sent, 1 to 5. */
  picked?: number | null;
  /** Choosing a face submits it. */
  onPick(rating: Rating): void;
};

/** 'How was your ride?' with five faces. */
export function RatingWidget({ question, isSubmitting, picked, onPick }: RatingWidgetProps) {
  const t = useText(ride);
  const mood = faceOf(picked);
  return (
    <fieldset className={styles.box}>
      <legend className={styles.question}>{question ?? t('howWasYourRide')}</legend>
      {isSubmitting ? (
        <div className={styles.submitting} role="status">
          {mood && <Face mood={mood.id} size="large" />}
          {t('submittingRating')}
        </div>
      ) : (
        <div className={styles.row}>
          {faces.map(({ id, text }) => (
            <Button key={id} className={styles.mood} onPress={() => onPick(id)}>
              <Face mood={id} size="large" />
              {t(text)}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
