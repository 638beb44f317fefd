/** The rooms of the architecture and who may import whom. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: '^(app|components|lib|server|tests)/', pathNot: allowed },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^\\.next/' },
    },
    only('app', '^app/', '^(app|components|lib)/', 'Pages reach the embedded servers through lib only.'),
    only('lib', '^lib/', '^lib/', 'lib knows nobody else.'),
    only('middleware', '^middleware\\.ts$', '^lib/(session|env|log)/', 'The middleware runs on the edge.'),
    only(
      'ui',
      '^components/ui/',
      '^(components/ui/|lib/(format|forms|theme)/|lib/domain/(bounds|address-rules)\\.ts$|lib/errors/)',
      'Primitives have no product words.',
    ),
    only(
      'shell',
      '^components/shell/',
      '^(components/(shell|ui)|lib)/',
      'The shell is built from primitives.',
    ),
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'Features never import each other.',
      from: { path: '^components/features/([^/]+)/' },
      to: { path: '^components/', pathNot: '^components/(ui|features/$1)/' },
    },
    {
      name: 'features',
      severity: 'error',
      from: { path: '^components/features/' },
      to: { path: '^(app|server|tests)/' },
    },
    only(
      'demo',
      '^components/demo/',
      '^(components/(demo|ui)|lib/(format|domain|theme/icon-names))',
      'Demo pages are sealed off.',
    ),
    {
      name: 'product-without-demo',
      severity: 'error',
      comment: 'Only the demo routes load demo pages.',
      from: { pathNot: '^(components/demo|app/\\(shell\\)/\\(demo\\)|tests)/' },
      to: { path: '^components/demo/' },
    },
    {
      name: 'demo-without-product',
      severity: 'error',
      comment: 'Demo routes load nothing of the product; the documentation describes it.',
      from: { path: '^app/\\(shell\\)/\\(demo\\)/', pathNot: '/documentation/' },
      to: { path: '^(components/(features|shell)|lib/(api|session|identity))/' },
    },
    {
      name: 'server-is-removable',
      severity: 'error',
      comment: 'Only the composition, the commands and the tests know the embedded servers.',
      from: { pathNot: '^(server/|tests/|instrumentation-node\\.ts$)' },
      to: { path: '^server/' },
    },
    only(
      'identity-server',
      '^server/identity/',
      '^(server/(identity|http|database|delivery)|lib/(domain|errors|env|format|log)|lib/session/verifier)',
      'The identity server never knows the product.',
    ),
    only(
      'product-server',
      '^server/product/',
      '^(server/(product|http|database|delivery)|lib/(carriers|domain|errors|env|format|forms|log)|lib/session/verifier)',
      'The product API verifies tokens as it would against a remote provider.',
    ),
    only(
      'server-foundations',
      '^server/(http|database|delivery)/',
      '^(server/(http|database|delivery)|lib/(domain|errors|env|format|log))',
      'Foundations know neither server.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
