import type { NotifyRequest, Ride } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';
import Send from 'lucide-react/icons/send';
import type { RefObject } from 'react';
import { shortId } from '../../../format/index.ts';
import { adminRides } from '../../../intl/generated/en-US/admin-rides.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { RadioCard, RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { RideLegs } from '../../../ride/RideLegs.tsx';
import { MessageField } from '../../message/MessageField.tsx';
import { StatusWord } from '../RideCells.tsx';
import * as styles from './SendNotification.css.ts';

export type NotifyTarget = NotifyRequest['target'];

export type SendNotificationViewProps = {
  ride: Ride;
  target: NotifyTarget;
  message: string;
  isPending: boolean;
  /** What is wrong with the message. */
  messageError?: string;
  /** Why the last attempt failed. */
  error?: string;
  onTarget: (target: NotifyTarget) => void;
  onMessage: (message: string) => void;
  onSend: () => void;
  onClose: () => void;
  messageRef?: RefObject<HTMLTextAreaElement | null>;
};

/** A message to the rider, the driver or both. */
export const SendNotificationView = (props: SendNotificationViewProps) => {
  const { ride, target, message, isPending, messageError, error, messageRef, ...on } = props;
  const t = useText(adminRides);
  const id = `notify-${ride.id}`;
  return (
    <Dialog
      isOpen
      width={520}
      onClose={on.onClose}
      isDismissable={!isPending}
      title={t('sendNotification')}
      footer={
        <div className={styles.buttons}>
          <Button isDisabled={isPending} onPress={on.onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isPending={isPending}
            icon={<Send className={styles.arrow} size={20} aria-hidden />}
          >
            {t('sendNotification')}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          on.onSend();
        }}
      >
        <div className={styles.ride}>
          <StatusWord status={ride.status} />
          <bdi className={styles.id}>{shortId(ride.id)}</bdi>
          <div className={styles.legs}>
            <RideLegs ride={ride} />
          </div>
        </div>
        {error && <Notice tone="critical">{error}</Notice>}
        <Targets ride={ride} target={target} onTarget={on.onTarget} isDisabled={isPending} />
        <MessageField
          label={t('message')}
          description={t('messageHint')}
          message={message}
          rows={4}
          isPending={isPending}
          error={messageError}
          onMessage={on.onMessage}
          messageRef={messageRef}
          autoFocus
        />
      </form>
    </Dialog>
  );
};

type TargetsProps = Pick<SendNotificationViewProps, 'ride' | 'target' | 'onTarget'> & { isDisabled: boolean };

/** Both people, or one of them. While the ride has no driver, only the rider receives the message. */
const Targets = ({ ride, ...group }: TargetsProps) => {
  const t = useText(adminRides);
  const hasDriver = Boolean(ride.driver_id);
  const cards = [
    { value: 'both', name: t('both'), who: t('people', { count: hasDriver ? 2 : 1 }) },
    { value: 'rider', name: t('rider'), who: ride.rider_name },
    {
      value: 'driver',
      name: t('driver'),
      who: hasDriver ? ride.driver_name : t(isActive(ride) ? 'noDriverYet' : 'noDriver'),
    },
  ] as const;
  return (
    <RadioGroup
      label={t('target')}
      value={group.target}
      onChange={group.onTarget}
      isDisabled={group.isDisabled}
      className={styles.targets}
    >
      {cards.map(({ value, name, who }) => (
        <RadioCard
          key={value}
          value={value}
          className={styles.target}
          isDisabled={value === 'driver' && !hasDriver}
        >
          <b className={styles.name}>{name}</b>{' '}
          <span className={styles.who}>
            <bdi>{who}</bdi>
          </span>
        </RadioCard>
      ))}
    </RadioGroup>
  );
};
