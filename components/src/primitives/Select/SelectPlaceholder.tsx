import ChevronDown from 'lucide-react/icons/chevron-down';
import * as field from '../Field/Field.css.ts';
import * as styles from './Select.css.ts';

/** Looks like a Select with this choice, and keeps its space until the code of the Select has arrived. */
export const SelectPlaceholder = ({ choice }: { choice: string }) => (
  <div className={field.field} aria-hidden="true">
    <div className={`${field.box} ${styles.trigger}`}>
      {choice}
      <ChevronDown size={20} />
    </div>
  </div>
);
