import type { DriverCommand } from '@mobility/machines/ride';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { driver } from '../../intl/generated/en-US/driver.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { mirrored } from '../../theme/mirrored.css.ts';
import * as styles from './ActiveRide.css.ts';
import type { NextAction } from './next-action.ts';

type ActiveDockProps = {
  next: NextAction;
  pending: DriverCommand | null;
  error?: string;
  onCommand: (command: DriverCommand) => void;
  onCancel?: () => void;
};

/** The ride's one filled button, and below it the way to cancel. */
export const ActiveDock = ({ next, pending, error, onCommand, onCancel }: ActiveDockProps) => {
  const t = useText(driver);
  return (
    <div className={styles.dock}>
      {error && <Notice tone="critical" title={error} onRetry={() => onCommand(next.command)} />}
      <Button
        className={styles.primary}
        variant="primary"
        size="large"
        fullWidth
        isPending={pending !== null}
        onPress={() => onCommand(next.command)}
      >
        {next.button}
        <ArrowRight className={mirrored} size={20} aria-hidden />
      </Button>
      <div className={styles.under}>
        <span className={styles.hint}>{next.hint}</span>
        {onCancel && (
          <Button className={styles.cancel} variant="ghost" size="small" onPress={onCancel}>
            {t('cancelRide')}
          </Button>
        )}
      </div>
    </div>
  );
};
