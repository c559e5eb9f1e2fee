/** A file that breaks one rule, and the check that must report it. */
export type Plant = { file: string; text: string; rule: string };

const long = [
  'export const tooLong = (): number => {',
  ...Array(61).fill('  Math.abs(1);'),
  '  return 1;',
  '};',
];

/** Violations that Biome reports. */
export const lint: Plant[] = [
  ['backend/src/domain/planted.ts', 'export const key = process.env.KEY;', 'style/noProcessEnv'],
  [
    'machines/src/planted-d.ts',
    "export const kept = localStorage.getItem('x');",
    'style/noRestrictedGlobals',
  ],
  ['machines/src/planted-e.ts', 'export const id = crypto.randomUUID();', 'style/noRestrictedGlobals'],
  ['components/src/planted-b.ts', "export const load = () => fetch('/api');", 'style/noRestrictedGlobals'],
  [
    'app/src/planted-f.ts',
    "export const load = () => fetch('/api/rides/request');",
    'style/noRestrictedGlobals',
  ],
  [
    'app/src/planted-storage.ts',
    "export const kept = localStorage.getItem('x');",
    'style/noRestrictedGlobals',
  ],
  ['app/src/Planted.tsx', 'export const Box = () => <p style={{ margin: 4 }} />;', 'nursery/noInlineStyles'],
  ['sdk/src/planted-long.ts', long.join('\n'), 'complexity/noExcessiveLinesPerFunction'],
  ['sdk/src/planted-any.ts', 'export const loose = (value: any) => value;', 'suspicious/noExplicitAny'],
  ['sdk/src/planted-log.ts', "console.log('here');", 'suspicious/noConsole'],
].map(([file = '', text = '', rule = '']) => ({ file, text: `${text}\n`, rule }));

/** Violations that the rules in `tooling/rules` report. */
export const source: Plant[] = [
  ['machines/src/ride/planted.ts', 'export const at = Date.now();', 'no-ambient-time-or-randomness'],
  ['backend/src/domain/planted.ts', 'export const at = new Date();', 'no-ambient-time-or-randomness'],
  [
    'components/src/ride/PlantedView.tsx',
    'export const seed = Math.random();',
    'no-ambient-time-or-randomness',
  ],
  ['sdk/src/planted.test.ts', "test('does nothing', () => { start(); });", 'no-test-without-assertion'],
  ['app/src/Planted.tsx', 'export const Text = () => <p>Your ride</p>;', 'no-text-in-jsx'],
  ['app/src/Planted.tsx', 'export const Named = () => <nav aria-label="Main" />;', 'no-text-in-jsx'],
  [
    'app/src/Planted.tsx',
    "export const Short = (on: boolean) => <p>{on ? 'On' : 'Off'}</p>;",
    'no-text-in-jsx',
  ],
  ['app/src/pages/planted.css.ts', "export const red = style({ color: '#ff0000' });", 'no-literal-colour'],
  ['app/src/pages/planted.css.ts', "export const wide = style({ width: '13px' });", 'no-literal-pixels'],
  ['app/src/pages/planted.css.ts', 'export const wide = style({ width: 13 });', 'no-literal-pixels'],
  ['app/src/pages/planted.css.ts', 'export const a = style({ marginLeft: 0 });', 'logical-properties'],
  ['app/src/pages/planted.css.ts', "export const a = style({ textAlign: 'right' });", 'logical-properties'],
  [
    'app/src/pages/planted.css.ts',
    "export const a = style({ padding: '0 2px 0 1px' });",
    'logical-properties',
  ],
  [
    'app/src/pages/planted.css.ts',
    `export const a = style({ padding: \`0 \${wide} 0 1px\` });`,
    'logical-properties',
  ],
  [
    'app/src/pages/planted.css.ts',
    "export const a = style({ boxShadow: 'inset 2px 0 0 currentColor' });",
    'logical-properties',
  ],
  [
    'app/src/pages/Planted.tsx',
    "export const isOver = (ride: Ride) => ride.status === 'completed';",
    'no-status-compared-in-jsx',
  ],
  [
    'components/src/Planted.tsx',
    'export const A = () => <ButtonContext value={context}>{trigger}</ButtonContext>;',
    'context-is-given-by-its-provider',
  ],
  [
    'components/src/Planted.tsx',
    'const Counts = createContext(0);\nexport const A = () => <Counts value={1} />;',
    'context-is-given-by-its-provider',
  ],
  ['backend/src/rides/planted.ts', 'export const at = Date.now();', 'no-ambient-time-or-randomness'],
  ['backend/src/live/receive.ts', 'export const at = Date.now();', 'no-ambient-time-or-randomness'],
  ['app/src/planted.ts', "export const load = () => globalThis.fetch('/api');", 'no-global-fetch'],
  ['components/src/planted.ts', "export const load = () => window.fetch('/api');", 'no-global-fetch'],
  ['components/src/planted.ts', "export const load = () => window['fetch']('/api');", 'no-global-fetch'],
  ['components/src/planted.ts', "export const kept = window.localStorage.getItem('x');", 'no-global-storage'],
  ['components/src/planted.ts', 'export const kept = globalThis.sessionStorage;', 'no-global-storage'],
  ['app/src/Planted.tsx', `export const Named = () => <nav title={\`Ride \${id}\`} />;`, 'no-text-in-jsx'],
  [
    'app/src/Planted.tsx',
    "export const A = () => <nav aria-label={on ? 'Open' : text('a')} />;",
    'no-text-in-jsx',
  ],
  [
    'app/src/Planted.tsx',
    `export const A = () => <nav title={\`\${on ? 'Open' : ''} \${id}\`} />;`,
    'no-text-in-jsx',
  ],
  ['app/src/Planted.tsx', "export const A = () => <Field label={label ?? 'Name'} />;", 'no-text-in-jsx'],
  ['app/src/Planted.tsx', `export const Text = () => <p>{\`\${count} rides\`}</p>;`, 'no-text-in-jsx'],
  ['app/src/pages/planted.css.ts', "export const red = style({ color: 'red' });", 'no-literal-colour'],
  [
    'app/src/pages/planted.css.ts',
    "export const a = style({ border: '1px solid LightGray' });",
    'no-literal-colour',
  ],
  ['app/src/pages/Planted.tsx', 'export const A = () => { useEffect(() => load()); };', 'no-state-in-pages'],
  ['app/src/pages/Planted.tsx', 'export const A = () => useState<number>(0);', 'no-state-in-pages'],
  ['app/src/pages/Planted.tsx', 'export const A = () => useMutation(options);', 'no-state-in-pages'],
  [
    'app/src/pages/use-planted.ts',
    "import { useCount } from '../use-count.ts';\nexport const usePlanted = () => useCount();",
    'no-state-in-pages',
  ],
  [
    'app/src/pages/use-planted.ts',
    "import { useState as useRoute } from 'react';\nexport const usePlanted = () => useRoute(0);",
    'no-state-in-pages',
  ],
  [
    'app/src/pages/Planted.tsx',
    "import * as react from 'react';\nexport const A = () => react.useState(0);",
    'no-state-in-pages',
  ],
  ['app/src/planted.ts', 'export const { fetch } = globalThis;', 'no-global-fetch'],
  ['components/src/planted.ts', 'export const { fetch: send } = window;', 'no-global-fetch'],
  ['app/src/planted.ts', 'export const { localStorage: kept } = window;', 'no-global-storage'],
  ['app/src/planted.ts', "export const kept = window.localStorage.getItem('x');", 'no-global-storage'],
  ['app/src/Planted.tsx', "export const Text = () => <p>{count + ' rides'}</p>;", 'no-text-in-jsx'],
  ['app/src/Planted.tsx', "export const A = () => <nav title={'Ride ' + id} />;", 'no-text-in-jsx'],
  ['app/src/pages/planted.css.ts', "export const red = style({ [key]: 'red' });", 'no-literal-colour'],
  [
    'backend/src/operations/rides/planted.ts',
    "export const all = (db) => db.selectFrom('rides').selectAll().execute();",
    'no-query-in-operations',
  ],
  [
    'backend/src/operations/rides/planted.ts',
    'export const all = (db) => sql`select * from rides`.execute(db);',
    'no-query-in-operations',
  ],
  [
    'backend/src/operations/rides/planted.ts',
    "export const all = (db) => db.prepare('SELECT * FROM rides').all();",
    'no-query-in-operations',
  ],
  ['machines/src/ride/planted.ts', "export const say = 'Your ride is here';", 'no-sentence-in-machines'],
  ['machines/src/ride/planted.ts', `export const say = \`Hello, dear \${name}\`;`, 'no-sentence-in-machines'],
].map(([file = '', text = '', rule = '']) => ({ file, text, rule }));
