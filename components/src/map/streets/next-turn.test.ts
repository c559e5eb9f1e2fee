import { expect, test } from 'vitest';
import { nextTurn, nextTurnOn } from './next-turn.ts';

const at = (latitude: number, longitude: number, street: string) => ({
  at: [latitude, longitude] as [number, number],
  street,
});

test.each([
  ['left', -122.42],
  ['right', -122.4],
] as const)('a way north that goes on along another street turns %s there', (turn, longitude) => {
  const next = nextTurnOn([
    at(37.77, -122.41, 'Main St'),
    at(37.779, -122.41, 'Main St'),
    at(37.779, longitude, 'Oak St'),
  ]);
  expect(next).toMatchObject({ turn, street: 'Oak St' });
  expect(next?.km).toBeCloseTo(1, 1);
});

test('a street that only changes its name is driven straight on, and the last one ends at the stop', () => {
  const north = [at(37.77, -122.41, 'Main St'), at(37.779, -122.41, 'Main St')];
  expect(nextTurnOn([...north, at(37.788, -122.41, 'Third St')])).toMatchObject({
    turn: 'straight',
    street: 'Third St',
  });
  expect(nextTurnOn(north)).toMatchObject({ turn: 'arrive', street: 'Main St' });
});

test('in the city each step of a car brings its next turn nearer, until another one follows', () => {
  const to: [number, number] = [37.7955, -122.3937];
  const turns = [
    [37.765, -122.4193],
    [37.7793, -122.4193],
    [37.79, -122.4],
  ].map((car) => nextTurn(car as [number, number], to));
  for (const turn of turns) expect(turn?.street).not.toBe('');
  expect(new Set(turns.map((turn) => turn?.street)).size).toBeGreaterThan(1);
});
