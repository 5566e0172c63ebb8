// Fails when a kernel file of server or client names a feature (its name, a table, a type, its label, a plural or a
// screen's address) in code, a string or a comment. The kernel gets these names from the features. Words that a kernel
// file uses with another meaning are listed here with the file and the reason.
import 'reflect-metadata'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { features } from '../../dist/server/features.js'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Words that these kernel files may use although they name a feature, each with the reason. In all other files they are
 * faults, and so is an entry that its file no longer needs.
 */
const own = [
  {
    words: 'busca',
    why: 'argument of every list, and what the search field is called',
    files: [
      'client/kernel/frame/church-search.graphql',
      'client/kernel/frame/church-search.ts',
      'client/kernel/form/record/record-input.tsx',
      'client/kernel/form/record/record-options.tsx',
      'client/kernel/form/record/record-search.ts',
      'client/kernel/frame/keys.tsx',
      'client/kernel/list/export/download.ts',
      'client/kernel/list/empty-list.tsx',
      'client/kernel/list/export/export-menu.tsx',
      'client/kernel/list/export/print.tsx',
      'client/kernel/list/toolbar.tsx',
      'client/kernel/list/use-list-query.ts',
      'client/kernel/list/use-list.ts',
      'client/kernel/ui/address.ts',
      'server/kernel/transport/export/export-case.ts',
      'server/kernel/transport/graphql/limits.ts',
      'server/kernel/transport/graphql/page.type.ts',
      'server/kernel/transport/rest/export-route.ts',
      'server/kernel/transport/rest/openapi-components.ts',
      'server/kernel/transport/rest/openapi.ts',
      'server/kernel/transport/rest/route.ts',
    ],
  },
  {
    words: 'plataforma',
    why: "the platform's administrator, whose action and reads of all churches are the kernel's",
    files: [
      'client/kernel/frame/top-bar.tsx',
      'client/kernel/session/entered-church.ts',
      'server/kernel/work/context/entered-church.ts',
      'server/kernel/access/above.ts',
      'server/kernel/access/actions.ts',
      'server/kernel/access/can.ts',
      'server/kernel/access/audited-events.ts',
      'server/kernel/work/audit/audit.ts',
      'server/kernel/data/database/roles.ts',
      'server/kernel/transport/graphql/arguments.ts',
      'server/kernel/transport/rest/openapi-components.ts',
      'server/kernel/transport/rest/route.ts',
    ],
  },
  {
    words: 'local',
    why: 'the name of a specification: a date without a time zone',
    files: ['server/kernel/transport/graphql/scalars/scalars.ts'],
  },
  {
    words: 'transferencia',
    why: 'a means of payment, which is not a transfer between accounts of the church',
    files: ['server/kernel/work/contributions/bank-money.ts'],
  },
  {
    words: 'plataforma',
    why: 'an operating system without the embedded database',
    files: ['server/kernel/data/database/embedded/binaries.ts'],
  },
  {
    words: 'lixeira Lixeira',
    why: 'every list can show the recycle bin, and every record can be restored from it',
    files: [
      'client/kernel/list/empty-list.tsx',
      'client/kernel/list/filter/filters.tsx',
      'client/kernel/record/editable.tsx',
      'client/kernel/record/in-bin.tsx',
      'client/kernel/record/use-deletion.ts',
      'server/kernel/access/actions.ts',
      'server/kernel/access/bin.ts',
      'server/kernel/access/record-actions.ts',
    ],
  },
  {
    words: 'home',
    why: 'the address of the first screen after sign-in',
    files: [
      'client/kernel/frame/frame.tsx',
      'client/kernel/frame/nav.tsx',
      'client/kernel/frame/top-bar.tsx',
      'client/kernel/session/guard.tsx',
      'client/kernel/session/preview.ts',
      'client/kernel/session/use-renewal.ts',
    ],
  },
  {
    words: 'Home',
    why: 'the picture of a house',
    files: ['client/kernel/frame/church-chooser.tsx'],
  },
  {
    words: 'auditoria',
    why: 'what keeps who did what, in a sentence',
    files: ['client/kernel/frame/church-chooser.tsx'],
  },
  {
    words:
      'batismo campanha_missoes categoria celula celulas centro_custo classe_ebd conta_financeira culto cultos departamento departamentos dizimos ensaio ensaio_louvor entradas escalas evento eventos fornecedor grupo_louvor liturgiaCulto local membro_celula membro_grupo_louvor missao momento_culto orcamentos patrimonio patrimonios posts recurso recursos reservas saidas setlist tipoPatrimonio tipo_patrimonio tipo_post tipo_recurso usuario',
    why: 'the one table of what the documented calls name, so that no feature knows of churches that are entered',
    files: ['server/kernel/transport/rest/named-records.ts'],
  },
  {
    words: 'home',
    why: 'a home directory',
    files: [
      'server/kernel/data/database/embedded/account.ts',
      'server/kernel/data/database/embedded/binaries.ts',
      'server/kernel/data/database/embedded/directory.ts',
    ],
  },
  {
    words: 'local',
    why: 'the English word: local time, local storage, a setting of one transaction, a path',
    files: [
      'client/kernel/apollo/token.ts',
      'client/kernel/form/date/calendar.tsx',
      'server/kernel/data/database/citus/distribute.ts',
      'server/kernel/data/database/citus/update.ts',
      'server/kernel/data/database/engine.ts',
      'server/kernel/work/contributions/calendar.ts',
      'server/kernel/data/database/embedded/directory.ts',
      'server/kernel/transport/serving/operations.ts',
    ],
  },
  {
    words: 'AConferir a_conferir',
    why: "the questions that nobody could answer are the kernel's own table, which a feature lists",
    files: ['server/kernel/data/tenant/confirming.entity.ts', 'server/kernel/data/tenant/keep-open.ts'],
  },
  {
    words: 'auditoria Auditoria',
    why: "the audit log is the kernel's own table",
    files: [
      'server/kernel/work/audit/audit.ts',
      'server/kernel/data/database/citus/distribute.ts',
      'server/kernel/data/database/citus/sequences.ts',
      'server/kernel/data/database/roles.ts',
    ],
  },
  { words: 'eventos', why: 'notifications of the database', files: ['server/kernel/data/database/events.ts'] },
  {
    words: 'cliente Cliente',
    why: 'the church, to which every row belongs',
    files: [
      'server/kernel/transport/rest/church.ts',
      'server/kernel/work/context/entered-church.ts',
      'client/kernel/list/columns.tsx',
      'server/kernel/base/errors.ts',
      'server/kernel/transport/export/export-case.ts',
      'server/kernel/data/tenant/church-age.ts',
      'server/kernel/work/context/named-church.ts',
    ],
  },
  {
    words: 'sessao senha Senha doisFatores',
    why: 'the client signs in by them, and some operations require them',
    files: [
      'client/kernel/apollo/idempotency.ts',
      'client/kernel/session/session.graphql',
      'client/kernel/session/sign-in-again.tsx',
      'server/kernel/access/can.ts',
      'server/kernel/transport/graphql/subscriptions/connections.ts',
      'server/kernel/work/idempotency/idempotency.ts',
    ],
  },
  {
    words: 'token de API',
    why: 'a program signs in by it',
    files: [
      'server/kernel/access/can.ts',
      'server/kernel/transport/graphql/refusals.ts',
      'server/kernel/transport/rest/openapi-components.ts',
    ],
  },
  {
    words: 'pessoa',
    why: 'somebody, in a sentence',
    files: [
      'client/kernel/session/use-renewal.ts',
      'server/kernel/base/errors.ts',
      'server/kernel/transport/graphql/page.type.ts',
      'server/kernel/transport/graphql/registro.type.ts',
    ],
  },
  {
    words: 'calendário',
    why: 'the calendar of a date field, or a date of the calendar',
    files: ['client/kernel/form/date/date-input.tsx', 'server/kernel/transport/graphql/scalars/scalars.ts'],
  },
  {
    words: 'registro registros Registro',
    why: 'any record, of whatever kind',
    files: [
      'client/kernel/list/export/print.tsx',
      'client/kernel/record/editable.tsx',
      'client/kernel/record/in-bin.tsx',
      'server/kernel/base/errors.ts',
      'server/kernel/work/contributions/contributions.ts',
      'server/kernel/transport/graphql/page.type.ts',
      'server/kernel/transport/graphql/perfil.directive.ts',
      'server/kernel/transport/graphql/registro.type.ts',
      'server/kernel/transport/rest/openapi-components.ts',
    ],
  },
  { words: 'celulas', why: 'cells of the access matrix', files: ['server/kernel/access/grants.ts'] },
  { words: 'Assinaturas', why: 'GraphQL subscriptions', files: ['server/kernel/transport/graphql/refusals.ts'] },
  { words: 'recursos', why: 'what a plan includes, in the public offer', files: ['server/kernel/base/config.ts'] },
]

const upper = (name) => name[0].toUpperCase() + name.slice(1)

/** Names in code, in the spelling of code: 'contaPagar', 'ContaPagar', 'conta_pagar', and their plurals. */
const names = new Set()
/** Names in texts, in lower case: 'conta a pagar', 'contas a pagar'. */
const labels = new Set()
for (const { name, table, tables = {}, label, labels: plural } of features) {
  for (const each of [name, upper(name), table, ...Object.keys(tables)]) if (each) names.add(each).add(`${each}s`)
  for (const each of [label, plural, ...Object.values(tables)]) if (each) labels.add(each.toLowerCase())
}
const phrases = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:${[...labels].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}_])`,
  'giu',
)

/** The first screen after sign-in is part of the kernel. */
const ownScreens = new Set(['home'])

/** The HTTP method. */
const method = 'POST'

/** Finds names of features in a text: [line, name]. */
export function namedIn(text) {
  return text.split('\n').flatMap((line, index) => {
    const words = (line.match(/[A-Za-z_]\w*/g) ?? []).filter((word) => names.has(word))
    const texts = (line.match(phrases) ?? []).filter((text) => text !== method)
    const screens = [...line.matchAll(/\/dashboard\/([\w-]+)/g)].map(([, screen]) => screen)
    const all = new Set([...words, ...texts, ...screens.filter((screen) => !ownScreens.has(screen))])
    return [...all].map((name) => [index + 1, name])
  })
}

if (process.argv[1] === import.meta.filename) {
  const files = globSync('{server,client}/kernel/**/*.{ts,tsx,graphql}', { cwd: root })
  const needed = new Set()
  const found = files
    .filter((file) => !/\.(test|generated)\./.test(file))
    .flatMap((file) => {
      const allowed = own.filter(({ files }) => files.includes(file))
      return namedIn(readFileSync(path.join(root, file), 'utf8')).flatMap(([line, name]) => {
        const reason = allowed.find(({ words }) => ` ${words} `.includes(` ${name} `))
        if (reason) needed.add(`${reason.why}: ${file}`)
        return reason ? [] : [`${file}:${line} names ${name}`]
      })
    })
  for (const { why, files } of own)
    for (const file of files)
      if (!needed.has(`${why}: ${file}`)) found.push(`${file} no longer needs the exception '${why}'`)
  if (found.length) {
    console.error(`The kernel knows no feature:\n${found.join('\n')}`)
    process.exitCode = 1
  }
}
