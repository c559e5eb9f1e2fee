import picture from '@mobility/openapi/examples/AvatarUpload.json' with { type: 'json' };
import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { sendResetLinks } from '../jobs/send-reset-links.ts';
import { sendValidationEmail } from '../operations/admin/sendValidationEmail.ts';
import { uploadAvatar } from '../operations/avatar/uploadAvatar.ts';
import { updateLocation } from '../operations/driver/updateLocation.ts';
import { saveCard } from '../operations/user/saveCard.ts';
import { topUpBalance } from '../operations/user/topUpBalance.ts';
import { updateSettings } from '../operations/user/updateSettings.ts';
import { noteSeen } from '../store/people/driver-presence.ts';
import { keepResetRequest } from '../store/people/password-resets.ts';
import { anotherSession, usedTicket } from '../testing/given/given-account.ts';
import { newCard, savedCard, topUp } from '../testing/given/given-cards.ts';
import { cityHall, simulated, user } from '../testing/given/given-people.ts';
import { savedPlace } from '../testing/given/given-places.ts';
import { twoFactor } from '../testing/given/given-safety.ts';
import type { Person } from '../testing/person.ts';
import { requestBy } from '../testing/request.ts';

const noneOfIt = { email_notifications: false, sms_notifications: false, location_sharing: false };

/** A reset link, and a request for another one that is not sent yet. */
const forgetPassword = async (context: Context, { email }: Person): Promise<void> => {
  const ask = () => transact(context, jobFor(), (unit) => keepResetRequest(unit, email, null));
  await ask();
  await sendResetLinks(context);
  await ask();
};

/**
 * What a user of any role can have: a picture, cards, top-ups, settings, sessions, a ticket, a location, an unverified address, an
 * authenticator app, and a forgotten password.
 */
const give = async (context: Context, person: Person, admin: Person): Promise<void> => {
  await savedCard(context, person);
  await saveCard(context, requestBy(person, { body: newCard('1881'), key: 'a-second-card' }));
  await topUpBalance(context, requestBy(person, { body: topUp(20) }));
  await updateSettings(context, requestBy(person, { body: noneOfIt }));
  await savedPlace(context, person);
  await uploadAvatar(context, requestBy(person, { body: picture }));
  await anotherSession(context, person);
  await usedTicket(context, person);
  const { address: _, ...location } = cityHall;
  await updateLocation(context, requestBy(person, { body: { location } }));
  await sendValidationEmail(context, requestBy(admin, { params: { id: person.id } }));
  await twoFactor(context, person);
  await forgetPassword(context, person);
};

/** The users whose data the tests look for. */
export type Participants = { rider: Person; driver: Person; admin: Person };

/** Gives both users everything that needs no ride. */
export const giveBelongings = async (
  context: Context,
  { rider, driver, admin }: Participants,
): Promise<void> => {
  await give(context, rider, admin);
  await give(context, driver, admin);
  await transact(context, jobFor(), (unit) => noteSeen(unit, [driver.id]));
  await simulated(context, await user(context, 'rider'));
};
