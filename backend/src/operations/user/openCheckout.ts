import type { Checkout } from '@mobility/openapi';
import { wholeCents } from '../../domain/money/whole-cents.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler } from '../../operation.ts';
import { requireRoomForCard } from '../../payments/checkout/keep-card.ts';
import { openPage } from '../../payments/checkout/open-page.ts';
import { writeAudit } from '../../store/audit.ts';

type Opened = { status: 200; body: Checkout };

/** Opens the gateway's page to top up the caller's balance or to save a card. */
export const openCheckout: Handler<'openCheckout'> = (context, request) => {
  const { body, caller } = request;
  if (!context.gateway.hostsCheckout) {
    throw new Refusal('checkout_not_hosted', 'Cards are entered in the app here');
  }
  const amount = body.purpose === 'top_up' ? wholeCents('amount', body.amount) : 0;
  return openPage<Opened>(context, request, {
    operation: 'openCheckout',
    prepare: async (unit) => {
      if (body.purpose === 'card') await requireRoomForCard(unit, caller.id);
      return { purpose: body.purpose, user_id: caller.id, ride_id: null, payment_id: null, amount };
    },
    answer: async (unit, { id, url }) => {
      await writeAudit(unit, {
        action: 'checkout_opened',
        entity_type: body.purpose === 'card' ? 'card' : 'balance',
        entity_id: id,
        user_id: caller.id,
        description: body.purpose === 'card' ? 'Page to save a card opened' : 'Page to top up opened',
      });
      return { status: 200, body: { session_id: id, checkout_url: url } };
    },
  });
};
