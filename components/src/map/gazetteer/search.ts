import { type GazetteerPlace, places } from './places.ts';
import { isOneTypoApart, wordsOf } from './words.ts';

const limit = 8;
const typoFrom = 4;
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

/** Built at the first question, so that loading the file costs nothing. */
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

/** How well a stored word answers an asked one: 0 is not at all, 1 is exactly. */
const likeness = (asked: string, word: string): number => {
  if (word === asked) return 1;
  if (word.startsWith(asked)) return 0.8;
  return hasTypo(asked, word) ? 0.5 : 0;
};

const scoresFor = (asked: string): Map<Entry, number> => {
  const scores = new Map<Entry, number>();
  for (const [word, entries] of indexed().vocabulary) {
    const quality = likeness(asked, word);
    if (quality === 0) continue;
    for (const entry of entries) {
      const score = quality * (entry.words.get(word) ?? 0);
      scores.set(entry, Math.max(score, scores.get(entry) ?? 0));
    }
  }
  return scores;
};

const nameBonus = (entry: Entry, asked: string): number => {
  if (entry.names.includes(asked)) return 12;
  if (entry.addresses.includes(asked)) return 10;
  return entry.names.some((name) => name.startsWith(asked)) ? 4 : 0;
};

const ranked = (asked: string[]): Entry[] => {
  const perWord = asked.map(scoresFor);
  const [first, ...others] = perWord;
  if (!first) return [];
  const total = (entry: Entry): number =>
    perWord.reduce((sum, scores) => sum + (scores.get(entry) ?? 0), nameBonus(entry, asked.join(' ')));
  return [...first.keys()]
    .filter((entry) => others.every((scores) => scores.has(entry)))
    .map((entry) => ({ entry, score: total(entry) - wordsOf(entry.place.name).length / 1000 }))
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
};

/** At most eight places that hold every word, the best first. One typing error per longer word is forgiven. */
export const searchPlaces = (text: string): GazetteerPlace[] =>
  ranked(wordsOf(text))
    .slice(0, limit)
    .map(({ place }) => place);

/** The one place that the text names: by its name, another name or address, or as the only hit. */
export const geocodePlace = (text: string): GazetteerPlace | null => {
  const asked = joined(text);
  if (asked === '') return null;
  const { entries } = indexed();
  const exact =
    entries.find(({ names }) => names.includes(asked)) ??
    entries.find(({ addresses }) => addresses.includes(asked));
  if (exact) return exact.place;
  const [first, second] = ranked(wordsOf(text));
  return first && !second ? first.place : null;
};
