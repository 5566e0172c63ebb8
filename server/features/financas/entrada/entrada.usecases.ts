import type { Context } from '../../../kernel/context.js'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import {
  acoesLancamento,
  estornoDe,
  fechadoAte,
  type LancamentoRow,
  ler,
  listar,
  perguntasDoLancamento,
} from '../lancamento/index.js'
import { estornoInput, lancamentoInput, lancamentoRef, listarLancamentosInput } from '../lancamento/lancamento.input.js'
import { entradas } from './livro.js'

export const listarEntradas = readCase({
  action: 'entrada.ler',
  input: listarLancamentosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, 'entrada', input)
  },
})

export const lerEntrada = readCase({
  action: 'entrada.ler',
  input: lancamentoRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, 'entrada', id), 'Entrada não encontrada.'),
})

export const criarEntrada = useCase({
  action: 'entrada.escrever',
  asks: perguntasDoLancamento,
  named: { idCentroCusto: 'centro_custo', idContaFinanceira: 'conta_financeira', idCategoria: 'categoria' },
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
export const estornoDaEntrada = estornoDe('entrada')

/** Loads whether a refund of a Pix reversed an income. */
const devolvidaPorPix = groupedBy<boolean>(async (work, incomes, { services }) => {
  const found = new Set<number>()
  for (const { bankMoney } of services.features)
    for (const id of (await bankMoney?.received?.refunded(work, incomes)) ?? []) found.add(id)
  return incomes.map((id) => found.has(id))
})

/** Loads whether something is taken back with an income that the current user may not take back. */
const presa = groupedBy<boolean>(async (work, incomes, ctx) => {
  const found = new Set<number>()
  for (const { heldIncome } of ctx.services.features)
    if (heldIncome && !ctx.can(heldIncome.action)) for (const id of await heldIncome.of(work, incomes)) found.add(id)
  return incomes.map((id) => found.has(id))
})

/** The actions that the current user may do with an income now. */
export async function acoesEntrada(ctx: Context, row: LancamentoRow): Promise<string[]> {
  const [estorno, ate, devolucao, preso] = await Promise.all([
    estornoDaEntrada(ctx, row.id),
    fechadoAte(ctx, row.idCliente),
    // asked for every income, so that a page takes the same statements with and without reversals
    devolvidaPorPix(ctx, row.idEstornado ?? row.id),
    presa(ctx, row.id),
  ])
  const estado = {
    estornado: estorno !== null,
    fechadoAte: ate,
    devolucao: row.idEstornado !== null && devolucao === true,
    preso: preso === true,
  }
  return acoesLancamento(row, estado, ctx, 'entrada.escrever')
}
