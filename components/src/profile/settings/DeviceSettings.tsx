import { useFormats } from '../../format/use-formats.ts';
import { profile } from '../../intl/generated/en-US/profile.ts';
import { localeNames, locales } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { ToggleGroup } from '../../primitives/ToggleGroup/ToggleGroup.tsx';
import type { Appearance } from '../../provider/mobility.ts';
import type { LanguageControl } from '../../provider/use-language.ts';
import * as styles from './Settings.css.ts';

export type AppearanceControl = { appearance: Appearance; onChoose(appearance: Appearance): void };

export type SoundControl = {
  soundEnabled: boolean;
  onSoundEnabled(enabled: boolean): void;
  /** 0 to 1. */
  volume: number;
  onVolume(volume: number): void;
};

const appearances = ['light', 'dark', 'system'] as const;
const languages = locales.map((id) => ({ id, label: localeNames[id] }));

/** Light, dark, or as the device is set. */
export const AppearanceChoice = ({ appearance, onChoose }: AppearanceControl) => {
  const t = useText(profile);
  return (
    <section className={styles.part}>
      <Heading isOfPart className={styles.heading}>
        {t('appearance')}
      </Heading>
      <ToggleGroup
        label={t('appearance')}
        hideLabel
        options={appearances.map((id) => ({ id, label: t(id) }))}
        value={appearance}
        onChange={onChoose}
      />
    </section>
  );
};

/** The language of the page. */
export const LanguageChoice = ({ locale, onChoose }: LanguageControl) => {
  const t = useText(profile);
  return (
    <section className={styles.part}>
      <Heading isOfPart className={styles.heading}>
        {t('language')}
      </Heading>
      <ToggleGroup label={t('language')} hideLabel options={languages} value={locale} onChange={onChoose} />
    </section>
  );
};

/** Whether new events make a sound on this device, and how loud. */
export const SoundSettings = (sound: SoundControl) => {
  const t = useText(profile);
  const { percent } = useFormats();
  return (
    <section className={styles.part}>
      <Heading isOfPart className={styles.heading}>
        {t('sound')}
      </Heading>
      <div className={styles.pair}>
        <Switch isSelected={sound.soundEnabled} onChange={sound.onSoundEnabled}>
          {t('playSound')}
        </Switch>
        <Slider
          label={t('volume')}
          value={sound.volume}
          onChange={sound.onVolume}
          min={0}
          max={1}
          step={0.1}
          formatValue={(volume) => percent(volume * 100)}
          isDisabled={!sound.soundEnabled}
        />
      </div>
    </section>
  );
};
