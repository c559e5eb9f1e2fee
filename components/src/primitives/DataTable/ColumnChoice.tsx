import Columns3 from 'lucide-react/icons/columns-3';
import { memo } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { primitives } from '../../intl/generated/en-US/primitives.ts';
import { useText } from '../../intl/use-text.ts';
import { useRoot } from '../../theme/use-root.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { popover } from '../Popover/Popover.css.ts';
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
      <Button size="small" icon={<Columns3 size={16} aria-hidden />}>
        {t('columns')}
      </Button>
      <Popover {...useRoot()} placement="bottom end" className={popover}>
        <Dialog aria-label={t('columns')} className={styles.choices}>
          {choices.map(({ id, name, isShown }) => (
            <Checkbox key={id} isSelected={isShown} onChange={(isSelected) => onChoice(id, isSelected)}>
              {name}
            </Checkbox>
          ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
});
