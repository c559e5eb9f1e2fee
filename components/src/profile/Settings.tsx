import { Slider } from '../primitives/Slider/Slider.tsx';
import { Switch } from '../primitives/Switch/Switch.tsx';
import { ToggleGroup } from '../primitives/ToggleGroup/ToggleGroup.tsx';
import * as styles from './ProfilePage.css.ts';

export type Appearance = 'light' | 'dark' | 'system';

export type SettingsProps = {
  appearance: Appearance;
  onAppearance(appearance: Appearance): void;
  soundEnabled: boolean;
  onSoundEnabled(enabled: boolean): void;
  /** 0 to 1. */
  volume: number;
  onVolume(volume: number): void;
};

const appearances = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'System' },
] as const;

/** How the product looks and sounds on this device. */
export function Settings(props: SettingsProps) {
  return (
    <div>
      <section className={styles.group}>
        <h2 className={styles.heading}>Appearance</h2>
        <div className={styles.appearance}>
          <ToggleGroup
            label="Appearance"
            hideLabel
            options={appearances}
            value={props.appearance}
            onChange={props.onAppearance}
          />
        </div>
      </section>
      <section className={styles.group}>
        <h2 className={styles.heading}>Sound</h2>
        <Switch isSelected={props.soundEnabled} onChange={props.onSoundEnabled}>
          Play a sound for new events
        </Switch>
        <div className={styles.appearance}>
          <Slider
            label="Volume"
            value={props.volume}
            onChange={props.onVolume}
            min={0}
            max={1}
            step={0.1}
            formatValue={(volume) => `${Math.round(volume * 100)} %`}
            isDisabled={!props.soundEnabled}
          />
        </div>
      </section>
    </div>
  );
}
