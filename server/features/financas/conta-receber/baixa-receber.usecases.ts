import type { Context } from '../../../kernel/context.js'
import { visible } from '../../../kernel/tenant/bin.js'
import { readCase, tellFollowers, useCase } from '../../../kernel/use-case.js'
import { baixaInput, baixaRef, encerrarContasInput, listarBaixasInput } from '../conta/baixa.input.js'
import { acoesDaBaixa, type BaixaRow, lerBaixa, listarBaixas } from '../conta/index.js'
import { fechadoAte, perguntasDoLancamento } from '../lancamento/index.js'
import { contasReceber, lado } from './lado.js'

export const listarBaixasReceber = readCase({
  action: 'contaReceber.ler',
  input: listarBaixasInput,
  run: (work, input) => listarBaixas(work, lado, input),
})

export const lerBaixaReceber = readCase({
  action: 'contaReceber.ler',
  input: baixaRef,
  run: async (work, { id }) => visible(work.ctx, await lerBaixa(work, lado, id), 'Recebimento não encontrado.'),
})

export const criarBaixaReceber = useCase({
  action: 'contaReceber.escrever',
  asks: perguntasDoLancamento,
  record: 'conta_receber',
  recordField: 'idConta',
  input: baixaInput,
  async run(work, input) {
    const baixa = await contasReceber.registrar(work, input)
    await tellFollowers(work, 'conta_receber', baixa.idConta, 'moved')
    return baixa
  },
})

export const excluirBaixaReceber = useCase({
  action: 'contaReceber.escrever',
  record: 'baixa_receber',
  input: baixaRef,
  async run(work, { id }) {
    const idConta = await contasReceber.desfazer(work, id)
    await tellFollowers(work, 'conta_receber', idConta, 'moved')
    return { message: 'Recebimento desfeito com sucesso.' }
  },
})

export const encerrarContasReceber = useCase({
  action: 'contaReceber.escrever',
  asks: perguntasDoLancamento,
  named: { ids: 'conta_receber' },
  input: encerrarContasInput,
  async run(work, input) {
    const encerradas = await contasReceber.encerrarVarias(work, input)
    // who follows looks at all receivables of the church, so one call stands for all of these
    await tellFollowers(work, 'conta_receber', encerradas.primeira, 'moved')
    return encerradas
  },
})

/** The actions that the current user may do with a payment now. */
export async function acoesBaixaReceber(ctx: Context, row: BaixaRow): Promise<string[]> {
  return acoesDaBaixa(row, await fechadoAte(ctx, row.idCliente), ctx, 'contaReceber.escrever')
}
