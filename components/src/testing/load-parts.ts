import { beforeAll } from 'vitest';
import { loadAllParts } from '../primitives/OnDemand/load-code.ts';

// Tests of components see menus and dialogs open at once, as they do after a preload.
beforeAll(loadAllParts);
