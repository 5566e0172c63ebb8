import { sql } from 'kysely'
import { from } from '../../../../../kernel/data/tenant/records.js'
import {
  countText,
  dayOf,
  type Escopo,
  figureText,
  fromUntil,
  groupRows,
  highlight,
  numberOf,
  type ReportSource,
  rowsOf,
  textOf,
} from '../fonte.js'

/** The resources that existed at the end of the period, by type. */
const resourcesOf = ({ fuso, periodo, ...escopo }: Escopo) =>
  from(escopo, 'recurso')
    .innerJoin('tipo_recurso', (join) =>
      join
        .onRef('tipo_recurso.id', '=', 'recurso.idTipoRecurso')
        .onRef('tipo_recurso.idCliente', '=', 'recurso.idCliente'),
    )
    .select(['recurso.id', 'recurso.nomeRecurso', 'recurso.quantidade', 'recurso.status', 'recurso.descricao'])
    .select(['recurso.idTipoRecurso', 'tipo_recurso.tipoRecurso as nomeTipo'])
    .where('recurso.excluidoEm', 'is', null)
    .where(sql<boolean>`${dayOf('recurso.createdAt', fuso)} <= ${periodo.fim}::date`)
    .orderBy('tipo_recurso.nomeOrdem')
    .orderBy('recurso.idTipoRecurso')
    .orderBy('recurso.nomeOrdem')
    .orderBy('recurso.id')
    .execute()

/** The reservations that overlap the period. */
function reservationsOf({ fuso, periodo, ...escopo }: Escopo) {
  // a reservation does not include its last instant: one until midnight does not include the next day
  const lastDay = sql`((reserva.data_fim - interval '1 microsecond') at time zone ${fuso})::date`
  return from(escopo, 'reserva')
    .innerJoin('recurso', (join) =>
      join.onRef('recurso.id', '=', 'reserva.idRecurso').onRef('recurso.idCliente', '=', 'reserva.idCliente'),
    )
    .leftJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'reserva.idResponsavel').onRef('usuario.idCliente', '=', 'reserva.idCliente'),
    )
    .select(['reserva.idRecurso', 'reserva.quantidade', 'reserva.dataInicio', 'reserva.dataFim', 'reserva.finalidade'])
    .select(['recurso.nomeRecurso', 'usuario.name as responsavel'])
    .where('reserva.excluidoEm', 'is', null)
    .where(sql<boolean>`${dayOf('reserva.dataInicio', fuso)} <= ${periodo.fim}::date`)
    .where(sql<boolean>`${lastDay} >= ${periodo.inicio}::date`)
    .orderBy('reserva.dataInicio')
    .orderBy('reserva.id')
    .execute()
}

/** The resources that existed at the end of the period, by type, and the reservations that overlap the period. */
export const recursos: ReportSource = async (escopo) => {
  const { fuso } = escopo
  const resources = await resourcesOf(escopo)
  const reservations = await reservationsOf(escopo)
  const reserved = Map.groupBy(reservations, ({ idRecurso }) => idRecurso)
  const types = groupRows(resources, ({ idTipoRecurso }) => String(idTipoRecurso))
  const units = (list: readonly { quantidade: number }[]) => list.reduce((all, { quantidade }) => all + quantidade, 0)
  return {
    paisagem: true,
    resumo: [
      highlight('Recursos', resources.length),
      highlight('Tipos', types.length),
      highlight('Unidades', units(resources)),
      highlight('Reservas no período', reservations.length),
    ],
    secoes: [
      {
        titulo: 'Recursos',
        tabela: {
          colunas: [
            textOf('Recurso', 32),
            textOf('Descrição', 32),
            textOf('Status', 12),
            numberOf('Quantidade', 12),
            numberOf('Reservas', 12),
          ],
          grupos: types.map(([, own]) => ({
            titulo: own[0]?.nomeTipo ?? '',
            linhas: own.map((row) => [
              row.nomeRecurso,
              row.descricao ?? '',
              row.status === 1 ? 'Ativo' : 'Inativo',
              figureText(row.quantidade),
              figureText(reserved.get(row.id)?.length ?? 0),
            ]),
            subtotal: null,
          })),
          total: [
            `Total: ${countText(resources.length, 'recurso', 'recursos')}`,
            '',
            '',
            figureText(units(resources)),
            '',
          ],
          vazio: 'Nenhum recurso até o fim do período.',
        },
      },
      {
        titulo: 'Reservas',
        tabela: {
          colunas: [
            textOf('Início', 16),
            textOf('Fim', 16),
            textOf('Recurso', 20),
            textOf('Finalidade', 24),
            textOf('Responsável', 18),
            numberOf('Unidades', 10),
          ],
          grupos: [
            {
              titulo: null,
              linhas: rowsOf(reservations, (row) => [
                ...fromUntil(row.dataInicio, row.dataFim, fuso),
                row.nomeRecurso,
                row.finalidade,
                row.responsavel ?? '',
                figureText(row.quantidade),
              ]),
              subtotal: null,
            },
          ],
          total: [`Total: ${countText(reservations.length, 'reserva', 'reservas')}`, '', '', '', '', ''],
          vazio: 'Nenhuma reserva no período.',
        },
      },
    ],
  }
}
