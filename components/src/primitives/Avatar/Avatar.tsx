import { inlineVars } from '../../theme/inline-vars.ts';
import * as styles from './Avatar.css.ts';
import { avatarLook, initials } from './avatar-look.ts';

export type AvatarProps = {
  id: string;
  name: string;
  /** In pixels. Default 40. */
  size?: number;
  border?: 'none' | 'line' | 'strong' | 'signal';
  className?: string;
};

/** A person's initials on a colour and a pattern that come from the id. Hidden from screen readers, since the name is beside it. */
export const Avatar = ({ id, name, size = 40, border = 'none', className }: AvatarProps) => {
  const { hue, pattern } = avatarLook(id);
  const parts = [
    styles.avatar,
    styles.background[hue],
    styles.pattern[pattern],
    styles.border[border],
    className,
  ];
  return (
    <span
      className={parts.filter(Boolean).join(' ')}
      style={inlineVars({ [styles.size]: `${size}px` })}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
};
