import type { Plant } from './plants.ts';

/** Violations that dependency-cruiser reports. */
export const imports: Plant[] = [
  ['openapi/planted.ts', "import '@mobility/sdk';", 'openapi-imports-only-itself'],
  ['sdk/src/planted.ts', "import '@mobility/machines/booking';", 'sdk-imports-only-openapi'],
  ['machines/src/planted-a.ts', "import '@mobility/components/theme';", 'machines-imports-only-sdk-openapi'],
  [
    'machines/src/planted-b.ts',
    "import { createClient } from '@mobility/sdk';\nexport const made = createClient;",
    'machines-import-sdk-types-only',
  ],
  ['machines/src/planted-c.ts', "import 'react';", 'react-in-components-and-above'],
  [
    'components/src/planted-a.ts',
    "import '@mobility/backend/testing';",
    'components-imports-only-machines-sdk-openapi',
  ],
  [
    'components/src/ride/PlantedView.tsx',
    "import { useQuery } from '@tanstack/react-query';\nexport const ask = useQuery;",
    'views-do-not-query',
  ],
  ['components/src/primitives/planted.ts', "import '../booking/index.ts';", 'primitives-know-no-domain'],
  ['app/src/planted-a.ts', "import '../../machines/src/booking/rules.ts';", 'machines-is-imported-by-name'],
  ['app/src/planted-b.ts', "import '@mobility/machines/src/booking/rules.ts';", 'no-unresolvable'],
  [
    'app/src/planted-c.ts',
    "import '@mobility/openapi/examples/Ride.completed_paid.json';",
    'examples-are-fixtures',
  ],
  ['app/src/planted-d.ts', "import '@mobility/sdk/testing';", 'testing-is-for-tests'],
  ['app/src/planted-e.ts', "import '@mobility/tooling/browser';", 'only-e2e-and-tests-import-tooling'],
  [
    'stories/planted.ts',
    "import '@mobility/sdk';",
    'stories-imports-only-components-machines-openapi-tooling',
  ],
  ['contracts/planted.ts', "import '../backend/src/ids.ts';", 'backend-by-its-entries'],
  ['backend/src/planted-a.ts', "import type {} from '@mobility/sdk';", 'backend-imports-only-openapi'],
  ['backend/src/planted-b.ts', "import '@tanstack/react-query';", 'react-query-in-components-and-above'],
  [
    'sdk/src/planted-cycle-a.ts',
    "export { b } from './planted-cycle-b.ts';\nexport const a = 1;",
    'no-cycles',
  ],
  [
    'sdk/src/planted-types-a.ts',
    "import type { B } from './planted-types-b.ts';\nexport type A = B | 1;",
    'no-cycles',
  ],
  [
    'app/src/planted-g.ts',
    "import '@mobility/backend/testing';",
    'app-imports-only-components-machines-sdk-openapi-tooling',
  ],
  [
    'contracts/planted-b.ts',
    "import '@mobility/machines/booking';",
    'contracts-imports-only-sdk-backend-openapi',
  ],
  ['sdk/src/planted-b.ts', "import '../../openapi/limits.ts';", 'openapi-is-imported-by-name'],
  ['machines/src/planted-f.ts', "import type {} from '../../sdk/src/index.ts';", 'sdk-is-imported-by-name'],
  [
    'app/src/planted-h.ts',
    "import '../../components/src/format/index.ts';",
    'components-is-imported-by-name',
  ],
  ['stories/planted-b.ts', "import '../app/src/build.ts';", 'app-is-imported-by-name'],
  ['tooling/planted-a.ts', "import '../stories/.storybook/main.ts';", 'stories-is-imported-by-name'],
  ['tooling/planted-b.ts', "import '../contracts/accepted-pact.ts';", 'contracts-is-imported-by-name'],
  ['contracts/planted-c.ts', "import '../backend/src/server.ts';", 'backend-is-imported-by-name'],
  ['tooling/planted-c.ts', "import '../bench/figures.ts';", 'bench-is-imported-by-name'],
  ['app/src/planted-i.ts', "import '../../tooling/run.ts';", 'tooling-is-imported-by-name'],
  [
    'components/src/planted-c.ts',
    "import '../../app/src/build.ts';",
    'app-stories-contracts-are-not-imported',
  ],
  ['components/src/ride/planted.css.ts', "import '../theme/index.ts';", 'styles-import-no-global-styles'],
  ['backend/src/domain/planted-a.ts', "import '../context.ts';", 'backend-domain-layer'],
  ['backend/src/domain/planted-b.ts', "import 'fastify';", 'backend-domain-without-packages'],
  ['backend/src/domain/planted-c.ts', "import 'node:fs';", 'backend-domain-without-node'],
  ['backend/src/store/planted.ts', "import '../context.ts';", 'backend-store-layer'],
  ['backend/src/matching/planted.ts', "import '../context.ts';", 'backend-matching-layer'],
  ['backend/src/gateways/planted.ts', "import '../context.ts';", 'backend-gateways-layer'],
  ['backend/src/validation/planted.ts', "import '../context.ts';", 'backend-validation-layer'],
  ['backend/src/auth/planted.ts', "import '../mail/mailer.ts';", 'backend-auth-layer'],
  ['backend/src/live/planted.ts', "import '../mail/mailer.ts';", 'backend-live-layer'],
  ['backend/src/redis/planted.ts', "import '../mail/mailer.ts';", 'backend-redis-layer'],
  ['backend/src/tracing/planted.ts', "import '../mail/mailer.ts';", 'backend-tracing-layer'],
  ['backend/src/mail/planted.ts', "import '../auth/tokens.ts';", 'backend-mail-layer'],
  ['backend/src/rides/planted.ts', "import '../mail/mailer.ts';", 'backend-use-case-layer'],
  ['backend/src/jobs/planted.ts', "import '../auth/tokens.ts';", 'backend-jobs-layer'],
  ['backend/src/operations/rides/planted-a.ts', "import '../../mail/mailer.ts';", 'backend-operations-layer'],
  [
    'backend/src/operations/rides/planted-b.ts',
    "import '../health/getHealth.ts';",
    'backend-operations-import-no-operation',
  ],
  ['backend/src/http/planted.ts', "import '../mail/mailer.ts';", 'backend-http-layer'],
  ['backend/src/planted-c.ts', "import './city/index.ts';", 'backend-city-from-main-only'],
].map(([file = '', text = '', rule = '']) => ({ file, text: `${text}\n`, rule }));

/** The second files of the planted cycles. */
export const companions = [
  {
    file: 'sdk/src/planted-cycle-b.ts',
    text: "export { a } from './planted-cycle-a.ts';\nexport const b = 1;\n",
  },
  {
    file: 'sdk/src/planted-types-b.ts',
    text: "import type { A } from './planted-types-a.ts';\nexport type B = A | 2;\n",
  },
];
