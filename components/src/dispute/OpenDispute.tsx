import { disputeWith } from '@mobility/machines/dispute';
import type { Dispute, Ride } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { dispute } from '../intl/generated/en-US/dispute.ts';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useText } from '../intl/use-text.ts';
import { useTypedLocale } from '../intl/use-typed-locale.ts';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMobility } from '../provider/mobility.ts';
import { DisputeInReview } from './DisputeInReview.tsx';
import { isOpen } from './is-open.ts';
import { OpenDisputeView } from './OpenDisputeView.tsx';
import { useDisputeDraft } from './use-dispute-draft.ts';

export type OpenDisputeProps = {
  /** The ride that the dispute is about. Give the component another `key` for another ride. */
  ride: Ride;
  onClose: () => void;
  onSubmitted?: () => void;
};

/**
 * The dialog that opens a dispute about a paid ride or a penalty. While one about the ride is in review, it shows that
 * one instead. Mount it while it is open.
 */
export const OpenDispute = (props: OpenDisputeProps) => {
  const { ride, onClose } = props;
  const { queries } = useMobility();
  const disputes = useQuery(queries.listMyDisputes());
  const open = disputes.data?.disputes.find((one) => one.ride_id === ride.id && isOpen(one));
  if (disputes.isLoading) return <LoadingDispute onClose={onClose} />;
  return <NewDispute {...props} open={open} />;
};

const LoadingDispute = ({ onClose }: Pick<OpenDisputeProps, 'onClose'>) => {
  const t = useText(dispute);
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} width={640}>
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton width="100%" height={320} shape="block" />
      </div>
    </Dialog>
  );
};

type NewDisputeProps = OpenDisputeProps & {
  /** The dispute about the ride that is in review. */
  open: Dispute | undefined;
};

/** The form. While it is submitted it stays, as the dispute in review may be this one; its draft then is no longer needed. */
const NewDispute = ({ ride, open, onClose, onSubmitted }: NewDisputeProps) => {
  const mobility = useMobility();
  const { alerts, queries, queryClient } = mobility;
  const { locale } = useIntl();
  const machine = useMemo(() => disputeWith(mobility), [mobility]);
  const draft = useDisputeDraft(ride.id);
  const [snapshot, send, actor] = useActor(machine, { input: { alerts, ride, locale, form: draft.start } });
  const { form } = snapshot.context;
  useTypedLocale(snapshot, send);
  useEffect(() => {
    draft.keep(form);
  }, [draft, form]);
  useEffect(() => {
    const { queryKey } = queries.listMyDisputes();
    const submitted = actor.on('dispute_submitted', () => {
      void queryClient.invalidateQueries({ queryKey });
      draft.drop();
      onSubmitted?.();
      onClose();
    });
    return () => submitted.unsubscribe();
  }, [actor, draft, queries, queryClient, onSubmitted, onClose]);
  const shown = snapshot.matches('submitting') ? undefined : open;
  const wasSubmitted = shown?.description === form.description.trim();
  useEffect(() => {
    if (wasSubmitted) draft.drop();
  }, [draft, wasSubmitted]);
  if (shown) return <DisputeInReview dispute={shown} ride={ride} onClose={onClose} />;
  return <OpenDisputeView snapshot={snapshot} send={send} ride={ride} onClose={onClose} />;
};
