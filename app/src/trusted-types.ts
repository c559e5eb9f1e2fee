type Policy = { createHTML(text: string): string };
type Factory = { createPolicy(name: string, policy: Policy): unknown };

/** React-aria empties elements with `innerHTML = ''`; under Trusted Types only that one text may pass. */
const factory = (window as { trustedTypes?: Factory }).trustedTypes;
factory?.createPolicy('default', {
  createHTML: (text) => {
    if (text === '') return text;
    throw new TypeError('HTML is never built from text here');
  },
});
