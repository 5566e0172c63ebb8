import { sql } from 'kysely'
import { formatDate } from '../../../../../../schema/rules/dates.js'
import { from } from '../../../../../kernel/data/tenant/records.js'
import { countText, dayOf, highlight, type ReportSource, rowsOf, textOf } from '../fonte.js'

/** The departments that existed at the end of the period, each with its members. */
export const departamentos: ReportSource = async (escopo) => {
  const { fuso, periodo, filtros } = escopo
  const founded = dayOf('departamento.createdAt', fuso)
  const joined = dayOf('departamento_membro.createdAt', fuso)
  let query = from(escopo, 'departamento')
    .leftJoin('usuario as responsavel', (join) =>
      join
        .onRef('responsavel.id', '=', 'departamento.idResponsavel')
        .onRef('responsavel.idCliente', '=', 'departamento.idCliente')
        .on('responsavel.excluidoEm', 'is', null),
    )
    .where('departamento.excluidoEm', 'is', null)
  query =
    filtros.idDepartamento === undefined
      ? query.where(sql<boolean>`${founded} <= ${periodo.fim}::date`)
      : query.where('departamento.id', '=', filtros.idDepartamento)
  const all = await query
    .select(['departamento.id', 'departamento.tituloDepartamento', 'departamento.status'])
    .select('responsavel.name as responsavel')
    .orderBy('departamento.nomeOrdem')
    .orderBy('departamento.id')
    .execute()
  const members = await from(escopo, 'departamento_membro')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'departamento_membro.idMembro')
        .onRef('usuario.idCliente', '=', 'departamento_membro.idCliente'),
    )
    .select(['departamento_membro.idDepartamento', 'departamento_membro.idMembro', 'departamento_membro.statusMembro'])
    .select(['usuario.name', joined.as('desde')])
    .where('usuario.excluidoEm', 'is', null)
    .where(sql<boolean>`${joined} <= ${periodo.fim}::date`)
    .orderBy('usuario.nomeOrdem')
    .orderBy('usuario.id')
    .execute()
  const byDepartment = Map.groupBy(members, ({ idDepartamento }) => idDepartamento)
  const shown = all.flatMap(({ id }) => byDepartment.get(id) ?? [])
  const active = (list: typeof members) => list.filter(({ statusMembro }) => statusMembro === 'ativo').length
  return {
    resumo: [
      highlight('Departamentos', all.length),
      highlight('Departamentos ativos', all.filter(({ status }) => status === 1).length),
      highlight('Pessoas', new Set(shown.map(({ idMembro }) => idMembro)).size),
      highlight('Vínculos ativos', active(shown)),
    ],
    secoes: all.length
      ? all.map(({ id, tituloDepartamento, status, responsavel }) => {
          const own = byDepartment.get(id) ?? []
          return {
            titulo: `${tituloDepartamento}${status === 1 ? '' : ' (inativo)'}${responsavel ? ` · ${responsavel}` : ''}`,
            tabela: {
              colunas: [textOf('Membro', 60), textOf('Status', 20), textOf('Desde', 20)],
              grupos: [
                {
                  titulo: null,
                  linhas: rowsOf(own, ({ name, statusMembro, desde }) => [
                    name,
                    statusMembro === 'ativo' ? 'Ativo' : 'Inativo',
                    formatDate(String(desde)),
                  ]),
                  subtotal: [
                    `${countText(own.length, 'membro', 'membros')}, ${countText(active(own), 'ativo', 'ativos')}`,
                    '',
                    '',
                  ],
                },
              ],
              total: null,
              vazio: 'Nenhum membro.',
            },
          }
        })
      : [
          {
            titulo: null,
            tabela: { colunas: [], grupos: [], total: null, vazio: 'Nenhum departamento até o fim do período.' },
          },
        ],
  }
}
