import type { Rating } from '@mobility/machines/ride';
import { useLayoutEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { ride } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { useFocusAfter } from '../../primitives/Heading/focus-heading.ts';
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

/** 'How was your ride?' with five faces. It keeps the focus when the picked face goes away. */
export function RatingWidget({ question, isSubmitting, picked, onPick }: RatingWidgetProps) {
  const t = useText(ride);
  const mood = faceOf(picked);
  const box = useFocusAfter<HTMLFieldSetElement>();
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isSubmitting && isLost) box.current?.focus({ preventScroll: true });
  }, [isSubmitting, box]);
  return (
    <fieldset ref={box} className={styles.box} tabIndex={-1}>
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
