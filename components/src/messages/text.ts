import type { MessageKey } from '@mobility/machines/messages';
import { formatMoney } from '../format/money.ts';
import { enUS } from './en-US.ts';
import { productName } from './product.ts';

export type TextParams = Record<string, string | number | undefined>;

const blank = /\{(\w+)\}/g;
const optional = /\[([^\]]*)\]/g;
/** Numbers under these names are amounts of money. */
const money = new Set(['amount', 'balance', 'fare']);

const wordFor = (name: string, params: TextParams): string | undefined => {
  const value = name === 'product' ? productName : params[name];
  if (value === undefined || value === '') return undefined;
  return typeof value === 'number' && money.has(name) ? formatMoney(value) : String(value);
};

const fill = (template: string, params: TextParams): string =>
  template.replace(blank, (_, name: string) => wordFor(name, params) ?? '');

const isComplete = (template: string, params: TextParams): boolean =>
  [...template.matchAll(blank)].every(([, name = '']) => wordFor(name, params) !== undefined);

/** The sentence for a key, with its blanks filled. A bracketed part lacks nothing or is left out. */
export const text = (key: MessageKey, params: TextParams = {}): string => {
  const template = enUS[key].replace(optional, (_, part: string) => (isComplete(part, params) ? part : ''));
  return fill(template, params);
};
