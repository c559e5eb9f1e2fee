import { colors, type Message, size } from '../field.ts';
import { playOn } from './play.ts';
import { screenOf } from './view.ts';

/** A plain canvas: a Map of the last positions, all drawn where they were last seen, once for each frame. */
const canvas = document.createElement('canvas');
canvas.width = size.width;
canvas.height = size.height;
document.body.append(canvas);
const context = canvas.getContext('2d');
const last = new Map<string, Message>();
let isDue = false;

const draw = (): void => {
  isDue = false;
  if (!context) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  context.lineWidth = 2;
  context.strokeStyle = colors.edge;
  context.fillStyle = colors.body;
  for (const { latitude, longitude, heading } of last.values()) {
    const { x, y } = screenOf(latitude, longitude);
    context.setTransform(1, 0, 0, 1, x, y);
    context.rotate((heading * Math.PI) / 180);
    context.beginPath();
    context.roundRect(-5.5, -10, 11, 20, 4);
    context.stroke();
    context.fill();
  }
};

playOn(canvas, (message) => {
  last.set(message.id, message);
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(draw);
});
