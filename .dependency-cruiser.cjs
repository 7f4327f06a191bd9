/**
 * Who may import whom, type imports included. The picture of the house is in docs/architecture.md.
 *
 * The areas of the trade form a ladder: each may use those before it, in every layer.
 */
const LADDER = ['casa', 'identidad', 'catalogo', 'clientes', 'almacen', 'ventas', 'produccion', 'facturacion']
/** Beside the ladder: it reads whatever whoever asks may see, and nobody needs it. */
const BESIDE = { asistente: LADDER }
/** The first page of the back office shows something of every area. */
const ABOVE = { portada: [...LADDER, 'asistente'] }

const BELOW = {
  ...Object.fromEntries(LADDER.map((area, i) => [area, LADDER.slice(0, i)])),
  ...BESIDE,
  ...ABOVE,
}
const AREAS = Object.keys(BELOW)
const any = (names) => `(?:${names.join('|')})`

/** Where the areas lie, floor by floor. */
const FLOORS = [
  'packages/domain/src',
  'packages/contract/src',
  'apps/api/src/db/schema',
  'apps/api/src',
  'apps/web/src/gestion',
]
const inAreas = (names) => `^${any(FLOORS)}/${any(names)}/`
const TESTS = '\\.test(-d)?\\.tsx?$'

const ladder = Object.entries(BELOW).map(([area, below]) => ({
  name: `ladder-${area}`,
  comment: `${area} uses ${below.join(', ') || 'no other area'}; what must flow the other way is handed in.`,
  severity: 'error',
  from: { path: inAreas([area]), pathNot: TESTS },
  to: { path: inAreas(AREAS.filter((other) => other !== area && !below.includes(other))) },
}))

const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps|e2e|bench|scripts)/', pathNot: allowed },
})

/** How a build is named and kept, the web's and the server's alike. */
const BUILDING = '^scripts/(builds|scratch|stamp)\\.ts$'

/** Of a noun's folder another area sees what it does, not how it is called over the wire. */
const ITS_OWN = '/(routes|jobs)\\.ts$'

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    ...ladder,
    {
      name: 'an-area-keeps-its-wires',
      comment: "Routes and jobs are the noun's own: another area uses the functions beside them.",
      severity: 'error',
      from: { path: `^apps/api/src/(${any(AREAS)})/`, pathNot: TESTS },
      to: {
        path: `^apps/api/src/${any(AREAS)}/[^/]+${ITS_OWN}`,
        pathNot: ['^apps/api/src/$1/', '/casa/correo/jobs\\.ts$', '/casa/imagenes/jobs\\.ts$'],
      },
    },
    {
      name: 'machinery-names-no-noun',
      comment: 'Kit, database, gateways and pages serve any trade.',
      severity: 'error',
      from: {
        path: '^apps/api/src/(kit|db|gateways|web|pdf|jobs|i18n)/',
        pathNot: [TESTS, '^apps/api/src/db/schema/'],
      },
      to: { path: inAreas(AREAS) },
    },
    {
      name: 'contract-kit-names-no-noun',
      severity: 'error',
      from: { path: '^packages/contract/src/(kit|checks)/', pathNot: TESTS },
      to: { path: inAreas(AREAS) },
    },
    {
      name: 'office-machinery-names-no-noun',
      comment: 'Lists, records and the frame serve any screen; of the house itself they know what every screen has.',
      severity: 'error',
      from: { path: '^apps/web/src/gestion/(frame|list|record|parts|declare)/', pathNot: TESTS },
      to: { path: inAreas(AREAS), pathNot: '^packages/(domain|contract)/src/(casa|identidad)/' },
    },
    {
      name: 'only-the-root-puts-the-house-together',
      comment: 'Areas and machinery are handed what they need by app, house, start and base-data.',
      severity: 'error',
      from: {
        path: '^apps/api/src/[^/]+/',
        pathNot: [TESTS, '^apps/api/src/(testing|faults|drill|historias|attack)/'],
      },
      to: { path: '^apps/api/src/[^/]+\\.ts$', pathNot: '^apps/api/src/(config|demo|load)\\.ts$' },
    },
    only('domain-imports-nothing', '^packages/domain/', ['^packages/domain/'], 'The rules of the trade are pure.'),
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: TESTS },
      to: { dependencyTypes: ['npm', 'core', 'npm-dev'] },
    },
    only('contract-imports-domain', '^packages/contract/', ['^packages/(domain|contract)/']),
    only('client-imports-contract', '^packages/client/', ['^packages/(domain|contract|client)/']),
    only('demo-stands-above-the-server', '^packages/demo/', ['^packages/(domain|contract|demo)/', '^apps/api/']),
    {
      name: 'nobody-needs-the-demo',
      comment: 'The server reaches it by name, at the start and for pictures that nobody has uploaded.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['^packages/demo/', TESTS, '^apps/api/src/(testing|attack)/'] },
      to: { path: '^packages/demo/' },
    },
    {
      name: 'api-does-not-import-web',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^(apps/web|e2e|bench|scripts)/', pathNot: BUILDING },
    },
    {
      name: 'client-is-for-callers',
      comment: 'Inside the server only tests call it over its own client.',
      severity: 'error',
      from: { path: '^apps/api/src/(?!testing/)', pathNot: TESTS },
      to: { path: '^packages/client/' },
    },
    {
      name: 'tests-help-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [TESTS, '^apps/api/src/(testing|faults|drill|historias|attack)/'] },
      to: { path: '^apps/api/src/(testing|faults|historias|attack)/' },
    },
    only('web-does-not-import-api', '^apps/web/', ['^packages/(domain|contract|client)/', '^apps/web/', BUILDING]),
    {
      name: 'parts-of-the-site-do-not-meet',
      severity: 'error',
      from: { path: '^apps/web/src/(shop|account|gestion)/' },
      to: { path: '^apps/web/src/(shop|account|gestion)/', pathNot: '^apps/web/src/$1/' },
    },
    {
      name: 'pieces-and-ui-stay-below',
      severity: 'error',
      from: { path: '^apps/web/src/(pieces|ui)/' },
      to: { path: '^apps/web/src/(routes|shop|account|gestion|kit)/' },
    },
    {
      name: 'ui-below-pieces',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/pieces/' },
    },
    only('stories-see-what-people-see', '^e2e/', [
      ...['^e2e/', '^packages/(domain|contract|client|demo)/', '^scripts/scratch\\.ts$'],
    ]),
    only('benches-start-the-server', '^bench/', ['^bench/', '^packages/', '^apps/api/', '^e2e/browser\\.ts$']),
    only('scripts-know-the-tables', '^scripts/', [
      ...['^scripts/', '^packages/domain/', '^apps/api/src/db/', '^apps/api/src/kit/openapi\\.ts$'],
    ]),
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
