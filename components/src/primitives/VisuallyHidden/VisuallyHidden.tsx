import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Words for screen readers alone. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={hidden}>{children}</span>
);
