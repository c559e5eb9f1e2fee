import type { ReactNode } from 'react';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { directionOf } from '../../intl/locale.ts';

const scripts = { ltr: /\p{Script=Latin}/u, rtl: /\p{Script=Arabic}/u };

export type SentenceProps = {
  text: string;
  /** The text as it is drawn, where it has parts such as amounts. */
  children?: ReactNode;
};

/**
 * A sentence that may come from a server. Without a letter of the page's script it gets its own text direction, so that
 * its full stop is at the correct end.
 */
export const Sentence = ({ text, children = text }: SentenceProps) => {
  const { locale } = useIntl();
  return scripts[directionOf(locale)].test(text) ? children : <bdi>{children}</bdi>;
};
