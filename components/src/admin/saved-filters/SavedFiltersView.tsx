import Bookmark from 'lucide-react/icons/bookmark';
import X from 'lucide-react/icons/x';
import { type FormEvent, useRef, useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Link } from 'react-aria-components/Link';
import { adminFilters } from '../../intl/generated/en-US/admin-filters.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { PopoverDialog } from '../../primitives/Popover/PopoverDialog.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as panel from '../panel/Panel.css.ts';
import * as styles from './SavedFilters.css.ts';

export type SavedFiltersViewProps = {
  filters: readonly { name: string; href: string }[];
  /** Whether there is a filter to save. */
  canSave: boolean;
  onSave: (name: string) => void;
  onRemove: (name: string) => void;
};

/** In characters. */
const longestName = 60;

/** A button that opens the saved filters: each leads to its rows, and the present ones can be saved. */
export const SavedFiltersView = (props: SavedFiltersViewProps) => {
  const t = useText(adminFilters);
  return (
    <DialogTrigger>
      <IconButton
        size="small"
        variant="secondary"
        label={t('savedFilters')}
        icon={<Bookmark size={16} aria-hidden />}
      />
      <PopoverDialog label={t('savedFilters')} placement="bottom end" className={styles.menu}>
        {({ close }) => <Content {...props} onClose={close} />}
      </PopoverDialog>
    </DialogTrigger>
  );
};

const Content = (props: SavedFiltersViewProps & { onClose: () => void }) => {
  const { filters, canSave, onSave, onRemove, onClose } = props;
  const t = useText(adminFilters);
  const [name, setName] = useState('');
  const content = useRef<HTMLDivElement>(null);
  // The pressed button goes or is disabled. Without the focus, the dialog would not hear Escape.
  const keepFocus = () => content.current?.focus();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave || name.trim() === '') return;
    onSave(name.trim());
    setName('');
    keepFocus();
  };
  const isReplacing = filters.some((filter) => filter.name === name.trim());
  const hint = canSave ? isReplacing && t('replaces') : t('chooseFirst');
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      {filters.length === 0 && <p className={panel.muted}>{t('none')}</p>}
      {filters.length > 0 && (
        <ul>
          {filters.map((filter) => (
            <li key={filter.name} className={styles.row}>
              <Link className={`${panel.link} ${styles.name}`} href={filter.href} onPress={onClose}>
                <bdi>{filter.name}</bdi>
              </Link>
              <IconButton
                size="small"
                label={t('remove', { name: filter.name })}
                icon={<X size={16} aria-hidden />}
                onPress={() => {
                  onRemove(filter.name);
                  keepFocus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <form className={styles.save} onSubmit={save}>
        <TextField
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={longestName}
          autoComplete="off"
          isDisabled={!canSave}
          // Always there, so that it is linked to the field, and read when it changes.
          description={
            <>
              <span role="status">{hint}</span>
              {name.length > longestName - 20 && (
                <span>
                  {hint && ' '}
                  {name.length}/{longestName}
                </span>
              )}
            </>
          }
        />
        <Button type="submit" size="small" isDisabled={!canSave || name.trim() === ''}>
          {t('save')}
        </Button>
      </form>
    </div>
  );
};
