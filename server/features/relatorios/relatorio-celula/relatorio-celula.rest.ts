import { z } from 'zod'
import { type Route, route } from '../../../kernel/transport/rest/route.js'
import { generateRelatorioCelula, type RelatorioCelula } from './relatorio-celula.usecases.js'

const response = z.object({
  qtdeMembros: z.int(),
  responsavel: z.string().nullable(),
  quantidadeEncontros: z.int(),
  mediaPresentes: z.number(),
  totalVisitantes: z.int(),
  mediaVisitantes: z.number(),
  dataInicial: z.iso.date(),
  dataFinal: z.iso.date(),
  encontros: z.array(
    z.object({
      id: z.int(),
      dataEncontro: z.iso.date(),
      temaEstudo: z.string().nullable(),
      idLocal: z.int().nullable(),
      local: z.object({ nomeLocal: z.string() }).nullable(),
      qtdePresentes: z.int(),
      visitantes: z.int(),
    }),
  ),
  membros: z.array(z.object({ id: z.int(), pessoa: z.object({ name: z.string(), email: z.string() }) })),
})

const relatorioCelulaJson = (report: RelatorioCelula): z.infer<typeof response> => ({
  qtdeMembros: report.qtdeMembros,
  responsavel: report.responsavel,
  quantidadeEncontros: report.quantidadeEncontros,
  mediaPresentes: report.mediaPresentes,
  totalVisitantes: report.totalVisitantes,
  mediaVisitantes: report.mediaVisitantes,
  dataInicial: report.dataInicial,
  dataFinal: report.dataFinal,
  encontros: report.encontros.map((row) => ({
    id: row.id,
    dataEncontro: row.dataEncontro,
    temaEstudo: row.temaEstudo,
    idLocal: row.idLocal,
    local: row.nomeLocal === null ? null : { nomeLocal: row.nomeLocal },
    qtdePresentes: row.qtdePresentes,
    visitantes: row.visitantes,
  })),
  membros: report.membros.map(({ id, name, email }) => ({ id, pessoa: { name, email: email ?? '' } })),
})

export const relatorioCelulaRoutes: Route[] = [
  route(
    'GET',
    '/gerarRelatorioCelulas',
    generateRelatorioCelula,
    ({ query }) => ({ idCelula: query.idCelula ?? '', dataInicial: query.dataInicial, dataFinal: query.dataFinal }),
    relatorioCelulaJson,
    {
      required: ['idCelula'],
      summary: 'O relatório de uma célula; sem datas, o do mês atual.',
      tag: 'Relatórios',
      response,
      query: {
        idCelula: 'Célula, por número ou uuid.',
        dataInicial: 'Primeiro dia, AAAA-MM-DD.',
        dataFinal: 'Último dia, AAAA-MM-DD.',
      },
      ignoresTenant: true,
    },
  ),
]
