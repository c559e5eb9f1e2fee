import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GoogleMaps } from '../../provider/ports/google-maps.ts';
import { useSize } from '../camera/use-size.ts';
import { watchScheme } from '../motion/watch-scheme.ts';
import type { Camera, Size } from '../projection.ts';
import { type ColorScheme, colorSchemeOf } from './color-scheme.ts';
import * as styles from './GoogleGround.css.ts';
import { googleView } from './google-view.ts';
import { type Ground, openGround } from './ground.ts';

export type GoogleGroundProps = {
  google: GoogleMaps;
  camera: Camera;
  size: Size;
  /** Whether Google has drawn, so that its ground is shown. */
  isDrawn: boolean;
  onDrawn: (isDrawn: boolean) => void;
};

/** Google's map below the picture of a map, at the same place. */
export const GoogleGround = ({ google, camera, size, isDrawn, onDrawn }: GoogleGroundProps) => {
  const host = useRef<HTMLDivElement>(null);
  const ground = useRef<Ground | null>(null);
  const [scheme, setScheme] = useState<ColorScheme | null>(null);
  const { height } = useSize(host);
  const view = useMemo(() => googleView(camera, size, height), [camera, size, height]);
  const latest = useRef(view);
  latest.current = view;
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const look = (): void => setScheme(colorSchemeOf(element));
    look();
    return watchScheme(look);
  }, []);
  useEffect(() => {
    if (!host.current || !scheme) return;
    const opened = openGround(host.current, google, {
      scheme,
      view: latest.current,
      onDrawn: () => onDrawn(true),
    });
    ground.current = opened;
    return () => {
      ground.current = null;
      opened.close();
      onDrawn(false);
    };
  }, [google, scheme, onDrawn]);
  useLayoutEffect(() => ground.current?.follow(view), [view]);
  return <div ref={host} className={styles.ground} data-part="google" data-drawn={isDrawn || undefined} />;
};
