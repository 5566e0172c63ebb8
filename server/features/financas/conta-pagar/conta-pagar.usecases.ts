import { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
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
import { contasPagar, lado } from './lado.js'

export const listarContasPagar = readCase({
  action: 'contaPagar.ler',
  input: listarContasInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, lado, input)
  },
})

export const lerContaPagar = readCase({
  action: 'contaPagar.ler',
  input: contaRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, lado, id), 'Conta não encontrada.'),
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
    const canceladas = await contasPagar.cancelar(work, id, abrangencia)
    return { message: textoDasCanceladas(canceladas) }
  },
})

export const cancelarContasPagar = useCase({
  action: 'contaPagar.escrever',
  named: { ids: 'conta_pagar' },
  input: cancelarContasInput,
  async run(work, input) {
    const canceladas = await contasPagar.cancelarVarias(work, input)
    return { message: textoDasCanceladas(canceladas) }
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
export const lancamentoDaContaPagar = lancamentoDe('saida', 'contaPagar')

/** Loads how many later records of the series are open, with nothing paid. */
export const seguintesDaContaPagar = seguintesEmAberto(lado)

/** The actions that the current user may do with a payable now. */
export async function acoesContaPagar(ctx: Context, row: ContaRow): Promise<string[]> {
  return acoesConta(row, await fechadoAte(ctx, row.idCliente), ctx, 'contaPagar.escrever')
}
