import {
  estornarTransferenciaInput,
  listarTransferenciasInput,
  transferenciaInput,
  transferenciaRef,
} from '../../../../schema/rules/financas/transferencia.input.js'
import { refuseBin, visible } from '../../../kernel/access/bin.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { closedUntil, perguntasDaTransferencia } from '../lancamento/index.js'
import { estornoOfTransferencia, listRows, read, type TransferenciaRow } from './transferencia.queries.js'
import { actionsOfTransferencia } from './transferencia.rules.js'
import { transferencias } from './transferir.js'

export const listTransferencias = readCase({
  action: 'transferencia.ler',
  input: listarTransferenciasInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readTransferencia = readCase({
  action: 'transferencia.ler',
  input: transferenciaRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), 'Transferência não encontrada.'),
})

export const criarTransferencia = useCase({
  action: 'transferencia.escrever',
  asks: perguntasDaTransferencia,
  input: transferenciaInput,
  run: (work, input) => transferencias.criar(work, input),
})

export const atualizarTransferencia = useCase({
  action: 'transferencia.escrever',
  asks: perguntasDaTransferencia,
  record: 'transferencia',
  input: transferenciaInput.safeExtend(transferenciaRef.shape),
  run: (work, input) => transferencias.atualizar(work, input),
})

export const excluirTransferencia = useCase({
  action: 'transferencia.escrever',
  record: 'transferencia',
  input: transferenciaRef,
  async run(work, { id }) {
    await transferencias.excluir(work, id)
    return { message: 'Transferência excluída com sucesso.' }
  },
})

export const restaurarTransferencia = useCase({
  action: 'lixeira.restaurar',
  asks: perguntasDaTransferencia,
  record: 'transferencia',
  input: transferenciaRef,
  run: (work, { id }) => transferencias.restaurar(work, id),
})

export const estornarTransferencia = useCase({
  action: 'transferencia.escrever',
  record: 'transferencia',
  input: estornarTransferenciaInput,
  run: (work, input) => transferencias.estornar(work, input),
})

/** The actions that the current user may do with a transfer now. */
export async function actionsForTransferencia(ctx: Context, row: TransferenciaRow): Promise<string[]> {
  const [estorno, until] = await Promise.all([estornoOfTransferencia(ctx, row.id), closedUntil(ctx, row.idCliente)])
  return actionsOfTransferencia(row, { estornada: estorno !== null, fechadoAte: until }, ctx)
}
