import { VisuallyHidden } from '@mobility/components/primitives';
import { NavBarView, Page, UserBox } from '@mobility/components/shell';
import { frame } from '@mobility/components/theme';
import type { User } from '@mobility/openapi';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ignore } from './hold.ts';

/** A page around content with its own headline. */
export const inPage: Decorator = (Story) => (
  <Page path="/">
    <Story />
  </Page>
);

/** A page with a headline around a part of one. */
export const underHeadline: Decorator = (Story) => (
  <Page path="/">
    <VisuallyHidden>
      <h1>Story</h1>
    </VisuallyHidden>
    <Story />
  </Page>
);

/** The same around a part that lays out by the width of its place, such as a tab of the console. */
export const inFrame: Decorator = (Story) => (
  <Page path="/">
    <VisuallyHidden>
      <h1>Story</h1>
    </VisuallyHidden>
    <div className={frame}>
      <Story />
    </div>
  </Page>
);

type ShellProps = {
  user: User | null;
  path: string;
  children: ReactNode;
};

/** A whole screen as the app frames it: bar, page, and who is signed in. */
export const Shell = ({ user, path, children }: ShellProps) => (
  <>
    <NavBarView user={user} path={path} unread={user ? 2 : 0} onLogin={ignore} onLogout={ignore} />
    <Page path={path}>{children}</Page>
    {user && <UserBox user={user} />}
  </>
);
