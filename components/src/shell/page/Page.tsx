import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { productName } from '../../intl/product-name.ts';
import { useText } from '../../intl/use-text.ts';
import { followHeading } from './focus-heading.ts';
import * as styles from './Page.css.ts';

/** The name of a page: a key of the catalogue. */
export type PageName =
  | 'dashboard'
  | 'bookRide'
  | 'myRides'
  | 'yourRide'
  | 'sharedTrip'
  | 'paymentMethods'
  | 'payment'
  | 'adminPanel'
  | 'profile'
  | 'notifications'
  | 'avatarDemo'
  | 'notFound';

export type PageProps = {
  /** The address of the page. When it changes, the new page's heading takes the focus. */
  path: string;
  /** The page's part of the document title; without one the title is the name of the product. */
  name?: PageName;
  children: ReactNode;
};

/** The main part of the page, target of the bar's skip link. After a navigation it focuses the page's heading. */
export const Page = ({ path, name, children }: PageProps) => {
  const t = useText(shell);
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(path);
  const title = name ? `${t(name)} · ${productName}` : productName;
  // Before the effects of the content, which may name a part of the page.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    window.scrollTo(0, 0);
    return main.current ? followHeading(main.current) : undefined;
  }, [path]);
  return (
    <main ref={main} id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
};
