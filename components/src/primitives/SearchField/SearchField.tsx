import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { SearchField as AriaSearchField, Input } from 'react-aria-components/SearchField';
import * as styles from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export type SearchFieldProps = {
  /** Its name for those who cannot see the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  isDisabled?: boolean;
  className?: string;
};

/** A search that works while typing; Escape or the cross clears it. */
export const SearchField = ({ label, placeholder, className, ...props }: SearchFieldProps) => (
  <AriaSearchField
    {...props}
    aria-label={label}
    className={className ? `${styles.field} ${className}` : styles.field}
  >
    <div className={styles.box}>
      <span className={styles.icon}>
        <Search size={20} aria-hidden="true" />
      </span>
      <Input className={styles.input} placeholder={placeholder} />
      {props.value !== '' && (
        <IconButton
          className={styles.action}
          label="Clear search"
          icon={<X size={20} aria-hidden="true" />}
        />
      )}
    </div>
  </AriaSearchField>
);
