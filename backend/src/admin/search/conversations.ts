import type { Conversation } from '@mobility/openapi';
import type { Position } from '../../store/cursor.ts';
import { conversationsWithIds } from '../../store/messages/conversations.ts';
import { idsTyped } from '../../store/search/by-id.ts';
import { typedWords } from '../../store/search/keys.ts';
import type { Read } from '../../store/store.ts';
import { newestThreadsOf, placesOf } from './conversations.queries.ts';
import { peopleNamed } from './people.ts';
import { unionOf } from './union.ts';

/** How many conversations of each person are read. */
const ofPerson = 1_000;

type Page = { after: Position | undefined; most: number };

/** The first conversations after a position that a search names exactly: by the id or its end, or by a participant. */
export const conversationsNamed = async (
  db: Read,
  search: string | undefined,
  { after, most }: Page,
): Promise<Conversation[]> => {
  const words = typedWords(search);
  if (!words) return [];
  const [threads, people] = await Promise.all([idsTyped(db, 'conversations', words), peopleNamed(db, words)]);
  const theirs = await Promise.all(people.map((id) => newestThreadsOf(db, { id, most: ofPerson })));
  const ids = new Set([...threads, ...theirs.flat().map(({ thread_id }) => thread_id)]);
  const places = await placesOf(
    db,
    [...ids].map((id) => ({ id })),
  );
  const first = unionOf([], places, { positionOf: (place) => place, direction: 'desc', after, most });
  return conversationsWithIds(
    db,
    first.map(({ id }) => id),
  );
};
