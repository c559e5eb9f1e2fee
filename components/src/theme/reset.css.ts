import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { embeddedRoot, inRoot, ownBody, ownDocument } from './root.ts';

type LayeredRule = NonNullable<GlobalStyleRule['@layer']>[string];
const reset = (selector: string, rule: LayeredRule): void =>
  globalStyle(inRoot(selector), { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle(`${embeddedRoot}, ${ownDocument}`, {
  '@layer': {
    [layers.reset]: { boxSizing: 'border-box', WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' },
  },
});
globalStyle(ownBody, { '@layer': { [layers.reset]: { margin: 0, padding: 0, border: 0 } } });
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote', {
  margin: 0,
  padding: 0,
  border: 0,
});
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
reset('ul, ol', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  fontFeatureSettings: 'inherit',
  letterSpacing: 'inherit',
});
reset('button', { background: 'none', border: 0, padding: 0 });
reset('svg', { display: 'block', flex: 'none' });
// Icons grow with the text beside them: the sizes that they are given are pixels of text of 16 px.
for (const size of [12, 14, 16, 20, 24]) {
  const length = `${size / 16}rem`;
  reset(`.lucide[width='${size}']`, { width: length, height: length });
}
reset('img, video', { display: 'block', maxWidth: '100%' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('th', { fontWeight: 'inherit', textAlign: 'start' });
reset('[hidden]', { display: 'none' });
