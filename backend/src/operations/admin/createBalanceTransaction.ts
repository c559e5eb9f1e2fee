import type { BalanceTransaction, BalanceTransactionRequest } from '@mobility/openapi';
import { command } from '../../command.ts';
import { adjustBalance } from '../../domain/money/ledger.ts';
import { fromCents } from '../../domain/money/money.ts';
import { wholeCents } from '../../domain/money/whole-cents.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handler, OperationRequest } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { balanceOf, post } from '../../store/money/ledger.ts';
import { requireUser } from '../../store/people/admins.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const audit = (unit: UnitOfWork, request: OperationRequest<'createBalanceTransaction'>): Promise<void> => {
  const { transaction_type, amount, description } = request.body;
  return writeAudit(unit, {
    action: 'admin_payment_modified',
    entity_type: 'balance',
    entity_id: request.params.id,
    user_id: request.caller.id,
    severity: 'high',
    description: `Balance ${transaction_type} of ${amount.toFixed(2)}`,
    metadata: { transaction_type, amount, message: description },
  });
};

const answerOf = async (
  unit: UnitOfWork,
  userId: string,
  { transaction_type, amount, description }: BalanceTransactionRequest,
): Promise<BalanceTransaction> => {
  const time = new Date(unit.now).toISOString();
  return {
    transaction_type,
    amount,
    new_balance: fromCents(await balanceOf(unit.db, userId)),
    message: description,
    timestamp: time,
    created_at: time,
  };
};

/** Credits, debits or refunds a user's balance; a debit cannot exceed the balance. */
export const createBalanceTransaction: Handler<'createBalanceTransaction'> = (context, request) =>
  command(context, request, 'createBalanceTransaction', async (unit) => {
    const { params, body, caller } = request;
    if (body.user_id !== params.id) {
      throw new Refusal('validation_failed', 'user_id must be the user that the path names');
    }
    const cents = wholeCents('amount', body.amount);
    const user = await requireUser(unit.db, params.id);
    const posting = await post(
      unit,
      adjustBalance({
        userId: user.id,
        adminId: caller.id,
        type: body.transaction_type,
        amount: cents,
        reference: `admin:${unit.newId()}`,
        description: body.description.trim(),
      }),
    );
    if (posting !== 'posted') throw new Refusal('insufficient_balance', 'Insufficient balance');
    await audit(unit, request);
    return { status: 201 as const, body: await answerOf(unit, user.id, body) };
  });
