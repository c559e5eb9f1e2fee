/** The import law: which folder may know which. */
const folder = (from, allowed) => ({
  name: `${from}-knows-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '(\\.test\\.tsx?$|/testing/|^contracts/)' },
  to: {
    path: '^(openapi|sdk|machines|components|app|stories|contracts|backend|bench|tooling)/',
    pathNot: `^(${[from, ...allowed].join('|')})/`,
  },
});
const only = (name, module, allowedIn) => ({
  name,
  severity: 'error',
  from: {
    path: '^(openapi|sdk|machines|components|app|stories|contracts|backend)/',
    pathNot: `^(${allowedIn.join('|')})/`,
  },
  to: { path: module },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    folder('openapi', []),
    folder('sdk', ['openapi']),
    folder('machines', ['sdk', 'openapi']),
    folder('components', ['machines', 'sdk', 'openapi']),
    folder('app', ['components', 'machines', 'sdk', 'openapi', 'tooling']),
    folder('stories', ['components', 'machines', 'openapi', 'tooling']),
    folder('contracts', ['sdk', 'backend', 'openapi']),
    folder('backend', ['openapi']),
    {
      name: 'sdk-by-type-only',
      comment: 'Machines and components know the SDK by its types.',
      severity: 'error',
      from: { path: '^(machines|components)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '^sdk/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'backend-by-its-entries',
      severity: 'error',
      from: { path: '^(contracts|app|stories|bench)/' },
      to: { path: '^backend/', pathNot: '^backend/src/(server|testing/index)\\.ts$' },
    },
    {
      name: 'nobody-imports-the-top',
      severity: 'error',
      from: { path: '^(openapi|sdk|machines|components|backend)/' },
      to: { path: '^(app|stories|contracts)/' },
    },
    only('react-in-its-folders', 'node_modules/(react|react-dom|react-aria-components|@xstate/react)/', [
      'components',
      'app',
      'stories',
    ]),
    only('react-query-in-app', 'node_modules/@tanstack/react-query/', ['app']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/generated/types\\.ts|\\.cache)' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
