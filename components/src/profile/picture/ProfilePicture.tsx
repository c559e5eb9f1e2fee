import type { User } from '@mobility/openapi';
import Camera from 'lucide-react/icons/camera';
import { useRef } from 'react';
import { profile } from '../../intl/generated/en-US/profile.ts';
import { useText } from '../../intl/use-text.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import type { CropPictureProps } from './CropPicture.tsx';
import * as styles from './Picture.css.ts';
import type { PictureControl } from './use-picture.ts';

const CropPicture = onDemand<CropPictureProps>(() =>
  import('./CropPicture.tsx').then((module) => module.CropPicture),
);

export type ProfilePictureProps = PictureControl & { user: User };

/** The avatar of the user, and the buttons that change and remove its picture. */
export const ProfilePicture = ({ user, snapshot, send }: ProfilePictureProps) => {
  const t = useText(profile);
  const input = useRef<HTMLInputElement>(null);
  const { crop } = snapshot.context;
  usePreload(CropPicture);
  return (
    <>
      <div className={styles.portrait}>
        <Avatar id={user.id} name={user.name} picture={user.avatar_url} size={96} />
        <IconButton
          className={styles.change}
          variant="secondary"
          label={t('changePicture')}
          icon={<Camera size={20} aria-hidden="true" />}
          isPending={snapshot.matches('reading')}
          onPress={() => input.current?.click()}
        />
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('changePicture')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file may be chosen again.
            currentTarget.value = '';
            if (file) send({ type: 'choose', file });
          }}
        />
      </div>
      {user.avatar_url && (
        <Button
          variant="ghost"
          size="small"
          isPending={snapshot.matches('removing')}
          onPress={() => send({ type: 'removeAvatar' })}
        >
          {t('removePicture')}
        </Button>
      )}
      {crop && <CropPicture crop={crop} snapshot={snapshot} send={send} />}
    </>
  );
};
