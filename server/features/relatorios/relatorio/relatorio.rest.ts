import { tiposRelatorio } from '../../../../schema/rules/relatorios/relatorio.input.js'
import { fileRoute } from '../../../kernel/transport/rest/file-route.js'
import type { Route } from '../../../kernel/transport/rest/route.js'
import { downloadRelatorio } from './relatorio.usecases.js'

/** The dates and filters of a report. */
const filters = {
  dataInicial: 'Primeiro dia, AAAA-MM-DD.',
  dataFinal: 'Último dia, AAAA-MM-DD.',
  periodo: 'mensal, trimestral ou semestral, em financas, contas-pagar e contas-receber.',
  idEvento: 'Evento, por número ou uuid.',
  idCelula: 'Célula, por número ou uuid.',
  idDepartamento: 'Departamento, por número ou uuid.',
  idUsuario: 'Pessoa, por número ou uuid.',
  idContaFinanceira: 'Conta financeira, por número ou uuid: em financas, o extrato dela.',
  idCategoria: 'Categoria, por número ou uuid: em razao, o dela.',
  idCentroCusto: 'Centro de custo, por número ou uuid: em execucao-orcamentaria, o previsto e o realizado dele.',
}

export const relatorioRoutes: Route[] = [
  fileRoute(
    '/relatorio/{tipo}',
    downloadRelatorio,
    ({ params, query }) =>
      ({ tipo: params.tipo, ...Object.fromEntries(Object.keys(filters).map((name) => [name, query[name]])) }) as Omit<
        Parameters<typeof downloadRelatorio>[1],
        'idCliente'
      >,
    {
      file: ['pdf'],
      summary: `Um relatório em PDF; sem datas, o do mês atual. Tipos: ${tiposRelatorio.join(', ')}.`,
      tag: 'Relatórios',
      query: filters,
    },
  ),
]
