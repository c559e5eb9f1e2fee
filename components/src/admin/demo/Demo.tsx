import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useAddress } from '../console/parameters.ts';
import { MissingOnDemand } from '../panel/MissingOnDemand.tsx';
import type { MailDialogProps } from './MailDialog.tsx';
import { OutboxView } from './OutboxView.tsx';
import { SimulationView } from './SimulationView.tsx';
import { useOutbox, useSimulation } from './use-demo.ts';

const MailDialog = onDemand<MailDialogProps>(() =>
  import('./MailDialog.tsx').then((module) => module.MailDialog),
);

/** The controls of the simulated city, where there is one. */
export const SimulatedCity = () => {
  const { isAbsent, ...city } = useSimulation();
  return isAbsent ? null : <SimulationView {...city} />;
};

/** The mail outbox, where it can be read. The open e-mail is part of the address. */
export const Outbox = () => {
  const { parameters, change, close } = useAddress();
  const { isAbsent, ...outbox } = useOutbox();
  usePreload(MailDialog, MissingOnDemand);
  if (isAbsent) return null;
  const mail = parameters.get('mail');
  const email = outbox.emails?.find(({ id }) => id === mail);
  return (
    <>
      <OutboxView {...outbox} onRead={({ id }) => change({ mail: id }, { push: true })} />
      {email && <MailDialog email={email} onClose={() => close('mail')} />}
      {mail !== null && outbox.emails && !email && (
        <MissingOnDemand what="email" onClose={() => close('mail')} />
      )}
    </>
  );
};
