import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { actions } from '../../server/access-table.js'
import { features } from '../../server/features.js'
import { runDirectory } from '../factories/database.js'
import type { Perfil, Product } from './product.js'
import { type Example, filled, newest } from './screen-example.js'

export interface Screen {
  /** the route's path: '/dashboard/users/:id' */
  path: string
  action?: string
  /** the directory of its feature: 'acesso/usuario' */
  feature?: string
  signedIn: boolean
  kind: 'screen'
}

const file = path.join(import.meta.dirname, 'route-table.mjs')

/** Every screen of the client's router. The first file of a run that needs them makes the list for the others. */
export function readScreens(): Screen[] {
  const list = path.join(runDirectory(), 'screens.json')
  if (!existsSync(list)) {
    const own = `${list}.${process.pid}`
    writeFileSync(own, execFileSync(process.execPath, [file]))
    renameSync(own, list)
  }
  return JSON.parse(readFileSync(list, 'utf8')) as Screen[]
}

/** An example address for each screen whose parameter is not simply a record of its own feature. */
const examples: Readonly<Record<string, Example>> = Object.assign({}, ...(await readExamples()))

async function readExamples(): Promise<Record<string, Example>[]> {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = globSync('client/features/*/*/screens.sample.ts', { cwd: root })
  const modules: { screens: Record<string, Example> }[] = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(root, file)).href)),
  )
  return modules.map(({ screens }) => screens)
}

/** The table of the feature in this directory: client and server use the same name. */
async function tableOf(feature: string): Promise<string | undefined> {
  const index = path.resolve(import.meta.dirname, '../../dist/server/features', feature, 'index.js')
  if (!existsSync(index)) return undefined
  const exported: Record<string, unknown> = await import(pathToFileURL(index).href)
  return features.find((each) => Object.values(exported).includes(each))?.table
}

/**
 * The address at which a test opens this screen.
 * @throws Error when its path has parameters and no example
 */
export async function addressOf(product: Product, screen: Screen): Promise<string> {
  if (!screen.path.includes(':')) return screen.path
  const example = examples[screen.path]
  if (example) return example(product)
  const table = screen.feature && (await tableOf(screen.feature))
  if (!table) throw new Error(`${screen.path} has no example in a screens.sample.ts of its feature`)
  return filled(screen.path, await newest(product, table))
}

/** The perfil that opens the screen: the church's administrator if allowed, otherwise the platform's. */
export function viewerOf({ signedIn, action }: Screen): Perfil | undefined {
  if (!signedIn) return undefined
  const allowed: readonly number[] = action ? ((actions as Record<string, readonly number[]>)[action] ?? []) : [1]
  return allowed.includes(1) ? 1 : 0
}
