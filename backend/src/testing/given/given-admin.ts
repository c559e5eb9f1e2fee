import type { Context } from '../../context.ts';
import { createBalanceTransaction } from '../../operations/admin/createBalanceTransaction.ts';
import { escalateUnpaidRide } from '../../operations/admin/escalateUnpaidRide.ts';
import { sendValidationEmail } from '../../operations/admin/sendValidationEmail.ts';
import type { Person } from '../person.ts';
import { requestBy } from '../request.ts';
import { user } from './given-people.ts';
import { completedRide, type DrivenRide } from './given-rides.ts';

/** The token of the latest validation e-mail. */
export const validationToken = async (context: Context): Promise<string> => {
  const person = await user(context, 'rider');
  const admin = await user(context, 'admin');
  await sendValidationEmail(context, requestBy(admin, { params: { id: person.id } }));
  const { text } = await context.store.read
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', person.email)
    .executeTakeFirstOrThrow();
  const token = /token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error('The mail has no link');
  return token;
};

/** The only admin who is not locked. */
export const lastAdmin = async (context: Context): Promise<Person> => {
  const admin = await user(context, 'admin');
  await context.store.transaction((db) =>
    db
      .updateTable('users')
      .set({ is_active: 0 })
      .where('role', '=', 'admin')
      .where('id', '<>', admin.id)
      .execute(),
  );
  return admin;
};

/** A completed, unpaid ride that an admin has escalated. */
export const escalatedRide = async (context: Context): Promise<DrivenRide> => {
  const ride = await completedRide(context);
  const admin = await user(context, 'admin');
  await escalateUnpaidRide(context, requestBy(admin, { params: { rideId: ride.rideId } }));
  return ride;
};

/** Credits a user's balance as an admin. */
export const creditByHand = async (context: Context, person: Person): Promise<void> => {
  const admin = await user(context, 'admin', { name: 'Alex Ames' });
  const body = {
    user_id: person.id,
    amount: 5,
    transaction_type: 'credit' as const,
    description: 'Goodwill',
  };
  await createBalanceTransaction(context, requestBy(admin, { params: { id: person.id }, body }));
};
