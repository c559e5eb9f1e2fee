import { Heading } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { underHeadline } from '../page.tsx';

const meta = { title: 'primitives/Heading', component: Heading } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfComponent: Story = { args: { children: 'Book a ride' } };

export const OfPart: Story = {
  args: { children: 'Trip summary', isOfPart: true },
  decorators: [underHeadline],
};
