import type { AvatarEvent, Crop } from '@mobility/machines/avatar';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { profile } from '../../intl/generated/en-US/profile.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from './Picture.css.ts';
import { drawSquare } from './pictures.ts';

/** Pixels of the preview, twice its size on screen. */
const previewSide = 512;
/** The part of the square that an arrow key moves the picture by. */
const step = 0.05;
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

type CropAreaProps = { crop: Crop; send: (event: AvatarEvent) => void; isDisabled: boolean };

/** The square of the picture, which the pointer or the arrow keys move. The circle shows what avatars show. */
export const CropArea = ({ crop, send, isDisabled }: CropAreaProps) => {
  const t = useText(profile);
  const hintId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef({ x: 0, y: 0 });
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, crop.picture.image, crop.square);
  }, [crop]);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (isDisabled || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const side = event.currentTarget.clientWidth;
    const by = { x: (last.current.x - event.clientX) / side, y: (last.current.y - event.clientY) / side };
    last.current = { x: event.clientX, y: event.clientY };
    send({ type: 'move', by });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by || isDisabled) return;
    event.preventDefault();
    send({ type: 'move', by });
  };
  return (
    <>
      <div
        className={styles.area}
        role="application"
        aria-label={t('pictureArea')}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture in it.
        tabIndex={0}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} className={styles.preview} width={previewSide} height={previewSide} />
        <span className={styles.circle} aria-hidden="true" />
      </div>
      <p id={hintId} className={styles.hint}>
        {t('cropHint')}
      </p>
    </>
  );
};
