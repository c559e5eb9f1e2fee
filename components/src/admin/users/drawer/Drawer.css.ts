import { globalStyle, style } from '@vanilla-extract/css';
import { line } from '../../../shell/user/UserBox.css.ts';
import { belowBar, from, vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';
import { sheet } from '../../beside/Sheet.css.ts';

const { color } = vars;

/** From tablets on: a column at the end, below the navigation. */
export const column = style(
  domain({
    selectors: {
      [`.${sheet}&`]: {
        '@media': {
          [from.tablet]: {
            inset: 'auto',
            insetBlockStart: belowBar,
            insetBlockEnd: 0,
            insetInlineEnd: 0,
            height: 'auto',
            zIndex: 15,
            width: '26rem',
            borderRadius: 0,
            borderInlineStart: `1px solid ${color.lineStrong}`,
            boxShadow: vars.shadow.high,
          },
          [from.desktop]: { width: '30rem' },
          '(min-width: 1920px)': { width: '36rem' },
          print: { position: 'static', width: 'auto', border: 0, boxShadow: 'none' },
        },
      },
    },
  }),
);
// The signed-in user moves beside the column, and pages end above the pill.
globalStyle(`body:has(${column}):has(${line})`, {
  '@media': { [from.desktop]: { paddingBlockEnd: '3.5rem' } },
});
globalStyle(
  `body:has(${column}) ${line}`,
  domain({
    '@media': {
      [from.desktop]: {
        insetInline: `auto calc(30rem + ${vars.space[4]})`,
        insetBlockEnd: vars.space[3],
        maxWidth: `calc(100vw - 30rem - 2 * ${vars.space[4]})`,
        height: '2rem',
        paddingInline: `${vars.space[2]} ${vars.space[1]}`,
        border: `1px solid ${color.line}`,
        borderRadius: vars.radius.pill,
        boxShadow: vars.shadow.high,
      },
      '(min-width: 1920px)': {
        insetInlineEnd: `calc(36rem + ${vars.space[4]})`,
      },
    },
  }),
);
