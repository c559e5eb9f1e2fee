import { expect, test } from 'vitest';
import { clearNotificationStorage } from './clear-notifications.ts';
import { notificationStorage } from './notification-storage.ts';

test('clearing removes the notifications of all users and nothing else', () => {
  localStorage.setItem('mobility_token', 'token');
  notificationStorage.write('u1', []);
  notificationStorage.write('u2', []);
  clearNotificationStorage();
  expect(Object.keys(localStorage)).toEqual(['mobility_token']);
  expect(notificationStorage.read('u1')).toEqual([]);
});
