import type { Context } from '../../../kernel/context.js'
import { visible } from '../../../kernel/tenant/bin.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { baixaInput, baixaRef, encerrarContasInput, listarBaixasInput } from '../conta/baixa.input.js'
import { acoesDaBaixa, type BaixaRow, lerBaixa, listarBaixas } from '../conta/index.js'
import { fechadoAte } from '../lancamento/index.js'
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
  record: 'conta_receber',
  recordField: 'idConta',
  input: baixaInput,
  run: (work, input) => contasReceber.registrar(work, input),
})

export const excluirBaixaReceber = useCase({
  action: 'contaReceber.escrever',
  record: 'baixa_receber',
  input: baixaRef,
  async run(work, { id }) {
    await contasReceber.desfazer(work, id)
    return { message: 'Recebimento desfeito com sucesso.' }
  },
})

export const encerrarContasReceber = useCase({
  action: 'contaReceber.escrever',
  input: encerrarContasInput,
  run: (work, input) => contasReceber.encerrarVarias(work, input),
})

/** The actions that the current user may do with a payment now. */
export async function acoesBaixaReceber(ctx: Context, row: BaixaRow): Promise<string[]> {
  return acoesDaBaixa(row, await fechadoAte(ctx, row.idCliente), ctx, 'contaReceber.escrever')
}
