/** Who may import whom. The picture of the house is in docs/architecture.md. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps|e2e|bench)/', pathNot: allowed },
})

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('domain-imports-nothing', '^packages/domain/', ['^packages/domain/'], 'The rules of the trade are pure.'),
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'core', 'npm-dev'] },
    },
    only('contract-imports-domain', '^packages/contract/', ['^packages/(domain|contract)/']),
    only('client-imports-contract', '^packages/client/', ['^packages/(domain|contract|client)/']),
    {
      name: 'api-does-not-import-web',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^(apps/web|e2e|bench)/' },
    },
    {
      name: 'client-is-for-callers',
      comment: 'Inside the server only tests call it over its own client.',
      severity: 'error',
      from: { path: '^apps/api/src/(?!testing/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/client/' },
    },
    only('web-does-not-import-api', '^apps/web/', ['^packages/', '^apps/web/']),
    {
      name: 'resources-meet-through-queries',
      comment: "A resource may read through another's queries, and nothing else of it.",
      severity: 'error',
      from: { path: '^apps/api/src/resources/([^/.]+)', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/resources/', pathNot: ['^apps/api/src/resources/$1[/.]', 'queries\\.ts$'] },
    },
    {
      name: 'kit-knows-no-resource',
      severity: 'error',
      from: { path: '^apps/api/src/(kit|db|gateways|auth)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/(resources|demo)/' },
    },
    {
      name: 'areas-do-not-meet',
      severity: 'error',
      from: { path: '^apps/web/src/(shop|account|backoffice)/' },
      to: { path: '^apps/web/src/(shop|account|backoffice)/', pathNot: '^apps/web/src/$1/' },
    },
    {
      name: 'pieces-and-ui-stay-below',
      severity: 'error',
      from: { path: '^apps/web/src/(pieces|ui)/' },
      to: { path: '^apps/web/src/(routes|shop|account|backoffice|kit)/' },
    },
    {
      name: 'ui-below-pieces',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/pieces/' },
    },
    {
      name: 'no-orphan-folders',
      severity: 'error',
      from: {},
      to: { path: '/(utils|helpers|common|misc)/', pathNot: 'node_modules' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.gen\\.ts$|/dist/|type-tests)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
