export { createSentences } from '../../intl/create-sentences.ts';
export { showAlert } from './show-alert.ts';
