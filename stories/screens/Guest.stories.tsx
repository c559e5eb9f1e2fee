import { SignInView } from '@mobility/components/auth';
import { Landing as LandingView } from '@mobility/components/landing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import auth, * as dialogs from '../auth/SignIn.stories.tsx';
import landing from '../landing/Landing.stories.tsx';
import { Shell } from '../page.tsx';

const meta = { title: 'screens/Guest', tags: ['screen'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  render: () => (
    <Shell user={null} path="/">
      <LandingView {...landing.args} />
    </Shell>
  ),
};
export const LandingRightToLeft: Story = { ...Landing, parameters: { locale: 'ar-AE' } };
export const SignUp: Story = {
  render: () => (
    <Shell user={null} path="/">
      <h1>Mobility</h1>
      <SignInView {...auth.args} {...dialogs.SignUpAsRider.args} />
    </Shell>
  ),
};
