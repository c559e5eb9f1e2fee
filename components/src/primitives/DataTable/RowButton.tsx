import type { ComponentPropsWithRef } from 'react';
import { buttonClass } from '../Button/Button.tsx';
import * as styles from './RowButton.css.ts';

export type RowButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'> & {
  /** Its text is a figure of the row, which is printed. */
  'data-printed'?: boolean;
  /** A text with a border, or an icon without one. */
  look: 'text' | 'icon';
};

const looks = {
  text: buttonClass({ size: 'small', className: styles.text }),
  icon: buttonClass({ variant: 'ghost', size: 'small', className: styles.icon }, 'icon'),
} as const;

/** A button in a row of a long table. It is a native one, since rows are drawn far more often than they are pressed. */
export const RowButton = ({ look, className, ...props }: RowButtonProps) => (
  <button {...props} type="button" className={className ? `${looks[look]} ${className}` : looks[look]} />
);
