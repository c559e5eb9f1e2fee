import type { DisputeEvent, DisputeSnapshot } from '@mobility/machines/dispute';
import type { FormEvent } from 'react';
import { dispute } from '../intl/generated/en-US/dispute.ts';
import { useText } from '../intl/use-text.ts';
import { ErrorSummary } from '../primitives/ErrorSummary/ErrorSummary.tsx';
import { DisputeFields } from './DisputeFields.tsx';
import * as styles from './OpenDisputeView.css.ts';

type DisputeFormProps = {
  /** For the button outside the form that submits it. */
  id: string;
  snapshot: DisputeSnapshot;
  send(event: DisputeEvent): void;
  /** How often the form was submitted. Each submit with an invalid field moves the focus to the summary. */
  attempts: number;
  onSubmit(): void;
};

/** The fields that can be invalid once the form can be submitted, in its order. */
const checked = ['description', 'refund'] as const;

/** The form of a dispute, with a summary of the fields that are invalid. */
export const DisputeForm = ({ id, snapshot, send, attempts, onSubmit }: DisputeFormProps) => {
  const t = useText(dispute);
  const { errors } = snapshot.context;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={id} className={styles.fields} noValidate onSubmit={submit}>
      <ErrorSummary
        fields={checked.filter((name) => errors[name]).map((name) => ({ name, label: t(name) }))}
        attempts={attempts}
      />
      <DisputeFields snapshot={snapshot} send={send} />
    </form>
  );
};
