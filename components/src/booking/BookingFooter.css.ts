import { style } from '@vanilla-extract/css';
import { inside, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

const { color } = vars;

export const footer = style(
  domain({
    paddingTop: vars.space[3],
    paddingInline: vars.space[4],
    paddingBottom: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${color.line}`,
    background: color.surfaceRaised,
    '@container': { [inside.tablet]: { paddingInline: vars.space[6], paddingBottom: vars.space[4] } },
  }),
);
export const line = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    marginBottom: vars.space[2],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const arrival = style(domain({ flex: 'none', fontWeight: 600, color: color.ink }));
export const action = style(
  domain({
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    rowGap: 0,
    paddingBlock: 0,
    paddingInline: `${vars.space[5]} ${vars.space[4]}`,
  }),
);
export const fare = style(
  domain({ display: 'inline-flex', alignItems: 'center', gap: '0.3em', marginInlineStart: 'auto' }),
);
