import { expect, test } from 'vitest';
import { unhandledIn } from './unhandled.ts';

const printed = `
 Test Files  1 passed (1)

\u001b[31m⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯\u001b[39m

Vitest caught 1 unhandled error during the test run.

⎯⎯⎯⎯⎯⎯ Uncaught Exception ⎯⎯⎯⎯⎯⎯
\u001b[31mTypeError: socket.end is not a function\u001b[39m
 ❯ Timeout.end backend/src/http/arrival.ts:12:10

This error originated in "backend/src/http/arrival.test.ts" test file.
`;

test('the error that was thrown outside of a test is named with the file that threw it', () => {
  expect(unhandledIn(printed)).toBe(
    'TypeError: socket.end is not a function (backend/src/http/arrival.test.ts)',
  );
});

test('an error of no known file is named alone', () => {
  expect(unhandledIn(printed.replace(/This error originated.*/, ''))).toBe(
    'TypeError: socket.end is not a function',
  );
});

test('an output that names no error says so', () => {
  expect(unhandledIn('Test Files  1 passed (1)')).toBe('no error was printed');
});
