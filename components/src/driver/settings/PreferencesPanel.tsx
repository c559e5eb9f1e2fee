import { limits } from '@mobility/openapi/limits';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { driver } from '../../intl/generated/en-US/driver.ts';
import { dutyMap } from '../../intl/generated/en-US/duty-map.ts';
import { dutySettings } from '../../intl/generated/en-US/duty-settings.ts';
import { useText } from '../../intl/use-text.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import * as styles from './PreferencesPanel.css.ts';
import { RadiusField } from './RadiusField.tsx';

type PreferencesPanelProps = {
  radiusKm: number;
  autoAccept: boolean;
  notificationsEnabled: boolean;
  /** Shown beside the title. */
  saveState: 'saving' | 'saved' | null;
  isDisabled?: boolean;
  onRadius: (km: number) => void;
  onAutoAccept: (isOn: boolean) => void;
  onNotifications: (isOn: boolean) => void;
  /** The LocationPanel, above the preferences. */
  children?: ReactNode;
};

/** The matching radius and how rides are offered. */
export const PreferencesPanel = ({ saveState, isDisabled, children, ...props }: PreferencesPanelProps) => {
  const t = useText(dutySettings);
  const tDriver = useText(driver);
  const state = (
    <span className={styles.saved} role="status" data-state={saveState ?? undefined}>
      {saveState === 'saved' && <Check size={16} aria-hidden />}
      {saveState === 'saved' && t('saved')}
      {saveState === 'saving' && t('saving')}
    </span>
  );
  return (
    <Card as="section" title={tDriver('preferences')} action={state}>
      <div className={styles.body}>
        {children}
        <Radius radiusKm={props.radiusKm} isDisabled={isDisabled} onRadius={props.onRadius} />
        <div className={styles.switches}>
          <Switch isSelected={props.autoAccept} onChange={props.onAutoAccept} isDisabled={isDisabled}>
            {t('autoAccept')}
          </Switch>
          <Switch
            isSelected={props.notificationsEnabled}
            onChange={props.onNotifications}
            isDisabled={isDisabled}
          >
            {t('rideNotifications')}
          </Switch>
        </div>
      </div>
    </Card>
  );
};

type RadiusProps = Pick<PreferencesPanelProps, 'radiusKm' | 'isDisabled' | 'onRadius'>;

const Radius = ({ radiusKm, isDisabled, onRadius }: RadiusProps) => {
  const t = useText(dutySettings);
  const tMap = useText(dutyMap);
  const { min, max, presets } = limits.radius;
  return (
    <div className={styles.radius}>
      <div className={styles.sliderRow}>
        <Slider
          label={t('matchingRadius')}
          value={radiusKm}
          onChange={onRadius}
          min={min}
          max={max}
          step={1}
          isValueHidden
          formatValue={(km) => tMap('km', { km })}
          isDisabled={isDisabled}
        />
        <RadiusField radiusKm={radiusKm} isDisabled={isDisabled} onRadius={onRadius} />
      </div>
      <p className={styles.ends}>
        <span>{tMap('km', { km: min })}</span>
        <span>{tMap('km', { km: max })}</span>
      </p>
      <fieldset className={styles.presets} aria-label={t('radiusPresets')}>
        {presets.map((km) => (
          <ToggleButton
            key={km}
            className={styles.preset}
            aria-label={tMap('km', { km })}
            isSelected={km === radiusKm}
            isDisabled={isDisabled}
            onChange={() => onRadius(km)}
          >
            {km}
          </ToggleButton>
        ))}
      </fieldset>
    </div>
  );
};
