import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const stops = style(domain({ display: 'grid', gap: vars.space[3] }));
export const stop = style(
  domain({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    columnGap: vars.space[2],
    selectors: {
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0.4375rem',
        top: '1.125rem',
        bottom: '-1.125rem',
        width: 2,
        background: vars.color.ink,
      },
    },
  }),
);
export const pin = style(
  domain({
    position: 'relative',
    width: '1rem',
    height: '1rem',
    marginTop: '0.1875rem',
    border: `0.25rem solid ${vars.color.ink}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surfaceRaised,
    selectors: { '&[data-end]': { borderRadius: '0.1875rem' } },
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
/** The street and the city, which a driver needs less than the name. */
export const detail = style(domain({ fontSize: vars.text[14], fontWeight: 400, color: vars.color.inkMuted }));
