import { sql } from 'kysely'
import { type DateOnly } from '../../../../schema/rules/dates.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { contributed } from '../../../kernel/work/context/reading-for.js'
import { accessRules } from '../../acesso/sessao/index.js'
import { type EntradaCalendarioRow, inOrder, placed, windowOf } from './calendario.rules.js'

/**
 * Entries of all features for these days that the current user may read, in order. Each feature uses a few statements,
 * independent of the number of entries.
 * @param work of one church, in which nothing more is read
 * @param upcoming only features whose next entries the home page shows
 */
export async function entradas(
  ctx: Context,
  work: Reading & { leave(): Promise<void> },
  days: { de: DateOnly; ate: DateOnly; fuso: string },
  upcoming = false,
): Promise<EntradaCalendarioRow[]> {
  const window = windowOf(days.de, days.ate, days.fuso)
  const sources = ctx.services.features.flatMap(({ calendar }) =>
    calendar && (calendar.upcoming || !upcoming) ? [calendar] : [],
  )
  const found = await contributed(ctx, work, sources, (ctx, work, sources) =>
    Promise.all(sources.map((source) => source.entries(ctx, work, window))),
  )
  return found
    .flat()
    .map((entry) => placed(entry, days.fuso))
    .filter(({ dia, ultimoDia }) => dia <= days.ate && ultimoDia >= days.de)
    .sort(inOrder)
}

const columns = ['id', 'createdAt', 'usadoEm'] as const

/** The person's current calendar address. */
export const enderecoOf = (work: Pick<Reading, 'db' | 'idCliente'>, idUsuario: number) =>
  from(work, 'endereco_calendario')
    .select(columns)
    .where('idUsuario', '=', idUsuario)
    .where('revogadoEm', 'is', null)
    .executeTakeFirst()

export type EnderecoCalendarioRow = NonNullable<Awaited<ReturnType<typeof enderecoOf>>>

/** The person with this hash of an address, while it is valid and the person may sign in. */
export const byHash = (work: Reading, hash: string) =>
  from(work, 'endereco_calendario')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'endereco_calendario.idUsuario')
        .onRef('usuario.idCliente', '=', 'endereco_calendario.idCliente'),
    )
    .innerJoin('cliente', (join) =>
      join
        .onRef('cliente.id', '=', 'endereco_calendario.idCliente')
        .onRef('cliente.idCliente', '=', 'endereco_calendario.idCliente'),
    )
    .select([
      'usuario.id',
      'usuario.uuid',
      'usuario.idCliente',
      'usuario.perfil',
      'usuario.name',
      'endereco_calendario.id as idEndereco',
      'endereco_calendario.usadoEm',
      'cliente.nome as igreja',
      'cliente.fusoHorario as fuso',
      sql<string | null>`${sql.raw(accessRules('usuario'))}`.as('regras'),
    ])
    .where('endereco_calendario.hash', '=', hash)
    .where('endereco_calendario.revogadoEm', 'is', null)
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.excluidoEm', 'is', null)
    .executeTakeFirst()
