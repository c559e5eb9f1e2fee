import { AuthDialog } from '@mobility/components/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ignore } from '../hold.ts';

const meta = {
  title: 'auth/AuthDialog',
  component: AuthDialog,
  args: { isOpen: true, onClose: ignore, status: 'idle', onLogin: ignore, onRegister: ignore },
} satisfies Meta<typeof AuthDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillIn = async (fields: Record<string, string>): Promise<void> => {
  for (const [label, words] of Object.entries(fields))
    await userEvent.type(screen.getByLabelText(label), words);
};

export const SignIn: Story = { parameters: { states: ['auth.unauthenticated.idle'] } };
export const SignUpAsRider: Story = { args: { initialTab: 'signup' } };
export const SignUpAsDriver: Story = { args: { initialTab: 'signup', initialRole: 'driver' } };
export const SigningIn: Story = {
  args: { status: 'loggingIn' },
  parameters: { states: ['auth.unauthenticated.loggingIn'] },
};
export const CreatingTheAccount: Story = {
  args: { status: 'registering', initialTab: 'signup' },
  parameters: { states: ['auth.unauthenticated.registering'] },
};
export const FieldsMissing: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
  },
};
export const PasswordTooShort: Story = {
  args: { initialTab: 'signup' },
  play: async () => {
    await fillIn({ 'Full Name': 'Maya Chen', Email: 'maya@example.com', 'Phone Number': '+1 415 555 0134' });
    await fillIn({ Password: 'gold' });
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters');
  },
};
export const EmailNotValid: Story = {
  args: { initialTab: 'signup' },
  play: async () => {
    await fillIn({ 'Full Name': 'Maya Chen', Email: 'not-an-email', 'Phone Number': '+1 415 555 0134' });
    await fillIn({ Password: 'golden-gate' });
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    await expect(screen.getByLabelText('Email')).toBeInvalid();
    await expect(screen.getByText('Please enter a valid e-mail address')).toBeVisible();
  },
};
export const WrongPassword: Story = {
  args: { problem: 'Invalid email or password' },
  play: async () => {
    await fillIn({ Email: 'maya.chen@example.com', Password: 'golden-gate' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password');
  },
};
