/** How many message ids are remembered. */
const memory = 500;
/** More than this is not held back for the sake of order. */
const heldAtMost = 1_000;

export type Envelope = { id?: string; seq?: number; epoch?: string };

/** Tells repeated ids from new ones; the least recently seen is forgotten first. */
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

/** Puts one user's messages in the order of their `seq`, each once. No timers: who calls `release` decides on patience. */
export const createSequencer = <Content>() => {
  const isNew = createIdMemory();
  const held = new Map<number, Content>();
  let epoch: string | undefined;
  let last: number | undefined;

  /** Everything held, as far as `isNext` goes on, in order. */
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
    /** The contents that may be handed on now: none, this one, or this one and what waited for it. */
    accept: ({ id, seq, epoch: from = epoch }: Envelope, content: Content): Content[] => {
      if (id !== undefined && !isNew(id)) return [];
      if (seq === undefined) return [content];
      const before = from === epoch ? [] : release();
      if (from !== epoch) last = undefined;
      epoch = from;
      held.set(seq, content);
      const isFree = last === undefined || held.size > heldAtMost;
      // What comes late was given up on; late is better than never.
      return [...before, ...drain((next) => isFree || next <= (last ?? 0) + 1)];
    },
    /** Whether something is missing before what has come. */
    isWaiting: (): boolean => held.size > 0,
    /** Gives up on what is missing. */
    release,
    /** History goes on behind `seq`: nothing up to it will come any more. */
    restart: ({ seq, epoch: from }: Envelope): Content[] => {
      const released = release();
      if (seq !== undefined) last = from === epoch ? Math.max(last ?? 0, seq) : seq;
      epoch = from;
      return released;
    },
    /** Where to resume; null before anything was heard. */
    position: (): { seq: number; epoch: string } | null =>
      last === undefined || epoch === undefined ? null : { seq: last, epoch },
  };
};
