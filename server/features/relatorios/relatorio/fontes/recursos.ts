import { sql } from 'kysely'
import { from } from '../../../../kernel/tenant/records.js'
import { agrupar, cada, deAte, destaque, dia, type Fonte, inteiro, numero, quantos, texto } from './fonte.js'

/** The resources that existed at the end of the period, by type, and the reservations that overlap the period. */
export const recursos: Fonte = async (escopo) => {
  const { fuso, periodo } = escopo
  const resources = await from(escopo, 'recurso')
    .innerJoin('tipo_recurso', (join) =>
      join
        .onRef('tipo_recurso.id', '=', 'recurso.idTipoRecurso')
        .onRef('tipo_recurso.idCliente', '=', 'recurso.idCliente'),
    )
    .select(['recurso.id', 'recurso.nomeRecurso', 'recurso.quantidade', 'recurso.status', 'recurso.descricao'])
    .select(['recurso.idTipoRecurso', 'tipo_recurso.tipoRecurso as nomeTipo'])
    .where('recurso.excluidoEm', 'is', null)
    .where(sql<boolean>`${dia('recurso.createdAt', fuso)} <= ${periodo.fim}::date`)
    .orderBy('tipo_recurso.nomeOrdem')
    .orderBy('recurso.idTipoRecurso')
    .orderBy('recurso.nomeOrdem')
    .orderBy('recurso.id')
    .execute()
  // a reservation does not include its last instant: one until midnight does not include the next day
  const lastDay = sql`((reserva.data_fim - interval '1 microsecond') at time zone ${fuso})::date`
  const reservations = await from(escopo, 'reserva')
    .innerJoin('recurso', (join) =>
      join.onRef('recurso.id', '=', 'reserva.idRecurso').onRef('recurso.idCliente', '=', 'reserva.idCliente'),
    )
    .leftJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'reserva.idResponsavel').onRef('usuario.idCliente', '=', 'reserva.idCliente'),
    )
    .select(['reserva.idRecurso', 'reserva.quantidade', 'reserva.dataInicio', 'reserva.dataFim', 'reserva.finalidade'])
    .select(['recurso.nomeRecurso', 'usuario.name as responsavel'])
    .where('reserva.excluidoEm', 'is', null)
    .where(sql<boolean>`${dia('reserva.dataInicio', fuso)} <= ${periodo.fim}::date`)
    .where(sql<boolean>`${lastDay} >= ${periodo.inicio}::date`)
    .orderBy('reserva.dataInicio')
    .orderBy('reserva.id')
    .execute()
  const reserved = Map.groupBy(reservations, ({ idRecurso }) => idRecurso)
  const types = agrupar(resources, ({ idTipoRecurso }) => String(idTipoRecurso))
  const units = (list: readonly { quantidade: number }[]) => list.reduce((all, { quantidade }) => all + quantidade, 0)
  return {
    paisagem: true,
    resumo: [
      destaque('Recursos', resources.length),
      destaque('Tipos', types.length),
      destaque('Unidades', units(resources)),
      destaque('Reservas no período', reservations.length),
    ],
    secoes: [
      {
        titulo: 'Recursos',
        tabela: {
          colunas: [
            texto('Recurso', 32),
            texto('Descrição', 32),
            texto('Status', 12),
            numero('Quantidade', 12),
            numero('Reservas', 12),
          ],
          grupos: types.map(([, own]) => ({
            titulo: own[0]?.nomeTipo ?? '',
            linhas: own.map((row) => [
              row.nomeRecurso,
              row.descricao ?? '',
              row.status === 1 ? 'Ativo' : 'Inativo',
              inteiro(row.quantidade),
              inteiro(reserved.get(row.id)?.length ?? 0),
            ]),
            subtotal: null,
          })),
          total: [`Total: ${quantos(resources.length, 'recurso', 'recursos')}`, '', '', inteiro(units(resources)), ''],
          vazio: 'Nenhum recurso até o fim do período.',
        },
      },
      {
        titulo: 'Reservas',
        tabela: {
          colunas: [
            texto('Início', 16),
            texto('Fim', 16),
            texto('Recurso', 20),
            texto('Finalidade', 24),
            texto('Responsável', 18),
            numero('Unidades', 10),
          ],
          grupos: [
            {
              titulo: null,
              linhas: cada(reservations, (row) => [
                ...deAte(row.dataInicio, row.dataFim, fuso),
                row.nomeRecurso,
                row.finalidade,
                row.responsavel ?? '',
                inteiro(row.quantidade),
              ]),
              subtotal: null,
            },
          ],
          total: [`Total: ${quantos(reservations.length, 'reserva', 'reservas')}`, '', '', '', '', ''],
          vazio: 'Nenhuma reserva no período.',
        },
      },
    ],
  }
}
