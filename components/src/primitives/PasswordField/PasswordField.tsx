import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { primitives } from '../../intl/generated/en-US/primitives.ts';
import { useText } from '../../intl/use-text.ts';
import { action } from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'icon' | 'inputMode'>;

/** A password with a button that shows and hides it. */
export const PasswordField = (props: PasswordFieldProps) => {
  const t = useText(primitives);
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      className={action}
      label={t(isShown ? 'hidePassword' : 'showPassword')}
      icon={isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
      isDisabled={props.isDisabled}
      onPress={() => setShown(!isShown)}
    />
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} end={toggle} />;
};
