import { FileReply } from '../../../kernel/rest/mount.js'
import { type Route, route } from '../../../kernel/rest/route.js'
import { tiposRelatorio } from './relatorio.input.js'
import { baixarRelatorio } from './relatorio.usecases.js'

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
  route(
    'GET',
    '/relatorio/{tipo}',
    baixarRelatorio,
    ({ params, query }) =>
      ({ tipo: params.tipo, ...Object.fromEntries(Object.keys(filters).map((name) => [name, query[name]])) }) as Omit<
        Parameters<typeof baixarRelatorio>[1],
        'idCliente'
      >,
    ({ filename, type, data }) => new FileReply(filename, type, data),
    {
      summary: `Um relatório em PDF; sem datas, o do mês atual. Tipos: ${tiposRelatorio.join(', ')}.`,
      tag: 'Relatórios',
      query: filters,
    },
  ),
]
