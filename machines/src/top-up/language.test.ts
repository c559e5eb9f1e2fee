import { describe, expect, it } from 'vitest';
import { flush } from '../testing/index.ts';
import { cards, startTopUp as start } from '../testing/top-up-harness.ts';

describe('another language', () => {
  const read = (locale: string) => ({ type: 'locale_known', locale }) as const;

  it('is not heard while an amount is paid, and then ends the retry of one that it reads as another', async () => {
    const { actor, topUpBalance, context } = start();
    topUpBalance.mockRejectedValue({ kind: 'network' });
    actor.send({ type: 'cards_known', cards });
    actor.send({ type: 'setOther', amount: '1,000' });
    actor.send({ type: 'topUp' });
    actor.send(read('de-DE'));
    expect(context().locale).toBe('en-US');
    await flush();
    expect(actor.getSnapshot().value).toBe('failed');
    actor.send(read('de-DE'));
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(context()).toMatchObject({ locale: 'de-DE', error: null });
    actor.send({ type: 'retry' });
    actor.send({ type: 'topUp' });
    expect(context().isAmountWrong).toBe(true);
    expect(topUpBalance).toHaveBeenCalledOnce();
  });

  it.each(['typed', 'offered'])('leaves the retry of an amount that it reads alike: %s', async (kind) => {
    const { actor, topUpBalance } = start();
    topUpBalance.mockRejectedValue({ kind: 'network' });
    actor.send({ type: 'cards_known', cards });
    actor.send({ type: 'setOther', amount: kind === 'typed' ? '12.50' : '1,000' });
    if (kind === 'offered') actor.send({ type: 'chooseAmount', choice: 100 });
    actor.send({ type: 'topUp' });
    await flush();
    actor.send(read('de-DE'));
    expect(actor.getSnapshot().value).toBe('failed');
  });

  it('keeps a refusal of what is no amount in it, too', () => {
    const { actor, context } = start();
    actor.send({ type: 'setOther', amount: '1.000' });
    actor.send({ type: 'topUp' });
    actor.send({ type: 'setOther', amount: '9.000' });
    actor.send({ type: 'topUp' });
    actor.send(read('de-DE'));
    expect(context().isAmountWrong).toBe(true);
    actor.send({ type: 'setOther', amount: '1,000' });
    actor.send({ type: 'topUp' });
    actor.send(read('en-US'));
    expect(context().isAmountWrong).toBe(false);
  });
});
