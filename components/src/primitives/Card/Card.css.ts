import { style, styleVariants } from '@vanilla-extract/css';
import { from, inside, vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

const { color } = vars;

export const card = style(
  primitive({
    minWidth: 0,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.ink,
  }),
);
export const head = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: '3.5rem',
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    borderBottom: `1px solid ${color.line}`,
    '@media': {
      [from.tablet]: { paddingBlock: vars.space[1], paddingInline: `${vars.space[5]} ${vars.space[3]}` },
    },
    '@container': { [inside.largeText]: { flexWrap: 'wrap', paddingInlineEnd: vars.space[4] } },
  }),
);
export const title = style(primitive({ fontSize: vars.text[16], lineHeight: '1.5rem', fontWeight: 600 }));
export const body = styleVariants({
  none: primitive({ minWidth: 0 }),
  normal: primitive({
    minWidth: 0,
    padding: vars.space[4],
    '@media': { [from.tablet]: { padding: vars.space[5] } },
  }),
});
