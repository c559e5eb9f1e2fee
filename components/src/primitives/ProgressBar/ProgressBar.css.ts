import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';
import { motionOk } from '../../theme/text.ts';

export const progress = style(primitive({ display: 'grid', gap: vars.space[1] }));
export const label = style(primitive({ fontSize: vars.text[14], lineHeight: '1.25rem' }));

const track = {
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
};
const fill = {
  borderRadius: vars.radius.pill,
  background: vars.color.signal,
  boxShadow: `inset 0 0 0 1px light-dark(${vars.color.onSignal}, transparent)`,
  '@media': { [motionOk]: { transition: `inline-size ${vars.motion.calm}` } },
};
export const bar = style(
  primitive({ appearance: 'none', width: '100%', height: '0.5rem', overflow: 'hidden', ...track }),
);
// Chromium and Safari draw a track and a fill, Firefox a fill.
const parts = {
  '::-webkit-progress-bar': track,
  '::-webkit-progress-value': fill,
  '::-moz-progress-bar': fill,
};
for (const [part, rule] of Object.entries(parts))
  globalStyle(`${bar}${part}`, { '@layer': { [layers.primitive]: rule } });
