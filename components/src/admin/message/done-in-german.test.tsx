import type { UnpaidRide } from '@mobility/openapi';
import { outcomeSentences } from '@mobility/openapi/outcome-sentences';
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import arabicMessages from '../../intl/generated/ar-AE/index.ts';
import germanMessages from '../../intl/generated/de-DE/index.ts';
import { outcomeSentences as englishOutcomes } from '../../intl/generated/en-US/outcome-sentences.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { createTestSession } from '../../testing/session.ts';
import { AddressContext } from '../console/parameters.ts';
import { useConsoleAddress } from '../console/use-console-address.ts';
import { useUnpaidActions } from '../payments/use-unpaid-actions.ts';
import { useUserActions } from '../users/dialogs/use-user-actions.ts';
import { maya } from '../users/testing/user-dialog.ts';

afterEach(cleanup);

const ride = { ride_id: 'ride-1', rider_name: 'Jo Ek' } as UnpaidRide;

const Actions = () => {
  const act = useUserActions();
  const { remind, escalate } = useUnpaidActions();
  return (
    <>
      <button type="button" onClick={() => act('validation', maya)}>
        validate
      </button>
      <button type="button" onClick={() => remind(ride)}>
        remind
      </button>
      <button type="button" onClick={() => escalate(ride)}>
        escalate
      </button>
    </>
  );
};

const Console = () => (
  <AddressContext.Provider
    value={useConsoleAddress({ parameters: new URLSearchParams(), onParameters: () => undefined })}
  >
    <Actions />
  </AddressContext.Provider>
);

/** What the toast says after a press, without the marks around names; the key of its sentence where the page says no other. */
const told = async (button: string, message: string, isGerman: boolean): Promise<string | undefined> => {
  const said = async () => ({ message });
  const answers: FakeAnswers = {
    sendValidationEmail: said,
    remindUnpaidRide: said,
    escalateUnpaidRide: said,
  };
  const { client, alerts, queryClient } = createTestSession(answers);
  const toasts: string[] = [];
  alerts.on('toast', ({ alert }) => toasts.push(String(alert.detail ?? alert.message)));
  render(
    <MobilityProvider
      {...{ client, alerts, queryClient }}
      {...(isGerman && { locale: 'de-DE', messages: germanMessages })}
    >
      <Console />
    </MobilityProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  return toasts[0]?.replace(/[\u2066-\u2069]/g, '');
};

test.each([
  [
    'validate',
    `A validation e-mail is on its way to ${maya.email}`,
    `Eine Bestätigungs-E-Mail an ${maya.email} ist unterwegs`,
  ],
  ['validate', `${maya.email} is verified already`, `${maya.email} ist bereits bestätigt`],
  ['validate', 'Words of another server', 'admin.validationSent'],
  ['remind', 'Payment reminder sent to Jo Ek', 'Zahlungserinnerung an Jo Ek gesendet'],
  [
    'remind',
    'Payment reminder sent to Jo Ek in the app only: they want no e-mail',
    'Zahlungserinnerung an Jo Ek nur in der App gesendet: E-Mails sind dort nicht erwünscht',
  ],
  ['remind', 'Jo Ek was reminded less than an hour ago', 'Jo Ek wurde vor weniger als einer Stunde erinnert'],
  ['escalate', 'The unpaid ride has been escalated', 'Die unbezahlte Fahrt wurde eskaliert'],
])('%s: "%s" is said in the language of the page', async (button, message, german) => {
  expect(await told(button, message, true)).toBe(german);
  cleanup();
  expect(await told(button, message, false)).toBe(message);
});

test.each(
  Object.entries({
    'en-US': englishOutcomes.messages,
    'de-DE': germanMessages['outcome-sentences'],
    'ar-AE': arabicMessages['outcome-sentences'],
  }),
)('in %s there are texts for the sentences of the table alone', (_, texts) => {
  expect(Object.keys(texts ?? {}).toSorted()).toEqual(Object.keys(outcomeSentences).toSorted());
});

test('the English texts, from which the others are translated, are those of the server', async () => {
  const { default: texts } = await import('../../intl/en-US/outcome-sentences.json', {
    with: { type: 'json' },
  });
  expect(texts).toEqual(outcomeSentences);
});
