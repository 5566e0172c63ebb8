import {
  estornoInput,
  lancamentoRef,
  listarLancamentosInput,
  saidaInput,
} from '../../../../schema/rules/financas/lancamento.input.js'
import { refuseBin, visible } from '../../../kernel/access/bin.js'
import type { Context } from '../../../kernel/work/context/context.js'
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
import { saidas } from './livro.js'

export const listSaidas = readCase({
  action: 'saida.ler',
  input: listarLancamentosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, 'saida', input)
  },
})

export const readSaida = readCase({
  action: 'saida.ler',
  input: lancamentoRef,
  run: async (work, { id }) => visible(work.ctx, await readRow(work, 'saida', id), 'Saída não encontrada.'),
})

export const criarSaida = useCase({
  action: 'saida.escrever',
  asks: perguntasDoLancamento,
  input: saidaInput,
  run: (work, input) => saidas.criar(work, input),
})

export const atualizarSaida = useCase({
  action: 'saida.escrever',
  asks: perguntasDoLancamento,
  record: 'saida',
  input: saidaInput.extend(lancamentoRef.shape),
  run: (work, input) => saidas.atualizar(work, input),
})

export const excluirSaida = useCase({
  action: 'saida.escrever',
  record: 'saida',
  input: lancamentoRef,
  async run(work, { id }) {
    await saidas.excluir(work, id)
    return { message: 'Saída excluída com sucesso.' }
  },
})

export const restaurarSaida = useCase({
  action: 'lixeira.restaurar',
  asks: perguntasDoLancamento,
  record: 'saida',
  input: lancamentoRef,
  run: (work, { id }) => saidas.restaurar(work, id),
})

export const estornarSaida = useCase({
  action: 'saida.escrever',
  record: 'saida',
  input: estornoInput.extend(lancamentoRef.shape),
  run: (work, input) => saidas.estornar(work, input),
})

/** Loads the id of an expense's reversal that is not deleted, or null. */
export const estornoOfSaida = estornoOf('saida')

/** The actions that the current user may do with an expense now. */
export async function actionsOfSaida(ctx: Context, row: LancamentoRow): Promise<string[]> {
  const [estorno, until] = await Promise.all([estornoOfSaida(ctx, row.id), closedUntil(ctx, row.idCliente)])
  return actionsOfLancamento(row, { estornado: estorno !== null, fechadoAte: until }, ctx, 'saida.escrever')
}
