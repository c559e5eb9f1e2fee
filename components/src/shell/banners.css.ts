import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

export const offline = style(
  domain({
    // Dark in both schemes: it is about the whole window, not about the page.
    colorScheme: 'dark',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minHeight: '40px',
    padding: '8px 16px',
    background: vars.color.surfaceRaised,
    color: vars.color.ink,
    fontSize: vars.text[14],
    lineHeight: '20px',
  }),
);
export const offlineIcon = style(domain({ color: vars.color.signal }));
export const build = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '16px',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
