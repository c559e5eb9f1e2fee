import { expect, test } from 'vitest';
import { senderNameOf } from './sender-name.ts';

test('the sender Admin has no name, and any other sender keeps its name', () => {
  expect(['Admin', '', undefined].map(senderNameOf)).toEqual([undefined, undefined, undefined]);
  expect(['Priya Raghunathan', 'Admina'].map(senderNameOf)).toEqual(['Priya Raghunathan', 'Admina']);
});
