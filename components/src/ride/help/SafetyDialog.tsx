import type { SafetyReportEvent, SafetyReportSnapshot } from '@mobility/machines/safety-report';
import type { RidePlace } from '@mobility/openapi';
import Phone from 'lucide-react/icons/phone';
import Share2 from 'lucide-react/icons/share-2';
import { trip as tripTexts } from '../../intl/generated/en-US/trip.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useErrorText } from '../../provider/use-failure.ts';
import { emergencyNumber } from './emergency-number.ts';
import * as styles from './RideHelp.css.ts';
import { telOf } from './tel.ts';

export type SafetyDialogProps = {
  snapshot: SafetyReportSnapshot;
  send(event: SafetyReportEvent): void;
  /** The position of the ride, which decides the emergency number. */
  place: RidePlace | undefined;
  /** Opens the dialog that shares the ride. Without it there is no such button. */
  onShare?: () => void;
};

/** Help during a ride: the emergency number, a link to share the ride, and a report to the admins. */
export const SafetyDialog = ({ snapshot, send, place, onShare }: SafetyDialogProps) => {
  const t = useText(tripTexts);
  const number = emergencyNumber(place);
  return (
    <Dialog
      isOpen={!snapshot.matches('closed')}
      onClose={() => send({ type: 'close' })}
      title={t('safetyTitle')}
      isDismissable={!snapshot.matches('sending')}
    >
      <div className={styles.stack}>
        <p>{t('emergencyText')}</p>
        <LinkButton
          variant="danger"
          size="large"
          fullWidth
          href={telOf(number)}
          icon={<Phone size={20} aria-hidden />}
        >
          {t('callEmergency', { number })}
        </LinkButton>
        {onShare && (
          <Button size="large" fullWidth icon={<Share2 size={20} aria-hidden />} onPress={onShare}>
            {t('shareWithSomeone')}
          </Button>
        )}
        <Report snapshot={snapshot} send={send} />
      </div>
    </Dialog>
  );
};

const Report = ({ snapshot, send }: Pick<SafetyDialogProps, 'snapshot' | 'send'>) => {
  const t = useText(tripTexts);
  const { message, error } = snapshot.context;
  const text = useErrorText(error);
  const isBlank = error?.message === 'safety.describe';
  const isSending = snapshot.matches('sending');
  if (snapshot.matches('sent'))
    return (
      <div role="status">
        <Notice tone="positive" title={t('reportSent')} />
      </div>
    );
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{t('reportTitle')}</h3>
      <p className={styles.muted}>{t('reportText')}</p>
      <TextArea
        label={t('reportHint')}
        value={message}
        onChange={(next) => send({ type: 'setMessage', message: next })}
        maxLength={900}
        isRequired
        errorMessage={isBlank ? text : undefined}
      />
      {text && !isBlank && <Notice tone="critical" title={text} />}
      <Button isPending={isSending} onPress={() => send({ type: 'report' })}>
        {isSending ? t('sendingReport') : t('sendReport')}
      </Button>
    </div>
  );
};
