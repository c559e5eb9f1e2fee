import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { avatarLook, initials } from './Avatar/avatar-look.ts';
import { Money, MoneyText } from './Money/Money.tsx';
import { NumberField } from './NumberField/NumberField.tsx';
import { RoleBadge } from './RoleBadge/RoleBadge.tsx';
import { RouteLegs } from './RouteLegs/RouteLegs.tsx';
import { Select } from './Select/Select.tsx';
import { TextField } from './TextField/TextField.tsx';
import { ToggleGroup } from './ToggleGroup/ToggleGroup.tsx';

afterEach(cleanup);
const nothing = () => {};

test('money reads as text although its symbol is drawn', () => {
  const { container } = render(<Money amount={-2846.9} />);
  expect(container.textContent).toBe('−Ⓣ2,846.90');
  expect(container.querySelector('svg')).not.toBeNull();
});

test('an address on one line is isolated as a whole, so that its end is cut in a right-to-left page', () => {
  render(<RouteLegs compact pickup="Ferry Building, 1 Ferry Plaza" dropoff="Coit Tower" />);
  const address = screen.getByText('Ferry Building').parentElement;
  expect(address?.textContent).toBe('Ferry Building, 1 Ferry Plaza');
  expect(address?.tagName).toBe('BDI');
});

test('dollars are shown as text', () => {
  const { container } = render(<Money amount={14.3} currency="USD" />);
  expect(container.textContent).toBe('$14.30');
  expect(container.querySelector('svg')).toBeNull();
});

test('a sentence keeps its words and draws the symbol of each amount', () => {
  const { container } = render(<MoneyText>Credit of Ⓣ25.00. New balance Ⓣ1,042.50.</MoneyText>);
  expect(container.textContent).toBe('Credit of Ⓣ25.00. New balance Ⓣ1,042.50.');
  expect(container.querySelectorAll('svg')).toHaveLength(2);
});

test('a sentence draws the symbol after an amount, as German and Arabic write it', () => {
  const { container } = render(<MoneyText>{'Neues Guthaben: 1.042,50\u00a0Ⓣ.'}</MoneyText>);
  expect(container.textContent).toBe('Neues Guthaben: 1.042,50\u00a0Ⓣ.');
  expect(container.querySelector('svg')?.parentElement?.textContent).toBe('1.042,50\u00a0Ⓣ');
});

test('an avatar is derived from the id and the first two characters of the name', () => {
  expect(avatarLook('user-1')).toEqual(avatarLook('user-1'));
  const looks = new Set(
    Array.from({ length: 48 }, (_, index) => JSON.stringify(avatarLook(`user-${index}`))),
  );
  expect(looks.size).toBeGreaterThan(20);
  expect([initials('maya Chen'), initials(' x '), initials('')]).toEqual(['MA', 'X', '?']);
});

test('an unknown role is shown as User', () => {
  const unknown = 'owner';
  const { container } = render(<RoleBadge role={unknown} />);
  expect(container.textContent).toBe('User');
});

test('a field’s error is linked to it', () => {
  render(<TextField label="CVC" value="1" onChange={nothing} errorMessage="Please enter a valid CVC" />);
  const input = screen.getByLabelText('CVC');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain('Please enter a valid CVC');
});

test('a number stays within its limits', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  render(
    <NumberField
      label="Year"
      value={2027}
      onChange={onChange}
      min={2000}
      max={2027}
      formatOptions={{ useGrouping: false }}
    />,
  );
  await user.clear(screen.getByRole('textbox', { name: 'Year' }));
  await user.type(screen.getByRole('textbox', { name: 'Year' }), '1890{Tab}');
  expect(onChange).toHaveBeenLastCalledWith(2000);
});

test('an option is pressed by its full name', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  const options = [
    { id: '3', label: '3' },
    { id: '4', label: '4+', name: '4 or more' },
  ] as const;
  render(<ToggleGroup label="Passengers" options={options} value="3" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: '3' }).getAttribute('aria-checked')).toBe('true');
  await user.click(screen.getByRole('radio', { name: '4 or more' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('4');
});

test('an option is chosen from the list that opens', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  const options = [
    { id: 'economy', label: 'Economy' },
    { id: 'suv', label: 'SUV' },
  ] as const;
  render(<Select label="Vehicle" options={options} value="economy" onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: /Vehicle/ }));
  await user.click(screen.getByRole('option', { name: 'SUV' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('suv');
});
