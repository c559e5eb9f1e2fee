import { Select } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Select',
  component: Select,
  decorators: [underHeadline],
  args: {
    label: 'Vehicle Type',
    options: [
      { id: 'economy', label: 'Economy' },
      { id: 'suv', label: 'SUV' },
    ],
    value: 'economy',
    onChange: ignore,
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null, placeholder: 'Choose one' } };
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(screen.getAllByRole('option')).toHaveLength(2);
  },
};
export const Invalid: Story = { args: { errorMessage: 'Choose a vehicle type' } };
export const Disabled: Story = { args: { isDisabled: true } };
