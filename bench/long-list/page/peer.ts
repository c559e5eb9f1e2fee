import '@mobility/components/theme';
import type { Ride } from '@mobility/openapi';
import { rides, size } from '../field.ts';
import { cardMarkup } from './card-markup.tsx';
import { drawn, type ListPage, middleOf, scrollThrough, typeInto } from './list-page.ts';

document.documentElement.dataset.mobility = '';
const gap = 12;
const pool = 16;

const { card, frame } = cardMarkup();

/** A card of the pool: only the text nodes that differ between rides are rewritten. */
class PoolCard {
  readonly element = document.createElement('li');
  readonly #texts: Text[] = [];

  constructor() {
    this.element.innerHTML = card;
    this.element.style.cssText = 'position: absolute; left: 0; right: 0; list-style: none';
    const walker = document.createTreeWalker(this.element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) this.#texts.push(node as Text);
  }

  show(ride: Ride, top: number): void {
    const words = [
      ride.status,
      ride.requested_at,
      ride.id.slice(-8),
      ride.pickup_address,
      ride.dropoff_address,
      ride.driver_name,
      ride.vehicle_type,
      `${ride.passenger_count} passengers`,
      `${ride.fare}`,
      `${ride.distance_km} km`,
    ];
    words.forEach((word, index) => {
      const text = this.#texts[index];
      if (text) text.data = String(word ?? '');
    });
    this.element.style.top = `${top}px`;
  }
}

const input = document.createElement('input');
const list = document.createElement('ul');
list.style.cssText = 'position: relative; margin: 0 24px; padding: 0';
const cards = Array.from({ length: pool }, () => new PoolCard());
const view = document.createElement('div');
view.className = frame;
view.append(input, list);
let found: readonly Ride[] = rides;
let rowHeight = 0;

/** Keeps the elements in the document in the order in which the keyboard reaches them. */
const keepOrder = (shown: readonly Element[]): void => {
  for (let position = shown.length - 1; position >= 0; position -= 1) {
    const element = shown[position];
    const next = shown[position + 1] ?? null;
    if (element && element.nextSibling !== next) list.insertBefore(element, next);
  }
};

/** The rides on the screen in the pool, which are drawn only when others come into view. */
let drawnFrom = -1;
const draw = (): void => {
  const first = Math.max(0, Math.floor((window.scrollY - list.offsetTop) / rowHeight) - 3);
  if (first === drawnFrom) return;
  drawnFrom = first;
  const shown: Element[] = [];
  for (let index = first; index < first + pool; index += 1) {
    const slot = cards[index % pool];
    const ride = found[index];
    if (!slot) continue;
    shown.push(slot.element);
    slot.element.hidden = !ride;
    if (ride) slot.show(ride, index * rowHeight);
  }
  keepOrder(shown);
};
const search = (): void => {
  const words = input.value.toLowerCase();
  found = rides.filter((ride) =>
    [ride.pickup_address, ride.dropoff_address, ride.id].some((text) => text?.toLowerCase().includes(words)),
  );
  list.style.height = `${found.length * rowHeight}px`;
  drawnFrom = -1;
  draw();
};

const page: ListPage = {
  mount: async () => {
    list.append(...cards.map(({ element }) => element));
    document.body.append(view);
    rowHeight = (cards[0]?.element.offsetHeight ?? size.height) + gap;
    search();
    window.addEventListener('scroll', draw);
    input.addEventListener('input', search);
    await drawn();
  },
  scroll: scrollThrough,
  type: () => typeInto(input),
  middle: () => middleOf(cards.map(({ element }) => element)),
};
Object.assign(window, { page, ready: Promise.resolve() });
