import { hasWords, specialMaxLength } from '@mobility/machines/booking.rules';
import { quickAdds } from '@mobility/openapi/quick-adds';
import { useId } from 'react';
import { quickAddIcons } from './quick-add-icons.tsx';
import * as styles from './SpecialRequirements.css.ts';

export type SpecialRequirementsProps = {
  value: string;
  onChange: (value: string) => void;
  /** Adds the words of a quick-add to the text, or takes them out. */
  onToggle: (id: string) => void;
};

/** What the driver should know: free text, and twenty common wishes a press away. */
export const SpecialRequirements = ({ value, onChange, onToggle }: SpecialRequirementsProps) => {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        Special requirements <small className={styles.optional}>(optional)</small>
      </label>
      <textarea
        id={id}
        className={styles.area}
        rows={2}
        maxLength={specialMaxLength}
        value={value}
        placeholder="Anything your driver should know"
        onChange={(event) => onChange(event.target.value)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the grid that holds it. */}
      <div className={styles.quick} role="group" aria-label="Quick add">
        {quickAdds.map((quickAdd) => (
          <button
            key={quickAdd.id}
            type="button"
            className={styles.wish}
            aria-label={quickAdd.label}
            title={quickAdd.label}
            aria-pressed={hasWords(value, quickAdd.text)}
            onClick={() => onToggle(quickAdd.id)}
          >
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
              {quickAddIcons[quickAdd.id]}
            </svg>
          </button>
        ))}
      </div>
    </div>
  );
};
