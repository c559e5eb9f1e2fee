import { hasWords, specialMaxLength, toggleWords } from '@mobility/machines/booking';
import { type QuickAdd, quickAdds } from '@mobility/openapi/quick-adds';
import { useId, useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { bookingChoices } from '../../intl/generated/en-US/booking-choices.ts';
import { quickAdds as quickAddLabels } from '../../intl/generated/en-US/quick-adds.ts';
import { useText } from '../../intl/use-text.ts';
import { quickAddIcons } from './quick-add-icons.tsx';
import * as styles from './SpecialRequirements.css.ts';

export type SpecialRequirementsProps = {
  value: string;
  onChange: (value: string) => void;
};

/** How many quick-adds show before the others are asked for. */
const firstShown = 5;

/** Free text for the driver, and twenty buttons that add common requests to it. The others show on demand, the chosen ones always. */
export const SpecialRequirements = ({ value, onChange }: SpecialRequirementsProps) => {
  const t = useText(bookingChoices);
  const labelOf = useText(quickAddLabels);
  const id = useId();
  const [isAll, setAll] = useState(false);
  const isFirst = ({ text }: QuickAdd, index: number) => index < firstShown || hasWords(value, text);
  const shown = quickAdds.filter((quickAdd, index) => isAll || isFirst(quickAdd, index));
  const next = quickAdds.find((quickAdd, index) => !isFirst(quickAdd, index));
  const hidden = quickAdds.length - shown.length;
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t('specialRequirements')} <small className={styles.optional}>{t('optional')}</small>
      </label>
      <textarea
        id={id}
        className={styles.area}
        rows={2}
        maxLength={specialMaxLength}
        value={value}
        placeholder={t('specialPlaceholder')}
        onChange={(event) => onChange(event.target.value)}
      />
      {/* One stop of the Tab key; the arrow keys move within it. */}
      <Toolbar className={styles.quick} aria-label={t('quickAdd')}>
        {shown.map((quickAdd) => (
          <button
            key={quickAdd.id}
            type="button"
            className={styles.wish}
            // biome-ignore lint/a11y/noAutofocus: the button that showed these had the focus, and is gone.
            autoFocus={quickAdd === next}
            aria-pressed={hasWords(value, quickAdd.text)}
            onClick={() => onChange(toggleWords(value, quickAdd.text))}
          >
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
              {quickAddIcons[quickAdd.id]}
            </svg>
            {labelOf(quickAdd.id)}
          </button>
        ))}
        {hidden > 0 && (
          <button type="button" className={styles.wish} onClick={() => setAll(true)}>
            {t('moreQuickAdds', { count: hidden })}
          </button>
        )}
      </Toolbar>
    </div>
  );
};
