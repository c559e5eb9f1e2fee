import type { DriverCommand } from '@mobility/machines/ride';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { driving } from '../../intl/generated/en-US/driving.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { mirrored } from '../../theme/mirrored.css.ts';
import * as styles from './ActiveRide.css.ts';
import type { NextAction } from './next-action.ts';
import type { PinFieldProps } from './PinField.tsx';
import { PinFieldOnDemand } from './PinFieldOnDemand.tsx';

type ActiveDockProps = {
  next: NextAction;
  pending: DriverCommand | null;
  error?: string;
  onCommand: (command: DriverCommand) => void;
  /** Sends the command that failed again; by default the next action. */
  onRetry?: () => void;
  onCancel?: () => void;
  /** The PIN that the ride needs to start. */
  pin?: PinInput;
};

/** The typed digits of a ride's PIN, and their validation issue. */
export type PinInput = Pick<PinFieldProps, 'typed' | 'error' | 'onChange'>;

/** The ride's one filled button, and below it the way to cancel. */
export const ActiveDock = ({ next, pending, error, onCommand, onRetry, onCancel, pin }: ActiveDockProps) => {
  const t = useText(driving);
  return (
    <div className={styles.dock}>
      {pin && next.command === 'start' && (
        <PinFieldOnDemand {...pin} isDisabled={pending !== null} onSubmit={() => onCommand('start')} />
      )}
      {error && (
        <div className={styles.failed}>
          <Notice tone="critical" title={error} onRetry={onRetry ?? (() => onCommand(next.command))} />
        </div>
      )}
      <Button
        className={styles.primary}
        variant="primary"
        size="large"
        fullWidth
        isPending={pending === next.command}
        isDisabled={pending !== null && pending !== next.command}
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
