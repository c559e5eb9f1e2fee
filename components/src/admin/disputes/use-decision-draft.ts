import type { Dispute } from '@mobility/openapi';
import { useTyped } from '../message/use-typed.ts';

const refunds = ['asked', 'other', 'none'] as const;
export type Refund = (typeof refunds)[number];

/** Preselects a refund only if the rider asked for one. */
const firstRefund = ({ requested_refund }: Dispute): Refund => (requested_refund ? 'asked' : 'none');

export type DecisionDraft = {
  refund: Refund;
  /** Another amount, as it is typed. */
  amount: string;
  /** The answer to the rider. */
  note: string;
  setRefund: (refund: Refund) => void;
  setAmount: (amount: string) => void;
  setNote: (note: string) => void;
};

/** A decision that is not sent yet. All of it is there again after a session that expired, until it is cleared. */
export const useDecisionDraft = (dispute: Dispute): DecisionDraft & { clear: () => void } => {
  const [chosen, setRefund] = useTyped(`dispute-refund:${dispute.id}`);
  const [amount, setAmount] = useTyped(`dispute-amount:${dispute.id}`);
  const [note, setNote] = useTyped(`dispute:${dispute.id}`);
  const refund = refunds.find((each) => each === chosen) ?? firstRefund(dispute);
  const clear = () => {
    for (const empty of [setRefund, setAmount, setNote]) empty('');
  };
  return { refund, amount, note, setRefund, setAmount, setNote, clear };
};
