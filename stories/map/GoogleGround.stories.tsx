import { RideMap } from '@mobility/components/map';
import { googleMaps, MobilityProvider } from '@mobility/components/provider';
import { vars } from '@mobility/components/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ferry, park } from '../booking/places.ts';
import { underHeadline } from '../page.tsx';
import { mapFrame } from './frame.css.ts';

/** In the place of Google's map: a plain ground with the links of its lower edge. */
const drawPlain = (element: HTMLElement): void => {
  element.style.background = vars.color.infoSoft;
  for (const [name, side] of [
    ['Google', 'left'],
    ['Terms', 'right'],
  ] as const) {
    const link = document.createElement('a');
    link.href = 'https://www.google.com/maps';
    link.textContent = name;
    Object.assign(link.style, { position: 'absolute', bottom: '4px', [side]: '8px' });
    element.append(link);
  }
};

class PlainMap {
  constructor(element: HTMLElement) {
    drawPlain(element);
  }

  moveCamera(): void {}

  addListener(_name: 'tilesloaded', listener: () => void) {
    queueMicrotask(listener);
    return { remove: () => undefined };
  }
}

/** The loader of Google's script, whose maps are plain. Without them the script does not load. */
const google = (maps?: typeof PlainMap) =>
  googleMaps({
    key: 'a-key',
    load: async () => ({
      setOptions: () => undefined,
      importLibrary: async () => {
        if (!maps) throw new Error('The script does not load');
        return { Map: maps } as never;
      },
    }),
  });

/** A map calls nothing. */
const noClient = {} as never;

const meta = {
  title: 'map/GoogleGround',
  component: RideMap,
  decorators: [
    (Story, { parameters }) => (
      <MobilityProvider client={noClient} google={google(parameters.isLoaded ? PlainMap : undefined)}>
        <div className={mapFrame}>
          <Story />
        </div>
      </MobilityProvider>
    ),
    underHeadline,
  ],
  args: { label: 'Route preview', pickup: ferry, dropoff: park, route: 'preview' },
} satisfies Meta<typeof RideMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const hasGround = (canvas: HTMLElement) => canvas.querySelector('[data-part="google"][data-drawn]') !== null;

export const DrawnByGoogle: Story = {
  parameters: { isLoaded: true },
  play: ({ canvasElement }) => waitFor(() => expect(hasGround(canvasElement)).toBe(true)),
};
export const DrawnByGoogleInTheDark: Story = {
  ...DrawnByGoogle,
  parameters: { isLoaded: true, scheme: 'dark' },
};
export const ScriptDoesNotLoad: Story = {
  play: ({ canvasElement }) => waitFor(() => expect(hasGround(canvasElement)).toBe(false)),
};
