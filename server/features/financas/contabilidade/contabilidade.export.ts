import { exportarContabilidadeInput } from '../../../../schema/rules/financas/contabilidade.input.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type Comprovante, comprovantesOfPeriod } from '../anexo/index.js'
import { tiposPagamento } from '../categoria/index.js'
import { writtenDocumento } from '../fornecedor/index.js'
import { codigosOf, movimentosOf, type PagamentoRow, pagamentosOf } from './contabilidade.queries.js'
import { type Partida, partidasOf } from './contabilidade.rules.js'
import { periodOfFilter } from './periodo.js'

/** A line with the names of its attachments in the archive. */
export interface Line extends Partida {
  idCliente: number
  anexo: string | null
}

/** The columns that programs of accountants import, and then the names of the accounts, for people. */
export const partidaColumns: ExportColumn<Line>[] = [
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

export type PagamentoLine = PagamentoRow & { idCliente: number }

export const pagamentoColumns: ExportColumn<PagamentoLine>[] = [
  { title: 'Tipo', width: 28, value: (row) => tipoName(row.tipo) },
  { title: 'Nome', width: 36, value: (row) => row.nome },
  { title: 'CPF ou CNPJ', width: 20, value: (row) => row.documento && writtenDocumento(row.documento) },
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Descrição', width: 40, value: (row) => row.descricao },
  { title: 'Categoria', width: 24, value: (row) => row.categoria },
  { title: 'Conta', width: 20, value: (row) => row.conta },
  { title: 'Valor', kind: 'money', value: (row) => row.valor },
  { title: 'Falta', width: 24, value: (row) => whatIsMissing(row) },
]

/** The kind of a payment in words; a supplier without a kind is of the others. */
export const tipoName = (tipo: string | null): string => tiposPagamento[tipo ?? 'outro'] ?? ''

/** What the accountant will ask for. */
export const whatIsMissing = ({ idFornecedor, documento }: Pick<PagamentoRow, 'idFornecedor' | 'documento'>) =>
  idFornecedor === null ? 'Quem recebeu' : documento === null ? 'CPF ou CNPJ' : null

/** The names of the attachments of each movement, by its number ('S-123'). */
export function namesByDocumento(comprovantes: readonly Comprovante[]): ReadonlyMap<string, string> {
  const names = Map.groupBy(comprovantes, ({ livro, id }) => `${livro === 'entrada' ? 'E' : 'S'}-${id}`)
  return new Map([...names].map(([documento, own]) => [documento, own.map(({ arquivo }) => arquivo).join(' | ')]))
}

/** Debit and credit lines of all that moved money in these months. */
export const exportPartidas = exportCase({
  action: 'contabilidade.exportar',
  name: 'lancamentos-contabeis',
  input: exportarContabilidadeInput,
  columns: partidaColumns,
  async rows({ ctx, db, ...work }, { filtro }): Promise<Line[]> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const scope = { ctx, db, idCliente }
    const periodo = await periodOfFilter(ctx, idCliente, filtro ?? {})
    const codigos = await codigosOf(scope)
    const names = namesByDocumento(await comprovantesOfPeriod(scope, periodo))
    return (await movimentosOf(scope, periodo)).flatMap((movimento) =>
      partidasOf(movimento, codigos).map((partida) => ({
        ...partida,
        idCliente,
        anexo: names.get(partida.documento) ?? null,
      })),
    )
  },
})

/** Payments to people and suppliers in these months, with CPF or CNPJ. */
export const exportPagamentos = exportCase({
  action: 'contabilidade.exportar',
  name: 'pagamentos',
  input: exportarContabilidadeInput,
  columns: pagamentoColumns,
  async rows({ ctx, db, ...work }, { filtro }): Promise<PagamentoLine[]> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const rows = await pagamentosOf({ db, idCliente }, await periodOfFilter(ctx, idCliente, filtro ?? {}))
    return rows.map((row) => ({ ...row, idCliente }))
  },
})
