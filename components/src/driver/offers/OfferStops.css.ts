import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const stops = style(domain({ display: 'grid', gap: vars.space[3] }));
export const stop = style(
  domain({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: 8,
    selectors: {
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 7,
        top: 18,
        bottom: -18,
        width: 2,
        background: vars.color.ink,
      },
    },
  }),
);
export const pin = style(
  domain({
    position: 'relative',
    width: 16,
    height: 16,
    marginTop: 3,
    border: `4px solid ${vars.color.ink}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surfaceRaised,
    selectors: { '&[data-end]': { borderRadius: 3 } },
  }),
);
export const far = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
export const figure = style(
  domain({ color: vars.color.ink, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
);
export const address = style(
  domain({ fontWeight: 600, lineHeight: '1.375rem', textWrap: 'pretty', overflowWrap: 'anywhere' }),
);
