import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { BackContext, type LoadBack } from './back.ts';
import { Dialog } from './Dialog.tsx';
import { InAddress } from './InAddress.tsx';

afterEach(cleanup);

/** A port as the app gives it: the last one that holds Back gets it, once. */
const createBack = () => {
  const holds: (() => void)[] = [];
  const load: LoadBack = async () => ({
    hold: (onBack) => {
      const own = () => onBack();
      holds.push(own);
      return () => void (holds.includes(own) && holds.splice(holds.indexOf(own), 1));
    },
  });
  const goBack = () => act(async () => holds.pop()?.());
  const isHeld = (count: number) => waitFor(() => expect(holds).toHaveLength(count));
  return { load, goBack, isHeld };
};

type ExampleProps = { isDismissable?: boolean; onClose?: () => void };

const Example = ({ isDismissable = true, onClose }: ExampleProps) => {
  const [opened, setOpened] = useState(0);
  return (
    <>
      <Button onPress={() => setOpened(1)}>Open</Button>
      <Dialog
        isOpen={opened > 0}
        onClose={() => (onClose ?? (() => setOpened(0)))()}
        title="Message"
        isDismissable={isDismissable}
      >
        <textarea aria-label="Text" />
        <Button onPress={() => setOpened(2)}>More</Button>
      </Dialog>
      <Dialog isOpen={opened > 1} onClose={() => setOpened(1)} title="Question">
        Are you sure?
      </Dialog>
    </>
  );
};

const show = (example = <Example />) => {
  const back = createBack();
  const { rerender, unmount } = render(example, {
    wrapper: ({ children }) => (
      <StrictMode>
        <BackContext.Provider value={back.load}>{children}</BackContext.Provider>
      </StrictMode>
    ),
  });
  return { ...back, rerender, unmount, user: userEvent.setup() };
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const titles = () => screen.queryAllByRole('heading', { hidden: true }).map((title) => title.textContent);

test('Back closes the open dialog, also when something was typed in it', async () => {
  const { user, goBack, isHeld } = show();
  await isHeld(0);
  await press(user, 'Open');
  await isHeld(1);
  await user.type(screen.getByRole('textbox'), 'Hello');
  await goBack();
  expect(titles()).toEqual([]);
  await isHeld(0);
});

test('a dialog that closes in another way, or with its page, gives Back up', async () => {
  const { user, isHeld, unmount } = show();
  await press(user, 'Open');
  await isHeld(1);
  await user.keyboard('{Escape}');
  await isHeld(0);
  await press(user, 'Open');
  await isHeld(1);
  unmount();
  await isHeld(0);
});

test('Back closes dialogs one by one, the last one first', async () => {
  const { user, goBack, isHeld } = show();
  await press(user, 'Open');
  await isHeld(1);
  await press(user, 'More');
  await isHeld(2);
  await goBack();
  expect(titles()).toEqual(['Message']);
  await isHeld(1);
  await goBack();
  expect(titles()).toEqual([]);
});

test('a dialog that cannot be dismissed stays, and Back closes it once it can', async () => {
  const { user, goBack, isHeld, rerender } = show(<Example isDismissable={false} />);
  await press(user, 'Open');
  await isHeld(1);
  await goBack();
  expect(titles()).toEqual(['Message']);
  await isHeld(1);
  rerender(<Example />);
  await goBack();
  expect(titles()).toEqual([]);
});

test('a dialog whose page asks before it closes stays, and holds the next Back too', async () => {
  const onClose = vi.fn();
  const { user, goBack, isHeld } = show(<Example onClose={onClose} />);
  await press(user, 'Open');
  await isHeld(1);
  await goBack();
  await isHeld(1);
  await goBack();
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(titles()).toEqual(['Message']);
});

test('Back is left to a page that keeps the dialog in its address, or that gives no port', async () => {
  const { user, isHeld } = show(
    <InAddress when>
      <Example />
    </InAddress>,
  );
  await press(user, 'Open');
  await isHeld(0);
  cleanup();
  render(<Example />);
  await press(userEvent.setup(), 'Open');
  expect(titles()).toEqual(['Message']);
});

test('a dialog whose page has no address for it holds Back', async () => {
  const { user, isHeld } = show(
    <InAddress when={false}>
      <Example />
    </InAddress>,
  );
  await press(user, 'Open');
  await isHeld(1);
});

test('a dialog works without the code of the port', async () => {
  render(
    <BackContext.Provider value={() => Promise.reject(new Error('offline'))}>
      <Example />
    </BackContext.Provider>,
  );
  const user = userEvent.setup();
  await press(user, 'Open');
  await user.keyboard('{Escape}');
  expect(titles()).toEqual([]);
});
