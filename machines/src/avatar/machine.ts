import type { User } from '@mobility/openapi';
import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Alert, AlertSink } from '../alerts/alert.ts';
import type { MessageKey } from '../messages.ts';
import type { Picture, Square } from '../ports.ts';
import { type ShownError, shownError } from '../shown-error.ts';
import { isUnavailable } from '../unavailable.ts';
import { unprovided } from '../unprovided.ts';
import { middleOf, moved, zoomed } from './rules.ts';

export type AvatarInput = { alerts: AlertSink };
/** The picture that is being cropped, and its chosen part. */
export type Crop = { picture: Picture; square: Square };
export type AvatarContext = AvatarInput & { crop: Crop | null; error: ShownError | null };
export type AvatarEvent =
  | { type: 'choose'; file: Blob }
  | { type: 'move'; by: { x: number; y: number } }
  | { type: 'zoom'; zoom: number }
  | { type: 'uploadAvatar' }
  | { type: 'removeAvatar' }
  | { type: 'cancel' };
/** Emitted with the user as the server stored it. */
export type AvatarEmitted = { type: 'avatar_updated'; user: User };

const alertOf = (tone: 'success' | 'critical', message: MessageKey) =>
  ({ type: 'alert', params: { tone, message } }) as const;
const updated = {
  type: 'emitUpdated',
  params: ({ event }: { event: { output: User } }) => event.output,
} as const;

/** The picture of the signed-in user: chosen, cropped to a square, and stored; or removed. */
export const avatarMachine = setup({
  types: {
    input: {} as AvatarInput,
    context: {} as AvatarContext,
    events: {} as AvatarEvent,
    emitted: {} as AvatarEmitted,
  },
  actors: {
    readPicture: unprovided<Picture, Blob>('readPicture'),
    uploadAvatar: unprovided<User, Crop | null>('uploadAvatar'),
    removeAvatar: unprovided<User>('removeAvatar'),
  },
  actions: {
    alert: ({ context }, alert: Alert) => context.alerts.send({ type: 'alert', alert }),
    show: assign((_, picture: Picture) => ({ crop: { picture, square: middleOf(picture) }, error: null })),
    move: assign(({ context: { crop } }, by: { x: number; y: number }) => ({
      crop: crop && { ...crop, square: moved(crop.square, by, crop.picture) },
    })),
    zoom: assign(({ context: { crop } }, zoom: number) => ({
      crop: crop && { ...crop, square: zoomed(crop.square, zoom, crop.picture) },
    })),
    forget: assign({ crop: null, error: null }),
    fail: assign((_, { error }: { error: unknown }) => ({
      error: shownError(isUnavailable(error) ? 'avatar.notAvailable' : 'avatar.updateFailed', error),
    })),
    emitUpdated: emit((_, user: User) => ({ type: 'avatar_updated', user }) as const),
  },
}).createMachine({
  id: 'avatar',
  context: ({ input }) => ({ ...input, crop: null, error: null }),
  initial: 'idle',
  states: {
    idle: { entry: 'forget', on: { choose: 'reading', removeAvatar: 'removing' } },
    reading: {
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({ event }) => {
          if (event.type !== 'choose') throw new Error(`A picture is read after ${event.type}`);
          return event.file;
        },
        onDone: { target: 'cropping', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: { target: 'idle', actions: alertOf('critical', 'avatar.unreadable') },
      },
    },
    cropping: {
      on: {
        move: { actions: { type: 'move', params: ({ event }) => event.by } },
        zoom: { actions: { type: 'zoom', params: ({ event }) => event.zoom } },
        cancel: 'idle',
        uploadAvatar: 'saving',
      },
    },
    saving: {
      invoke: {
        id: 'uploadAvatar',
        src: 'uploadAvatar',
        input: ({ context }) => context.crop,
        onDone: { target: 'idle', actions: [updated, alertOf('success', 'avatar.updated')] },
        onError: {
          target: 'cropping',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    removing: {
      invoke: {
        id: 'removeAvatar',
        src: 'removeAvatar',
        onDone: { target: 'idle', actions: [updated, alertOf('success', 'avatar.removed')] },
        onError: { target: 'idle', actions: alertOf('critical', 'avatar.removeFailed') },
      },
    },
  },
});

export type AvatarSnapshot = SnapshotFrom<typeof avatarMachine>;
