import type { DisputeEvent, DisputeField, DisputeSnapshot } from '@mobility/machines/dispute';
import { disputeKinds, reasonsOf } from '@mobility/openapi/disputes';
import { limits } from '@mobility/openapi/limits';
import { useFormats } from '../format/use-formats.ts';
import { dispute } from '../intl/generated/en-US/dispute.ts';
import { useSentences } from '../intl/use-sentences.ts';
import { useText } from '../intl/use-text.ts';
import { Select } from '../primitives/Select/Select.tsx';
import { TextArea } from '../primitives/TextArea/TextArea.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import * as styles from './OpenDisputeView.css.ts';
import { reasonText } from './reason-text.ts';

type DisputeFieldsProps = {
  snapshot: DisputeSnapshot;
  send(event: DisputeEvent): void;
};

/** The fields of the dispute form: type, reason, description, refund and evidence. */
export function DisputeFields({ snapshot, send }: DisputeFieldsProps) {
  const t = useText(dispute);
  const formats = useFormats();
  const { sentence } = useSentences();
  const { form, errors, ride } = snapshot.context;
  const { descriptionMin, descriptionCounter } = limits.dispute;
  const max = formats.money(ride.estimated_fare, 'USD');
  const messageOf = (field: DisputeField): string | undefined => {
    const key = errors[field];
    return key && sentence(key, { max });
  };
  const change = (changes: Partial<typeof form>) => send({ type: 'change', change: changes });
  const isDisabled = snapshot.matches('submitting');
  return (
    <>
      <div className={styles.kind}>
        <Select
          label={t('type')}
          placeholder={t('typePlaceholder')}
          options={disputeKinds.map(({ type }) => ({ id: type, label: t(type) }))}
          value={form.type}
          onChange={(type) => change({ type })}
          errorMessage={messageOf('type')}
          isDisabled={isDisabled}
        />
        <Select
          label={t('reason')}
          placeholder={t(form.type ? 'reasonPlaceholder' : 'typeFirst')}
          options={(form.type ? reasonsOf(form.type) : []).map((reason) => ({
            id: reason,
            label: reasonText(t, reason),
          }))}
          value={form.reason || null}
          onChange={(reason) => change({ reason })}
          errorMessage={messageOf('reason')}
          isDisabled={isDisabled || !form.type}
        />
      </div>
      <TextArea
        name="description"
        label={t('description')}
        value={form.description}
        onChange={(description) => change({ description })}
        rows={4}
        counter={descriptionCounter}
        description={t('descriptionHint', { count: descriptionMin })}
        errorMessage={messageOf('description')}
        isDisabled={isDisabled}
      />
      <div className={styles.pair}>
        <TextField
          name="refund"
          label={t('refund')}
          value={form.refund}
          onChange={(refund) => change({ refund })}
          icon="$"
          inputMode="decimal"
          autoComplete="off"
          description={t('refundHint', { max })}
          errorMessage={messageOf('refund')}
          isDisabled={isDisabled}
        />
        <TextField
          label={t('evidence')}
          value={form.evidence}
          onChange={(evidence) => change({ evidence })}
          maxLength={5000}
          description={t('evidenceHint')}
          isDisabled={isDisabled}
        />
      </div>
    </>
  );
}
