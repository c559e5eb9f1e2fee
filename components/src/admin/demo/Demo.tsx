import { adminDemo } from '../../intl/generated/en-US/admin-demo.ts';
import { useText } from '../../intl/use-text.ts';
import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useAddress } from '../console/parameters.ts';
import { MissingOnDemand } from '../panel/MissingOnDemand.tsx';
import * as styles from './Demo.css.ts';
import type { MailDialogProps } from './MailDialog.tsx';
import { OutboxView } from './OutboxView.tsx';
import { SimulationView } from './SimulationView.tsx';
import { useOutbox, useSimulation } from './use-demo.ts';

const MailDialog = onDemand<MailDialogProps>(() =>
  import('./MailDialog.tsx').then((module) => module.MailDialog),
);

type OutboxState = Omit<ReturnType<typeof useOutbox>, 'isAbsent'>;

/** The mail outbox. The open e-mail, and whether all of them are shown, are part of the address. */
const Outbox = (outbox: OutboxState) => {
  const { parameters, change, close } = useAddress();
  usePreload(MailDialog, MissingOnDemand);
  const mail = parameters.get('mail');
  const email = outbox.emails?.find(({ id }) => id === mail);
  return (
    <>
      <OutboxView
        {...outbox}
        isWhole={parameters.get('mails') === 'all'}
        onWhole={(isWhole) => change({ mails: isWhole ? 'all' : null })}
        onRead={({ id }) => change({ mail: id }, { push: true })}
      />
      {email && <MailDialog email={email} onClose={() => close('mail')} />}
      {mail !== null && outbox.emails && !email && (
        <MissingOnDemand what="email" onClose={() => close('mail')} />
      )}
    </>
  );
};

/** What a demo has beside the product: its mail outbox and the controls of the simulated city. Elsewhere nothing. */
export const Demo = () => {
  const t = useText(adminDemo);
  const city = useSimulation();
  const { isAbsent: isWithoutMails, ...outbox } = useOutbox();
  if (city.isAbsent && isWithoutMails) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo-mode">
      <h2 id="demo-mode" className={styles.demoTitle}>
        {t('demo')}
      </h2>
      {!isWithoutMails && <Outbox {...outbox} />}
      <SimulationView {...city} />
    </section>
  );
};
