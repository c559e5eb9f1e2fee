import { build } from './banners.css.ts';

export type BuildBannerProps = { version: string; revision: string };

/** Which build this is. */
export const BuildBanner = ({ version, revision }: BuildBannerProps) => (
  <p className={build}>
    Build {version} · rev {revision.slice(0, 7)}
  </p>
);
