import { common } from '../../intl/generated/en-US/common.ts';
import { driverPayments } from '../../intl/generated/en-US/driver-payments.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFocusAfter } from '../../primitives/Heading/focus-heading.ts';
import * as styles from './MissingCash.css.ts';

/** How far the question is. The button that takes its place gets the focus: the one that was pressed, or the other answer. */
export type MissingCashStep = 'closed' | 'asking' | 'kept' | 'reported';

type MissingCashProps = {
  /** Who says that the ride was paid in cash. */
  rider: string;
  onStep: (step: MissingCashStep) => void;
  onReport: () => void;
};

/** Asks whether the cash of a ride is really missing, in the place of the answers about it. */
export const MissingCash = ({ rider, onStep, onReport }: MissingCashProps) => {
  const t = useText(driverPayments);
  const shared = useText(common);
  const report = () => {
    onStep('reported');
    onReport();
  };
  return (
    <fieldset ref={useFocusAfter<HTMLFieldSetElement>()} className={styles.question}>
      <legend className={styles.title}>{t('askMissing')}</legend>
      <p>{t('missingMeans', { rider })}</p>
      <div className={styles.answers}>
        <Button size="small" autoFocus onPress={() => onStep('kept')}>
          {shared('cancel')}
        </Button>
        <Button size="small" variant="danger" onPress={report}>
          {t('reportMissing')}
        </Button>
      </div>
    </fieldset>
  );
};
