import { Slider } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/Slider',
  component: Slider,
  decorators: [underHeadline],
  args: { label: 'Matching radius', value: 25, onChange: ignore, min: 5, max: 100, step: 1 },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtMinimum: Story = { args: { value: 5 } };
export const AtMaximum: Story = { args: { value: 100, formatValue: (km) => `${km} km` } };
export const Disabled: Story = { args: { isDisabled: true } };
