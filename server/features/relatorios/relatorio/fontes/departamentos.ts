import { sql } from 'kysely'
import { formatDate } from '../../../../kernel/dates.js'
import { from } from '../../../../kernel/tenant/records.js'
import { cada, destaque, dia, type Fonte, quantos, texto } from './fonte.js'

/** The departments that existed at the end of the period, each with its members. */
export const departamentos: Fonte = async (escopo) => {
  const { fuso, periodo, filtros } = escopo
  const founded = dia('departamento.createdAt', fuso)
  const joined = dia('departamento_membro.createdAt', fuso)
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
      destaque('Departamentos', all.length),
      destaque('Departamentos ativos', all.filter(({ status }) => status === 1).length),
      destaque('Pessoas', new Set(shown.map(({ idMembro }) => idMembro)).size),
      destaque('Vínculos ativos', active(shown)),
    ],
    secoes: all.length
      ? all.map(({ id, tituloDepartamento, status, responsavel }) => {
          const own = byDepartment.get(id) ?? []
          return {
            titulo: `${tituloDepartamento}${status === 1 ? '' : ' (inativo)'}${responsavel ? ` · ${responsavel}` : ''}`,
            tabela: {
              colunas: [texto('Membro', 60), texto('Status', 20), texto('Desde', 20)],
              grupos: [
                {
                  titulo: null,
                  linhas: cada(own, ({ name, statusMembro, desde }) => [
                    name,
                    statusMembro === 'ativo' ? 'Ativo' : 'Inativo',
                    formatDate(String(desde)),
                  ]),
                  subtotal: [
                    `${quantos(own.length, 'membro', 'membros')}, ${quantos(active(own), 'ativo', 'ativos')}`,
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
