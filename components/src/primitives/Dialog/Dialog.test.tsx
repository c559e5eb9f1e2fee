import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { keepFocus } from './keep-focus.ts';

afterEach(cleanup);

const Example = ({ isDismissable }: { isDismissable?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Cancel ride"
        isDismissable={isDismissable}
        footer={<Button onPress={() => setOpen(false)}>Keep</Button>}
      >
        Are you sure?
      </Dialog>
    </>
  );
};

test('a dialog is named by its title and returns the focus to its opener', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.queryByRole('dialog', { name: 'Cancel ride' })).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
});

test('a dialog that cannot be dismissed has no close button and ignores Escape', async () => {
  const user = userEvent.setup();
  render(<Example isDismissable={false} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a double click on its opener leaves a dialog open', async () => {
  render(<Example />);
  await userEvent.setup().dblClick(screen.getByRole('button', { name: 'Open' }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('a press beside a dialog closes it, unless something was typed in it', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(
    <Dialog isOpen onClose={onClose} title="Message">
      <textarea aria-label="Message" />
    </Dialog>,
  );
  const beside = screen.getByRole('dialog').parentElement?.parentElement as HTMLElement;
  // A press at once is taken for the second one of a double click.
  await new Promise((resolve) => setTimeout(resolve, 510));
  await user.click(beside);
  expect(onClose).toHaveBeenCalledOnce();
  await user.type(screen.getByRole('textbox'), 'Hello');
  await user.click(beside);
  expect(onClose).toHaveBeenCalledOnce();
  await user.type(screen.getByRole('textbox'), '{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

const Vanishing = ({ isLate }: { isLate: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  const finish = () => {
    setOpen(false);
    if (isLate) setTimeout(() => setGone(true), 100);
    else setGone(true);
  };
  return (
    <main>
      <h1>Dashboard</h1>
      {!isGone && <Button onPress={() => setOpen(true)}>Open</Button>}
      <Dialog isOpen={isOpen} onClose={finish} title="Cancel ride">
        Are you sure?
      </Dialog>
    </main>
  );
};

test.each([
  ['with the dialog', false],
  ['shortly afterwards', true],
])('the focus goes to the heading when the opener disappears %s', async (_, isLate) => {
  const user = userEvent.setup();
  render(<Vanishing isLate={isLate} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Dashboard'));
});

test('no frame is asked for when the page is gone with its dialog', async () => {
  const requestFrame = vi.spyOn(window, 'requestAnimationFrame');
  keepFocus();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(requestFrame).not.toHaveBeenCalled();
  requestFrame.mockRestore();
});

test('when the opener is gone, the focus moves to an open drawer', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Vanishing isLate={false} />
      <aside data-takes-focus tabIndex={-1} aria-label="Drawer" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  const drawer = document.querySelector('aside');
  await vi.waitFor(() => expect(document.activeElement).toBe(drawer));
});

test('an open dialog takes the focus at once from a part of it that disappears', async () => {
  const dialog = (footer: ReactNode) => (
    <Dialog isOpen onClose={() => undefined} title="Payment" footer={footer}>
      Paid
    </Dialog>
  );
  const { rerender } = render(dialog(<button type="button">Done</button>));
  screen.getByRole('button', { name: 'Done' }).focus();
  rerender(dialog(<Button isDisabled>Complete Payment</Button>));
  // Mutation observers run before the next task.
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});
