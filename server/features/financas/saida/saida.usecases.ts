import type { Context } from '../../../kernel/context.js'
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
import { estornoInput, lancamentoRef, listarLancamentosInput, saidaInput } from '../lancamento/lancamento.input.js'
import { saidas } from './livro.js'

export const listarSaidas = readCase({
  action: 'saida.ler',
  input: listarLancamentosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, 'saida', input)
  },
})

export const lerSaida = readCase({
  action: 'saida.ler',
  input: lancamentoRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, 'saida', id), 'Saída não encontrada.'),
})

export const criarSaida = useCase({
  action: 'saida.escrever',
  asks: perguntasDoLancamento,
  named: {
    idCentroCusto: 'centro_custo',
    idContaFinanceira: 'conta_financeira',
    idFornecedor: 'fornecedor',
    idCategoria: 'categoria',
  },
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
export const estornoDaSaida = estornoDe('saida')

/** The actions that the current user may do with an expense now. */
export async function acoesSaida(ctx: Context, row: LancamentoRow): Promise<string[]> {
  const [estorno, ate] = await Promise.all([estornoDaSaida(ctx, row.id), fechadoAte(ctx, row.idCliente)])
  return acoesLancamento(row, { estornado: estorno !== null, fechadoAte: ate }, ctx, 'saida.escrever')
}
