import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from '../primitives/Dialog/keepFocus.ts';
import * as styles from './Page.css.ts';

export type PageProps = {
  /** Where one is: when it changes, the new page's heading takes the focus. */
  path: string;
  children: ReactNode;
};

/** The page's main part, to which the bar's first link jumps. After a navigation the heading is where reading goes on. */
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
