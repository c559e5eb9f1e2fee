import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import * as styles from '../Button/Button.css.ts';
import { type ButtonLook, buttonClass } from '../Button/Button.tsx';

export type LinkButtonProps = Omit<LinkProps, 'children' | 'className' | 'style' | 'href'> &
  ButtonLook & { href: string; children: ReactNode };

/** A link that looks like a button and follows the app's router. */
export const LinkButton = ({
  variant,
  size,
  icon,
  fullWidth,
  className,
  children,
  ...props
}: LinkButtonProps) => (
  <Link {...props} className={buttonClass({ variant, size, fullWidth, className })}>
    {icon && <span className={styles.icon}>{icon}</span>}
    {children}
  </Link>
);
