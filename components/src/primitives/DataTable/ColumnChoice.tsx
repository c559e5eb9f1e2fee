import Columns3 from 'lucide-react/icons/columns-3';
import { memo } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { primitives } from '../../intl/generated/en-US/primitives.ts';
import { useText } from '../../intl/use-text.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PopoverDialog } from '../Popover/PopoverDialog.tsx';
import * as styles from './DataTable.css.ts';

export type ColumnChoiceProps = {
  choices: readonly { id: string; name: string; isShown: boolean }[];
  onChoice: (id: string, isShown: boolean) => void;
};

/** A button that opens the columns of a table, to show or hide each. */
export const ColumnChoice = memo(({ choices, onChoice }: ColumnChoiceProps) => {
  const t = useText(primitives);
  return (
    <DialogTrigger>
      <IconButton
        variant="secondary"
        size="small"
        label={t('columns')}
        icon={<Columns3 size={16} aria-hidden />}
      />
      <PopoverDialog label={t('columns')} placement="bottom end" className={styles.choices}>
        {choices.map(({ id, name, isShown }) => (
          <Checkbox key={id} isSelected={isShown} onChange={(isSelected) => onChoice(id, isSelected)}>
            {name}
          </Checkbox>
        ))}
      </PopoverDialog>
    </DialogTrigger>
  );
});
