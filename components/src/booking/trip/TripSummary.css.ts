import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

export const summary = style(
  domain({
    paddingTop: vars.space[4],
    borderTop: `1px solid ${color.line}`,
  }),
);
export const title = style(
  domain({ marginBottom: vars.space[2], fontSize: vars.text[14], lineHeight: '1.25rem', fontWeight: 600 }),
);
export const rows = style(domain({ display: 'grid', gap: vars.space[2], margin: 0 }));
export const row = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[6],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
);
export const term = style(domain({ flex: 'none', color: color.inkMuted }));
export const value = style(
  domain({
    minWidth: 0,
    margin: 0,
    textAlign: 'end',
    fontWeight: 500,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const address = style(domain({ display: 'block', fontWeight: 400, color: color.inkMuted }));
export const caution = style(domain({ display: 'block', color: color.caution }));
