import { stripVTControlCharacters } from 'node:util';

/** The first error outside of a test, with the file in which it was thrown. */
export const unhandledIn = (output: string): string => {
  const [, errors = ''] = stripVTControlCharacters(output).split('Unhandled Errors');
  const error = errors.match(/^\w*Error: .*/m)?.[0] ?? 'no error was printed';
  const origin = errors.match(/originated in "(.+?)"/)?.[1];
  return origin ? `${error} (${origin})` : error;
};
