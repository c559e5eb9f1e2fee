import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut, startBar } from '../../theme/text.ts';
import { floating } from './PlaceField.css.ts';

const { color } = vars;

export const list = recipe({
  base: domain({ padding: vars.space[1] }),
  variants: { isFloating: { true: domain(floating), false: {} } },
});
export const option = style(
  domain({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
    alignItems: 'center',
    minHeight: '3.5rem',
    paddingBlock: '0.375rem',
    paddingInline: `0 ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      // What Enter takes.
      '&[data-next]': { background: color.surfaceSunken },
      '&[aria-selected=true]::before': startBar(color.primary, 'transparent', '0.1875rem'),
    },
    '@container': { [inside.tablet]: { minHeight: '3rem', paddingBlock: vars.space[1] } },
  }),
);
export const icon = style(
  domain({
    justifySelf: 'center',
    color: color.inkMuted,
    selectors: { '[aria-selected=true] > &': { color: color.ink } },
  }),
);
export const words = style(domain({ display: 'grid', minWidth: 0 }));
export const name = style(domain({ ...cut, fontSize: vars.text[16], lineHeight: '1.375rem' }));
export const match = style(domain({ background: 'none', color: 'inherit', fontWeight: 700 }));
export const address = style(
  domain({ ...cut, fontSize: vars.text[14], lineHeight: '1.125rem', color: color.inkMuted }),
);
export const distance = style(
  domain({
    paddingInlineStart: vars.space[3],
    fontSize: vars.text[14],
    color: color.inkMuted,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
