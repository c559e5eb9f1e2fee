import { configure } from '@testing-library/react';

// `findBy…` and `waitFor` give up after one second by default, too early for a busy machine.
configure({ asyncUtilTimeout: 15_000 });
