import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';

/** The product's name appears only in print. */
export const brand = style(
  domain({
    display: 'none',
    '@media': {
      print: {
        display: 'flex',
        alignItems: 'center',
        gap: vars.space[2],
        paddingTop: vars.space[3],
        paddingInline: vars.space[6],
        fontWeight: 700,
      },
    },
  }),
);
export const total = style(domain({ paddingBottom: vars.space[2] }));
export const rows = style(domain({ display: 'grid', fontSize: vars.text[14], lineHeight: '1.25rem' }));
export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: vars.space[3],
    padding: `${vars.space[2]} 0`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  }),
);
export const label = style(domain({ color: vars.color.inkMuted }));
export const value = style(domain({ fontWeight: 500, overflowWrap: 'anywhere' }));
