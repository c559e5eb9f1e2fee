import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from '../../primitives/Dialog/keep-focus.ts';
import * as styles from './Page.css.ts';

export type PageProps = {
  /** The address of the page. When it changes, the new page's heading takes the focus. */
  path: string;
  children: ReactNode;
};

/** The main part of the page, target of the bar's skip link. After a navigation it focuses the page's heading. */
export const Page = ({ path, children }: PageProps) => {
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    window.scrollTo(0, 0);
    if (main.current) focusHeading(main.current);
  }, [path]);
  return (
    <main ref={main} id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
};
