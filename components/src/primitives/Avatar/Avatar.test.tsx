import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar, PictureBase } from './Avatar.tsx';

afterEach(cleanup);

const sourceOf = (picture: string, base?: string): string | null | undefined => {
  const avatar = <Avatar id="1" name="Maya Chen" picture={picture} />;
  const { container } = render(
    base === undefined ? avatar : <PictureBase.Provider value={base}>{avatar}</PictureBase.Provider>,
  );
  return container.querySelector('img')?.getAttribute('src');
};

test('the path of a picture follows the address of the backend', () => {
  expect(sourceOf('/api/avatars/7', 'https://api.mobility.example/be')).toBe(
    'https://api.mobility.example/be/api/avatars/7',
  );
  cleanup();
  expect(sourceOf('/api/avatars/7')).toBe('/api/avatars/7');
  cleanup();
  expect(sourceOf('https://pictures.example/7', 'https://api.mobility.example')).toBe(
    'https://pictures.example/7',
  );
});
