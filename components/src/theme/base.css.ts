import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

type LayeredRule = NonNullable<GlobalStyleRule['@layer']>[string];
const base = (selector: string, rule: LayeredRule): void =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

// Keeps what takes focus clear of the bar above and of the floating user box below.
base('html', { scrollPadding: '72px 0 80px', background: vars.color.surface });
base('body', {
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text[16],
  lineHeight: '24px',
  fontFeatureSettings: '"cv11", "ss03"',
  WebkitFontSmoothing: 'antialiased',
});
base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// Headings take the focus so that reading goes on there; nothing can be done with them.
base('h1:focus-visible, main:focus-visible', { outline: 'none' });
base('time, table', { fontVariantNumeric: 'tabular-nums' });
base('html', {
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});
