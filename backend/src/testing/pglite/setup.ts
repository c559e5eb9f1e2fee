import { useStore } from '../../store/conformance/stores.ts';
import { openPgliteStore } from './store.ts';

useStore(openPgliteStore);
