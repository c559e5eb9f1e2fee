import LandingPage from './pages/LandingPage.tsx';
import { start } from './start.tsx';

/** Starts the application with the code of the landing page, which is on screen. */
export const startLanding = (): Promise<void> => start({ landing: LandingPage });
