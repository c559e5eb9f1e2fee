import { useState } from 'react';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';

type OnceButtonProps = Omit<ButtonProps, 'isDisabled' | 'onPress'> & {
  /** Whether there is nothing left to do. */
  isDone: boolean;
  onPress: () => void;
};

/**
 * A button that is disabled once its action is done. Browsers take the focus from a disabled button, so one that was used
 * keeps it until the person leaves, and only says that it is disabled.
 */
export const OnceButton = ({ isDone, onPress, ...props }: OnceButtonProps) => {
  const [isUsed, setUsed] = useState(false);
  return (
    <Button
      {...props}
      isDisabled={isDone && !isUsed}
      aria-disabled={isDone || undefined}
      // A dialog that asks first takes the focus before there is anything done.
      onBlur={() => setUsed(isUsed && !isDone)}
      onPress={() => {
        if (isDone) return;
        setUsed(true);
        onPress();
      }}
    />
  );
};
