type Policy = { createHTML(text: string): string; createScriptURL(url: string): string };
type Factory = { createPolicy(name: string, policy: Policy): unknown };

/** The address of the service worker. */
export const workerUrl = '/sw.js';

/**
 * React-aria empties elements with `innerHTML = ''`; under Trusted Types only that one text may pass. The one script that
 * is named by its address is the service worker.
 */
const factory = (window as { trustedTypes?: Factory }).trustedTypes;
factory?.createPolicy('default', {
  createHTML: (text) => {
    if (text === '') return text;
    throw new TypeError('HTML is never built from text here');
  },
  createScriptURL: (url) => {
    if (url === workerUrl) return url;
    throw new TypeError('No other script is loaded by its address here');
  },
});
