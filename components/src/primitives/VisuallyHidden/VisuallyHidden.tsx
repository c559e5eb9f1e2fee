import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={hidden}>{children}</span>
);
