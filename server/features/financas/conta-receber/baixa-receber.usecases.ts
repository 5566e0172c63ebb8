import {
  baixaInput,
  baixaRef,
  encerrarContasInput,
  listarBaixasInput,
} from '../../../../schema/rules/financas/baixa.input.js'
import { visible } from '../../../kernel/access/bin.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, tellFollowers, useCase } from '../../../kernel/work/use-case.js'
import { actionsForBaixa, type BaixaRow, listBaixas, readBaixa } from '../conta/index.js'
import { closedUntil, perguntasDoLancamento } from '../lancamento/index.js'
import { contasReceber, lado } from './lado.js'

export const listBaixasReceber = readCase({
  action: 'contaReceber.ler',
  input: listarBaixasInput,
  run: (work, input) => listBaixas(work, lado, input),
})

export const readBaixaReceber = readCase({
  action: 'contaReceber.ler',
  input: baixaRef,
  run: async (work, { id }) => visible(work.ctx, await readBaixa(work, lado, id), 'Recebimento não encontrado.'),
})

export const criarBaixaReceber = useCase({
  action: 'contaReceber.escrever',
  asks: perguntasDoLancamento,
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
  input: encerrarContasInput,
  async run(work, input) {
    const closed = await contasReceber.encerrarVarias(work, input)
    // who follows looks at all receivables of the church, so one call stands for all of these
    await tellFollowers(work, 'conta_receber', closed.primeira, 'moved')
    return closed
  },
})

/** The actions that the current user may do with a payment now. */
export async function actionsForBaixaReceber(ctx: Context, row: BaixaRow): Promise<string[]> {
  return actionsForBaixa(row, await closedUntil(ctx, row.idCliente), ctx, 'contaReceber.escrever')
}
