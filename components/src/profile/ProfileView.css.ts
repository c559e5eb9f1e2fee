import { style } from '@vanilla-extract/css';
import { inside, pageWidth, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

export const page = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignItems: 'start',
    maxWidth: pageWidth,
    padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[6]}`,
    '@container': {
      [inside.tablet]: { gap: vars.space[5], padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[18]}` },
      [inside.desktop]: { gridTemplateColumns: '20rem minmax(0, 1fr)' },
    },
  }),
);
export const person = style(
  domain({ display: 'grid', justifyItems: 'center', gap: vars.space[2], textAlign: 'center' }),
);
export const name = style(
  domain({
    fontSize: vars.text[20],
    lineHeight: '1.75rem',
    fontWeight: 700,
    letterSpacing: '-.015em',
    overflowWrap: 'anywhere',
  }),
);
export const badges = style(
  domain({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[2] }),
);
export const dot = style(
  domain({ width: '0.5rem', height: '0.5rem', borderRadius: vars.radius.pill, background: 'currentColor' }),
);
export const facts = style(
  domain({ display: 'grid', gap: vars.space[2], width: '100%', marginTop: vars.space[4] }),
);
export const fact = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingTop: vars.space[2],
    borderTop: `1px solid ${vars.color.line}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
);
export const label = style(domain({ color: vars.color.inkMuted }));
export const value = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
);
export const panel = style(domain({ display: 'grid', gap: vars.space[5], paddingTop: vars.space[5] }));
export const fields = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignItems: 'start',
    '@container': { [inside.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const rows = style(domain({ display: 'grid', gap: vars.space[4] }));
export const row = style(domain({ display: 'grid', gap: vars.space[1] }));
export const rowLabel = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
export const rowValue = style(domain({ fontWeight: 500, overflowWrap: 'anywhere' }));
export const approval = style(
  domain({ display: 'flex', alignItems: 'center', gap: vars.space[3], flexWrap: 'wrap' }),
);
export const heading = style(domain({ fontWeight: 600 }));
export const formHead = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: '2.75rem',
  }),
);
export const actions = style(domain({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
