import type { CardDetails } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { CardMessageKey } from '../messages.ts';
import type { Secret } from './secret.ts';

export type CardField = 'number' | 'expiry' | 'cvc' | 'name';
export type CardErrors = Partial<Record<CardField, CardMessageKey>>;
export type CardForm = { number: Secret; expiry: string; cvc: Secret; name: string };
export type CardBrand = CardDetails['brand'];

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Digits only, in groups of four, at most 19 characters with the spaces. */
export const formatCardNumber = (text: string): string =>
  (digitsOf(text).match(/\d{1,4}/g) ?? []).join(' ').slice(0, limits.card.numberMaxLength);

/** Digits with a slash after the month, at most five characters. */
export const formatExpiry = (text: string): string => {
  const digits = digitsOf(text).slice(0, limits.card.expiryLength - 1);
  // No slash after a month alone: a backspace could not delete it.
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

/** Digits only, at most four. */
export const formatCvc = (text: string): string => digitsOf(text).slice(0, limits.card.cvcMax);

/** The brand by the first digit. */
export const brandOf = (number: string): CardBrand => {
  const first = digitsOf(number).charAt(0);
  if (first === '4') return 'visa';
  if (first === '5' || first === '2') return 'mastercard';
  return first === '3' ? 'amex' : 'unknown';
};

const isExpiry = (text: string): boolean => {
  const month = Number(text.slice(0, 2));
  return text.length === limits.card.expiryLength && month >= 1 && month <= 12;
};

/** The validation issues by field; empty when valid. The gateway checks Luhn digits and past dates. */
export const cardErrors = ({ number, expiry, cvc, name }: CardForm): CardErrors => ({
  ...(digitsOf(number.reveal()).length < limits.card.numberMinDigits && { number: 'card.invalidNumber' }),
  ...(!isExpiry(expiry) && { expiry: 'card.invalidExpiry' }),
  ...(digitsOf(cvc.reveal()).length < limits.card.cvcMin && { cvc: 'card.invalidCvc' }),
  ...(!name.trim() && { name: 'card.nameRequired' }),
});
