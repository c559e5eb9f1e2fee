import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { carColors } from './car-colors.ts';

export const line = style(domain({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));
const swatch = style(
  domain({
    flex: 'none',
    width: '0.75rem',
    height: '0.75rem',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.pill,
    forcedColorAdjust: 'none',
  }),
);
export const swatches = styleVariants(carColors, (background) => [swatch, domain({ background })]);
