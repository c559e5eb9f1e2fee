import { IntlProvider } from '@mobility/components/intl';
import { RideHistoryView } from '@mobility/components/ride';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { rides } from '../field.ts';

const nothing = (): void => {};

/** The view with its first rides. */
export const history = (count: number) => (
  <IntlProvider>
    <RideHistoryView
      viewer="rider"
      rides={rides.slice(0, count)}
      state="ready"
      onRetry={nothing}
      onDetails={nothing}
      onBookAgain={nothing}
      onOpenRating={nothing}
      onRate={nothing}
    />
  </IntlProvider>
);

/**
 * The markup of our card and the class of the view around it, which decides how wide cards are laid out. The peer reuses
 * both, so that both sides lay out and paint the same elements. Both sides render them before they are measured, so that
 * neither pays for the first use of Intl.
 */
export const cardMarkup = (): { card: string; frame: string } => {
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(history(1));
  return {
    card: template.content.querySelector('article')?.outerHTML ?? '',
    frame: template.content.firstElementChild?.className ?? '',
  };
};
