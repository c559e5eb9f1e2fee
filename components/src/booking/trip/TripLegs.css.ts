import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut } from '../../theme/text.ts';

const { color } = vars;

export const legs = style(
  domain({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
  }),
);
export const leg = recipe({
  base: domain({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    minHeight: '3.75rem',
    paddingBlock: '0.375rem',
    paddingInline: `0 ${vars.space[4]}`,
  }),
  variants: {
    kind: {
      pickup: domain({
        '::after': {
          content: '""',
          position: 'absolute',
          insetInlineStart: '1.1875rem',
          top: '2.375rem',
          width: '2px',
          height: '2.875rem',
          background: color.inkMuted,
          opacity: 0.45,
        },
      }),
      dropoff: domain({ borderTop: `1px solid ${color.line}` }),
    },
  },
});
export const words = style(domain({ display: 'grid', minWidth: 0 }));
export const name = style(
  domain({ ...cut, fontSize: vars.text[16], lineHeight: '1.375rem', fontWeight: 600 }),
);
export const address = style(
  domain({ ...cut, fontSize: vars.text[14], lineHeight: '1.25rem', color: color.inkMuted }),
);
export const time = style(
  domain({
    paddingInlineStart: vars.space[3],
    fontSize: vars.text[14],
    fontWeight: 500,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
