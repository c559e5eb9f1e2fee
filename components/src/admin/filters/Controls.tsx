import type { FocusEvent, ReactNode } from 'react';
import * as styles from './FilterLine.css.ts';

/** Browsers leave a control that is partly in sight where it is. A pressed one stays below the pointer. */
const bringIntoSight = ({ target }: FocusEvent): void => {
  if (!target.matches(':focus-visible')) return;
  // The input of a choice is hidden in its label.
  (target.closest('label') ?? target).scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
};

/** The controls of a list in one line, which scrolls sideways where they do not fit. */
export const Controls = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the controls in it are what is focused.
  <div className={styles.controls} onFocus={bringIntoSight}>
    {children}
  </div>
);
