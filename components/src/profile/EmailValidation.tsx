import { profile } from '../intl/generated/en-US/profile.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';

export type EmailValidationProps = {
  email: string;
  /** Undefined where the server sends no such link. */
  validation: { status: 'idle' | 'pending' | 'success' | 'error'; onSend: () => void } | undefined;
};

/** Sends the link that verifies the user's e-mail address. */
export const EmailValidation = ({ email, validation }: EmailValidationProps) => {
  const t = useText(profile);
  if (!validation) return null;
  const { status, onSend } = validation;
  const send = (isPending: boolean) => (
    <Button isPending={isPending} onPress={onSend}>
      {t('sendLink')}
    </Button>
  );
  const content = {
    idle: send(false),
    pending: send(true),
    success: <Notice tone="positive">{t('linkSent', { email })}</Notice>,
    error: (
      <Notice tone="critical" action={send(false)}>
        {t('linkFailed')}
      </Notice>
    ),
  };
  return <div role="status">{content[status]}</div>;
};
