/** The event that the application dispatches on the window once it handles the prerendered page. */
export const startedEvent = 'mobility:started';

const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin'];

const buttonOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest('button') : null;

/**
 * Remembers presses of buttons that have no handler yet, and repeats the last one when `started` is called. A press that
 * began before that and ends after it is repeated too, since the application has seen only its end.
 */
const holdPresses = (page: Document, onPress: () => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  let hasStarted = false;
  let isPressing = false;
  let pressed: HTMLElement | null = null;

  const release = (): void => {
    pressed?.removeAttribute('aria-busy');
    pressed = null;
  };
  const onClick = (event: MouseEvent): void => {
    const button = buttonOf(event);
    if (!button) return;
    event.stopImmediatePropagation();
    if (hasStarted) {
      stop.abort();
      // Waits until this click has been dispatched, because a button ignores a click that is dispatched
      // during its own.
      queueMicrotask(() => button.click());
      return;
    }
    release();
    pressed = button;
    button.setAttribute('aria-busy', 'true');
    onPress();
  };
  // The click of a press follows the end of the pointer's contact.
  const onEnd = (): void => {
    setTimeout(() => {
      isPressing = false;
      if (hasStarted) stop.abort();
    });
  };
  page.addEventListener(
    'pointerdown',
    (event) => {
      isPressing = buttonOf(event) !== null;
    },
    { signal, capture: true },
  );
  page.addEventListener('pointerup', onEnd, { signal, capture: true });
  page.addEventListener('pointercancel', onEnd, { signal, capture: true });
  page.addEventListener('click', onClick, { signal, capture: true });
  const started = (): void => {
    hasStarted = true;
    if (pressed || !isPressing) stop.abort();
    const button = pressed;
    release();
    button?.click();
  };
  return { release, started };
};

/**
 * Loads the application when the visitor shows intent: a press, a key, the focus, or the pointer over a button. A button
 * that is pressed before the application has started is pressed again when it has. A page with `data-start` loads at once.
 */
export const startOnIntent = (page: Document, load: () => Promise<unknown>): void => {
  if (page.documentElement.dataset.start) {
    const startNow = (): void => void load().catch(() => setTimeout(startNow, 1_000));
    startNow();
    return;
  }
  const stop = new AbortController();
  const { signal } = stop;
  let isLoading = false;

  const start = (): void => {
    if (isLoading) return;
    isLoading = true;
    // An application that could not be fetched is fetched again at the next interaction.
    load().catch(() => {
      isLoading = false;
      presses.release();
    });
  };
  const presses = holdPresses(page, start);
  for (const sign of signs) {
    const onSign = (event: Event): void => {
      if (sign !== 'pointerover' || buttonOf(event)) start();
    };
    page.addEventListener(sign, onSign, { signal, capture: true, passive: true });
  }
  // Another tab signed in, or chose a language or a colour scheme.
  window.addEventListener('storage', start, { signal });
  const onStarted = (): void => {
    stop.abort();
    presses.started();
  };
  window.addEventListener(startedEvent, onStarted, { once: true });
};
