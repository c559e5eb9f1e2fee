import { type Box, tagText, textWidth, timeWidth } from '../layout.ts';
import type { Point, Size } from '../projection.ts';
import { type Spot, spotAtEdge, spotAtPin, type TagRoom } from './tag-spots.ts';

/** The name of a place on the map, with the time at which the ride is there. */
export type Tag = {
  /** The name: one line, or two. */
  lines: readonly string[];
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
const heights = [30, 48] as const;
const halvings = 12;
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

type Wording = { lines: readonly string[]; time?: string; loss: number };

/** The lengths to which a name is cut where there is no room for more, and what each loss costs. */
const cuts = [
  { letters: 16, loss: 55 },
  { letters: 11, loss: 80 },
  { letters: 8, loss: 110 },
] as const;
const losses = { time: 30, wrap: 10 } as const;
/** Two lines have room for longer names than one. */
const longestLines = 2 * 22;

/** The name in two lines of about the same length; one line where it has a single word. */
const inTwoLines = (name: string): string[] => {
  const text = tagText(name, longestLines);
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const [at] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? [tagText(name)] : [text.slice(0, at), text.slice(at + 1)];
};

/** What a tag may say, in the order of what is lost: first one line, then the time, then letters of the name. */
const wordingsOf = (name: string, time: string | undefined): Wording[] => {
  const [one, two] = [tagText(name), inTwoLines(name)];
  const whole: Wording[] = [
    ...(one === name ? [{ lines: [one], loss: 0 }] : []),
    ...(two.length > 1 || one !== name ? [{ lines: two, loss: one === name ? losses.wrap : 0 }] : []),
  ];
  const shorter = cuts
    .filter(({ letters }) => letters < [...one].length)
    .map(({ letters, loss }) => ({ lines: [tagText(name, letters)], loss }));
  const untimed = whole.map(({ lines, loss }) => ({ lines, loss: loss + (time ? losses.time : 0) }));
  const cut = one === name ? [] : [{ lines: [one], loss: losses.time + losses.wrap }];
  return [...(time ? whole.map((each) => ({ ...each, time })) : []), ...untimed, ...cut, ...shorter];
};

const widthOf = ({ lines, time }: Wording): number => {
  const widths = lines.map(textWidth);
  const last = (widths.at(-1) ?? 0) + (time ? timeWidth(time) + timeGap : 0);
  return Math.max(...widths, last) + padding;
};
const heightOf = ({ lines }: Wording): number => heights[lines.length > 1 ? 1 : 0];

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
      ? spotAtEdge(at.exit, { width: widthOf(wording) + arrowWidth, height: heightOf(wording) }, room)
      : spotAtPin(at, { width: widthOf(wording), height: heightOf(wording) }, room),
  );
  if (!best) return null;
  const { lines, time } = best.wording;
  return { lines, time, box: best.spot.box, ...('exit' in at && { arrow: at.arrow }) };
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
  const most = Math.max(0, ...goals.map(({ wordings }) => wordings.length));
  for (let lost = 0; lost < most; lost += 1) {
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
