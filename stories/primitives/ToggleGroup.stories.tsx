import { ToggleGroup } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/ToggleGroup',
  component: ToggleGroup,
  decorators: [underHeadline],
  args: {
    label: 'Passengers',
    options: [
      { id: '1', label: '1' },
      { id: '4', label: '4+', name: '4 or more' },
    ],
    value: '1',
    onChange: ignore,
  },
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { value: '4' } };
export const WithoutALabel: Story = { args: { hideLabel: true } };
export const Disabled: Story = { args: { isDisabled: true } };
