import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { SearchField as AriaSearchField, Input } from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import { primitives } from '../../intl/generated/en-US/primitives.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export type SearchFieldProps = {
  /** The accessible name; the placeholder is not one. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** What is searched, for screen readers. */
  description?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
  className?: string;
};

/** A search that filters while the person types. Escape or the button clears it. */
export const SearchField = ({ label, placeholder, description, className, ...props }: SearchFieldProps) => {
  const t = useText(primitives);
  return (
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
            label={t('clearSearch')}
            icon={<X size={20} aria-hidden="true" />}
          />
        )}
      </div>
      {description && (
        <Text slot="description" className={hidden}>
          {description}
        </Text>
      )}
    </AriaSearchField>
  );
};
