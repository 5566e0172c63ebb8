import { z } from 'zod'
import { dateOnly, filterRef, optional, recordRef } from '../formats.js'

/** The filters of reports, besides the dates. */
export type FiltroRelatorio =
  | 'periodo'
  | 'idEvento'
  | 'idCelula'
  | 'idDepartamento'
  | 'idUsuario'
  | 'idContaFinanceira'
  | 'idCategoria'
  | 'idCentroCusto'

/**
 * The reports: title, filter, whether the filter is required, and a record by which a report can be filtered instead
 * of, or besides, its filter.
 */
export const relatorios = {
  usuarios: { titulo: 'Pessoas' },
  aniversariantes: { titulo: 'Aniversariantes' },
  batismos: { titulo: 'Batismos' },
  'visitas-pastorais': { titulo: 'Visitas pastorais', filtro: 'idUsuario' },
  departamentos: { titulo: 'Departamentos', filtro: 'idDepartamento' },
  celulas: { titulo: 'Célula', filtro: 'idCelula', obrigatorio: true },
  'reunioes-lideranca': { titulo: 'Reuniões de liderança' },
  eventos: { titulo: 'Eventos', filtro: 'idEvento' },
  missoes: { titulo: 'Missões' },
  'campanhas-missoes': { titulo: 'Campanhas de missões' },
  cultos: { titulo: 'Cultos' },
  'escalas-cultos': { titulo: 'Escalas de culto', filtro: 'idUsuario' },
  ebd: { titulo: 'Escola bíblica' },
  financas: { titulo: 'Livro-caixa', filtro: 'periodo', registro: 'idContaFinanceira' },
  dizimos: { titulo: 'Dízimos', filtro: 'idUsuario' },
  'contas-pagar': { titulo: 'Contas a pagar', filtro: 'periodo' },
  'contas-receber': { titulo: 'Contas a receber', filtro: 'periodo' },
  'centro-custo': { titulo: 'Centros de custo' },
  orcamentos: { titulo: 'Orçamentos', filtro: 'idDepartamento' },
  patrimonios: { titulo: 'Patrimônios' },
  manutencoes: { titulo: 'Manutenções' },
  recursos: { titulo: 'Recursos' },
  // more than the documents name; screens show them as 'Mais relatórios'
  'fluxo-caixa': { titulo: 'Fluxo de caixa', filtro: 'idContaFinanceira', mais: true },
  'resultado-fundos': { titulo: 'Resultado', filtro: 'idContaFinanceira', mais: true },
  balancete: { titulo: 'Balancete', filtro: 'idContaFinanceira', mais: true },
  'execucao-orcamentaria': { titulo: 'Previsto e realizado', filtro: 'idCentroCusto', mais: true },
  'execucao-por-centro': { titulo: 'Previsto e realizado por centro de custo', mais: true },
  razao: { titulo: 'Razão', filtro: 'idCategoria', registro: 'idContaFinanceira', mais: true },
  contribuicoes: { titulo: 'Contribuições por pessoa', filtro: 'idUsuario', mais: true },
  'pagar-por-vencimento': { titulo: 'Contas a pagar por vencimento', mais: true },
  'receber-por-vencimento': { titulo: 'Contas a receber por vencimento', mais: true },
  pagamentos: { titulo: 'Pagamentos feitos', mais: true },
} as const satisfies Record<
  string,
  { titulo: string; filtro?: FiltroRelatorio; obrigatorio?: boolean; registro?: FiltroRelatorio; mais?: true }
>

export type TipoRelatorio = keyof typeof relatorios

export const tiposRelatorio = Object.keys(relatorios) as [TipoRelatorio, ...TipoRelatorio[]]

export const periodosRelatorio = ['mensal', 'trimestral', 'semestral'] as const

const longest = 3660

/** the cash flow has a column for each month */
const longestFluxo = 731

/** A missing date is taken from the current month, or year. Filters that the report does not have are ignored. */
export const relatorioInput = z
  .object({
    tipo: z.enum(tiposRelatorio, 'Escolha um dos relatórios.'),
    dataInicial: optional(dateOnly()),
    dataFinal: optional(dateOnly()),
    periodo: optional(z.enum(periodosRelatorio, 'Escolha o período: mensal, trimestral ou semestral.')),
    idEvento: optional(filterRef('Evento inválido.')),
    idCelula: optional(filterRef('Célula inválida.')),
    idDepartamento: optional(filterRef('Departamento inválido.')),
    idUsuario: optional(filterRef('Pessoa inválida.')),
    idContaFinanceira: optional(filterRef('Conta financeira inválida.')),
    idCategoria: optional(filterRef('Categoria inválida.')),
    idCentroCusto: optional(filterRef('Centro de custo inválido.')),
  })
  .superRefine(({ tipo, dataInicial, dataFinal, idCelula }, check) => {
    const wrong = (field: string, message: string) => check.addIssue({ code: 'custom', path: [field], message })
    if (tipo === 'celulas' && !idCelula) wrong('idCelula', 'Escolha a célula.')
    if (!dataInicial || !dataFinal) return
    if (dataInicial > dataFinal) wrong('dataFinal', 'O fim do período vem depois do início.')
    else if (Date.parse(dataFinal) - Date.parse(dataInicial) > longest * 86_400_000)
      wrong('dataFinal', 'O período tem no máximo dez anos.')
    else if (tipo === 'fluxo-caixa' && Date.parse(dataFinal) - Date.parse(dataInicial) > longestFluxo * 86_400_000)
      wrong('dataFinal', 'O fluxo de caixa tem no máximo dois anos.')
  })

export const relatorioRef = z.object({ id: recordRef('Informe o relatório.') })

export const recentesInput = z.object({})
