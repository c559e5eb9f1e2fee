import { limits } from '@mobility/openapi/limits';
import { useState } from 'react';
import { dutySettings } from '../../intl/generated/en-US/duty-settings.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PreferencesPanel.css.ts';

type RadiusFieldProps = {
  radiusKm: number;
  isDisabled?: boolean | undefined;
  onRadius: (km: number) => void;
};

const { min, max } = limits.radius;
/** The number that a text spells, if it is a radius. */
const radiusIn = (text: string): number | null => {
  const km = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return km >= min && km <= max ? km : null;
};

/** The radius as a number to type. What is no radius is never reported, and gives way to the last one on leaving. */
export const RadiusField = ({ radiusKm, isDisabled, onRadius }: RadiusFieldProps) => {
  const t = useText(dutySettings);
  const [draft, setDraft] = useState<string | null>(null);
  const leave = (): void => setDraft(null);
  const type = (text: string): void => {
    setDraft(text);
    const km = radiusIn(text);
    if (km !== null && km !== radiusKm) onRadius(km);
  };
  return (
    <label className={styles.number}>
      <VisuallyHidden>{t('radiusInKm')}</VisuallyHidden>
      <input
        className={styles.numberInput}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={draft ?? String(radiusKm)}
        disabled={isDisabled}
        aria-invalid={draft !== null && radiusIn(draft) === null}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && leave()}
      />
      <span aria-hidden="true">{t('kmUnit')}</span>
    </label>
  );
};
