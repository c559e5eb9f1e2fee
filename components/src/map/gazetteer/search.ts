import type { Point } from '@mobility/machines/ports';
import { type GazetteerPlace, places } from './places.ts';
import { type Vicinity, vicinityOf } from './vicinity.ts';
import { isOneTypoApart, wordsOf } from './words.ts';

const limitPerCity = 8;
const typoFrom = 4;
const shortFrom = 3;
const weights = { name: 4, alias: 3, street: 1, city: 0.2 };

type Entry = {
  place: GazetteerPlace;
  words: Map<string, number>;
  names: string[];
  addresses: string[];
};

const joined = (text: string): string => wordsOf(text).join(' ');

const entryOf = (place: GazetteerPlace): Entry => {
  const words = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const word of wordsOf(text)) words.set(word, Math.max(weight, words.get(word) ?? 0));
  };
  add(place.name, weights.name);
  for (const alias of place.aliases) add(alias, weights.alias);
  add(place.street, weights.street);
  add(place.city, weights.city);
  const names = [place.name, ...place.aliases].map(joined);
  const streets = [joined(place.street), joined(`${place.street} ${place.city}`)];
  const addresses = [...streets, ...streets.map((street) => `${names[0]} ${street}`)];
  return { place, words, names, addresses };
};

/** Built at the first search, so that loading the file costs nothing. */
let index: { entries: Entry[]; vocabulary: Map<string, Entry[]> } | undefined;

const indexed = (): { entries: Entry[]; vocabulary: Map<string, Entry[]> } => {
  if (index) return index;
  const entries = places.map(entryOf);
  const vocabulary = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const word of entry.words.keys()) vocabulary.set(word, [...(vocabulary.get(word) ?? []), entry]);
  }
  index = { entries, vocabulary };
  return index;
};

const hasTypo = (asked: string, word: string): boolean =>
  asked.length >= typoFrom &&
  (isOneTypoApart(asked, word) || isOneTypoApart(asked, word.slice(0, asked.length)));

/**
 * Like `hasTypo`, but also for searched words that are short because a letter is missing; these must
 * match the whole word.
 */
const hasShortTypo = (asked: string, word: string): boolean =>
  hasTypo(asked, word) ||
  (asked.length >= shortFrom && word.length >= typoFrom && isOneTypoApart(asked, word));

type Typo = typeof hasTypo;

/** How well a stored word matches a searched one, from 0 (not at all) to 1 (exactly). */
const likeness = (asked: string, word: string, isTypo: Typo): number => {
  if (word === asked) return 1;
  if (word.startsWith(asked)) return 0.8;
  return isTypo(asked, word) ? 0.5 : 0;
};

const scoresFor = (asked: string, isTypo: Typo): Map<Entry, number> => {
  const scores = new Map<Entry, number>();
  for (const [word, entries] of indexed().vocabulary) {
    const quality = likeness(asked, word, isTypo);
    if (quality === 0) continue;
    for (const entry of entries) {
      const score = quality * (entry.words.get(word) ?? 0);
      scores.set(entry, Math.max(score, scores.get(entry) ?? 0));
    }
  }
  return scores;
};

/**
 * A full name scores highest; an alternative name does so only in the home city, so that 'Zoo' finds
 * the local one.
 */
const nameBonus = ({ names, addresses }: Entry, asked: string, isHome: boolean): number => {
  if (names[0] === asked || (isHome && names.includes(asked))) return 12;
  if (addresses.includes(asked)) return 10;
  return names.some((name) => name.startsWith(asked)) ? 4 : 0;
};

const homeBonus = 6;

const rankedBy = (asked: string[], isTypo: Typo, { home, nearness }: Vicinity): Entry[] => {
  const perWord = asked.map((word) => scoresFor(word, isTypo));
  const [first, ...others] = perWord;
  if (!first) return [];
  const total = (entry: Entry): number => {
    const isHome = entry.place.city === home;
    const bonus =
      nameBonus(entry, asked.join(' '), isHome) + (isHome ? homeBonus : 0) + nearness(entry.place);
    return perWord.reduce((sum, scores) => sum + (scores.get(entry) ?? 0), bonus);
  };
  return [...first.keys()]
    .filter((entry) => others.every((scores) => scores.has(entry)))
    .map((entry) => ({ entry, score: total(entry) - wordsOf(entry.place.name).length / 1000 }))
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
};

/**
 * Typing errors in short words are tolerated only if nothing else is found and another word matches
 * exactly.
 */
const ranked = (asked: string[], vicinity: Vicinity): Entry[] => {
  const found = rankedBy(asked, hasTypo, vicinity);
  if (found.length > 0 || asked.length < 2) return found;
  return rankedBy(asked, hasShortTypo, vicinity).filter(({ words }) => asked.some((word) => words.has(word)));
};

/**
 * At most eight places of each city that contain every word, the best match first, with a bonus for the city that `near` is
 * in (San Francisco without it) and a smaller one for what is near. Tolerates one typing error per word, in short words
 * only if another word matches exactly.
 */
export const searchPlaces = (text: string, near?: Point | null): GazetteerPlace[] => {
  const left = { 'San Francisco': limitPerCity, Stuttgart: limitPerCity };
  return ranked(wordsOf(text), vicinityOf(near))
    .map(({ place }) => place)
    .filter(({ city }) => left[city]-- > 0);
};

/** The one place that the text names: by its name, another name or address, or as the only hit. */
export const geocodePlace = (text: string): GazetteerPlace | null => {
  const asked = joined(text);
  if (asked === '') return null;
  const { entries } = indexed();
  const exact =
    entries.find(({ names }) => names.includes(asked)) ??
    entries.find(({ addresses }) => addresses.includes(asked));
  if (exact) return exact.place;
  const [first, second] = ranked(wordsOf(text), vicinityOf(null));
  return first && !second ? first.place : null;
};
