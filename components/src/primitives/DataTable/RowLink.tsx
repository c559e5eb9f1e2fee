import type { ComponentProps, MouseEvent } from 'react';

export type RowLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Opens an address within the page. Without it, the browser opens it. */
  onOpen?: (href: string) => void;
};

/** Whether a click asks for this window, and not for a new tab, a new window or a download. */
const isPlain = (event: MouseEvent): boolean =>
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  event.button === 0;

/** A link in a row of a long table. It is a native one, since rows are drawn far more often than they are pressed. */
export const RowLink = ({ href, onOpen, children, ...props }: RowLinkProps) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      if (!onOpen || !isPlain(event)) return;
      event.preventDefault();
      onOpen(href);
    }}
  >
    {children}
  </a>
);
