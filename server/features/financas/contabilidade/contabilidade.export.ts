import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { type Comprovante, comprovantesDoPeriodo } from '../anexo/index.js'
import { tiposPagamento } from '../categoria/index.js'
import { documentoEscrito } from '../fornecedor/index.js'
import { exportarContabilidadeInput } from './contabilidade.input.js'
import { codigosDe, movimentosDe, type PagamentoRow, pagamentosDe } from './contabilidade.queries.js'
import { type Partida, partidasDe } from './contabilidade.rules.js'
import { periodoDoFiltro } from './periodo.js'

/** A line with the names of its attachments in the archive. */
export interface Linha extends Partida {
  idCliente: number
  anexo: string | null
}

/** The columns that programs of accountants import, and then the names of the accounts, for people. */
export const colunasDasPartidas: ExportColumn<Linha>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Conta débito', width: 16, value: (row) => row.debito.codigo },
  { title: 'Conta crédito', width: 16, value: (row) => row.credito.codigo },
  { title: 'Valor', kind: 'money', value: (row) => row.valor },
  { title: 'Histórico', width: 48, value: (row) => row.historico },
  { title: 'Documento', width: 14, value: (row) => row.documento },
  { title: 'Centro', width: 24, value: (row) => row.centro },
  { title: 'Anexo', width: 40, value: (row) => row.anexo },
  { title: 'Nome da conta débito', width: 28, value: (row) => row.debito.nome },
  { title: 'Nome da conta crédito', width: 28, value: (row) => row.credito.nome },
]

export type LinhaPagamento = PagamentoRow & { idCliente: number }

export const colunasDosPagamentos: ExportColumn<LinhaPagamento>[] = [
  { title: 'Tipo', width: 28, value: (row) => nomeDoTipo(row.tipo) },
  { title: 'Nome', width: 36, value: (row) => row.nome },
  { title: 'CPF ou CNPJ', width: 20, value: (row) => row.documento && documentoEscrito(row.documento) },
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Descrição', width: 40, value: (row) => row.descricao },
  { title: 'Categoria', width: 24, value: (row) => row.categoria },
  { title: 'Conta', width: 20, value: (row) => row.conta },
  { title: 'Valor', kind: 'money', value: (row) => row.valor },
  { title: 'Falta', width: 24, value: (row) => faltaEm(row) },
]

/** The kind of a payment in words; a supplier without a kind is of the others. */
export const nomeDoTipo = (tipo: string | null): string => tiposPagamento[tipo ?? 'outro'] ?? ''

/** What the accountant will ask for. */
export const faltaEm = ({ idFornecedor, documento }: Pick<PagamentoRow, 'idFornecedor' | 'documento'>) =>
  idFornecedor === null ? 'Quem recebeu' : documento === null ? 'CPF ou CNPJ' : null

/** The names of the attachments of each movement, by its number ('S-123'). */
export function nomesPorDocumento(comprovantes: readonly Comprovante[]): ReadonlyMap<string, string> {
  const names = Map.groupBy(comprovantes, ({ livro, id }) => `${livro === 'entrada' ? 'E' : 'S'}-${id}`)
  return new Map([...names].map(([documento, own]) => [documento, own.map(({ arquivo }) => arquivo).join(' | ')]))
}

/** Debit and credit lines of all that moved money in these months. */
export const exportarPartidas = exportCase({
  action: 'contabilidade.exportar',
  name: 'lancamentos-contabeis',
  input: exportarContabilidadeInput,
  columns: colunasDasPartidas,
  async rows({ ctx, db, ...work }, { filtro }): Promise<Linha[]> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const scope = { ctx, db, idCliente }
    const periodo = await periodoDoFiltro(ctx, idCliente, filtro ?? {})
    const codigos = await codigosDe(scope)
    const names = nomesPorDocumento(await comprovantesDoPeriodo(scope, periodo))
    return (await movimentosDe(scope, periodo)).flatMap((movimento) =>
      partidasDe(movimento, codigos).map((partida) => ({
        ...partida,
        idCliente,
        anexo: names.get(partida.documento) ?? null,
      })),
    )
  },
})

/** Payments to people and suppliers in these months, with CPF or CNPJ. */
export const exportarPagamentos = exportCase({
  action: 'contabilidade.exportar',
  name: 'pagamentos',
  input: exportarContabilidadeInput,
  columns: colunasDosPagamentos,
  async rows({ ctx, db, ...work }, { filtro }): Promise<LinhaPagamento[]> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const rows = await pagamentosDe({ db, idCliente }, await periodoDoFiltro(ctx, idCliente, filtro ?? {}))
    return rows.map((row) => ({ ...row, idCliente }))
  },
})
