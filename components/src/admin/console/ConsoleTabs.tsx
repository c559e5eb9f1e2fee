import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useFormats } from '../../format/use-formats.ts';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ConsoleTabs.css.ts';
import { useTabFocus } from './opened/use-tab-focus.ts';
import { type ConsoleTab, consoleTabs } from './tabs.ts';

export type ConsoleTabsProps = {
  tab: ConsoleTab;
  hrefOf: (tab: ConsoleTab) => string;
  /** How many things wait in a tab. */
  counts?: Partial<Record<ConsoleTab, number>>;
  /** The tabs in which more than that may wait. */
  more?: ReadonlySet<ConsoleTab>;
  /** The content of the open tab. */
  children: ReactNode;
};

/** Moves the focus along the links as a line of tabs does: with the arrow keys, Home and End. */
const moveFocus = (event: KeyboardEvent): void => {
  const { key, currentTarget } = event;
  const links = [...currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const places: Partial<Record<string, number>> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: links.length - 1,
  };
  const link = links[places[key] ?? -1];
  if (!link) return;
  // These keys would also scroll the page.
  event.preventDefault();
  link.focus();
};

/** The tabs of the console. Each is a link, and the open one is scrolled to the middle of a narrow screen. */
export const ConsoleTabs = ({ tab, hrefOf, counts = {}, more, children }: ConsoleTabsProps) => {
  const t = useText(admin);
  const list = useRef<HTMLElement>(null);
  useTabFocus(list, tab);
  // The counts arrive later and make their tabs wider.
  const widths = consoleTabs.map((id) => (counts[id] ? `${counts[id]}`.length : 0)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab is scrolled again when the tabs or their line change their width.
  useEffect(() => {
    const { current } = list;
    const chosen = current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !chosen || typeof ResizeObserver === 'undefined') return;
    // It also reports the first width.
    const observer = new ResizeObserver(() => {
      current.scrollLeft = chosen.offsetLeft + (chosen.offsetWidth - current.offsetWidth) / 2;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [tab, widths]);
  return (
    <>
      <nav ref={list} aria-label={t('sections')} className={styles.tabs} onKeyDown={moveFocus}>
        {consoleTabs.map((id) => (
          <Link
            key={id}
            href={hrefOf(id)}
            aria-current={id === tab ? 'page' : undefined}
            className={styles.tab}
          >
            {t(id)}
            {counts[id] ? <Count value={counts[id]} isMore={more?.has(id)} /> : null}
          </Link>
        ))}
      </nav>
      <Opened tab={tab} />
      {children}
    </>
  );
};

const Count = ({ value, isMore = false }: { value: number; isMore?: boolean | undefined }) => (
  <>
    {' '}
    <span className={styles.count}>
      {useFormats().number(value)}
      {isMore && '+'}
    </span>
  </>
);

/** Tells screen readers which tab has opened: the focus stays on its link. */
const Opened = ({ tab }: Pick<ConsoleTabsProps, 'tab'>) => {
  const t = useText(admin);
  const [first] = useState(tab);
  const [hasChanged, setChanged] = useState(false);
  if (tab !== first && !hasChanged) setChanged(true);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{hasChanged && t('tabOpened', { tab: t(tab) })}</span>
    </VisuallyHidden>
  );
};
