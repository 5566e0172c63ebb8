import {
  exportarDemonstrativoInput,
  exportarFluxoCaixaInput,
  exportarRazaoInput,
} from '../../../../schema/rules/financas/demonstrativo.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { notFound } from '../../../kernel/base/errors.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { monthName } from '../lancamento/index.js'
import { balancete, fluxoCaixa, type RazaoLine, razao, resultOf } from './calcular.js'
import { monthsBetween } from './demonstrativo.rules.js'
import { pedido } from './demonstrativo.usecases.js'

const action = 'livroCaixa.exportar'

/** Names the church of each row, which comes first in a file of several churches. */
const ofIgreja = <Row extends object>({ idCliente }: { idCliente: number }, rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, idCliente }))

/** What comes before and after the categories of a cash flow, and the categories. */
interface FluxoExportRow {
  grupo: string
  nome: string
  total: Decimal
  /** by 'AAAA-MM' */
  meses: Readonly<Record<string, Decimal>>
}

const columnsOfFluxo = (rows: readonly FluxoExportRow[]): ExportColumn<FluxoExportRow>[] => [
  { title: 'Grupo', width: 16, value: (row) => row.grupo },
  { title: 'Categoria', width: 34, value: (row) => row.nome },
  ...Object.keys(rows[0]?.meses ?? {}).map(
    (mes): ExportColumn<FluxoExportRow> => ({
      title: monthName(mes),
      kind: 'money',
      value: (row) => row.meses[mes] ?? null,
    }),
  ),
  { title: 'Total', kind: 'money', value: (row) => row.total },
]

export const exportFluxoCaixa = exportCase({
  action,
  name: 'fluxo-caixa',
  input: exportarFluxoCaixaInput,
  columns: columnsOfFluxo,
  async rows(work, { filtro }) {
    const { scope, periodo } = await pedido(work, filtro ?? {})
    const fluxo = await fluxoCaixa(scope, periodo, false)
    const meses = monthsBetween(periodo)
    const lines = (tipo: string, grupo: string): FluxoExportRow[] =>
      fluxo.linhas
        .filter((linha) => linha.tipo === tipo)
        .map(({ nivel, nome, total, meses: valores }) => ({
          grupo,
          nome: nivel === 1 ? nome : `   ${nome}`,
          total,
          meses: Object.fromEntries(meses.map((mes, index) => [mes, valores[index] as Decimal])),
        }))
    const sums = (nome: string, of: keyof (typeof fluxo.meses)[number], total: Decimal): FluxoExportRow => ({
      grupo: 'Total',
      nome,
      total,
      meses: Object.fromEntries(fluxo.meses.map((mes) => [mes.mes, String(mes[of])])),
    })
    return ofIgreja(scope, [
      sums('Saldo anterior', 'saldoAnterior', fluxo.saldoAnterior),
      ...lines('entrada', 'Entradas'),
      sums('Total de entradas', 'entradas', fluxo.entradas),
      ...lines('saida', 'Saídas'),
      sums('Total de saídas', 'saidas', fluxo.saidas),
      sums('Saldos iniciais', 'saldosIniciais', fluxo.saldosIniciais),
      sums('Transferências', 'transferencias', fluxo.transferencias),
      sums('Saldo final', 'saldo', fluxo.saldo),
    ])
  },
})

interface ResultExportRow {
  fundo: string
  nome: string
  total: Decimal
  anterior: Decimal
}

export const exportResult = exportCase({
  action,
  name: 'resultado-fundos',
  input: exportarDemonstrativoInput,
  columns: [
    { title: 'Fundo', width: 16, value: (row: ResultExportRow) => row.fundo },
    { title: 'Categoria', width: 34, value: (row) => row.nome },
    { title: 'No período', kind: 'money', value: (row) => row.total },
    { title: 'Um ano antes', kind: 'money', value: (row) => row.anterior },
  ],
  async rows(work, { filtro }) {
    const { scope, periodo } = await pedido(work, filtro ?? {})
    const { fundos, total } = await resultOf(scope, periodo)
    const rows = [...fundos, { soma: total, linhas: [] }].flatMap(({ soma: of, linhas }): ResultExportRow[] => {
      const fundo = of.restrito === null ? 'Todos' : of.restrito ? 'Com restrição' : 'Sem restrição'
      const lines = (tipo: string) => linhas.filter((linha) => linha.tipo === tipo).map((row) => ({ fundo, ...row }))
      return [
        ...lines('entrada'),
        { fundo, nome: 'Total de receitas', total: of.entradas, anterior: of.entradasAntes },
        ...lines('saida'),
        { fundo, nome: 'Total de despesas', total: of.saidas, anterior: of.saidasAntes },
        { fundo, nome: 'Superávit ou déficit', total: of.resultado, anterior: of.resultadoAntes },
      ]
    })
    return ofIgreja(scope, rows)
  },
})

interface BalanceteRow {
  nome: string
  natureza: string
  saldoAnterior: Decimal | null
  debitos: Decimal
  creditos: Decimal
  saldo: Decimal | null
}

export const exportBalancete = exportCase({
  action,
  name: 'balancete',
  input: exportarDemonstrativoInput,
  columns: [
    { title: 'Conta ou categoria', width: 40, value: (row: BalanceteRow) => row.nome },
    { title: 'Natureza', width: 10, value: (row) => row.natureza },
    { title: 'Saldo anterior', kind: 'money', value: (row) => row.saldoAnterior },
    { title: 'Débitos', kind: 'money', value: (row) => row.debitos },
    { title: 'Créditos', kind: 'money', value: (row) => row.creditos },
    { title: 'Saldo', kind: 'money', value: (row) => row.saldo },
  ],
  async rows(work, { filtro }) {
    const { scope, periodo } = await pedido(work, filtro ?? {})
    const { linhas, totais } = await balancete(scope, periodo)
    return ofIgreja<BalanceteRow>(scope, [
      ...linhas.map(({ nivel, nome, devedora, saldoAnterior, debitos, creditos, saldo }) => ({
        nome: nivel === 1 ? nome : `   ${nome}`,
        natureza: devedora ? 'Devedora' : 'Credora',
        saldoAnterior,
        debitos,
        creditos,
        saldo,
      })),
      {
        nome: 'Total',
        natureza: '',
        saldoAnterior: null,
        debitos: totais.totalDebitos,
        creditos: totais.totalCreditos,
        saldo: null,
      },
    ])
  },
})

/** The first row has only the balance before the period. */
type RazaoExportRow = Pick<RazaoLine, 'data' | 'descricao' | 'saldo'> & { linha: RazaoLine | null }

export const exportRazao = exportCase({
  action,
  name: 'razao',
  input: exportarRazaoInput,
  columns: [
    { title: 'Data', kind: 'date', value: (row: RazaoExportRow) => row.data },
    { title: 'Descrição', width: 48, value: (row) => row.descricao },
    { title: 'Contrapartida', width: 24, value: ({ linha }) => linha?.contrapartida ?? null },
    { title: 'Débito', kind: 'money', value: ({ linha }) => linha?.debito ?? null },
    { title: 'Crédito', kind: 'money', value: ({ linha }) => linha?.credito ?? null },
    { title: 'Saldo', kind: 'money', value: (row) => row.saldo },
  ],
  async rows(work, { filtro }) {
    const { scope, periodo } = await pedido(work, filtro ?? {})
    const { idCategoria, idContaFinanceira } = filtro ?? {}
    const found = await razao(scope, periodo, { idCategoria, idContaFinanceira, page: undefined })
    if (!found) throw notFound(idCategoria ? 'Categoria não encontrada.' : 'Conta financeira não encontrada.')
    const before = { data: periodo.inicio, descricao: 'Saldo anterior', saldo: found.saldoAnterior, linha: null }
    return ofIgreja<RazaoExportRow>(scope, [before, ...found.linhas.map((linha) => ({ ...linha, linha }))])
  },
})
