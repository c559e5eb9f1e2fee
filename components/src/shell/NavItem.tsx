import { Link } from 'react-aria-components/Link';
import type { NavLink } from './links.ts';

export type NavItemProps = NavLink & { path: string; className: string; onFollow?: () => void };

/** One link of the bar, marked when it leads to where one is. */
export const NavItem = ({ label, href, path, className, onFollow }: NavItemProps) => {
  if (href.includes('#')) {
    return (
      <a className={className} href={href} onClick={onFollow}>
        {label}
      </a>
    );
  }
  return (
    <Link
      className={className}
      href={href}
      aria-current={href === path ? 'page' : undefined}
      onPress={onFollow}
    >
      {label}
    </Link>
  );
};
