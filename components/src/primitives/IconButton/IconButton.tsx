import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonLook, buttonClass } from '../Button/Button.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';

export type IconButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> &
  Pick<ButtonLook, 'variant' | 'size' | 'className'> & {
    /** The accessible name, which says what the button does. */
    label: string;
    icon: ReactNode;
  };

/** A square button with only an icon. Default ghost. */
export const IconButton = ({
  label,
  icon,
  variant = 'ghost',
  size,
  className,
  ...props
}: IconButtonProps) => (
  <AriaButton {...props} aria-label={label} className={buttonClass({ variant, size, className }, 'icon')}>
    {props.isPending ? <SpinnerRing size={20} /> : icon}
  </AriaButton>
);
