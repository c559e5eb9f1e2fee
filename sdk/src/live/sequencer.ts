/** The number of message ids to remember. */
const memory = 500;
/** The maximum number of messages that wait for an earlier one. */
const heldAtMost = 1_000;

export type Envelope = { id?: string; seq?: number; epoch?: string };

/** Detects repeated ids. It forgets the least recently seen id first. */
const createIdMemory = () => {
  const seen = new Set<string>();
  return (id: string): boolean => {
    const isRepeated = seen.delete(id);
    seen.add(id);
    const [oldest = id] = seen;
    if (seen.size > memory) seen.delete(oldest);
    return !isRepeated;
  };
};

/** Orders one user's messages by `seq`, without repetitions. It has no timer; the caller of `release` decides how long to wait. */
export const createSequencer = <Content>() => {
  const isNew = createIdMemory();
  const held = new Map<number, Content>();
  let epoch: string | undefined;
  let last: number | undefined;

  /** Removes and returns the held messages in order, as long as `isNext` returns true. */
  const drain = (isNext: (seq: number) => boolean): Content[] => {
    const drained: Content[] = [];
    for (const [seq, content] of [...held].sort(([one], [other]) => one - other)) {
      if (!isNext(seq)) break;
      held.delete(seq);
      last = Math.max(last ?? seq, seq);
      drained.push(content);
    }
    return drained;
  };
  const release = (): Content[] => drain(() => true);

  return {
    /** The contents to deliver now: none, this one, or this one and those that waited for it. */
    accept: ({ id, seq, epoch: from = epoch }: Envelope, content: Content): Content[] => {
      if (id !== undefined && !isNew(id)) return [];
      if (seq === undefined) return [content];
      const before = from === epoch ? [] : release();
      if (from !== epoch) last = undefined;
      epoch = from;
      held.set(seq, content);
      const isFree = last === undefined || held.size > heldAtMost;
      // A skipped message that arrives late is delivered all the same.
      return [...before, ...drain((next) => isFree || next <= (last ?? 0) + 1)];
    },
    /** Whether a message is missing before one that has arrived. */
    isWaiting: (): boolean => held.size > 0,
    /** Skips the missing messages and returns those that waited. */
    release,
    /** Continues after `seq`: no message up to it will arrive. */
    restart: ({ seq, epoch: from }: Envelope): Content[] => {
      const released = release();
      if (seq !== undefined) last = from === epoch ? Math.max(last ?? 0, seq) : seq;
      epoch = from;
      return released;
    },
    /** The position to resume from; null before the first message. */
    position: (): { seq: number; epoch: string } | null =>
      last === undefined || epoch === undefined ? null : { seq: last, epoch },
  };
};
