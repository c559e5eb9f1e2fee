/** A chunk of its own, of one name. */
export { default as answers } from '@mobility/openapi/answers' with { type: 'json' };
