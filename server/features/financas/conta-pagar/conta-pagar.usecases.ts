import { z } from 'zod'
import { cancelarContasInput } from '../../../../schema/rules/financas/baixa.input.js'
import {
  alterarContaInput,
  cancelarContaInput,
  contaRef,
  encerrarContaInput,
  listarContasInput,
  novaContaInput,
} from '../../../../schema/rules/financas/conta.input.js'
import { refuseBin, visible } from '../../../kernel/access/bin.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { centroGeral } from '../centro-custo/index.js'
import { actionsOfConta, type ContaRow, cancelledText, listRows, nextOpen, readRow } from '../conta/index.js'
import { closedUntil, lancamentoOf, perguntasDoLancamento } from '../lancamento/index.js'
import { contasPagar, lado } from './lado.js'

export const listContasPagar = readCase({
  action: 'contaPagar.ler',
  input: listarContasInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, lado, input)
  },
})

export const readContaPagar = readCase({
  action: 'contaPagar.ler',
  input: contaRef,
  run: async (work, { id }) => visible(work.ctx, await readRow(work, lado, id), 'Conta não encontrada.'),
})

export const criarContaPagar = useCase({
  action: 'contaPagar.escrever',
  record: 'centro_custo',
  input: novaContaInput,
  run: (work, input) => contasPagar.criar(work, input),
})

/** For a church without cost centres, see centroGeral. */
export const usarCentroGeralPagar = useCase({
  action: 'contaPagar.escrever',
  wholeChurch: true,
  input: z.object({}),
  run: (work) => centroGeral(work),
})

export const atualizarContaPagar = useCase({
  action: 'contaPagar.escrever',
  record: 'conta_pagar',
  input: alterarContaInput,
  run: (work, input) => contasPagar.atualizar(work, input),
})

export const excluirContaPagar = useCase({
  action: 'contaPagar.escrever',
  record: 'conta_pagar',
  input: cancelarContaInput,
  async run(work, { id, abrangencia }) {
    const cancelled = await contasPagar.cancelar(work, id, abrangencia)
    return { message: cancelledText(cancelled) }
  },
})

export const cancelarContasPagar = useCase({
  action: 'contaPagar.escrever',
  input: cancelarContasInput,
  async run(work, input) {
    const cancelled = await contasPagar.cancelarVarias(work, input)
    return { message: cancelledText(cancelled) }
  },
})

export const restaurarContaPagar = useCase({
  action: 'lixeira.restaurar',
  record: 'conta_pagar',
  input: contaRef,
  run: (work, { id }) => contasPagar.restaurar(work, id),
})

export const encerrarContaPagar = useCase({
  action: 'contaPagar.escrever',
  asks: perguntasDoLancamento,
  record: 'conta_pagar',
  input: encerrarContaInput,
  run: (work, input) => contasPagar.encerrar(work, input),
})

export const reabrirContaPagar = useCase({
  action: 'contaPagar.escrever',
  record: 'conta_pagar',
  input: contaRef,
  run: (work, { id }) => contasPagar.reabrir(work, id),
})

export const pararRepeticaoContaPagar = useCase({
  action: 'contaPagar.escrever',
  record: 'conta_pagar',
  input: contaRef,
  run: (work, { id }) => contasPagar.pararRepeticao(work, id),
})

/** Loads the expense that a settled payable created. */
export const lancamentoOfContaPagar = lancamentoOf('saida', 'contaPagar')

/** Loads how many later records of the series are open, with nothing paid. */
export const nextOfContaPagar = nextOpen(lado)

/** The actions that the current user may do with a payable now. */
export async function actionsForContaPagar(ctx: Context, row: ContaRow): Promise<string[]> {
  return actionsOfConta(row, await closedUntil(ctx, row.idCliente), ctx, 'contaPagar.escrever')
}
