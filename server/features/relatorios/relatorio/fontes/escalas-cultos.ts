import { from } from '../../../../kernel/data/tenant/records.js'
import { cultoTitle } from '../../../culto/culto/index.js'
import { countText, groupRows, highlight, type ReportSource, textOf } from './fonte.js'

const answers: Readonly<Record<string, string>> = {
  pendente: 'Pendente',
  confirmada: 'Confirmada',
  recusada: 'Recusada',
}

/** Who serves in each worship service of the period, or in which ones one person serves, with the answers. */
export const escalasCultos: ReportSource = async (escopo) => {
  const { periodo, filtros } = escopo
  let query = from(escopo, 'escala_culto')
    .innerJoin('culto', (join) =>
      join.onRef('culto.id', '=', 'escala_culto.idCulto').onRef('culto.idCliente', '=', 'escala_culto.idCliente'),
    )
    .innerJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'escala_culto.idMembro').onRef('usuario.idCliente', '=', 'escala_culto.idCliente'),
    )
    .leftJoin('departamento', (join) =>
      join
        .onRef('departamento.id', '=', 'escala_culto.idDepartamento')
        .onRef('departamento.idCliente', '=', 'escala_culto.idCliente'),
    )
    .where('escala_culto.excluidoEm', 'is', null)
    .where('culto.excluidoEm', 'is', null)
    .where('usuario.excluidoEm', 'is', null)
    .where('culto.dataCulto', '>=', periodo.inicio)
    .where('culto.dataCulto', '<=', periodo.fim)
  if (filtros.idUsuario !== undefined) query = query.where('escala_culto.idMembro', '=', filtros.idUsuario)
  const rows = await query
    .select(['escala_culto.idCulto', 'escala_culto.idMembro', 'escala_culto.funcao', 'escala_culto.resposta'])
    .select(['culto.dataCulto', 'culto.horaCulto', 'culto.temaCulto', 'culto.statusCulto'])
    .select(['usuario.name', 'departamento.tituloDepartamento'])
    .orderBy('culto.dataCulto')
    .orderBy('culto.horaCulto')
    .orderBy('culto.id')
    .orderBy('escala_culto.funcaoOrdem')
    .orderBy('usuario.nomeOrdem')
    .orderBy('escala_culto.id')
    .execute()
  const services = groupRows(rows, ({ idCulto }) => String(idCulto)).map(([, roster]) => roster)
  const count = (answer: string) => rows.filter((row) => row.resposta === answer).length
  return {
    resumo: [
      highlight('Cultos com escala', services.length),
      highlight('Pessoas', new Set(rows.map(({ idMembro }) => idMembro)).size),
      highlight('Confirmadas', count('confirmada')),
      highlight('Pendentes', count('pendente')),
      highlight('Recusadas', count('recusada')),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [textOf('Função', 26), textOf('Pessoa', 34), textOf('Departamento', 24), textOf('Resposta', 16)],
          grupos: services.map((roster) => ({
            titulo: cultoName(roster[0]),
            linhas: roster.map((row) => [
              row.funcao,
              row.name,
              row.tituloDepartamento ?? '',
              answers[row.resposta] ?? row.resposta,
            ]),
            subtotal: null,
          })),
          total: [`Total: ${countText(rows.length, 'escala', 'escalas')}`, '', '', ''],
          vazio: 'Nenhuma escala no período.',
        },
      },
    ],
  }
}

const cultoName = (culto: (Parameters<typeof cultoTitle>[0] & { statusCulto: string }) | undefined): string =>
  culto ? `${cultoTitle(culto)}${culto.statusCulto === 'cancelado' ? ' (cancelado)' : ''}` : ''
