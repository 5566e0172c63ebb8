import type { Context } from '../../../kernel/context.js'
import { refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { fechadoAte, perguntasDaTransferencia } from '../lancamento/index.js'
import {
  estornarTransferenciaInput,
  listarTransferenciasInput,
  transferenciaInput,
  transferenciaRef,
} from './transferencia.input.js'
import { estornoDaTransferencia, ler, listar, type TransferenciaRow } from './transferencia.queries.js'
import { acoesTransferencia } from './transferencia.rules.js'
import { transferencias } from './transferir.js'

export const listarTransferencias = readCase({
  action: 'transferencia.ler',
  input: listarTransferenciasInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input)
  },
})

export const lerTransferencia = readCase({
  action: 'transferencia.ler',
  input: transferenciaRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, id), 'Transferência não encontrada.'),
})

export const criarTransferencia = useCase({
  action: 'transferencia.escrever',
  asks: perguntasDaTransferencia,
  record: 'conta_financeira',
  recordField: 'idContaDestino',
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
export async function acoesDaTransferencia(ctx: Context, row: TransferenciaRow): Promise<string[]> {
  const [estorno, ate] = await Promise.all([estornoDaTransferencia(ctx, row.id), fechadoAte(ctx, row.idCliente)])
  return acoesTransferencia(row, { estornada: estorno !== null, fechadoAte: ate }, ctx)
}
