import { RadioCard, RadioGroup } from '@mobility/components/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ignore } from '../hold.ts';
import { underHeadline } from '../page.tsx';

const meta = {
  title: 'primitives/RadioGroup',
  component: RadioGroup,
  subcomponents: { RadioCard },
  decorators: [underHeadline],
  args: {
    label: 'Pay with',
    value: 'balance',
    onChange: ignore,
    children: [
      <RadioCard key="balance" value="balance">
        Balance
      </RadioCard>,
      <RadioCard key="cash" value="cash">
        Cash
      </RadioCard>,
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const Horizontal: Story = { args: { orientation: 'horizontal' } };
export const Disabled: Story = { args: { isDisabled: true } };
