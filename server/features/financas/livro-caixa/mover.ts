import type { Context } from '../../../kernel/context.js'
import { AppError, invalid } from '../../../kernel/errors.js'
import { idOf, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { useCase } from '../../../kernel/use-case.js'
import { moverEntrada } from '../entrada/index.js'
import { perguntasDoMovido } from '../lancamento/index.js'
import { moverSaida } from '../saida/index.js'
import { moverLancamentosInput } from './mover.input.js'

type Work = Writing & { ctx: Context }

interface Escolhidos {
  entradas: readonly RecordRef[]
  saidas: readonly RecordRef[]
  transferencias: readonly RecordRef[]
}

/**
 * Moves entries to another account: all of them, or none.
 * @param campo where they stand in the input, for the errors
 * @throws CONFLICT or VALIDATION_FAILED that names each entry that has to stay, with the reason
 */
export async function moverPara(work: Work, conta: RecordRef, escolhidos: Escolhidos, campo: string): Promise<number> {
  const { entradas, saidas, transferencias } = escolhidos
  if (entradas.length > 0) work.ctx.authorise('entrada.escrever')
  if (saidas.length > 0) work.ctx.authorise('saida.escrever')
  await exigirQueExistam(work, escolhidos, campo)
  const recusas: Record<string, string> = Object.fromEntries(
    transferencias.map((_, lugar) => [
      `${campo}.transferencias.${lugar}`,
      'Uma transferência já tem as suas duas contas: mude-as nela.',
    ]),
  )
  for (const [nome, mover] of [
    ['entradas', moverEntrada],
    ['saidas', moverSaida],
  ] as const)
    for (const [lugar, id] of escolhidos[nome].entries()) {
      try {
        await mover(work, id, conta)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        // the account is wrong for all of them
        const daConta = error.details.campos?.idContaFinanceira
        if (daConta) throw invalid({ [`${campo}.idContaFinanceira`]: daConta })
        recusas[`${campo}.${nome}.${lugar}`] = error.message
      }
    }
  const textos = [...new Set(Object.values(recusas))]
  if (textos.length > 0)
    throw new AppError('CONFLICT', `Nada foi movido. ${textos.join(' ')}`.slice(0, 500), { campos: recusas })
  return entradas.length + saidas.length
}

/** @throws VALIDATION_FAILED that names each of them that this church does not have */
async function exigirQueExistam(work: Work, escolhidos: Escolhidos, campo: string): Promise<void> {
  const sumidos: Record<string, string> = {}
  for (const [nome, tabela, texto] of [
    ['entradas', 'entrada', 'Entrada não encontrada.'],
    ['saidas', 'saida', 'Saída não encontrada.'],
    ['transferencias', 'transferencia', 'Transferência não encontrada.'],
  ] as const)
    for (const [lugar, id] of escolhidos[nome].entries())
      if ((await idOf(work, tabela, id)) === null) sumidos[`${campo}.${nome}.${lugar}`] = texto
  if (Object.keys(sumidos).length > 0) throw invalid(sumidos)
}

/** Entries chosen in a list move to other accounts, all of them or none; each change is in the audit log. */
export const moverLancamentos = useCase({
  action: 'transferencia.escrever',
  asks: perguntasDoMovido,
  named: { 'itens.idContaFinanceira': 'conta_financeira' },
  input: moverLancamentosInput,
  async run(work, { itens }) {
    let movidos = 0
    for (const [lugar, { idContaFinanceira, ...escolhidos }] of itens.entries())
      movidos += await moverPara(work, idContaFinanceira, escolhidos, `itens.${lugar}`)
    if (movidos === 0) throw invalid({ itens: 'Escolha os lançamentos.' })
    return { message: movidos === 1 ? 'Lançamento movido com sucesso.' : `${movidos} lançamentos movidos com sucesso.` }
  },
})
