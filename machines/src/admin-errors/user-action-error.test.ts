import { expect, test } from 'vitest';
import { userActionError, userUpdateError } from './user-action-error.ts';

const refused = (status: number, more = {}) => ({ kind: 'http', status, ...more });
const textOf = (error: unknown) => userActionError('admin.statusFailed', error);

test('an unknown user and a missing role have texts of their own', () => {
  expect(textOf(refused(404, { detail: 'Not Found' }))).toEqual({ message: 'admin.userNotFound' });
  expect(textOf(refused(403, { detail: 'Forbidden' }))).toEqual({ message: 'admin.adminRequired' });
});

test('a refusal shows the server’s detail, and an error of the server does not', () => {
  const detail = 'You cannot lock your own account';
  expect(textOf(refused(409, { detail }))).toEqual({ message: 'admin.statusFailed', detail });
  expect(textOf(refused(500, { detail: 'Internal server error' }))).toEqual({
    message: 'admin.statusFailed',
  });
  expect(textOf({ kind: 'network' })).toEqual({
    message: 'admin.statusFailed',
    reason: 'error.unreachable',
  });
});

test('only a backend without the operation does not implement it', () => {
  const missing = { message: 'admin.updateMissing' };
  expect(userUpdateError(refused(404, { detail: 'Not Found' }))).toEqual(missing);
  expect(userUpdateError(refused(501))).toEqual(missing);
  expect(userUpdateError(refused(404, { code: 'user_not_found' }))).toEqual({
    message: 'admin.userNotFound',
  });
  expect(userUpdateError(refused(500))).toEqual({ message: 'admin.updateFailed' });
});
