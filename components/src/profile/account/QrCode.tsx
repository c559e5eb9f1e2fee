import { generate } from 'lean-qr';
import * as styles from './Account.css.ts';

/** The dark squares as one path, with the quiet zone that scanners need around them. */
const pathOf = (text: string): { path: string; size: number } => {
  const code = generate(text);
  const quiet = 4;
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`;
  return { path, size: code.size + 2 * quiet };
};

/** The largest code holds so many bytes. */
const capacity = 2_953;

/** A QR code, dark on light in either scheme; nothing for a text that no code can hold. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  if (new TextEncoder().encode(text).length > capacity) return null;
  const { path, size } = pathOf(text);
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
};
