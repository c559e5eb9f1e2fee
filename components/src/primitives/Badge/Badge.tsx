import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export type BadgeTone =
  | 'neutral'
  | 'positive'
  | 'caution'
  | 'critical'
  | 'info'
  | 'admin'
  | 'signal'
  | 'arriving'
  | 'inProgress';
export type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode; className?: string };

/** A short text on a colour, with an optional icon of 16 px. */
export const Badge = ({ tone = 'neutral', icon, children, className }: BadgeProps) => (
  <span className={[badge({ tone, hasIcon: Boolean(icon) }), className].filter(Boolean).join(' ')}>
    {icon}
    {children}
  </span>
);
