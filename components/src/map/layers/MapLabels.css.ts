import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

/** The halo is the ground below the label. */
export const label = recipe({
  base: domain({
    fontSize: vars.text[12],
    fontWeight: 500,
    paintOrder: 'stroke',
    strokeWidth: '3.5px',
    strokeLinejoin: 'round',
    pointerEvents: 'none',
    userSelect: 'none',
    // In forced colours the grounds are mixed with the colour of text, which would be a dark halo.
    selectors: { '&&': { '@media': { '(forced-colors: active)': { stroke: 'Canvas' } } } },
  }),
  variants: {
    tone: {
      district: domain({ fill: color.inkMuted, stroke: color.mapLand }),
      park: domain({ fill: color.positive, stroke: color.mapPark }),
      water: domain({ fill: color.info, stroke: color.mapWater, letterSpacing: '0.03em' }),
      road: domain({
        fill: `color-mix(in oklab, ${color.ink} 72%, ${color.inkMuted})`,
        stroke: color.mapStreet,
      }),
    },
  },
});
