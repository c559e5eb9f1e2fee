import { type CSSProperties, createContext, useContext } from 'react';
import { inlineVars } from '../../theme/inline-vars.ts';
import * as styles from './Avatar.css.ts';
import { avatarLook, initials } from './avatar-look.ts';

export type AvatarProps = {
  id: string;
  name: string;
  /** The address of the person's picture, which covers the initials once it is loaded. */
  picture?: string | null;
  /** In pixels. Default 40. */
  size?: number;
  border?: 'none' | 'line' | 'strong' | 'signal';
  className?: string;
};

/** The backend's address, which paths of pictures follow; empty where it is the page's own origin. */
export const PictureBase = createContext('');

/** A style for each size, since long lists draw many avatars of one. */
const sizes = new Map<number, CSSProperties>();
const styleOf = (size: number): CSSProperties => {
  const style = sizes.get(size) ?? inlineVars({ [styles.size]: `${size}px` });
  sizes.set(size, style);
  return style;
};

/** A person's picture, or the initials on a colour and a pattern that come from the id. Hidden from screen readers, since the name is beside it. */
export const Avatar = ({ id, name, picture, size = 40, border = 'none', className }: AvatarProps) => {
  const { hue, pattern } = avatarLook(id);
  const base = useContext(PictureBase);
  const parts = [
    styles.avatar,
    styles.background[hue],
    styles.pattern[pattern],
    styles.border[border],
    className,
  ];
  return (
    <span className={parts.filter(Boolean).join(' ')} style={styleOf(size)} aria-hidden="true">
      {initials(name)}
      {picture && (
        <img
          key={picture}
          className={styles.picture}
          src={picture.startsWith('/') ? base + picture : picture}
          alt=""
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
    </span>
  );
};
