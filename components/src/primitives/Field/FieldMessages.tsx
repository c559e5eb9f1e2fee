import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';

export type FieldMessagesProps = {
  description?: ReactNode;
  /** The description stays above an error. */
  keepsDescription?: boolean | undefined;
  errorMessage?: ReactNode;
};

/** The hint or the error below a field, linked to the field for screen readers. */
export const FieldMessages = ({ description, keepsDescription, errorMessage }: FieldMessagesProps) => (
  <>
    {description && (keepsDescription || !errorMessage) && (
      <Text slot="description" className={styles.description}>
        {description}
      </Text>
    )}
    {errorMessage && (
      <FieldError className={styles.error}>
        <CircleAlert className={styles.errorIcon} size={16} aria-hidden="true" />
        {errorMessage}
      </FieldError>
    )}
  </>
);
