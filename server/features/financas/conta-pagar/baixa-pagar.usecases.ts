import type { Context } from '../../../kernel/context.js'
import { visible } from '../../../kernel/tenant/bin.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { baixaInput, baixaRef, encerrarContasInput, listarBaixasInput } from '../conta/baixa.input.js'
import { acoesDaBaixa, type BaixaRow, lerBaixa, listarBaixas } from '../conta/index.js'
import { fechadoAte, perguntasDoLancamento } from '../lancamento/index.js'
import { contasPagar, lado } from './lado.js'

export const listarBaixasPagar = readCase({
  action: 'contaPagar.ler',
  input: listarBaixasInput,
  run: (work, input) => listarBaixas(work, lado, input),
})

export const lerBaixaPagar = readCase({
  action: 'contaPagar.ler',
  input: baixaRef,
  run: async (work, { id }) => visible(work.ctx, await lerBaixa(work, lado, id), 'Pagamento não encontrado.'),
})

export const criarBaixaPagar = useCase({
  action: 'contaPagar.escrever',
  asks: perguntasDoLancamento,
  record: 'conta_pagar',
  recordField: 'idConta',
  input: baixaInput,
  run: (work, input) => contasPagar.registrar(work, input),
})

export const excluirBaixaPagar = useCase({
  action: 'contaPagar.escrever',
  record: 'baixa_pagar',
  input: baixaRef,
  async run(work, { id }) {
    await contasPagar.desfazer(work, id)
    return { message: 'Pagamento desfeito com sucesso.' }
  },
})

export const encerrarContasPagar = useCase({
  action: 'contaPagar.escrever',
  asks: perguntasDoLancamento,
  named: { ids: 'conta_pagar' },
  input: encerrarContasInput,
  run: (work, input) => contasPagar.encerrarVarias(work, input),
})

/** The actions that the current user may do with a payment now. */
export async function acoesBaixaPagar(ctx: Context, row: BaixaRow): Promise<string[]> {
  return acoesDaBaixa(row, await fechadoAte(ctx, row.idCliente), ctx, 'contaPagar.escrever')
}
