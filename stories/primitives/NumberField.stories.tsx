import { NumberField } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/NumberField',
  component: NumberField,
  decorators: [underHeadline],
  args: { label: 'Amount', value: 10, onChange: ignore, min: 0, max: 100, step: 1 },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: Number.NaN } };
export const WithAUnit: Story = { args: { unit: 'km' } };
export const AtMaximum: Story = { args: { value: 100 } };
export const Invalid: Story = { args: { errorMessage: 'Enter an amount of at most 100' } };
export const Disabled: Story = { args: { isDisabled: true } };
