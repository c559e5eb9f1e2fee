import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

/** How a button or a link in a button's clothes looks. */
export type ButtonLook = {
  /** Primary is the page's one filled action; danger is an outlined red word. Default secondary. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** 36, 44 or 56 px high; never below 44 where fingers point. Default medium. */
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
