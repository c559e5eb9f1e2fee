import { Refusal } from '../../operation.ts';

/** 400: the file is not a backup that this server can restore. */
export const invalid = (sentence: string): Refusal => new Refusal(400, 'backup_invalid', sentence);
