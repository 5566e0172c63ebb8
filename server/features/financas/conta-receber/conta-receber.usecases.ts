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
import { readCase, tellFollowers, useCase } from '../../../kernel/work/use-case.js'
import { centroGeral } from '../centro-custo/index.js'
import { actionsOfConta, type ContaRow, cancelledText, listRows, nextOpen, readRow } from '../conta/index.js'
import { closedUntil, lancamentoOf, perguntasDoLancamento } from '../lancamento/index.js'
import { contasReceber, lado } from './lado.js'

export const listContasReceber = readCase({
  action: 'contaReceber.ler',
  input: listarContasInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, lado, input)
  },
})

export const readContaReceber = readCase({
  action: 'contaReceber.ler',
  input: contaRef,
  run: async (work, { id }) => visible(work.ctx, await readRow(work, lado, id), 'Conta não encontrada.'),
})

export const criarContaReceber = useCase({
  action: 'contaReceber.escrever',
  record: 'centro_custo',
  input: novaContaInput,
  run: (work, input) => contasReceber.criar(work, input),
})

/** For a church without cost centres, see centroGeral. */
export const usarCentroGeralReceber = useCase({
  action: 'contaReceber.escrever',
  wholeChurch: true,
  input: z.object({}),
  run: (work) => centroGeral(work),
})

export const atualizarContaReceber = useCase({
  action: 'contaReceber.escrever',
  record: 'conta_receber',
  input: alterarContaInput,
  async run(work, input) {
    const conta = await contasReceber.atualizar(work, input)
    await tellFollowers(work, 'conta_receber', conta.id, 'moved')
    return conta
  },
})

export const excluirContaReceber = useCase({
  action: 'contaReceber.escrever',
  record: 'conta_receber',
  input: cancelarContaInput,
  async run(work, { id, abrangencia }) {
    const cancelled = await contasReceber.cancelar(work, id, abrangencia)
    // who follows looks at all receivables of the church, so one call stands for all of these
    await tellFollowers(work, 'conta_receber', cancelled.primeira, 'calledOff')
    return { message: cancelledText(cancelled) }
  },
})

export const cancelarContasReceber = useCase({
  action: 'contaReceber.escrever',
  input: cancelarContasInput,
  async run(work, input) {
    const cancelled = await contasReceber.cancelarVarias(work, input)
    await tellFollowers(work, 'conta_receber', cancelled.primeira, 'calledOff')
    return { message: cancelledText(cancelled) }
  },
})

export const restaurarContaReceber = useCase({
  action: 'lixeira.restaurar',
  record: 'conta_receber',
  input: contaRef,
  run: (work, { id }) => contasReceber.restaurar(work, id),
})

export const encerrarContaReceber = useCase({
  action: 'contaReceber.escrever',
  asks: perguntasDoLancamento,
  record: 'conta_receber',
  input: encerrarContaInput,
  async run(work, input) {
    const conta = await contasReceber.encerrar(work, input)
    await tellFollowers(work, 'conta_receber', conta.id, 'moved')
    return conta
  },
})

export const reabrirContaReceber = useCase({
  action: 'contaReceber.escrever',
  record: 'conta_receber',
  input: contaRef,
  async run(work, { id }) {
    const conta = await contasReceber.reabrir(work, id)
    await tellFollowers(work, 'conta_receber', conta.id, 'moved')
    return conta
  },
})

export const pararRepeticaoContaReceber = useCase({
  action: 'contaReceber.escrever',
  record: 'conta_receber',
  input: contaRef,
  run: (work, { id }) => contasReceber.pararRepeticao(work, id),
})

/** Loads the income that a settled receivable created. */
export const lancamentoOfContaReceber = lancamentoOf('entrada', 'contaReceber')

/** Loads how many later records of the series are open, with nothing paid. */
export const nextOfContaReceber = nextOpen(lado)

/** The actions that the current user may do with a receivable now. */
export async function actionsForContaReceber(ctx: Context, row: ContaRow): Promise<string[]> {
  return actionsOfConta(row, await closedUntil(ctx, row.idCliente), ctx, 'contaReceber.escrever')
}
