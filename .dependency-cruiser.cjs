/** The rooms of the architecture and who may import whom. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  // Everybody writes for people, in their language.
  to: { path: '^(app|components|lib|server|tests)/', pathNot: `${allowed}|^lib/text/[^/]+\\.ts$` },
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
    only('text', '^lib/text/', '^lib/text/', 'The texts know nobody.'),
    {
      name: 'catalogues-on-the-server',
      severity: 'error',
      comment: 'The browser gets the messages of its page alone.',
      from: { path: '^(app|components|lib)/', pathNot: '^lib/text/server/' },
      to: { path: '^(lib/text/server|messages)/' },
    },
    only('domain', '^lib/domain/', '^lib/domain/', 'Pure rules know nobody.'),
    only('format', '^lib/format/', '^lib/(format|domain)/', 'How values are written.'),
    only('contract', '^lib/contract/', '^lib/(contract|domain)/', 'What crosses a wire.'),
    only('i18n', '^lib/i18n/', '^lib/(i18n|format|contract|domain)/', 'Words for what the domain knows.'),
    only(
      'validation',
      '^lib/validation/',
      '^lib/(validation|contract|domain)/',
      'Input of a form or a call.',
    ),
    only('runtime', '^lib/runtime/', '^lib/(runtime|contract|domain)/', 'What a running process has.'),
    only(
      'session',
      '^lib/session/',
      '^lib/(session|runtime|contract)/',
      'The session runs on the edge, with the middleware.',
    ),
    only(
      'bff',
      '^lib/bff/',
      '^lib/(bff|session|runtime|validation|i18n|contract|format|domain)/',
      "The portal's server half.",
    ),
    only(
      'browser',
      '^lib/browser/',
      '^lib/(browser|appearance|validation|i18n|contract|format|domain)/',
      'The browser never reaches the session or the server.',
    ),
    only('appearance', '^lib/appearance/', '^lib/(appearance|icons)/', 'Pure rules of the layout.'),
    only('theme', '^lib/theme/', '^lib/(theme|appearance)/', 'The stylesheet is made at build time.'),
    only(
      'middleware',
      '^middleware\\.edge\\.ts$',
      '^lib/(session|runtime)/',
      'The middleware runs on the edge.',
    ),
    only(
      'ui',
      '^components/ui/',
      '^(components/ui/|lib/(format|i18n|validation|icons)/|lib/contract/errors/)',
      'Primitives have no product words.',
    ),
    only(
      'kit',
      '^components/kit/',
      '^(components/(ui|kit)/|lib/(format|i18n|validation|icons)/|lib/contract/errors/)',
      'What only the demo pages show.',
    ),
    only('shared', '^components/shared/', '^(components/(shared|ui)|lib)/', 'What features share.'),
    only(
      'shell',
      '^components/shell/',
      '^(components/(shell|shared|ui)|lib)/',
      'The shell is built from primitives.',
    ),
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'Features never import each other.',
      from: { path: '^components/features/([^/]+)/' },
      to: { path: '^components/', pathNot: '^components/(ui|shared|features/$1)/' },
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
      '^(components/(demo|kit|ui)|lib/(format|domain|icons))',
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
      name: 'product-without-kit',
      severity: 'error',
      comment: 'What the product needs as well moves to components/ui.',
      from: { pathNot: '^(components/(demo|kit)|app/\\(shell\\)/\\(demo\\)|tests)/' },
      to: { path: '^components/kit/' },
    },
    {
      name: 'demo-without-product',
      severity: 'error',
      comment: 'Demo routes load nothing of the product; the documentation describes it.',
      from: { path: '^app/\\(shell\\)/\\(demo\\)/', pathNot: '/documentation/' },
      to: {
        path: '^(components/(features|shell)|lib/(bff|session|browser))/',
        pathNot: '^lib/bff/page/toast/',
      },
    },
    {
      name: 'server-is-removable',
      severity: 'error',
      comment: 'Only the composition, the commands and the tests know the embedded servers.',
      from: { pathNot: '^(server/|tests/|instrumentation-node\\.ts$)' },
      to: { path: '^server/' },
    },
    only(
      'identity-provider',
      '^server/identity-provider/',
      '^(server/(identity-provider|http|database|delivery)|lib/(domain|contract|runtime|format)|lib/session/verify/)',
      'The identity server never knows the product.',
    ),
    only(
      'product-api',
      '^server/product-api/',
      '^(server/(product-api|http|database|delivery|notifications|webhooks)|lib/text/server/|lib/(domain|contract|runtime|format|i18n|validation)|lib/session/verify/)',
      'The product API verifies tokens as it would against a remote provider.',
    ),
    only(
      'server-foundations',
      '^server/(http|database|delivery)/',
      '^(server/(http|database|delivery)|lib/(domain|contract|runtime|format)|lib/session/guard/)',
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
