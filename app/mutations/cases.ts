import { endpointOf } from './contract.ts';
import { type Mutation, mutationsOf } from './mutate.ts';
import type { Reads } from './recorded.ts';

/** A mutation of the answer of one operation. */
export type Case = { operation: string; mutation: Mutation };

export const titleOf = ({ operation, mutation: { place, kind } }: Case): string =>
  `${operation} ${place.join('.') || '(the whole answer)'}: ${kind}`;

/** Every way to break the parts of the answers that a screen has read. */
export const casesOf = (called: readonly string[], reads: Reads): Case[] =>
  called.flatMap((operation) =>
    mutationsOf(endpointOf(operation).schema, reads.get(operation) ?? new Set()).map((mutation) => ({
      operation,
      mutation,
    })),
  );

/** A number from 0 to 2^32 that depends on every character of the text. */
const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
};

/** A part of the cases, always the same for one seed; with a share of 1, all of them. */
export const sampleOf = (cases: readonly Case[], screen: string, share: number, seed: number): Case[] =>
  cases.filter((each) => hashOf(`${seed} ${screen} ${titleOf(each)}`) / 2 ** 32 < share);

/** A user without a required field may end the session, and nothing of the page would be left to look at. */
const isAlone = ({ operation, mutation }: Case): boolean =>
  operation === 'getCurrentUser' && mutation.isRequired;

/** Cases that one visit takes together, one of each operation: answers of different operations break independently. */
export const bundlesOf = (cases: readonly Case[]): Case[][] => {
  const together = Map.groupBy(
    cases.filter((each) => !isAlone(each)),
    ({ operation }) => operation,
  );
  const lists = [...together.values()];
  const visits = Math.max(0, ...lists.map(({ length }) => length));
  return [
    ...cases.filter(isAlone).map((each) => [each]),
    ...Array.from({ length: visits }, (_, index) => lists.flatMap((list) => list[index] ?? [])),
  ];
};
