import { type ReactNode, useContext } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover, PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { useRoot } from '../../theme/use-root.ts';
import { popover } from './Popover.css.ts';

export type PopoverDialogProps = {
  label: string;
  placement: NonNullable<PopoverProps['placement']>;
  className: string;
  children: ReactNode | ((opened: { close: () => void }) => ReactNode);
};

/** The small dialog that a button opens beside itself. Both are in a `DialogTrigger`. */
export const PopoverDialog = ({ label, placement, className, children }: PopoverDialogProps) => {
  // The trigger labels the popover, which has no role where it contains a dialog with a label of its own.
  const { 'aria-labelledby': _, ...context } = useContext(PopoverContext) as PopoverProps;
  return (
    <PopoverContext.Provider value={context}>
      <Popover {...useRoot()} placement={placement} className={popover}>
        <Dialog aria-label={label} className={className}>
          {children}
        </Dialog>
      </Popover>
    </PopoverContext.Provider>
  );
};
