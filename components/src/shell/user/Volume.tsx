import { useFormats } from '../../format/use-formats.ts';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import * as styles from '../navigation/NavBar.css.ts';
import type { AccountControls } from './account.ts';

/** How loud the sounds are. Nothing where the volume cannot be chosen. */
export const Volume = ({
  soundMuted,
  volume,
  onVolume,
}: Pick<AccountControls, 'soundMuted' | 'volume' | 'onVolume'>) => {
  const t = useText(shell);
  const { percent } = useFormats();
  if (volume === undefined || !onVolume) return null;
  return (
    <div className={styles.volume}>
      <Slider
        label={t('volume')}
        value={volume}
        onChange={onVolume}
        min={0}
        max={1}
        step={0.1}
        formatValue={(share) => percent(share * 100)}
        isDisabled={soundMuted}
      />
    </div>
  );
};
