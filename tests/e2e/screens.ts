import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { actions } from '../../server/kernel/access/actions.js'
import type { Perfil, Product } from './product.js'

export interface Screen {
  /** As the router has it: '/dashboard/users/:id'. */
  path: string
  action?: string
  signedIn: boolean
  kind: 'screen' | 'construction'
}

const file = path.join(import.meta.dirname, 'route-table.mjs')

/** Every screen of the client's router. */
export const readScreens = (): Screen[] =>
  JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' })) as Screen[]

type Example = string | ((product: Product) => Promise<string>)

/** A real address for each path with parameters, of Igreja Betel. A screen without its line here fails the sweep. */
const examples: Record<string, Example> = {
  '/reset-password/:token': async (product) => {
    const email = 'varredura@exemplo.com.br'
    const input = { nomeIgreja: 'Igreja da Varredura', name: 'Vera Varredura', email }
    const query = 'mutation($input: CadastroInput!) { cadastrarIgreja(input: $input) { message } }'
    await product.graphql(null, query, { input })
    return new URL(await product.linkFor(email)).pathname
  },
  '/dashboard/users/:id': async (product) => `/dashboard/users/${await idOf(product, 'usuario')}`,
  '/dashboard/user/create/:userId': async (product) => `/dashboard/user/create/${await idOf(product, 'usuario')}`,
  '/dashboard/entradas/:id': async (product) => `/dashboard/entradas/${await idOf(product, 'entrada')}`,
  '/dashboard/saidas/:id': async (product) => `/dashboard/saidas/${await idOf(product, 'saida')}`,
  '/dashboard/patrimonios/:id': async (product) => `/dashboard/patrimonios/${await idOf(product, 'patrimonio')}`,
}

async function idOf(product: Product, table: string): Promise<number> {
  const church = `select id_cliente from usuario where email = 'admin@betel.demo'`
  const [row] = await product.sql<{ id: number }>(
    `select id from ${table} where id_cliente = (${church}) and excluido_em is null order by id desc limit 1`,
  )
  if (!row) throw new Error(`no ${table} in the demo data`)
  return row.id
}

/** Where a test finds this screen. @throws Error when its path has parameters and no example */
export async function addressOf(product: Product, screen: Screen): Promise<string> {
  if (!screen.path.includes(':')) return screen.path
  if (screen.kind === 'construction') return screen.path.replace(/:\w+\??/g, '1')
  const example = examples[screen.path]
  if (!example) throw new Error(`${screen.path} has no example in tests/e2e/screens.ts`)
  return typeof example === 'string' ? example : example(product)
}

/** Somebody who may see it: a church's administrator wherever that is enough. */
export function viewerOf({ signedIn, action }: Screen): Perfil | undefined {
  if (!signedIn) return undefined
  const allowed: readonly number[] = action ? ((actions as Record<string, readonly number[]>)[action] ?? []) : [1]
  return allowed.includes(1) ? 1 : 0
}
