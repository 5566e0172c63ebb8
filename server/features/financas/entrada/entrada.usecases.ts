import {
  estornoInput,
  lancamentoInput,
  lancamentoRef,
  listarLancamentosInput,
} from '../../../../schema/rules/financas/lancamento.input.js'
import { refuseBin, visible } from '../../../kernel/access/bin.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import {
  actionsOfLancamento,
  closedUntil,
  estornoOf,
  type LancamentoRow,
  listRows,
  perguntasDoLancamento,
  readRow,
} from '../lancamento/index.js'
import { entradas } from './livro.js'

export const listEntradas = readCase({
  action: 'entrada.ler',
  input: listarLancamentosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, 'entrada', input)
  },
})

export const readEntrada = readCase({
  action: 'entrada.ler',
  input: lancamentoRef,
  run: async (work, { id }) => visible(work.ctx, await readRow(work, 'entrada', id), 'Entrada não encontrada.'),
})

export const criarEntrada = useCase({
  action: 'entrada.escrever',
  asks: perguntasDoLancamento,
  input: lancamentoInput,
  run: (work, input) => entradas.criar(work, input),
})

export const atualizarEntrada = useCase({
  action: 'entrada.escrever',
  asks: perguntasDoLancamento,
  record: 'entrada',
  input: lancamentoInput.extend(lancamentoRef.shape),
  run: (work, input) => entradas.atualizar(work, input),
})

export const excluirEntrada = useCase({
  action: 'entrada.escrever',
  record: 'entrada',
  input: lancamentoRef,
  async run(work, { id }) {
    await entradas.excluir(work, id)
    return { message: 'Entrada excluída com sucesso.' }
  },
})

export const restaurarEntrada = useCase({
  action: 'lixeira.restaurar',
  asks: perguntasDoLancamento,
  record: 'entrada',
  input: lancamentoRef,
  run: (work, { id }) => entradas.restaurar(work, id),
})

export const estornarEntrada = useCase({
  action: 'entrada.escrever',
  record: 'entrada',
  input: estornoInput.extend(lancamentoRef.shape),
  run: (work, input) => entradas.estornar(work, input),
})

/** Loads the id of an income's reversal that is not deleted, or null. */
export const estornoOfEntrada = estornoOf('entrada')

/** Loads whether a refund of a Pix reversed an income. */
const returnedByPix = groupedBy<boolean>(async (work, incomes, { services }) => {
  const found = new Set<number>()
  for (const { bankMoney } of services.features)
    for (const id of (await bankMoney?.received?.refunded(work, incomes)) ?? []) found.add(id)
  return incomes.map((id) => found.has(id))
})

/** Loads whether something is taken back with an income that the current user may not take back. */
const isBoundEntrada = groupedBy<boolean>(async (work, incomes, ctx) => {
  const found = new Set<number>()
  for (const { heldIncome } of ctx.services.features)
    if (heldIncome && !ctx.can(heldIncome.action)) for (const id of await heldIncome.of(work, incomes)) found.add(id)
  return incomes.map((id) => found.has(id))
})

/** The actions that the current user may do with an income now. */
export async function actionsOfEntrada(ctx: Context, row: LancamentoRow): Promise<string[]> {
  const [estorno, until, devolucao, preso] = await Promise.all([
    estornoOfEntrada(ctx, row.id),
    closedUntil(ctx, row.idCliente),
    // asked for every income, so that a page takes the same statements with and without reversals
    returnedByPix(ctx, row.idEstornado ?? row.id),
    isBoundEntrada(ctx, row.id),
  ])
  const state = {
    estornado: estorno !== null,
    fechadoAte: until,
    devolucao: row.idEstornado !== null && devolucao === true,
    preso: preso === true,
  }
  return actionsOfLancamento(row, state, ctx, 'entrada.escrever')
}
