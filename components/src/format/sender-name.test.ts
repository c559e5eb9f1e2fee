import { expect, test } from 'vitest';
import { senderNameOf } from './sender-name.ts';

test('the sender that stands for all admins has no name of its own, and everyone else keeps theirs', () => {
  expect(['Admin', '', undefined].map(senderNameOf)).toEqual([undefined, undefined, undefined]);
  expect(['Priya Raghunathan', 'Admina'].map(senderNameOf)).toEqual(['Priya Raghunathan', 'Admina']);
});
