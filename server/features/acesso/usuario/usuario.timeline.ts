import DataLoader from 'dataloader'
import { toInstant } from '../../../../schema/rules/dates.js'
import type { List } from '../../../../schema/rules/pagination.js'
import { readParts } from '../../../kernel/data/reading/parts.js'
import type { Reading } from '../../../kernel/data/reading/reading.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { contributed } from '../../../kernel/work/context/reading-for.js'
import type { TimelineEntry } from '../../../kernel/work/contributions/contributions.js'
import { perfilName } from '../nivel-usuario/index.js'
import { perfilChanges, type UsuarioRow } from './usuario.queries.js'
import { milestones, readsPersonalData } from './usuario.rules.js'

const key = Symbol('linhaDoTempo')

/**
 * A person's timeline in the church, newest first; empty when the current user may not read this person's personal
 * data.
 */
export async function timelineOf(ctx: Context, person: UsuarioRow): Promise<TimelineEntry[]> {
  if (!readsPersonalData(ctx, person.id)) return []
  const loader = ctx.loader(
    key,
    () =>
      new DataLoader((people: readonly UsuarioRow[]) => timelines(ctx, people), {
        cacheKeyFn: ({ id }: UsuarioRow) => id,
      }),
  )
  return loader.load(person)
}

/** One page of a person's timeline. */
export async function timelineEvents(
  ctx: Context,
  person: UsuarioRow,
  { limit, offset }: { limit: number; offset: number },
): Promise<List<TimelineEntry>> {
  const all = await timelineOf(ctx, person)
  const end = offset + limit
  return { rows: all.slice(offset, end), total: all.length, hasMore: all.length > end, offset }
}

const timelines = (ctx: Context, people: readonly UsuarioRow[]): Promise<TimelineEntry[][]> =>
  ctx.reading((work) => timelinesIn(work, ctx, people))

async function timelinesIn(
  work: Reading & { leave(): Promise<void> },
  ctx: Context,
  people: readonly UsuarioRow[],
): Promise<TimelineEntry[][]> {
  const ids = people.map((person) => person.id)
  const changes = await perfilChanges(work, [...new Set(people.map((person) => person.idCliente))], ids)
  const timelines = ctx.services.features.flatMap(({ timeline }) => timeline ?? [])
  const entries = await contributed(ctx, work, timelines, (ctx, work, timelines) =>
    readParts(
      work,
      timelines.map((timeline) => timeline.entries(ctx, work, ids)),
    ),
  )
  const given = entries.flat()
  return Promise.all(
    people.map(async (person) => {
      const own = changes.filter((change) => change.idRegistro === person.id)
      const others = given.filter((entry) => entry.idUsuario === person.id)
      const entries = await Promise.all([
        milestones(person, toInstant(person.createdAt)).filter((milestone) => !isReportedBy(others, milestone)),
        Promise.all(own.map((change) => perfilEntry(ctx, person.idCliente, change))),
        others,
      ])
      return entries.flat().sort((a, b) => (toInstant(a.data) < toInstant(b.data) ? 1 : -1))
    }),
  )
}

/**
 * Removes events of the person's own record that a feature reports with more detail (for example, who baptised the
 * person).
 */
const isReportedBy = (entries: readonly TimelineEntry[], { tipo, data }: TimelineEntry): boolean =>
  entries.some((entry) => entry.tipo === tipo && entry.data === data)

async function perfilEntry(
  ctx: Context,
  idCliente: number,
  { quando, de, para }: { quando: string | Date; de: number; para: number },
): Promise<TimelineEntry> {
  const [before, after] = await Promise.all([perfilName(ctx, idCliente, de), perfilName(ctx, idCliente, para)])
  return { tipo: 'perfil', data: toInstant(quando), titulo: 'Perfil alterado', descricao: `De ${before} para ${after}` }
}
