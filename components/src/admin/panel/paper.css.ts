import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { ownBody, ownDocument } from '../../theme/root.ts';

/** The console, unless an open dialog is printed in its place. */
const console = ':has([data-status-line]):not(:has([role=dialog]))';

// The types know elements alone.
globalStyle('@page console', { size: 'A4 landscape', margin: '10mm' } as GlobalStyleRule);
globalStyle(`${ownBody}${console}`, { '@media': { print: { page: 'console' } } });
// A sheet has the layout of a wide window, so small that each table shows all of its columns, whatever size of text the
// browser has. Marks and charts keep their fills.
globalStyle(`${ownDocument}${console}`, {
  '@media': { print: { zoom: 0.75, fontSize: '12pt', printColorAdjust: 'exact' } },
});
