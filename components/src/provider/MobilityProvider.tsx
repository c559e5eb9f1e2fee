import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ClockContext } from '../format/use-now.ts';
import { IntlProvider } from '../intl/IntlProvider.tsx';
import type { Locale } from '../intl/locale.ts';
import type { Catalogue } from '../intl/message.ts';
import { PictureBase } from '../primitives/Avatar/Avatar.tsx';
import { BackContext, type LoadBack } from '../primitives/Dialog/back.ts';
import { type HeadingLevel, HeadingLevelContext } from '../primitives/Heading/Heading.tsx';
import { type FixedTheme, ThemeContext, useRoot } from '../theme/use-root.ts';
import { AlertToasts } from './alerts/AlertToasts.tsx';
import { createMobility, type MobilityOptions } from './create-mobility.ts';
import { LiveUpdates } from './live/LiveUpdates.tsx';
import * as styles from './MobilityProvider.css.ts';
import { MobilityContext } from './mobility.ts';

export type MobilityProviderProps = MobilityOptions & {
  locale?: Locale;
  /** The texts of the locale, as `@mobility/components/intl/de-DE` exports them, and any that the page replaces. */
  messages?: Catalogue;
  /** Fixes the colour scheme. By default it follows the page or the device. */
  theme?: FixedTheme;
  /** The backend's address where it is not the page's own origin, for pictures of people: the client's `baseUrl`. */
  backendUrl?: string;
  /** The level of the components' titles, 1 by default. A page with a title of its own sets 2 or more. */
  headingLevel?: HeadingLevel;
  /** Lets the browser's Back close the dialog on top. By default it leaves the page. */
  back?: LoadBack;
  children: ReactNode;
};

const Root = ({ children }: { children: ReactNode }) => (
  <div {...useRoot()} className={styles.root}>
    {children}
  </div>
);

/**
 * Gives the connected components below it their client, ports, language, theme and links. The clients and ports are read
 * once; a page that changes them gives the provider another `key`.
 */
export const MobilityProvider = ({
  locale,
  messages,
  theme = null,
  backendUrl = '',
  headingLevel = 1,
  back,
  children,
  ...options
}: MobilityProviderProps) => {
  const [mobility] = useState(() => createMobility(options));
  return (
    <MobilityContext.Provider value={mobility}>
      <QueryClientProvider client={mobility.queryClient}>
        <IntlProvider locale={locale} messages={messages}>
          <ThemeContext.Provider value={theme}>
            <HeadingLevelContext.Provider value={headingLevel}>
              <PictureBase.Provider value={backendUrl}>
                <ClockContext.Provider value={mobility.clock}>
                  <BackContext.Provider value={back ?? null}>
                    <Root>
                      {children}
                      <LiveUpdates />
                      {options.alerts === undefined && <AlertToasts />}
                    </Root>
                  </BackContext.Provider>
                </ClockContext.Provider>
              </PictureBase.Provider>
            </HeadingLevelContext.Provider>
          </ThemeContext.Provider>
        </IntlProvider>
      </QueryClientProvider>
    </MobilityContext.Provider>
  );
};
