import { type Box, tagText, textWidth } from '../layout.ts';
import type { Insets, Point, Size } from '../projection.ts';
import { type Spot, spotAtEdge, spotAtPin, type TagRoom } from './tag-spots.ts';

/** The name of a place on the map, with the time at which the ride is there. */
export type Tag = {
  text: string;
  time?: string;
  box: Box;
  /** The direction of a place outside of the picture, in degrees clockwise from the right. */
  arrow?: number;
};
/** An end of a ride on the screen, and the ways that lead to it. */
export type Tagged = {
  at: Point;
  name: string | undefined;
  time?: string;
  ways: readonly (readonly Point[])[];
};

const narrowest = 200;
const padding = 20;
const timeGap = 8;
const arrowWidth = 20;
const height = 30;
const halvings = 12;
/** Half of a pin, with its edge. */
export const pinHalf = 11;

export const boxAround = ({ x, y }: Point, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: half * 2,
  height: half * 2,
});

/** The part of the picture that no card or sheet covers. */
export const shownPart = ({ width, height: tall }: Size, covered: Partial<Insets> = {}): Box => {
  const { top = 0, right = 0, bottom = 0, left = 0 } = covered;
  return { x: left, y: top, width: width - left - right, height: tall - top - bottom };
};

const isOn = ({ x, y }: Point, box: Box): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

type Exit = { exit: Point; arrow: number };

/** Where a way leaves what is shown for the last time, and the direction in which it goes on. */
const leaving = (way: readonly Point[], shown: Box): Exit | null => {
  const at = way.findLastIndex((point, index) => {
    const before = way[index - 1];
    return before !== undefined && isOn(before, shown) && !isOn(point, shown);
  });
  let [inside, outside] = [way[at - 1], way[at]];
  if (!inside || !outside) return null;
  const arrow = (Math.atan2(outside.y - inside.y, outside.x - inside.x) * 180) / Math.PI;
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle: Point = { x: (inside.x + outside.x) / 2, y: (inside.y + outside.y) / 2 };
    if (isOn(middle, shown)) inside = middle;
    else outside = middle;
  }
  return { exit: inside, arrow };
};

type Wording = { text: string; time?: string; loss: number };

/** The lengths to which a name is cut where there is no room for more, and what each loss costs. */
const cuts = [
  { letters: 16, loss: 55 },
  { letters: 11, loss: 80 },
  { letters: 8, loss: 110 },
] as const;
const timeLoss = 30;

/** What a tag may say, in the order of what is lost: first the time, then letters of the name. */
const wordingsOf = (name: string, time: string | undefined): Wording[] => {
  const text = tagText(name);
  const shorter = cuts
    .filter(({ letters }) => letters < [...text].length)
    .map(({ letters, loss }) => ({ text: tagText(name, letters), loss }));
  return [...(time ? [{ text, time, loss: 0 }] : []), { text, loss: time ? timeLoss : 0 }, ...shorter];
};

const widthOf = ({ text, time }: Wording): number =>
  textWidth(text) + padding + (time ? textWidth(time) + timeGap : 0);

/** The wording and the place that lose least together. */
const bestOf = (wordings: readonly Wording[], spotOf: (wording: Wording) => Spot | null) => {
  let best: { wording: Wording; spot: Spot } | null = null;
  for (const wording of wordings) {
    if (best && wording.loss >= best.spot.cost + best.wording.loss) break;
    const spot = spotOf(wording);
    if (spot && (!best || spot.cost + wording.loss < best.spot.cost + best.wording.loss))
      best = { wording, spot };
  }
  return best;
};

/** Where the tag of an end belongs: at its pin, or where its way leaves what is shown; null if neither is in view. */
const goalOf = ({ at, ways }: Tagged, shown: Box): Point | Exit | null =>
  isOn(at, shown) ? at : ways.reduce<Exit | null>((known, way) => known ?? leaving(way, shown), null);

type Goal = { wordings: Wording[]; at: Point | Exit };

const tagAt = ({ wordings, at }: Goal, room: TagRoom): Tag | null => {
  const best = bestOf(wordings, (wording) =>
    'exit' in at
      ? spotAtEdge(at.exit, { width: widthOf(wording) + arrowWidth, height }, room)
      : spotAtPin(at, { width: widthOf(wording), height }, room),
  );
  if (!best) return null;
  const { text, time } = best.wording;
  return { text, time, box: best.spot.box, ...('exit' in at && { arrow: at.arrow }) };
};

/** The tags of these ends, each clear of those before it. */
const tagsAt = (goals: readonly Goal[], room: TagRoom): Tag[] => {
  const taken = [...room.taken];
  return goals.flatMap((goal) => {
    const tag = tagAt(goal, { ...room, taken });
    if (tag) taken.push(tag.box);
    return tag ?? [];
  });
};

/**
 * The tags of the ends, the most important first. Each is clear of pins, of the car, of controls and of the other tags.
 * Where there is little room, tags lose their times, then letters of the names, before a place is without a name.
 */
export const tagsOf = (ends: readonly Tagged[], { size, ...room }: TagRoom & { size: Size }): Tag[] => {
  if (size.width < narrowest) return [];
  const goals = ends.flatMap((end): Goal[] => {
    const at = end.name && goalOf(end, room.shown);
    return at && end.name ? [{ at, wordings: wordingsOf(end.name, end.time) }] : [];
  });
  let best: Tag[] = [];
  for (let lost = 0; lost <= cuts.length + 1; lost += 1) {
    const shorter = goals.map(({ at, wordings }) => ({
      at,
      wordings: wordings.slice(Math.min(lost, wordings.length - 1)),
    }));
    for (const order of [shorter, shorter.toReversed()]) {
      const tags = tagsAt(order, room);
      if (tags.length === goals.length) return tags;
      if (tags.length > best.length) best = tags;
    }
  }
  return best;
};
