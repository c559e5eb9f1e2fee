import type { RestoreEvent, RestoreSnapshot } from '@mobility/machines/restore';
import Upload from 'lucide-react/icons/upload';
import { useEffect, useRef } from 'react';
import { restore } from '../../intl/generated/en-US/restore.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { changesOf, RestoreChanges } from './RestoreChanges.tsx';
import * as styles from './RestoreView.css.ts';

export type RestoreViewProps = { snapshot: RestoreSnapshot; send(event: RestoreEvent): void };

/** Takes the focus when the control that had it goes with what the card showed. */
const useFocusKept = (shown: string) => {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (shown !== before.current && isLost) content.current?.focus();
    before.current = shown;
  }, [shown]);
  return content;
};

/** Restores a backup: says what it replaces before it does. */
export const RestoreView = ({ snapshot, send }: RestoreViewProps) => {
  const t = useText(restore);
  const isReviewing = snapshot.matches('reviewing') || snapshot.matches('restoring');
  const isLocked = snapshot.matches('locked');
  const Part = isReviewing ? Review : isLocked ? ForeignKey : snapshot.matches('restored') ? Result : Choice;
  const content = useFocusKept(snapshot.value);
  return (
    <Card title={t(isReviewing ? 'review' : isLocked ? 'lockedTitle' : 'restore')}>
      <div ref={content} tabIndex={-1} className={styles.content}>
        <Part snapshot={snapshot} send={send} />
      </div>
    </Card>
  );
};

/** Asks for the key of the other installation that made the backup. */
const ForeignKey = ({ snapshot, send }: RestoreViewProps) => {
  const t = useText(restore);
  const { errorText } = useSentences();
  const { file, key, error } = snapshot.context;
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'check' });
      }}
    >
      {file && <bdi className={styles.muted}>{file.name}</bdi>}
      {error && <Notice tone="caution" title={errorText(error)} />}
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

const Choice = ({ snapshot, send }: RestoreViewProps) => {
  const t = useText(restore);
  const { errorText } = useSentences();
  const input = useRef<HTMLInputElement>(null);
  const { error, file } = snapshot.context;
  if (!snapshot.matches('idle'))
    return (
      <>
        <Spinner label={t(snapshot.matches('reading') ? 'reading' : 'checking')} />
        {file && <bdi className={styles.muted}>{file.name}</bdi>}
        <Button onPress={() => send({ type: 'cancel' })}>{t('cancel')}</Button>
      </>
    );
  return (
    <>
      <Notice tone="critical" isStatic>
        {t('warning')}
      </Notice>
      {error && <Notice tone="critical" title={errorText(error)} />}
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

const Review = ({ snapshot, send }: RestoreViewProps) => {
  const t = useText(restore);
  const { errorText } = useSentences();
  const { file, preview, password, error } = snapshot.context;
  const isRestoring = snapshot.matches('restoring');
  const needsPassword = !preview || changesOf(preview) > 0;
  const replace = (): void => {
    if (window.confirm(t('confirm'))) send({ type: 'restore' });
  };
  return (
    <>
      {file && <bdi className={styles.muted}>{file.name}</bdi>}
      {preview ? <RestoreChanges preview={preview} /> : <Notice tone="caution" title={t('noPreview')} />}
      {needsPassword && (
        <PasswordField
          label={t('password')}
          description={t('passwordNeeded')}
          autoComplete="current-password"
          value={password}
          isDisabled={isRestoring}
          onChange={(next) => send({ type: 'setPassword', password: next })}
        />
      )}
      {error && <Notice tone="critical" title={errorText(error)} />}
      {isRestoring && <p role="status">{t('keepOpen')}</p>}
      <div className={styles.actions}>
        <Button
          variant="danger"
          isPending={isRestoring}
          isDisabled={needsPassword && password === ''}
          onPress={replace}
        >
          {t(isRestoring ? 'replacing' : 'replace')}
        </Button>
        <Button isDisabled={isRestoring} onPress={() => send({ type: 'cancel' })}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
};

const Result = ({ snapshot, send }: RestoreViewProps) => {
  const t = useText(restore);
  const { collections_restored = 0, documents_restored = 0, errors = [] } = snapshot.context.result ?? {};
  return (
    <>
      <div role="status">
        <Notice
          tone="positive"
          title={t('restored', { collections: collections_restored, documents: documents_restored })}
        >
          {t('othersSignedOut')}
        </Notice>
      </div>
      {errors.length > 0 && (
        <Notice tone="caution" title={t('someErrors', { count: errors.length })}>
          <ul>
            {errors.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Button onPress={() => send({ type: 'cancel' })}>{t('done')}</Button>
    </>
  );
};
