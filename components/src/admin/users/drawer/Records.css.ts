import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';
import { cut } from '../../../theme/text.ts';

const { color } = vars;

export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: `2px ${vars.space[3]}`,
    minHeight: '2.25rem',
    padding: `${vars.space[1]} 0`,
    borderTop: `1px solid ${color.line}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
);
export const rideRow = style(
  domain({
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"route route route" "status time amount"',
    justifyItems: 'start',
    padding: `${vars.space[2]} 0`,
  }),
);
export const route = style(domain({ gridArea: 'route', width: '100%', fontSize: vars.text[12] }));
export const text = style(domain({ minWidth: 0, ...cut }));
export const mono = style(domain({ fontFamily: vars.font.mono, fontSize: vars.text[12] }));
export const time = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const amount = style(
  domain({ minWidth: '4.5rem', fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
);
export const auditWords = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    minWidth: 0,
  }),
);
