import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Page.css.ts';

export type PageProps = {
  /** Where one is: when it changes, the new page's heading takes the focus. */
  path: string;
  children: ReactNode;
};

const focusQuietly = (element: HTMLElement): void => {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/** The page's main part, to which the bar's first link jumps. After a navigation the heading is where reading goes on. */
export const Page = ({ path, children }: PageProps) => {
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    window.scrollTo(0, 0);
    const target = main.current?.querySelector('h1') ?? main.current;
    if (target) focusQuietly(target);
  }, [path]);
  return (
    <main ref={main} id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
};
