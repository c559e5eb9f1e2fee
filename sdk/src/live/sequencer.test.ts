import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSequencer } from './sequencer.ts';

const epoch = 'e1';
const message = (seq: number) => ({ id: `m${seq}`, seq, epoch });
const setUp = (from?: number) => {
  const sequencer = createSequencer<number>();
  if (from !== undefined) sequencer.restart({ seq: from, epoch });
  const accept = (...seqs: number[]) => seqs.flatMap((seq) => sequencer.accept(message(seq), seq));
  return { sequencer, accept };
};

describe('the sequencer', () => {
  it('delivers every message without an id and a seq', () => {
    const { sequencer } = setUp();
    expect([sequencer.accept({}, 1), sequencer.accept({}, 2)]).toEqual([[1], [2]]);
    expect(sequencer.position()).toBeNull();
  });

  it('remembers the last 500 ids', () => {
    const { sequencer } = setUp();
    const isNew = (id: number) => sequencer.accept({ id: String(id) }, id).length === 1;
    for (let id = 0; id < 500; id += 1) isNew(id);
    expect([isNew(0), isNew(500), isNew(0), isNew(1)]).toEqual([false, true, false, true]);
  });

  it('starts at the first message, and holds messages that arrive too early', () => {
    const { sequencer, accept } = setUp();
    expect(accept(4, 5)).toEqual([4, 5]);
    expect([accept(8), accept(7), sequencer.isWaiting()]).toEqual([[], [], true]);
    expect([accept(6), sequencer.isWaiting()]).toEqual([[6, 7, 8], false]);
    expect(sequencer.position()).toEqual({ seq: 8, epoch });
  });

  it('skips a missing message on release, and still delivers it if it arrives late', () => {
    const { sequencer, accept } = setUp(1);
    expect(accept(4, 3)).toEqual([]);
    expect(sequencer.release()).toEqual([3, 4]);
    expect(accept(2, 5)).toEqual([2, 5]);
  });

  it('holds at most a thousand messages', () => {
    const { accept } = setUp(0);
    const many = Array.from({ length: 1_001 }, (_, index) => index + 2);
    expect(accept(...many)).toEqual(many);
  });

  it('starts again with a new epoch and delivers the messages it held', () => {
    const { sequencer, accept } = setUp(7);
    expect(accept(9)).toEqual([]);
    expect(sequencer.accept({ id: 'x', seq: 2, epoch: 'e2' }, 2)).toEqual([9, 2]);
    expect(sequencer.position()).toEqual({ seq: 2, epoch: 'e2' });
    sequencer.restart({ seq: 1, epoch: 'e3' });
    expect(sequencer.position()).toEqual({ seq: 1, epoch: 'e3' });
  });

  it('delivers shuffled and repeated messages once and in order', () => {
    const count = 30;
    const arrivals = fc
      .shuffledSubarray(
        Array.from({ length: count }, (_, index) => index + 1),
        { minLength: count },
      )
      .chain((order) => fc.array(fc.constantFrom(...order)).map((repeated) => [...order, ...repeated]));
    fc.assert(
      fc.property(arrivals, (seqs) => {
        const handed = setUp(0).accept(...seqs);
        expect(handed).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      }),
    );
  });
});
