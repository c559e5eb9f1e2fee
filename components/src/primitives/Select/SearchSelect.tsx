import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Select as AriaSelect, Button, ListBox, Popover, SelectValue } from 'react-aria-components/Select';
import { useRoot } from '../../theme/use-root.ts';
import * as field from '../Field/Field.css.ts';
import * as menu from '../Popover/Popover.css.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import * as styles from './Select.css.ts';
import { Option, type SelectProps } from './Select.tsx';

export type SearchSelectProps<Id extends string> = Pick<
  SelectProps<Id>,
  'label' | 'options' | 'value' | 'onChange'
> & {
  /** The accessible name of the search, and what it shows while it is empty. */
  search: string;
  /** What is said where the search finds nothing. */
  nothing: string;
};

/** A choice from a long list, which a search above it shortens. The search also finds the notes of the options. */
export const SearchSelect = <Id extends string>(props: SearchSelectProps<Id>) => {
  const { label, options, value, onChange, search, nothing } = props;
  const [sought, seek] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const choose = (chosen: string) => {
    const option = options.find(({ id }) => id === chosen);
    if (option) onChange(option.id);
  };
  return (
    <AriaSelect
      aria-label={label}
      className={`${field.field} ${styles.narrowing}`}
      value={value}
      onChange={(key) => choose(String(key))}
      onOpenChange={() => seek('')}
    >
      <Button className={`${field.box} ${styles.trigger}`}>
        <SelectValue className={styles.value}>{options.find(({ id }) => id === value)?.label}</SelectValue>
        <ChevronDown size={20} aria-hidden="true" />
      </Button>
      <Popover {...useRoot()} className={`${menu.popover} ${styles.searched}`}>
        <Autocomplete filter={contains} inputValue={sought} onInputChange={seek}>
          <div className={styles.search}>
            <SearchField label={search} placeholder={search} value={sought} onChange={seek} autoFocus />
          </div>
          <ListBox
            className={`${menu.list} ${styles.found}`}
            renderEmptyState={() => <div className={styles.nothing}>{nothing}</div>}
          >
            {options.map((option) => (
              <Option key={option.id} {...option} />
            ))}
          </ListBox>
        </Autocomplete>
      </Popover>
    </AriaSelect>
  );
};
