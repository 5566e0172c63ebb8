import type { Installation } from './installation.js'
import { type Origin, pairsOf } from './origin.js'
import type { ChurchTable } from './rows/catalogue.js'

/** How many files are read or written at the same time. */
const atOnce = 8

interface Counted {
  copied: number
  missing: number
}

interface Overwriting {
  /** also copies files that the target has: in a shared bucket, writing a file notes which church owns it */
  again?: boolean
  /** whether a file that the target has is no more what the source has */
  altered?: (from: string, there: Buffer) => boolean
}

interface Files {
  get(key: string): Promise<Buffer | null>
}

/** Copies files that the target does not have yet. */
async function copyFiles(
  names: readonly (readonly [from: string, to: string])[],
  source: Files,
  target: Files & { put(key: string, data: Buffer): Promise<void> },
  { again = false, altered = () => false }: Overwriting = {},
): Promise<Counted> {
  const counted = { copied: 0, missing: 0 }
  for (let first = 0; first < names.length; first += atOnce)
    await Promise.all(
      names.slice(first, first + atOnce).map(async ([from, to]) => {
        const there = again ? null : await target.get(to)
        if (there && !altered(from, there)) return
        const data = await source.get(from)
        if (data) await target.put(to, data)
        counted[data ? 'copied' : 'missing']++
      }),
    )
  return counted
}

const tableOf = (origin: Origin, name: string) => origin.tables.find((table) => table.name === name) as ChurchTable

/** The pictures, which may travel before the rows. */
export async function copyPictures(
  origin: Origin,
  source: Pick<Installation['images'], 'get'>,
  target: Installation['images'],
  { uuid = (one) => one, ...overwriting }: { uuid?: (one: string) => string } & Overwriting = {},
): Promise<Counted> {
  const uuids = [...(await pairsOf(origin, tableOf(origin, 'arquivo'), 'uuid', 'id')).keys()]
  return copyFiles(
    uuids.map((one) => [one, uuid(one)] as const),
    source,
    target,
    overwriting,
  )
}

/** The report files, whose names hold the number of the church. */
export async function copyReports(
  origin: Origin,
  { source, target, to }: { source: Installation; target: Installation; to: number },
): Promise<Counted> {
  const ready = await pairsOf(origin, tableOf(origin, 'relatorio'), 'uuid', 'status')
  const names = [...ready].flatMap(([uuid, status]) =>
    status === 'pronto' ? [[`${origin.church}/${uuid}.pdf`, `${to}/${uuid}.pdf`] as const] : [],
  )
  return copyFiles(names, source.reports, target.reports)
}
