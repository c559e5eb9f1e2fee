import { useFormats } from '../format/use-formats.ts';
import { profile } from '../intl/generated/en-US/profile.ts';
import { localeNames, locales } from '../intl/locale.ts';
import { useText } from '../intl/use-text.ts';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Slider } from '../primitives/Slider/Slider.tsx';
import { Switch } from '../primitives/Switch/Switch.tsx';
import { ToggleGroup } from '../primitives/ToggleGroup/ToggleGroup.tsx';
import type { Appearance } from '../provider/mobility.ts';
import type { LanguageControl } from '../provider/use-language.ts';
import * as styles from './ProfileView.css.ts';

export type AppearanceControl = { appearance: Appearance; onChoose(appearance: Appearance): void };

export type SettingsProps = {
  /** Left out where the page offers no choice. */
  appearance?: AppearanceControl;
  /** Left out where the page offers no choice. */
  language?: LanguageControl;
  soundEnabled: boolean;
  onSoundEnabled(enabled: boolean): void;
  /** 0 to 1. */
  volume: number;
  onVolume(volume: number): void;
};

const appearances = ['light', 'dark', 'system'] as const;
const languages = locales.map((id) => ({ id, label: localeNames[id] }));

const AppearanceChoice = ({ appearance, onChoose }: AppearanceControl) => {
  const t = useText(profile);
  return (
    <section className={styles.group}>
      <Heading isOfPart className={styles.heading}>
        {t('appearance')}
      </Heading>
      <div className={styles.appearance}>
        <ToggleGroup
          label={t('appearance')}
          hideLabel
          options={appearances.map((id) => ({ id, label: t(id) }))}
          value={appearance}
          onChange={onChoose}
        />
      </div>
    </section>
  );
};

const LanguageChoice = ({ locale, onChoose }: LanguageControl) => {
  const t = useText(profile);
  return (
    <section className={styles.group}>
      <Heading isOfPart className={styles.heading}>
        {t('language')}
      </Heading>
      <div className={styles.appearance}>
        <ToggleGroup label={t('language')} hideLabel options={languages} value={locale} onChange={onChoose} />
      </div>
    </section>
  );
};

/** How the product looks and sounds on this device, and its language. */
export const Settings = ({ appearance, language, ...sound }: SettingsProps) => {
  const t = useText(profile);
  const { percent } = useFormats();
  return (
    <div>
      {appearance && <AppearanceChoice {...appearance} />}
      {language && <LanguageChoice {...language} />}
      <section className={styles.group}>
        <Heading isOfPart className={styles.heading}>
          {t('sound')}
        </Heading>
        <Switch isSelected={sound.soundEnabled} onChange={sound.onSoundEnabled}>
          {t('playSound')}
        </Switch>
        <div className={styles.appearance}>
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
    </div>
  );
};
