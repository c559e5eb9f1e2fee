import { fakeClient } from '@mobility/sdk/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DutyMap } from '../../driver/map/DutyMap.tsx';
import type { Locale } from '../../intl/locale.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { type GoogleMaps, googleMaps } from '../../provider/ports/google-maps.ts';
import { googlePlaces } from '../../provider/ports/google-places.ts';
import { onGoogle, stubGoogle } from '../../testing/google.ts';
import { latLngOf } from '../lat-lng.ts';
import { RideMap, type RideMapProps } from '../RideMap.tsx';

const size = { width: 640, height: 400 };
const pickup = { latitude: 37.7955, longitude: -122.3937, name: 'Ferry Building' };
const dropoff = { latitude: 37.7715, longitude: -122.4687, name: 'de Young Museum' };
const host = globalThis as { gm_authFailure?: () => void };

/** The height of a sheet over the lower edge of the map, above which the ground ends. */
let sheet = 0;
/** jsdom lays nothing out: every other element has the size of the map. */
beforeEach(() => {
  sheet = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isGround = this.getAttribute('data-part') === 'google';
    return new DOMRect(0, 0, size.width, size.height - (isGround ? sheet : 0));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete host.gm_authFailure;
  delete document.documentElement.dataset.theme;
});

const setUp = (stub = stubGoogle()) => ({ ...stub, google: googleMaps({ key: 'a-key', load: stub.load }) });

const page = (google: GoogleMaps, children: ReactNode, locale: Locale = 'en-US') => (
  <MobilityProvider client={fakeClient()} google={google} locale={locale}>
    {children}
  </MobilityProvider>
);
const ride = (props: Partial<RideMapProps> = {}) => (
  <RideMap label="Route preview" pickup={pickup} dropoff={dropoff} route="preview" {...props} />
);

const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
/** Google has drawn all maps that were made. */
const draw = async (maps: readonly { draw(): void }[]) => {
  await settled();
  act(() => {
    for (const map of maps) map.draw();
  });
};
/** The land and the streets of the components. */
const drawnGrounds = () => document.querySelectorAll('g[transform*="scale"]').length;
const pinAt = () => {
  const [x, y] =
    document
      .querySelector('[data-part="dropoffEnd"]')
      ?.getAttribute('transform')
      ?.match(/-?[\d.]+/g) ?? [];
  return { x: Number(x), y: Number(y) };
};
const only = <Item,>([item, ...others]: readonly Item[]): Item => {
  if (!item || others.length > 0) throw new Error(`${others.length} more than one`);
  return item;
};

const last = <Item,>(items: readonly Item[]): Item => only(items.slice(-1));

describe('Google’s ground', () => {
  it.each<[Locale, Partial<RideMapProps>]>([
    ['en-US', {}],
    ['ar-AE', {}],
    ['en-US', { interactive: false }],
    ['en-US', { insets: { bottom: 160 } }],
  ])('is below the ride in place of the drawn one, at the same pixels (%s, %o)', async (locale, props) => {
    sheet = props.insets?.bottom ?? 0;
    const { google, maps } = setUp();
    render(page(google, ride(props), locale));
    await settled();
    expect(drawnGrounds()).toBe(1);
    await draw(maps);
    expect(drawnGrounds()).toBe(0);
    expect(screen.getByText('de Young Museum')).toBeTruthy();
    const { views, options } = only(maps);
    expect(options).toMatchObject({
      gestureHandling: 'none',
      keyboardShortcuts: false,
      colorScheme: 'LIGHT',
    });
    const there = onGoogle(last(views), { ...size, height: size.height - sheet }, latLngOf(dropoff));
    expect(there.x).toBeCloseTo(pinAt().x, 0);
    expect(there.y).toBeCloseTo(pinAt().y, 0);
  });

  it('follows the map while it is dragged, zoomed by the wheel and moved by keys', async () => {
    const { google, maps } = setUp();
    render(page(google, ride()));
    await draw(maps);
    const { views } = only(maps);
    const map = screen.getByRole('application');
    const moves = [
      () => {
        fireEvent.pointerDown(map, { button: 0, pointerId: 1, clientX: 100, clientY: 100 });
        fireEvent.pointerMove(map, { pointerId: 1, clientX: 160, clientY: 130 });
        fireEvent.pointerUp(map, { pointerId: 1 });
      },
      () => fireEvent.wheel(map, { clientX: 50, clientY: 60, deltaY: -200 }),
      () => fireEvent.keyDown(map, { key: 'ArrowLeft' }),
    ];
    for (const move of moves) {
      const before = views.length;
      move();
      expect(views.length).toBeGreaterThan(before);
      const there = onGoogle(last(views), size, latLngOf(dropoff));
      expect(there.x).toBeCloseTo(pinAt().x, 0);
      expect(there.y).toBeCloseTo(pinAt().y, 0);
    }
  });

  it('goes from every map when Google refuses the key, and the drawn ground is back', async () => {
    const { google, maps } = setUp();
    const refused = vi.fn();
    google.refused.subscribe(refused);
    render(
      page(
        google,
        <>
          {ride()}
          {ride({ interactive: false })}
        </>,
      ),
    );
    await draw(maps);
    expect([maps.length, drawnGrounds()]).toEqual([2, 0]);
    act(() => host.gm_authFailure?.());
    expect(drawnGrounds()).toBe(2);
    expect(document.querySelector('[data-part="google"]')).toBeNull();
    expect(refused).toHaveBeenCalledTimes(1);
    render(page(google, ride()));
    await settled();
    expect([maps.length, drawnGrounds()]).toEqual([2, 3]);
  });

  it('is never there where the script does not load, and the places are told', async () => {
    const { google } = setUp(stubGoogle({ fails: true }));
    render(page(google, ride()));
    await settled();
    expect(drawnGrounds()).toBe(1);
    expect(document.querySelector('[data-part="google"]')).toBeNull();
    expect(google.refused.get()).toBe(true);
  });

  it('shares one script with the places', async () => {
    document.documentElement.lang = 'de-DE';
    const { google, maps, options } = setUp();
    const fallback = { suggest: async () => [], geocode: async () => null };
    const places = googlePlaces({ google, fallback });
    render(page(google, ride()));
    await draw(maps);
    await places.suggest('ferry', new AbortController().signal);
    expect(options).toEqual([{ key: 'a-key', v: 'weekly', language: 'de-DE' }]);
    document.documentElement.lang = '';
  });

  it('is used again by the next map, where it listens to nothing in between', async () => {
    const { google, maps } = setUp();
    const { rerender } = render(page(google, ride()));
    await draw(maps);
    const { element, views } = only(maps);
    expect(only(maps).listening).toBe(0);
    rerender(page(google, null));
    expect(element.isConnected).toBe(false);
    const before = views.length;
    rerender(page(google, ride({ pickup: dropoff, dropoff: pickup })));
    await settled();
    expect(only(maps).element.isConnected).toBe(true);
    expect(views.length).toBeGreaterThan(before);
    expect(drawnGrounds()).toBe(0);
  });

  it('is made again in the colours of the page when they change', async () => {
    const dark = document.createElement('style');
    dark.textContent = '[data-theme="dark"] * { color-scheme: dark }';
    document.head.append(dark);
    const { google, maps } = setUp();
    render(page(google, ride()));
    await draw(maps);
    document.documentElement.dataset.theme = 'dark';
    await settled();
    await settled();
    expect(maps.map(({ options }) => options.colorScheme)).toEqual(['LIGHT', 'DARK']);
    expect(drawnGrounds()).toBe(1);
    await draw(maps);
    expect(drawnGrounds()).toBe(0);
    dark.remove();
  });

  it('leaves presses and keys on its own links to Google', async () => {
    const onPick = vi.fn();
    const { google, maps } = setUp();
    render(page(google, ride({ onPick })));
    await draw(maps);
    const terms = document.createElement('a');
    only(maps).element.append(terms);
    fireEvent.pointerDown(terms, { button: 0, pointerId: 1 });
    fireEvent.pointerUp(terms, { pointerId: 1 });
    fireEvent.keyDown(terms, { key: 'Enter' });
    expect(onPick).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('application'), { key: 'Enter' });
    expect(onPick).toHaveBeenCalledTimes(1);
  });

  it('is below the map of a driver’s area', async () => {
    sheet = 96;
    const { google, maps } = setUp();
    render(
      page(
        google,
        <DutyMap
          location={{ ...pickup, address: pickup.name }}
          radiusKm={5}
          rides={[]}
          balance={null}
          chosenId={null}
          onChoose={vi.fn()}
          coveredBottom={sheet}
        />,
      ),
    );
    await draw(maps);
    expect(drawnGrounds()).toBe(0);
    const ring = document.querySelector('[data-part="ring"]');
    const there = onGoogle(
      last(only(maps).views),
      { ...size, height: size.height - sheet },
      latLngOf(pickup),
    );
    expect(there.x).toBeCloseTo(Number(ring?.getAttribute('cx')), 0);
    expect(there.y).toBeCloseTo(Number(ring?.getAttribute('cy')), 0);
  });
});
