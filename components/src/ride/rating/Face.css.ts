import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const face = style(domain({ display: 'block', flex: 'none' }));
export const size = styleVariants({
  small: domain({ width: '1.25rem', height: '1.25rem' }),
  large: domain({ width: '2.25rem', height: '2.25rem' }),
});

const skins = {
  1: vars.color.criticalSoft,
  2: vars.color.infoSoft,
  3: vars.color.surfaceSunken,
  4: vars.color.positiveSoft,
  5: vars.color.signal,
} as const;

export const skin = styleVariants(skins, (fill, mood) => [
  { fill, stroke: Number(mood) === 5 ? vars.color.onSignal : vars.color.ink, strokeWidth: 1.5 },
]);
const line = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
/** The signal face keeps its dark features in both themes. */
export const features = styleVariants({
  ink: { ...line, stroke: vars.color.ink },
  signal: { ...line, stroke: vars.color.onSignal },
});
export const eyes = styleVariants({ ink: { fill: vars.color.ink }, signal: { fill: vars.color.onSignal } });
