import { SavedPlacesView } from '@mobility/components/saved-places';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from './.storybook/preview.tsx';
import profile, * as profiles from './profile/Profile.stories.tsx';
import saved from './saved-places/SavedPlaces.stories.tsx';

setProjectAnnotations([preview]);

const show = async (places: typeof saved.args.places | undefined) => {
  const list = <SavedPlacesView {...saved.args} places={places} />;
  const args = { ...profiles.Settings.args, settings: { ...profile.args.settings, places: list } };
  await composeStory({ args }, profile).run();
  const account = [...document.querySelectorAll('section')].at(-1);
  return { isShown: account?.checkVisibility(), words: account?.textContent ?? '' };
};

it.each([390, 1280])(
  'in a window of %i px the actions of the account appear once the places above them are known',
  async (width) => {
    await page.viewport(width, 860);
    const loading = await show(undefined);
    expect(loading.words).toContain('Change Password');
    expect(loading.isShown).toBe(false);
    expect((await show([])).isShown).toBe(true);
    expect((await show(saved.args.places)).isShown).toBe(true);
  },
);
