export { enUS } from './en-US.ts';
export { failureText } from './failure-text.ts';
export { productName } from './product.ts';
export { type TextParams, text } from './text.ts';
