import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { overlaps } from './layout.ts';
import { RideMap } from './RideMap.tsx';

afterEach(cleanup);

const pickup = { latitude: 37.7955, longitude: -122.3937, name: 'Ferry Building' };
const dropoff = { latitude: 37.7715, longitude: -122.4687, name: 'de Young Museum' };
const pinOf = (name: string) => screen.getByText(name).getAttribute('x');

describe('RideMap', () => {
  it('describes what it shows and tags both places', () => {
    render(<RideMap label="Route preview" pickup={pickup} dropoff={dropoff} route="preview" />);
    expect(screen.getByRole('img', { name: /Route from Ferry Building to de Young Museum/ })).toBeTruthy();
    expect(screen.getByText('de Young Museum')).toBeTruthy();
  });

  it('tags two places of one name', () => {
    const error = vi.spyOn(console, 'error');
    const twin = { ...dropoff, name: pickup.name };
    render(<RideMap label="Route preview" pickup={pickup} dropoff={twin} route="preview" />);
    expect(screen.getAllByText('Ferry Building')).toHaveLength(2);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('moves by arrow keys and returns to its framing by the button', async () => {
    const user = userEvent.setup();
    render(<RideMap label="Route preview" pickup={pickup} dropoff={dropoff} route="preview" />);
    const before = pinOf('de Young Museum');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('application', { name: 'Route preview' }));
    await user.keyboard('{ArrowLeft}');
    expect(pinOf('de Young Museum')).not.toBe(before);
    await user.click(screen.getByRole('button', { name: 'Show the whole trip' }));
    expect(pinOf('de Young Museum')).toBe(before);
  });

  it('moves evenly for the zoom button, a key and a double click, and follows the wheel and a held key at once', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    onTestFinished(() => void vi.unstubAllGlobals());
    render(<RideMap label="Route preview" pickup={pickup} dropoff={dropoff} route="preview" />);
    const application = screen.getByRole('application', { name: 'Route preview' });
    const middle = { clientX: 195, clientY: 150 };
    const picture = () => application.querySelector('g[transform]')?.getAttribute('transform');
    const jumps = (move: () => void): boolean => {
      const before = picture();
      move();
      return picture() !== before;
    };
    expect(jumps(() => fireEvent.click(screen.getByRole('button', { name: 'Zoom in' })))).toBe(false);
    expect(jumps(() => fireEvent.keyDown(application, { key: 'ArrowLeft' }))).toBe(false);
    expect(jumps(() => fireEvent.doubleClick(application, middle))).toBe(false);
    expect(jumps(() => fireEvent.wheel(application, { ...middle, deltaY: 200 }))).toBe(true);
    expect(jumps(() => fireEvent.keyDown(application, { key: 'ArrowLeft', repeat: true }))).toBe(true);
  });

  it('leaves the wheel to a page that scrolls, with a hint, and zooms with Ctrl or ⌘', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    vi.useFakeTimers();
    const page = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
      page.mockRestore();
    });
    render(<RideMap label="Route preview" pickup={pickup} dropoff={dropoff} route="preview" />);
    const application = screen.getByRole('application', { name: 'Route preview' });
    const picture = () => application.querySelector('g[transform]')?.getAttribute('transform');
    const before = picture();
    const turn = { clientX: 195, clientY: 150, deltaY: 200 };
    // A turn that is not prevented scrolls the page.
    expect(fireEvent.wheel(application, turn)).toBe(true);
    expect([picture(), application.dataset.scrolled]).toEqual([before, 'wheel']);
    expect(application.dataset.hint).toBe('Hold Ctrl or Cmd to zoom');
    act(() => vi.advanceTimersByTime(2_000));
    expect(application.dataset.scrolled).toBeUndefined();
    for (const key of ['ctrlKey', 'metaKey']) {
      const last = picture();
      expect(fireEvent.wheel(application, { ...turn, [key]: true })).toBe(false);
      expect(picture()).not.toBe(last);
    }
    expect(application.dataset.scrolled).toBeUndefined();
  });

  it('returns to the same place after zooming out and in by the buttons, which stop at their limits', async () => {
    const user = userEvent.setup();
    render(<RideMap label="Route preview" pickup={pickup} dropoff={dropoff} route="preview" />);
    const [nearer, farther] = ['Zoom in', 'Zoom out'].map((name) => screen.getByRole('button', { name }));
    if (!nearer || !farther) throw new Error('no buttons');
    const press = async (button: HTMLElement): Promise<void> => {
      for (let count = 0; count < 30; count += 1) await user.click(button);
    };
    await press(nearer);
    expect(nearer.getAttribute('aria-disabled')).toBe('true');
    expect(farther.getAttribute('aria-disabled')).toBeNull();
    const picture = () =>
      screen.getByRole('application').querySelector('g[transform]')?.getAttribute('transform');
    const near = picture();
    await press(farther);
    expect(farther.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(farther);
    await press(nearer);
    expect(picture()).toBe(near);
  });

  it('keeps the names clear of a button in the corner', () => {
    const from = [-0.004, -0.008, -0.016, -0.03].flatMap((north) =>
      [-0.004, -0.008, -0.016, -0.03].map((east) => ({
        latitude: pickup.latitude + north,
        longitude: pickup.longitude + east,
      })),
    );
    const inCorner = (hasCornerButton: boolean) =>
      from.filter((driver) => {
        const ride = { label: 'Your ride', pickup, driver, route: 'approach' as const, hasCornerButton };
        render(<RideMap {...ride} interactive={false} />);
        const tag = screen.queryByText(pickup.name)?.closest('g')?.querySelector('rect');
        const [x, y, width] = ['x', 'y', 'width'].map((name) => Number(tag?.getAttribute(name)));
        cleanup();
        return tag != null && Number(x) + Number(width) > 390 - 64 && Number(y) < 64;
      });
    expect(inCorner(false).length).toBeGreaterThan(0);
    expect(inCorner(true)).toEqual([]);
  });

  it('keeps the names clear of a card in the other corner', () => {
    const from = [-0.004, -0.008, -0.016, -0.03].flatMap((north) =>
      [0.004, 0.008, 0.016, 0.03].map((east) => ({
        latitude: pickup.latitude + north,
        longitude: pickup.longitude + east,
      })),
    );
    const inCorner = (startCorner?: { width: number; height: number }) =>
      from.filter((driver) => {
        const ride = { label: 'Your ride', pickup, driver, route: 'approach' as const, startCorner };
        render(<RideMap {...ride} interactive={false} />);
        const tag = screen.queryByText(pickup.name)?.closest('g')?.querySelector('rect');
        const [x, y] = ['x', 'y'].map((name) => Number(tag?.getAttribute(name)));
        cleanup();
        return tag != null && Number(x) < 140 && Number(y) < 90;
      });
    expect(inCorner().length).toBeGreaterThan(0);
    expect(inCorner({ width: 140, height: 90 })).toEqual([]);
  });

  it('keeps the name of a place clear of a mark in the middle', () => {
    const isCovered = (hasMiddleMark: boolean) => {
      render(<RideMap label="Choose" pickup={pickup} interactive={false} hasMiddleMark={hasMiddleMark} />);
      const tag = screen.getByText(pickup.name).closest('g')?.querySelector('rect');
      const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
        Number(tag?.getAttribute(name)),
      );
      cleanup();
      return overlaps({ x, y, width, height }, { x: 195 - 20, y: 144 - 20, width: 40, height: 40 });
    };
    expect([isCovered(false), isCovered(true)]).toEqual([true, false]);
  });

  it('keeps the car clear of a button in the corner', () => {
    const nearest = (hasCornerButton: boolean) => {
      const driver = { latitude: pickup.latitude + 0.008, longitude: pickup.longitude + 0.012 };
      const ride = { label: 'Your ride', pickup, driver, route: 'approach' as const, hasCornerButton };
      const { container } = render(<RideMap {...ride} interactive={false} />);
      const [, x] =
        container
          .querySelector('[data-part="car"]')
          ?.getAttribute('transform')
          ?.match(/translate\(([\d.]+)/) ?? [];
      cleanup();
      return 390 - Number(x);
    };
    expect(nearest(false)).toBeLessThan(80);
    expect(nearest(true)).toBeGreaterThanOrEqual(84);
  });

  it('draws the leg to the pickup as driven, from the car on, and the trip as the next one', () => {
    const driver = { latitude: 37.7793, longitude: -122.4193 };
    const { container } = render(
      <RideMap label="Your ride" pickup={pickup} dropoff={dropoff} route="approach" driver={driver} />,
    );
    const part = (name: string) => container.querySelector(`[data-part="${name}"]`);
    const car = part('car')
      ?.getAttribute('transform')
      ?.match(/translate\(([\d.]+) ([\d.]+)\)/);
    const start = part('driven')
      ?.getAttribute('d')
      ?.match(/^M([\d.]+) ([\d.]+)/);
    expect(Number(start?.[1])).toBeCloseTo(Number(car?.[1]), 0);
    expect(Number(start?.[2])).toBeCloseTo(Number(car?.[2]), 0);
    expect(part('next')?.getAttribute('d')).toMatch(/^M/);
    const parts = [...container.querySelectorAll('[data-part]')].map((each) =>
      each.getAttribute('data-part'),
    );
    expect(parts.indexOf('next')).toBeLessThan(parts.indexOf('driven'));
  });

  it('moves the car to a new position without a render', async () => {
    const listeners = new Set<() => void>();
    let position = { latitude: 37.7793, longitude: -122.4193 };
    const car = {
      get: () => position,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const onRender = vi.fn();
    const { container } = render(
      <Profiler id="map" onRender={onRender}>
        <RideMap label="Your ride" pickup={pickup} dropoff={dropoff} route="approach" car={car} />
      </Profiler>,
    );
    const where = () => container.querySelector('[data-part="car"]')?.getAttribute('transform');
    const before = where();
    const rendered = onRender.mock.calls.length;
    position = { latitude: 37.7804, longitude: -122.4177 };
    for (const listener of listeners) listener();
    await waitFor(() => expect(where()).not.toBe(before));
    expect(onRender.mock.calls.length).toBe(rendered);
  });

  it('reports a press in degrees', async () => {
    const onPick = vi.fn();
    render(<RideMap label="Where are you?" pickup={pickup} onPick={onPick} />);
    await userEvent.setup().click(screen.getByRole('application'));
    expect(onPick).toHaveBeenCalledTimes(1);
    expect(onPick.mock.calls[0]?.[0].latitude).toBeCloseTo(37.8, 1);
  });

  it('is still and out of the tab order as a preview', () => {
    render(<RideMap label="Route" pickup={pickup} dropoff={dropoff} route="preview" interactive={false} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('draws a plain grid outside its cities', () => {
    const { container } = render(
      <RideMap
        label="Route"
        pickup={{ latitude: 52.52, longitude: 13.4 }}
        dropoff={dropoff}
        route="preview"
      />,
    );
    expect(container.querySelector('clipPath')).toBeNull();
  });
});
