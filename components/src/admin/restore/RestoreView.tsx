import {
  type RestoreEvent,
  type RestoreSnapshot,
  type RestoreStage,
  stageOf,
} from '@mobility/machines/restore';
import Upload from 'lucide-react/icons/upload';
import { type FormEvent, useEffect, useRef } from 'react';
import { restore } from '../../intl/generated/en-US/restore.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { useErrorText } from '../../provider/use-failure.ts';
import { OwnAccount } from './OwnAccount.tsx';
import { changesOf, RestoreChanges } from './RestoreChanges.tsx';
import { RestoreProgress } from './RestoreProgress.tsx';
import { Outcome, RestoreResult } from './RestoreResult.tsx';
import * as styles from './RestoreView.css.ts';
import { StepBar } from './StepBar.tsx';

type PartProps = { snapshot: RestoreSnapshot; send(event: RestoreEvent): void };
export type RestoreViewProps = PartProps & {
  /** Saves the errors of the restore as a file. */
  onSaveErrors: () => void;
  /** The address of the admin who restores, whose own account may be in the changes. */
  own?: string | undefined;
  /** Holds the time, in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/**
 * Takes the focus when the control that had it goes with what the card showed. The buttons of a restore that was refused
 * come into view with it: the refusal above them may have moved them below the edge of the window.
 */
const useFocusKept = (shown: RestoreStage) => {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const isChanged = shown !== before.current;
    const isRefused = before.current === 'restoring' && shown === 'reviewing';
    if (isChanged && document.activeElement === document.body) content.current?.focus();
    if (isRefused && content.current?.contains(document.activeElement))
      content.current.querySelector('form')?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
    before.current = shown;
  }, [shown]);
  return content;
};

const titles = { reviewing: 'review', locked: 'lockedTitle' } as const;
const titleOf = (stage: RestoreStage) =>
  stage === 'reviewing' || stage === 'locked' ? titles[stage] : 'restore';

/** Restores a backup: says what it replaces before it does. */
export const RestoreView = (props: RestoreViewProps) => {
  const t = useText(restore);
  const { snapshot } = props;
  const stage = stageOf(snapshot);
  const content = useFocusKept(stage);
  return (
    <Card title={t(titleOf(stage))}>
      {/* It is there before its words are, so that screen readers announce them. */}
      <div role="status" className={styles.told}>
        {stage === 'restoring' && <Running />}
        {stage === 'restored' && <Outcome snapshot={snapshot} />}
      </div>
      <div ref={content} tabIndex={-1} className={styles.content}>
        <Content {...props} />
      </div>
    </Card>
  );
};

const Content = ({ snapshot, send, onSaveErrors, own, now }: RestoreViewProps) => {
  switch (stageOf(snapshot)) {
    case 'locked':
      return <ForeignKey snapshot={snapshot} send={send} />;
    case 'reviewing':
      return <Review snapshot={snapshot} send={send} own={own} />;
    case 'restoring':
      return <RestoreProgress snapshot={snapshot} now={now} />;
    case 'restored':
      return <RestoreResult snapshot={snapshot} send={send} onSaveErrors={onSaveErrors} />;
    default:
      return <Choice snapshot={snapshot} send={send} />;
  }
};

const Running = () => {
  const t = useText(restore);
  return (
    <>
      <p className={styles.heading}>{t('replacing')}</p>
      <p className={styles.muted}>{t('keepOpen')}</p>
    </>
  );
};

/** At the start of its line, whatever its direction. */
const FileName = ({ name }: { name: string }) => (
  <p className={styles.muted}>
    <bdi>{name}</bdi>
  </p>
);

/** Asks for the key of the other installation that made the backup. */
const ForeignKey = ({ snapshot, send }: PartProps) => {
  const t = useText(restore);
  const { file, key, error } = snapshot.context;
  const message = useErrorText(error);
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'check' });
      }}
    >
      {file && <FileName name={file.name} />}
      {message && <Notice tone="caution" title={message} />}
      <PasswordField
        label={t('key')}
        description={t('keyHint')}
        autoComplete="off"
        value={key}
        onChange={(next) => send({ type: 'setKey', key: next })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isDisabled={key === ''}>
          {t('check')}
        </Button>
        <Button onPress={() => send({ type: 'cancel' })}>{t('cancel')}</Button>
      </div>
    </form>
  );
};

const Choice = ({ snapshot, send }: PartProps) => {
  const t = useText(restore);
  const input = useRef<HTMLInputElement>(null);
  const { error, file, progress } = snapshot.context;
  const message = useErrorText(error);
  if (!snapshot.matches('idle'))
    return (
      <>
        {progress ? (
          <StepBar progress={progress} />
        ) : (
          <Spinner label={t(snapshot.matches('reading') ? 'reading' : 'checking')} />
        )}
        {file && <FileName name={file.name} />}
        <Button onPress={() => send({ type: 'cancel' })}>{t('cancel')}</Button>
      </>
    );
  return (
    <>
      <Notice tone="critical" isStatic>
        {t('warning')}
      </Notice>
      {message && <Notice tone="critical" title={message} />}
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept="application/json,.json"
        aria-label={t('file')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) send({ type: 'choose', file: chosen });
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="danger"
        size="large"
        fullWidth
        icon={<Upload size={20} aria-hidden />}
        onPress={() => input.current?.click()}
      >
        {t('upload')}
      </Button>
    </>
  );
};

const Review = ({ snapshot, send, own }: PartProps & Pick<RestoreViewProps, 'own'>) => {
  const t = useText(restore);
  const { file, preview, password, error } = snapshot.context;
  const message = useErrorText(error);
  const needsPassword = !preview || changesOf(preview) > 0;
  // Enter in the password asks as the button does.
  const replace = (event: FormEvent): void => {
    event.preventDefault();
    if (window.confirm(t('confirm'))) send({ type: 'restore' });
  };
  return (
    <form className={styles.stack} onSubmit={replace}>
      {file && <FileName name={file.name} />}
      {preview ? <RestoreChanges preview={preview} /> : <Notice tone="caution" title={t('noPreview')} />}
      <OwnAccount preview={preview} own={own} />
      {needsPassword && (
        <PasswordField
          label={t('password')}
          description={t('passwordNeeded')}
          autoComplete="current-password"
          value={password}
          onChange={(next) => send({ type: 'setPassword', password: next })}
        />
      )}
      {message && <Notice tone="critical" title={message} />}
      <div className={styles.actions}>
        <Button type="submit" variant="danger" isDisabled={needsPassword && password === ''}>
          {t('replace')}
        </Button>
        <Button onPress={() => send({ type: 'cancel' })}>{t('cancel')}</Button>
      </div>
    </form>
  );
};
