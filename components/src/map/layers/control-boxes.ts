import { type Box, boxAround } from '../layout.ts';
import type { Insets, Size } from '../projection.ts';

/** What lies over a map: buttons, cards and a mark in the middle. */
export type Controls = {
  /** Pixels at each side that a card or a sheet covers. */
  covered?: Partial<Insets>;
  hasCornerButton?: boolean;
  startCorner?: Size;
  hasMiddleMark?: boolean;
  /** Whether a narrow map shows its zoom buttons. Wide maps always leave their place free. */
  hasZoomButtons?: boolean;
  /** Whether Google's logo and terms take the lower edge. */
  hasGoogle?: boolean;
};

/** The area of a button in the corner, with its margins. */
const corner = 64;
/** Half of the mark in the middle, with its margin. */
const middleMark = 24;
/** The width from which a map always has its zoom buttons. */
const narrowest = 600;
/** The buttons of a map that is low are in a row. */
const low = 320;
/** The height of Google's logo with its margin. */
const logo = 28;

/** The zoom buttons of a narrow map, above a sheet. */
const zoomButtons = (height: number, bottom: number): Box =>
  height < low
    ? { x: 8, y: height - bottom - 80, width: 150, height: 56 }
    : { x: 8, y: height - bottom - 160, width: 64, height: 152 };

/** The areas of what lies in the corners: buttons and cards of the page, the zoom buttons, and the page's user box. */
export const controlBoxes = ({ width, height }: Size, isRtl: boolean, on: Controls): Box[] => {
  const { bottom = 0 } = on.covered ?? {};
  const foot = on.hasGoogle ? logo : 0;
  const boxes = [
    ...(on.hasCornerButton ? [{ x: width - corner, y: 0, width: corner, height: corner }] : []),
    ...(on.hasMiddleMark ? [boxAround({ x: width / 2, y: height / 2 }, middleMark)] : []),
    ...(on.startCorner ? [{ x: 0, y: 0, ...on.startCorner }] : []),
    ...(width < narrowest && on.hasZoomButtons ? [zoomButtons(height, bottom + foot)] : []),
    ...(width < narrowest
      ? []
      : [
          { x: 8, y: height - 160 - foot, width: 64, height: 152 },
          { x: width - 580, y: height - 44, width: 580, height: 44 },
        ]),
    ...(on.hasGoogle ? [{ x: 0, y: height - bottom - logo, width, height: bottom + logo }] : []),
  ];
  return isRtl ? boxes.map((box) => ({ ...box, x: width - box.x - box.width })) : boxes;
};
