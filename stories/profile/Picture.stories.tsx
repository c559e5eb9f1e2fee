import { ProfileView } from '@mobility/components/profile';
import { type AvatarContext, avatarMachine, middleOf } from '@mobility/machines/avatar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { users } from '../fixtures.ts';
import { alerts, hold, ignore } from '../hold.ts';
import { inPage } from '../page.tsx';
import profile from './Profile.stories.tsx';

/** A drawn portrait in place of a photo. The test of which states have stories reads this file without a browser. */
const drawn = (width: number, height: number): HTMLCanvasElement | null => {
  if (typeof document === 'undefined') return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  const disc = (color: string, x: number, y: number, radius: number) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  };
  context.fillStyle = '#9cc4e4';
  context.fillRect(0, 0, width, height);
  disc('#1b3a6b', width / 2, height * 1.05, height * 0.38);
  disc('#e8b796', width / 2, height * 0.45, height * 0.22);
  return canvas;
};

/** The picture in a state. */
const picture = (value: StateValueFrom<typeof avatarMachine>, context: Partial<AvatarContext> = {}) => ({
  snapshot: hold(avatarMachine, { input: { alerts }, value, context }),
  send: ignore,
});
const cropOf = (width: number, height: number) => {
  const picture = { width, height, image: drawn(width, height) };
  return { picture, square: middleOf(picture) };
};
const withPicture = { ...users.rider, avatar_url: drawn(256, 256)?.toDataURL('image/jpeg') };

const meta = {
  title: 'profile/Picture',
  component: ProfileView,
  decorators: [inPage],
  args: { ...profile.args, picture: picture('idle') },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = { args: { user: withPicture } };
export const ReadingTheFile: Story = { args: { picture: picture('reading') } };
export const Cropping: Story = { args: { picture: picture('cropping', { crop: cropOf(1200, 800) }) } };
export const CroppingASmallPicture: Story = {
  args: { picture: picture('cropping', { crop: cropOf(80, 120) }) },
};
export const NotSaved: Story = {
  args: {
    picture: picture('cropping', {
      crop: cropOf(1200, 800),
      error: { message: 'avatar.updateFailed', reason: 'error.unreachable' },
    }),
  },
};
export const NotAvailable: Story = {
  args: {
    picture: picture('cropping', { crop: cropOf(1200, 800), error: { message: 'avatar.notAvailable' } }),
  },
};
export const Saving: Story = { args: { picture: picture('saving', { crop: cropOf(1200, 800) }) } };
export const Removing: Story = { args: { user: withPicture, picture: picture('removing') } };
