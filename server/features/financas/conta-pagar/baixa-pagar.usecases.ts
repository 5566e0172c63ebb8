import {
  baixaInput,
  baixaRef,
  encerrarContasInput,
  listarBaixasInput,
} from '../../../../schema/rules/financas/baixa.input.js'
import { visible } from '../../../kernel/access/bin.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { actionsForBaixa, type BaixaRow, listBaixas, readBaixa } from '../conta/index.js'
import { closedUntil, perguntasDoLancamento } from '../lancamento/index.js'
import { contasPagar, lado } from './lado.js'

export const listBaixasPagar = readCase({
  action: 'contaPagar.ler',
  input: listarBaixasInput,
  run: (work, input) => listBaixas(work, lado, input),
})

export const readBaixaPagar = readCase({
  action: 'contaPagar.ler',
  input: baixaRef,
  run: async (work, { id }) => visible(work.ctx, await readBaixa(work, lado, id), 'Pagamento não encontrado.'),
})

export const criarBaixaPagar = useCase({
  action: 'contaPagar.escrever',
  asks: perguntasDoLancamento,
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
  input: encerrarContasInput,
  run: (work, input) => contasPagar.encerrarVarias(work, input),
})

/** The actions that the current user may do with a payment now. */
export async function actionsForBaixaPagar(ctx: Context, row: BaixaRow): Promise<string[]> {
  return actionsForBaixa(row, await closedUntil(ctx, row.idCliente), ctx, 'contaPagar.escrever')
}
