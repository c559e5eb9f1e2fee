import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

/** The look of a button, or of a link that looks like one. */
export type ButtonLook = {
  /** Primary is the page's one filled action; danger is outlined in red. Default secondary. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** 36, 44 or 56 px high; at least 44 on touch screens. Default medium. */
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  fullWidth?: boolean;
  className?: string;
};
export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> &
  ButtonLook & { children: ReactNode };

export const buttonClass = ({ variant, size, fullWidth, className }: ButtonLook, shape?: 'icon'): string =>
  [styles.button({ variant, size, fullWidth, shape }), className].filter(Boolean).join(' ');

/** A push button. While pending it keeps its place and focus, shows a spinner and cannot be pressed. */
export const Button = ({ variant, size, icon, fullWidth, className, children, ...props }: ButtonProps) => (
  <AriaButton {...props} className={buttonClass({ variant, size, fullWidth, className })}>
    {props.isPending ? <SpinnerRing size={20} /> : icon && <span className={styles.icon}>{icon}</span>}
    {children}
  </AriaButton>
);
