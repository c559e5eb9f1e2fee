import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isMoneyParameter } from './src/intl/money-parameters.ts';

/** `hasX` says whether the optional parameter `x` has a value. */
const isFlag = (name: string): boolean => /^has[A-Z]/.test(name);

const typeOf = (element: MessageFormatElement): string => {
  if (element.type === TYPE.plural || element.type === TYPE.number) return 'number';
  if (element.type === TYPE.select) return isFlag(element.value) ? 'Flag' : 'string';
  return element.type === TYPE.argument && isMoneyParameter(element.value) ? 'number | string' : 'string';
};

const collect = (elements: MessageFormatElement[], found: Map<string, string>): void => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) throw new Error(`Tags are not supported: <${element.value}>`);
    if (found.get(element.value) !== 'number') found.set(element.value, typeOf(element));
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) collect(option.value, found);
  }
};

/** The parameters of an ICU message and their TypeScript types. */
export const parametersOf = (message: string): Map<string, string> => {
  const found = new Map<string, string>();
  collect(parse(message), found);
  return found;
};

const isolates = { open: '\u2068', close: '\u2069' };

const argumentRanges = (elements: MessageFormatElement[]): [start: number, end: number][] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap((option) => argumentRanges(option.value));
    if (element.type !== TYPE.argument && element.type !== TYPE.number) return [];
    return element.location ? [[element.location.start.offset, element.location.end.offset]] : [];
  });

/** Wraps each argument in bidirectional isolates: a name or an address must not reorder right-to-left text. */
export const isolateArguments = (message: string): string =>
  argumentRanges(parse(message, { captureLocation: true }))
    .sort(([a], [b]) => b - a)
    .reduce(
      (text, [start, end]) =>
        text.slice(0, start) + isolates.open + text.slice(start, end) + isolates.close + text.slice(end),
      message,
    );
