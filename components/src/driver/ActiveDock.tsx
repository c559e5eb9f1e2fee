import type { RideAction } from '@mobility/machines/ride.machine';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '../primitives/Button/Button.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import * as styles from './ActiveRide.css.ts';
import type { Deed } from './deeds.ts';

type ActiveDockProps = {
  deed: Deed;
  pending: RideAction | null;
  error?: string;
  onAction(action: RideAction): void;
  onCancel?(): void;
};

/** The one filled button of the ride. Cancelling is a word below it, never beside it. */
export function ActiveDock({ deed, pending, error, onAction, onCancel }: ActiveDockProps) {
  return (
    <div className={styles.dock}>
      {error && <Notice tone="critical" title={error} onRetry={() => onAction(deed.action)} />}
      <Button
        className={styles.primary}
        variant="primary"
        size="large"
        fullWidth
        isPending={pending !== null}
        onPress={() => onAction(deed.action)}
      >
        {deed.button}
        <ArrowRight size={20} aria-hidden />
      </Button>
      <div className={styles.under}>
        <span className={styles.hint}>{deed.hint}</span>
        {onCancel && (
          <Button className={styles.cancel} variant="ghost" size="small" onPress={onCancel}>
            Cancel ride
          </Button>
        )}
      </div>
    </div>
  );
}
