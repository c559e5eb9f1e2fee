import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { build } from './banners.css.ts';

/** The running build: its version, and the revision of its source. */
export type Build = { version: string; revision: string };
export type BuildBannerProps = Build & { className?: string };

/** The version and revision of the running build. */
export const BuildBanner = ({ version, revision, className = build }: BuildBannerProps) => (
  <span className={className}>{useText(shell)('build', { version, revision: revision.slice(0, 7) })}</span>
);
