import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut } from '../../theme/text.ts';

const { color, space } = vars;

export const places = style(domain({ padding: `${space[3]} ${space[4]} ${space[6]}` }));
export const title = style(
  domain({ margin: `${space[1]} 0`, fontSize: vars.text[14], fontWeight: 600, color: color.inkMuted }),
);
export const items = style(domain({ margin: 0, padding: 0, listStyle: 'none' }));
export const item = style(domain({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } }));
export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
    alignItems: 'center',
    width: '100%',
    minHeight: '4rem',
    padding: `${space[2]} 0`,
    borderRadius: vars.radius.control,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surfaceSunken },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
  }),
);
export const icon = style(
  domain({
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: '50%',
    background: color.surfaceSunken,
  }),
);
export const words = style(domain({ display: 'grid', minWidth: 0 }));
export const name = style(domain({ ...cut, lineHeight: '1.375rem', fontWeight: 600 }));
export const address = style(
  domain({ ...cut, fontSize: vars.text[14], lineHeight: '1.25rem', color: color.inkMuted }),
);
export const distance = style(
  domain({
    paddingInlineStart: space[3],
    fontSize: vars.text[14],
    color: color.inkMuted,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const hint = style(
  domain({
    paddingBlock: space[3],
    paddingInline: '4.25rem 1rem',
    fontSize: vars.text[14],
    color: color.inkMuted,
  }),
);
