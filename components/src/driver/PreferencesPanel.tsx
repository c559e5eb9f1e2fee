import { limits } from '@mobility/openapi/limits';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Card } from '../primitives/Card/Card.tsx';
import { Slider } from '../primitives/Slider/Slider.tsx';
import { Switch } from '../primitives/Switch/Switch.tsx';
import * as styles from './PreferencesPanel.css.ts';

type PreferencesPanelProps = {
  radiusKm: number;
  autoAccept: boolean;
  notificationsEnabled: boolean;
  /** Shown beside the title. */
  saveState: 'saving' | 'saved' | null;
  isDisabled?: boolean;
  onRadius(km: number): void;
  onAutoAccept(enabled: boolean): void;
  onNotifications(enabled: boolean): void;
  /** The LocationPanel, above the preferences. */
  children?: ReactNode;
};

/** 'Location & preferences': how far away and in which way rides are offered. */
export function PreferencesPanel({ saveState, isDisabled, children, ...props }: PreferencesPanelProps) {
  const state = (
    <span className={styles.saved} role="status" data-state={saveState ?? undefined}>
      {saveState === 'saved' && <Check size={16} aria-hidden />}
      {saveState === 'saved' && 'Saved'}
      {saveState === 'saving' && 'Saving...'}
    </span>
  );
  return (
    <Card as="section" title="Location & preferences" action={state}>
      <div className={styles.body}>
        {children}
        <Radius radiusKm={props.radiusKm} isDisabled={isDisabled} onRadius={props.onRadius} />
        <div className={styles.switches}>
          <Switch isSelected={props.autoAccept} onChange={props.onAutoAccept} isDisabled={isDisabled}>
            Accept rides automatically
          </Switch>
          <Switch
            isSelected={props.notificationsEnabled}
            onChange={props.onNotifications}
            isDisabled={isDisabled}
          >
            Ride notifications
          </Switch>
        </div>
      </div>
    </Card>
  );
}

type RadiusProps = Pick<PreferencesPanelProps, 'radiusKm' | 'isDisabled' | 'onRadius'>;

function Radius({ radiusKm, isDisabled, onRadius }: RadiusProps) {
  const { min, max, presets } = limits.radius;
  return (
    <div className={styles.radius}>
      <Slider
        label="Matching radius"
        value={radiusKm}
        onChange={onRadius}
        min={min}
        max={max}
        step={1}
        formatValue={(km) => `${km} km`}
        isDisabled={isDisabled}
      />
      <p className={styles.ends}>
        <span>{min} km</span>
        <span>{max} km</span>
      </p>
      <fieldset className={styles.presets} aria-label="Matching radius presets">
        {presets.map((km) => (
          <ToggleButton
            key={km}
            className={styles.preset}
            aria-label={`${km} km`}
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
}
