import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { IntlProvider } from '../../intl/IntlProvider.tsx';
import { Sentence } from './Sentence.tsx';

afterEach(cleanup);

test.each([
  ['ar-AE', 'Ride not found.', true],
  ['ar-AE', 'Maya Chen: أنا في الطريق.', false],
  ['en-US', 'الرحلة غير موجودة.', true],
  ['en-US', 'ليلى: I am on my way.', false],
  ['de-DE', 'Fahrt nicht gefunden.', false],
] as const)('on a page in %s, %j runs in its own direction: %s', (locale, text, isOwn) => {
  render(
    <IntlProvider locale={locale}>
      <Sentence text={text} />
    </IntlProvider>,
  );
  expect(screen.getByText(text).tagName === 'BDI').toBe(isOwn);
});
