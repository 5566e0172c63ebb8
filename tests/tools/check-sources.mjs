// Checks sources for patterns that no linter finds: they were removed from the sources and must not be used again.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { operationsOf, portugueseNames } from './server-names.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const client = 'client/**/*.{ts,tsx}'
const tests = ['server/**/*.test.ts', 'tests/**/*.{ts,mjs}']

const read = (file) => readFileSync(path.join(root, file), 'utf8')

const rules = [
  {
    files: ['client/**/*.css'],
    // the theme defines the colours
    except: /^client\/kernel\/theme\//,
    pattern: /#[\da-f]{3,8}\b|\brgba?\(/i,
    instead: 'give the colour a name in client/kernel/theme/tokens.css',
  },
  {
    files: [client],
    // the drawing of the lamp, and the manifest, which knows no variables of CSS
    except: /^client\/(kernel\/theme|gql)\/|\/lamp\.tsx$|^client\/manifest\.ts$/,
    pattern: /["'`]#(?:[\da-f]{3}|[\da-f]{6})["'`]/i,
    instead: 'give the colour a name in client/kernel/theme/tokens.css',
  },
  { files: [client], pattern: /refetchQueries[^\]\n]*'/, instead: 'name the query by its document' },
  { files: [client], pattern: /\bdata!/, instead: 'use dataOf (client/kernel/apollo)' },
  {
    files: ['{server,client,schema,tests}/**/*.{ts,tsx}'],
    // generated hooks, and one query whose columns are known only at run time
    except: /\.generated\.ts$|^server\/kernel\/work\/edges\/list\.ts$/,
    pattern: /\bas never\b/,
    instead: 'give the value its type',
  },
  {
    files: ['{server,client,schema,tests}/**/*.{ts,tsx,mjs}'],
    pattern: /^\s*(?:\/\*\*|\*) (?!@).* @(?:param|returns|throws)\b/,
    instead: 'begin a line of its own with the tag',
  },
  {
    files: tests,
    pattern: /^ {0,4}\}, \d+_\d{3}\)$|^ +\d+_\d{3},$|^ *(?:before|after)(?:All|Each)\(.*, [\d_]{4,}\)$/,
    instead: 'leave the time limit out: the runner knows none',
  },
  {
    files: tests,
    except: /^tests\/tools\/check-sources\.mjs$/,
    pattern: /\.waitForTimeout\(/,
    instead: 'wait for the condition',
  },
  {
    files: tests,
    except: /^tests\/tools\/check-sources\.mjs$/,
    pattern: /new Date\((?:Date\.now\(\).*)?\)\.toISOString\(\)\.slice\(0, ?10\)/,
    instead: 'use churchDay (tests/factories/zones.ts): in UTC it is the next day from 21:00 on',
  },
  {
    files: ['{server,client,schema}/**/*.{ts,tsx}', 'docs/**/*.md', 'README.md'],
    pattern: /pix autom[áa]tico/i,
    instead: 'say Pix pelo banco: the central bank calls its recurring debit Pix Automático',
  },
  {
    files: ['{server,client}/features/**/*.{ts,tsx}', 'schema/rules/*/*.ts'],
    // comments; and the documented texts, the name of the levels, words to search by
    except: /\.(?:generated|test)\.ts$|\.rest\.ts$/,
    pattern:
      /^(?!\s*(?:\/\/|\/?\*)|.*(?:Nenhum usuário cadastrado!|(?:buscar|carregar) os usuários\.|Usuário desconhecido|n[íi]ve(?:l|is)(?: \(perfil\))? de usuário|keywords: )).*usuári/i,
    instead: 'say Pessoa: the glossary has no Usuário on the screen',
  },
]

const faults = rules.flatMap(({ files, except, pattern, instead }) =>
  globSync(files, { cwd: root })
    .filter((file) => !except?.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}\n  ${instead}`] : [])),
    ),
)
// What was typed into a form on a screen is not lost without a question (a dialog asks by itself).
const unguarded = [
  // part of a dialog
  'acesso/confirmar-senha/index.tsx',
  'agenda/pedido-reserva/list/formularios.tsx',
  // before a session: a sign-in or a sign-up
  'acesso/login/code-step.tsx',
  'acesso/login/password-step.tsx',
  'acesso/recuperacao/index.tsx',
  'acesso/convite/pagina/index.tsx',
  'acesso/redefinicao/index.tsx',
  'igreja/cadastro/index.tsx',
  // passwords and codes, which nobody keeps half typed
  'igreja/configuracoes/dois-fatores-ativar.tsx',
  'igreja/configuracoes/senha.tsx',
  // a choice that stores nothing
  'pessoas/encontro/escolher-celula.tsx',
  'ensino/aula-ebd/chamada/create.tsx',
  'culto/liturgia/ordem/index.tsx',
  'missoes/codigo-pix/ofertar/escolha.tsx',
  'relatorios/celula/period-form.tsx',
  'relatorios/relatorio/screen/form.tsx',
  // guarded by the screen around it
  'igreja/home/primeiros-passos/contas.tsx',
].map((file) => `client/features/${file}`)
for (const file of globSync('client/features/**/*.tsx', { cwd: root }).filter((one) => !unguarded.includes(one)))
  if (/<Form\s/.test(read(file)) && !/<Modal\b|\b(?:use)?LeaveGuard\b/.test(read(file)))
    faults.push(`${file}: guard the form with <LeaveGuard form={form} />`)

// functions and types of the server have English verbs
const operations = operationsOf(read('schema/schema.graphql'))
for (const file of globSync('server/**/*.ts', { cwd: root }))
  for (const [line, name, instead] of portugueseNames(read(file), operations))
    faults.push(`${file}:${line}: ${name}\n  say it in English: ${instead} (docs/architecture.md, Names)`)

// each term may have only one row in the glossary
const terms = [...read('schema/CONTEXT.md').matchAll(/^\| (`[^|]+`) \|/gm)].map(([, term]) => term)
for (const term of new Set(terms.filter((one, at) => terms.indexOf(one) !== at)))
  faults.push(`schema/CONTEXT.md: ${term} has two rows`)

// STRIPE_API_URL is only for the tests, which replace the payment provider
const settings = [...read('server/kernel/base/config.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(([, name]) => name)
for (const name of settings.filter((one) => one !== 'STRIPE_API_URL' && !read('README.md').includes(`\`${one}\``)))
  faults.push(`README.md: ${name} is not documented`)

if (faults.length) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}
