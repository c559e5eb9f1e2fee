import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const steps = style(
  domain({
    display: 'grid',
    // Each step has the width of its words, and of what is left the same share.
    gridTemplateColumns: 'repeat(4, auto)',
    gap: vars.space[1],
    '@container': { [inside.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const step = style(
  domain({
    position: 'relative',
    display: 'grid',
    gap: 2,
    alignContent: 'start',
    paddingTop: '1.75rem',
    fontSize: vars.text[14],
    lineHeight: '1.125rem',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    color: vars.color.inkMuted,
    '@container': {
      [inside.largeText]: {
        paddingTop: 0,
        paddingInlineStart: '1.75rem',
        selectors: { '&:not(:last-child)::before': { display: 'none' } },
      },
    },
    selectors: {
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        top: '0.5625rem',
        insetInlineStart: '1.5rem',
        insetInlineEnd: 0,
        height: 2,
        background: vars.color.line,
      },
      '&[data-state="done"]': { color: vars.color.ink, fontWeight: 500 },
      '&[data-state="done"]::before': { background: vars.color.ink },
      '&[data-state="current"]': { color: vars.color.ink, fontWeight: 700 },
    },
  }),
);
export const disc = style(
  domain({
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    display: 'grid',
    placeItems: 'center',
    width: '1.25rem',
    height: '1.25rem',
    border: `2px solid ${vars.color.line}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surfaceRaised,
    selectors: {
      '[data-state="done"] > &': {
        background: vars.color.ink,
        borderColor: vars.color.ink,
        color: vars.color.surfaceRaised,
      },
      '[data-state="current"] > &': {
        background: vars.color.signal,
        borderColor: vars.color.ink,
        boxShadow: `0 0 0 0.25rem color-mix(in oklab, ${vars.color.signal} 40%, transparent)`,
      },
    },
  }),
);
export const time = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  }),
);
