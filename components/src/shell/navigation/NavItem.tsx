import { Link } from 'react-aria-components/Link';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import type { NavLink } from './links.ts';

export type NavItemProps = NavLink & { path: string; className: string; onFollow?: () => void };

/** One link of the bar, marked when it leads to the current page. */
export const NavItem = ({ label, href, path, className, onFollow }: NavItemProps) => {
  const t = useText(shell);
  if (href.includes('#')) {
    return (
      <a className={className} href={href} onClick={onFollow}>
        {t(label)}
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
      {t(label)}
    </Link>
  );
};
