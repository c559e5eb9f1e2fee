import { vars } from '@mobility/components/theme';
import type { CSSProperties } from 'react';
import * as styles from './docs.css.ts';

const schemes = ['light', 'dark'] as const;

/** Every colour by role: its light value, then its dark one. */
export const Colors = () => (
  <div className={styles.swatches}>
    {Object.entries(vars.color).map(([role, background]) => (
      <div key={role}>
        <div className={styles.swatch}>
          {schemes.map((scheme) => (
            <span
              key={scheme}
              data-theme={scheme}
              className={styles.half}
              style={{ background, borderColor: vars.color.line }}
            />
          ))}
        </div>
        <code>{role}</code>
      </div>
    ))}
  </div>
);

/** The steps of the type scale. */
export const Type = () =>
  Object.entries(vars.text).map(([step, fontSize]) => (
    <p key={step} className={styles.row} style={{ fontSize, lineHeight: 1.3, fontFamily: vars.font.body }}>
      <code>text.{step}</code> Where to?
    </p>
  ));

type SamplesProps = {
  scale: 'space' | 'radius' | 'shadow';
  className: string;
  styleOf: (value: string) => CSSProperties;
};

const Samples = ({ scale, className, styleOf }: SamplesProps) =>
  Object.entries(vars[scale]).map(([name, value]) => (
    <p key={name} className={styles.row}>
      <span className={className} style={styleOf(value)} />
      <code>
        {scale}.{name}
      </code>
    </p>
  ));

/** The steps of the spacing scale. */
export const Space = () => (
  <Samples
    scale="space"
    className={styles.bar}
    styleOf={(inlineSize) => ({ inlineSize, background: vars.color.primary })}
  />
);

/** The corner radii and shadows. */
export const Shape = () => (
  <>
    <Samples
      scale="radius"
      className={styles.box}
      styleOf={(borderRadius) => ({ borderRadius, borderColor: vars.color.lineStrong })}
    />
    <Samples
      scale="shadow"
      className={styles.box}
      styleOf={(boxShadow) => ({ boxShadow, borderColor: vars.color.line })}
    />
  </>
);
