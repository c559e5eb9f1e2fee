import '@mobility/components/theme';
import { loadAllParts } from '@mobility/components/primitives';
import { createRoot } from 'react-dom/client';
import { count } from '../field.ts';
import { cardMarkup, history } from './card-markup.tsx';
import { drawn, type ListPage, middleOf, scrollThrough, typeInto } from './list-page.ts';

document.documentElement.dataset.mobility = '';
cardMarkup();
const container = document.createElement('div');
document.body.append(container);

const page: ListPage = {
  mount: async () => {
    createRoot(container).render(history(count));
    await drawn();
  },
  scroll: scrollThrough,
  type: async () => {
    const input = container.querySelector('input');
    if (!input) throw new Error('There is no search field');
    await typeInto(input);
  },
  middle: () => middleOf([...container.querySelectorAll('article')]),
};
// Parts that load on demand are loaded before, since the peer has all its code, too.
Object.assign(window, { page, ready: loadAllParts() });
