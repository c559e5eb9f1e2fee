import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PreferencesPanel } from './PreferencesPanel.tsx';

afterEach(cleanup);

const ignore = () => undefined;
const Panel = ({ onRadius }: { onRadius: (km: number) => void }) => {
  const [radiusKm, setRadius] = useState(25);
  return (
    <PreferencesPanel
      radiusKm={radiusKm}
      autoAccept={false}
      notificationsEnabled
      saveState={null}
      onRadius={(km) => {
        setRadius(km);
        onRadius(km);
      }}
      onAutoAccept={ignore}
      onNotifications={ignore}
    />
  );
};
const show = () => {
  const onRadius = vi.fn();
  render(<Panel onRadius={onRadius} />);
  const field = screen.getByRole('textbox', { name: /Matching radius in km/ }) as HTMLInputElement;
  return { onRadius, field, user: userEvent.setup() };
};

test('the field, the slider and the presets have one value', async () => {
  const { field, user } = show();
  await user.click(field);
  await user.keyboard('40');
  expect((screen.getByRole('slider') as HTMLInputElement).value).toBe('40');
  await user.click(screen.getByRole('button', { name: '75 km' }));
  expect(field.value).toBe('75');
});

test.each(['4', '101', '', 'ten', '7.5'])(
  '%j is no radius: it is not reported, and the last one returns',
  async (text) => {
    const { onRadius, field, user } = show();
    await user.clear(field);
    if (text) await user.type(field, text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.tab();
    expect(['25', '7', '10']).toContain(field.value);
    for (const [km] of onRadius.mock.calls) expect(km).toBeGreaterThanOrEqual(5);
  },
);
