// What the scale measurements ask for: the documents of the client's screens, and quantiles of their times.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { personOf, size } from './seed.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const document = (name) => readFileSync(path.join(root, 'client', name), 'utf8')
/** The documents of the client's screens; variables by the number of the request, the church, and how many people it has. */
export const operations = {
  list: [
    'features/acesso/usuario/list/usuarios.graphql',
    'Usuarios',
    (n, _, people) => ({ first: 20, after: String(((n % 20) * 20) % people) }),
  ],
  search: [
    'kernel/search/buscar.graphql',
    'Buscar',
    (n) => ({ texto: ['silva', 'ester', 'louvor', 'célula 1'][n % 4] }),
  ],
  detail: [
    'features/acesso/usuario/detail/usuario.graphql',
    'UsuarioDetalhe',
    (_, church, people) => ({ id: personOf(church, people) }),
  ],
  home: ['features/igreja/home/home.graphql', 'Home', () => ({})],
  month: [
    'features/financas/entrada/list/entradas.graphql',
    'Entradas',
    () => ({ first: 20, ordem: { campo: 'data', direcao: 'DESC' }, filtro: { excluidos: false } }),
  ],
  'cash book': [
    'features/financas/livro-caixa/screen/livro-caixa.graphql',
    'LivroCaixa',
    () => ({ inicio: '2026-10-01', fim: '2026-10-31', first: 20 }),
  ],
}
const fragmentFiles = globSync('client/features/**/*.graphql', { cwd: root }).map((file) => path.join(root, file))
const documents = Object.fromEntries(
  Object.entries(operations).map(([name, [file]]) => [name, withFragments(document(`${file}`))]),
)

/** The document with the fragments of other screens that it names. */
function withFragments(text) {
  const known = new Set([...text.matchAll(/fragment (\w+) on/g)].map(([, name]) => name))
  const missing = [...text.matchAll(/\.\.\.(\w+)/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'on' && !known.has(name))
  return missing.length === 0 ? text : withFragments([text, ...new Set(missing.map(fragment))].join('\n'))
}

function fragment(name) {
  for (const file of fragmentFiles) {
    const found = new RegExp(`fragment ${name} on [\\s\\S]*?\\n}`).exec(readFileSync(file, 'utf8'))
    if (found) return found[0]
  }
  throw new Error(`no fragment ${name}`)
}

/**
 * @param church from 0
 * @param n the number of the request, on which the variables depend
 * @param people of each church
 * @returns milliseconds until the last byte
 */
export async function askFor(operation, { url, token, church, n, people = size.people }) {
  const [, operationName, variables] = operations[operation]
  const body = JSON.stringify({ query: documents[operation], operationName, variables: variables(n, church, people) })
  const began = performance.now()
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  })
  const text = await response.text()
  const took = performance.now() - began
  if (!response.ok || text.includes('"errors"'))
    throw new Error(`${operation}: ${response.status} ${text.slice(0, 400)}`)
  return took
}

/** The median of the quantiles of five rounds: what else the machine does for a moment disturbs one round. */
export function steady(times, share) {
  const rounds = [0, 1, 2, 3, 4].map((round) =>
    times.slice((times.length * round) / 5, (times.length * (round + 1)) / 5),
  )
  return rounds.map((round) => quantile(round, share)).sort((a, b) => a - b)[2]
}

export const quantile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]
