import { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { readCase, tellFollowers, useCase } from '../../../kernel/use-case.js'
import { centroGeral } from '../centro-custo/index.js'
import { cancelarContasInput } from '../conta/baixa.input.js'
import {
  alterarContaInput,
  cancelarContaInput,
  contaRef,
  encerrarContaInput,
  listarContasInput,
  novaContaInput,
} from '../conta/conta.input.js'
import { acoesConta, type ContaRow, ler, listar, seguintesEmAberto, textoDasCanceladas } from '../conta/index.js'
import { fechadoAte, lancamentoDe, perguntasDoLancamento } from '../lancamento/index.js'
import { contasReceber, lado } from './lado.js'

export const listarContasReceber = readCase({
  action: 'contaReceber.ler',
  input: listarContasInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, lado, input)
  },
})

export const lerContaReceber = readCase({
  action: 'contaReceber.ler',
  input: contaRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, lado, id), 'Conta não encontrada.'),
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
    const canceladas = await contasReceber.cancelar(work, id, abrangencia)
    // who follows looks at all receivables of the church, so one call stands for all of these
    await tellFollowers(work, 'conta_receber', canceladas.primeira, 'calledOff')
    return { message: textoDasCanceladas(canceladas) }
  },
})

export const cancelarContasReceber = useCase({
  action: 'contaReceber.escrever',
  named: { ids: 'conta_receber' },
  input: cancelarContasInput,
  async run(work, input) {
    const canceladas = await contasReceber.cancelarVarias(work, input)
    await tellFollowers(work, 'conta_receber', canceladas.primeira, 'calledOff')
    return { message: textoDasCanceladas(canceladas) }
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
export const lancamentoDaContaReceber = lancamentoDe('entrada', 'contaReceber')

/** Loads how many later records of the series are open, with nothing paid. */
export const seguintesDaContaReceber = seguintesEmAberto(lado)

/** The actions that the current user may do with a receivable now. */
export async function acoesContaReceber(ctx: Context, row: ContaRow): Promise<string[]> {
  return acoesConta(row, await fechadoAte(ctx, row.idCliente), ctx, 'contaReceber.escrever')
}
