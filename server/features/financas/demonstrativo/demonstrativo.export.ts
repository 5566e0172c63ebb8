import { notFound } from '../../../kernel/errors.js'
import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import type { Decimal } from '../../../kernel/money.js'
import { nomeDoMes } from '../lancamento/index.js'
import { balancete, fluxoCaixa, type LinhaDoRazao, razao, resultado } from './calcular.js'
import { exportarDemonstrativoInput, exportarFluxoCaixaInput, exportarRazaoInput } from './demonstrativo.input.js'
import { mesesEntre } from './demonstrativo.rules.js'
import { pedido } from './demonstrativo.usecases.js'

const action = 'livroCaixa.exportar'

const named = { 'filtro.idContaFinanceira': 'conta_financeira' } as const

/** Names the church of each row, which comes first in a file of several churches. */
const daIgreja = <Row extends object>({ idCliente }: { idCliente: number }, rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, idCliente }))

/** What comes before and after the categories of a cash flow, and the categories. */
interface DoFluxo {
  grupo: string
  nome: string
  total: Decimal
  /** by 'AAAA-MM' */
  meses: Readonly<Record<string, Decimal>>
}

const colunasDoFluxo = (rows: readonly DoFluxo[]): ExportColumn<DoFluxo>[] => [
  { title: 'Grupo', width: 16, value: (row) => row.grupo },
  { title: 'Categoria', width: 34, value: (row) => row.nome },
  ...Object.keys(rows[0]?.meses ?? {}).map(
    (mes): ExportColumn<DoFluxo> => ({ title: nomeDoMes(mes), kind: 'money', value: (row) => row.meses[mes] ?? null }),
  ),
  { title: 'Total', kind: 'money', value: (row) => row.total },
]

export const exportarFluxoCaixa = exportCase({
  action,
  name: 'fluxo-caixa',
  named,
  input: exportarFluxoCaixaInput,
  columns: colunasDoFluxo,
  async rows(work, { filtro }) {
    const { scope, periodo } = await pedido(work, filtro ?? {})
    const fluxo = await fluxoCaixa(scope, periodo, false)
    const meses = mesesEntre(periodo)
    const lines = (tipo: string, grupo: string): DoFluxo[] =>
      fluxo.linhas
        .filter((linha) => linha.tipo === tipo)
        .map(({ nivel, nome, total, meses: valores }) => ({
          grupo,
          nome: nivel === 1 ? nome : `   ${nome}`,
          total,
          meses: Object.fromEntries(meses.map((mes, index) => [mes, valores[index] as Decimal])),
        }))
    const sums = (nome: string, of: keyof (typeof fluxo.meses)[number], total: Decimal): DoFluxo => ({
      grupo: 'Total',
      nome,
      total,
      meses: Object.fromEntries(fluxo.meses.map((mes) => [mes.mes, String(mes[of])])),
    })
    return daIgreja(scope, [
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

interface DoResultado {
  fundo: string
  nome: string
  total: Decimal
  anterior: Decimal
}

export const exportarResultado = exportCase({
  action,
  name: 'resultado-fundos',
  named,
  input: exportarDemonstrativoInput,
  columns: [
    { title: 'Fundo', width: 16, value: (row: DoResultado) => row.fundo },
    { title: 'Categoria', width: 34, value: (row) => row.nome },
    { title: 'No período', kind: 'money', value: (row) => row.total },
    { title: 'Um ano antes', kind: 'money', value: (row) => row.anterior },
  ],
  async rows(work, { filtro }) {
    const { scope, periodo } = await pedido(work, filtro ?? {})
    const { fundos, total } = await resultado(scope, periodo)
    const rows = [...fundos, { soma: total, linhas: [] }].flatMap(({ soma: of, linhas }): DoResultado[] => {
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
    return daIgreja(scope, rows)
  },
})

interface DoBalancete {
  nome: string
  natureza: string
  saldoAnterior: Decimal | null
  debitos: Decimal
  creditos: Decimal
  saldo: Decimal | null
}

export const exportarBalancete = exportCase({
  action,
  name: 'balancete',
  named,
  input: exportarDemonstrativoInput,
  columns: [
    { title: 'Conta ou categoria', width: 40, value: (row: DoBalancete) => row.nome },
    { title: 'Natureza', width: 10, value: (row) => row.natureza },
    { title: 'Saldo anterior', kind: 'money', value: (row) => row.saldoAnterior },
    { title: 'Débitos', kind: 'money', value: (row) => row.debitos },
    { title: 'Créditos', kind: 'money', value: (row) => row.creditos },
    { title: 'Saldo', kind: 'money', value: (row) => row.saldo },
  ],
  async rows(work, { filtro }) {
    const { scope, periodo } = await pedido(work, filtro ?? {})
    const { linhas, totais } = await balancete(scope, periodo)
    return daIgreja<DoBalancete>(scope, [
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
type DoRazao = Pick<LinhaDoRazao, 'data' | 'descricao' | 'saldo'> & { linha: LinhaDoRazao | null }

export const exportarRazao = exportCase({
  action,
  name: 'razao',
  named: { ...named, 'filtro.idCategoria': 'categoria' },
  input: exportarRazaoInput,
  columns: [
    { title: 'Data', kind: 'date', value: (row: DoRazao) => row.data },
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
    return daIgreja<DoRazao>(scope, [before, ...found.linhas.map((linha) => ({ ...linha, linha }))])
  },
})
