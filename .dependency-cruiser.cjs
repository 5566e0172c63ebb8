// The import table of the architecture, enforced as errors. Type imports count. Only entities may import each other in
// a cycle.
const feature = '^(server|client)/features/([^/]+)/([^/]+)/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Areas from the lowest to the highest. An area may not import a later one, so there are no cycles of areas. */
const areas = [
  'acesso',
  'agenda',
  'pessoas',
  'comunicacao',
  'financas',
  'patrimonio',
  'ensino',
  'culto',
  'missoes',
  'relatorios',
  'igreja',
]

const floors = areas.slice(0, -1).map((area, index) => {
  const above = areas.slice(index + 1).join('|')
  return forbid(
    `${area}-knows-no-area-above`,
    'Areas are floors: who needs one above gives or takes contributions (server/kernel/transport/feature.ts).',
    { path: `^server/features/${area}/`, pathNot: '\\.(test|sample)\\.ts$' },
    // agenda and pessoas are on one floor; pessoas/vinculo (membership) is below both, see membership-stands-below
    { path: `^server/features/(${above})/`, pathNot: '^server/features/pessoas/vinculo/' },
  )
})

/** On the client the same holds; a screen takes parts of higher areas (`parts` in client/kernel/feature.ts). */
const clientFloors = areas.slice(0, -1).map((area, index) => {
  const above = areas.slice(index + 1).join('|')
  return forbid(
    `client-${area}-knows-no-area-above`,
    'Areas are floors: who needs one above gives or takes contributions (client/kernel/feature.ts).',
    { path: `^client/features/${area}/`, pathNot: '\\.sample\\.ts$' },
    { path: `^client/features/(${above})/` },
  )
})

/** The floors of the server's kernel, from the lowest. Its rooms form no circle either: .dependency-cruiser.rooms.cjs */
const kernelFloors = ['base', 'data', 'access', 'work', 'transport']

const kernel = [
  ...kernelFloors
    .slice(0, -1)
    .map((floor, index) =>
      forbid(
        `kernel-${floor}-stands-below`,
        'Each floor of the kernel imports only floors below it.',
        { path: `^server/kernel/${floor}/`, pathNot: '\\.test\\.ts$' },
        { path: `^server/kernel/(${kernelFloors.slice(index + 1).join('|')})/` },
      ),
    ),
]

module.exports = {
  forbidden: [
    ...floors,
    ...kernel,
    ...clientFloors,
    forbid(
      'membership-stands-below',
      'Groups of every area use it, so it knows people only.',
      { path: '^server/features/pessoas/vinculo/', pathNot: '\\.test\\.ts$' },
      { path: '^server/features/', pathNot: '^server/features/(acesso|pessoas/vinculo)/' },
    ),
    forbid(
      'no-circle',
      'Only entities may know each other both ways.',
      { pathNot: '\\.entity\\.ts$' },
      { circular: true, viaOnly: { pathNot: '\\.entity\\.ts$' } },
    ),
    forbid(
      'unresolvable',
      'An import that leads nowhere.',
      { pathNot: '\\.generated\\.ts$' },
      // dist does not exist in a fresh checkout, the benchmark installs PostGraphile on demand, and the tests of third
      // parties' tools generate the tools' clients
      { couldNotResolve: true, pathNot: ['\\.css$', '(^|/)dist/', '^postgraphile', '/candeia\\.generated\\.js$'] },
    ),
    forbid(
      'kernel-knows-no-feature',
      'The kernel stands alone.',
      { path: '^server/kernel/' },
      { path: '^server/(features|app|services|start|cli)' },
    ),
    forbid(
      'copying-commands-know-no-feature',
      'They read and write tables by their names; with the features each would take four times as long to start.',
      { path: '^server/cli/(backup|church)/run\\.ts$' },
      { path: '^server/(features|services)', reachable: true },
    ),
    forbid(
      'arguments-first',
      'A wrong option is refused before the features are loaded.',
      { path: '^server/cli/admin/input\\.ts$' },
      {
        path: '^server/(features|services)',
        pathNot: '^server/features/acesso/sessao/password\\.ts$',
        reachable: true,
      },
    ),
    forbid(
      'client-kernel-knows-no-feature',
      'The kernel stands alone.',
      { path: '^client/kernel/' },
      { path: '^client/features/' },
    ),
    forbid(
      'client-never-server',
      'The client sees the server through schema and generated files only.',
      { path: '^client/', pathNot: '\\.sample\\.ts$' },
      { path: '^(server|migrations|tests)/' },
    ),
    forbid('server-never-client', 'The server does not know its clients.', { path: '^server/' }, { path: '^client/' }),
    forbid(
      'product-never-tests',
      'Only tests use test code.',
      { path: '^(server|client)/', pathNot: '\\.(test|sample)\\.tsx?$' },
      { path: '^tests/' },
    ),
    forbid(
      'product-never-samples',
      'How the sweeps make a record lies beside the feature, but is test code: the build leaves it out.',
      { path: '^(server|client)/', pathNot: '\\.(test|sample)\\.tsx?$' },
      { path: '\\.sample\\.ts$' },
    ),
    forbid(
      'through-index',
      'Other features are used through their index; entities may name entities.',
      { path: feature },
      {
        path: feature,
        pathNot: [
          '^$1/features/$2/$3/',
          '/index\\.tsx?$',
          '\\.entity\\.ts$',
          '\\.type\\.ts$',
          '\\.input\\.ts$',
          '\\.sample\\.ts$',
          '/routes\\.tsx?$',
          '/urls\\.ts$',
        ],
      },
    ),
    forbid(
      'rules-are-pure',
      'Rules do no I/O.',
      { path: '\\.rules\\.ts$' },
      {
        path: ['^server/kernel/', '^node_modules/'],
        pathNot: [
          '^server/kernel/work/contributions/(bank-money|calendar)\\.ts$',
          '^server/kernel/access/record-actions\\.ts$',
          '^server/kernel/access/(above|actions|areas|grants|preview)\\.ts$',
        ],
      },
    ),
    forbid(
      'shared-rules-stand-alone',
      'Server and client read the same rules, so these know only libraries and each other.',
      { path: '^schema/rules/' },
      { path: '^(server|client|migrations|tests)/|^node_modules/(?!(zod|cpf-cnpj-validator)/)' },
    ),
    forbid(
      'entity',
      'Entities know the tenant base and each other.',
      { path: '\\.entity\\.ts$', pathNot: '^server/kernel/' },
      {
        path: '^server/',
        pathNot: [
          '^server/kernel/data/tenant/',
          '^server/kernel/data/database/tables\\.ts$',
          '^schema/rules/dates\\.ts$',
          '^server/kernel/access/(levels|perfis)\\.ts$',
          '\\.entity\\.ts$',
        ],
      },
    ),
    forbid(
      'use-cases-know-no-transport',
      'Queries, use cases and jobs serve both transports.',
      { path: '\\.(queries|usecases|job)\\.ts$' },
      { path: '^server/kernel/transport/(graphql|rest|http|serving)/' },
    ),
    forbid(
      'resolver',
      'Resolvers translate between GraphQL and use cases.',
      { path: '\\.(resolver|type)\\.ts$' },
      { path: ['^server/kernel/(transport/(rest|http|serving)|data/database)/', '\\.rest\\.ts$'] },
    ),
    forbid(
      'rest',
      'Routes translate between REST and use cases.',
      { path: '\\.rest\\.ts$' },
      { path: ['^server/kernel/(transport/(graphql|http|serving)|data/database)/', '\\.(resolver|type)\\.ts$'] },
    ),
    forbid(
      'one-place-forks',
      'Only tenant/session.ts opens transactions on the ORM.',
      { path: '^server/features/' },
      { path: '^server/(kernel/data/database/(orm|embedded|roles)|migrate)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
