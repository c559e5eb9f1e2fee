import { type AvatarEvent, type AvatarSnapshot, avatarWith } from '@mobility/machines/avatar';
import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useAuth, useMobility } from '../../provider/mobility.ts';
import { browserPictures } from './pictures.ts';

export type PictureControl = { snapshot: AvatarSnapshot; send: (event: AvatarEvent) => void };

/** The picture of the signed-in user. A stored change shows everywhere at once. */
export const usePicture = (): PictureControl => {
  const { client, alerts } = useMobility();
  const auth = useAuth();
  const [machine] = useState(() => avatarWith({ client, pictures: browserPictures }));
  const [snapshot, send, actor] = useActor(machine, { input: { alerts } });
  useEffect(() => {
    const updated = actor.on('avatar_updated', ({ user }) => auth.send({ type: 'user_updated', user }));
    return () => updated.unsubscribe();
  }, [actor, auth]);
  return { snapshot, send };
};
