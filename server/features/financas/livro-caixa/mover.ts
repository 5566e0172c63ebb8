import { moverLancamentosInput } from '../../../../schema/rules/financas/mover.input.js'
import { AppError, invalid } from '../../../kernel/base/errors.js'
import { idOf, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { useCase } from '../../../kernel/work/use-case.js'
import { moveEntrada } from '../entrada/index.js'
import { perguntasDoMovido } from '../lancamento/index.js'
import { moveSaida } from '../saida/index.js'

type Work = Writing & { ctx: Context }

interface Chosen {
  entradas: readonly RecordRef[]
  saidas: readonly RecordRef[]
  transferencias: readonly RecordRef[]
}

/**
 * Moves entries to another account: all of them, or none.
 * @param campo where they stand in the input, for the errors
 * @throws CONFLICT or VALIDATION_FAILED that names each entry that has to stay, with the reason
 */
export async function moveTo(work: Work, conta: RecordRef, chosen: Chosen, campo: string): Promise<number> {
  const { entradas, saidas, transferencias } = chosen
  if (entradas.length > 0) work.ctx.authorise('entrada.escrever')
  if (saidas.length > 0) work.ctx.authorise('saida.escrever')
  await requireExisting(work, chosen, campo)
  const recusas: Record<string, string> = Object.fromEntries(
    transferencias.map((_, place) => [
      `${campo}.transferencias.${place}`,
      'Uma transferência já tem as suas duas contas: mude-as nela.',
    ]),
  )
  for (const [nome, move] of [
    ['entradas', moveEntrada],
    ['saidas', moveSaida],
  ] as const)
    for (const [place, id] of chosen[nome].entries()) {
      const refusal = await refusalOf(move(work, id, conta), campo)
      if (refusal !== null) recusas[`${campo}.${nome}.${place}`] = refusal
    }
  const textos = [...new Set(Object.values(recusas))]
  if (textos.length > 0)
    throw new AppError('CONFLICT', `Nada foi movido. ${textos.join(' ')}`.slice(0, 500), { campos: recusas })
  return entradas.length + saidas.length
}

/**
 * Why an entry has to stay; null when it has moved.
 * @throws VALIDATION_FAILED when the account is wrong, which it is for all of them
 */
async function refusalOf(moving: Promise<void>, campo: string): Promise<string | null> {
  try {
    await moving
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const ofConta = error.details.campos?.idContaFinanceira
    if (ofConta) throw invalid({ [`${campo}.idContaFinanceira`]: ofConta })
    return error.message
  }
}

/** @throws VALIDATION_FAILED that names each of them that this church does not have */
async function requireExisting(work: Work, chosen: Chosen, campo: string): Promise<void> {
  const sumidos: Record<string, string> = {}
  for (const [nome, tabela, texto] of [
    ['entradas', 'entrada', 'Entrada não encontrada.'],
    ['saidas', 'saida', 'Saída não encontrada.'],
    ['transferencias', 'transferencia', 'Transferência não encontrada.'],
  ] as const)
    for (const [place, id] of chosen[nome].entries())
      if ((await idOf(work, tabela, id)) === null) sumidos[`${campo}.${nome}.${place}`] = texto
  if (Object.keys(sumidos).length > 0) throw invalid(sumidos)
}

/** Entries chosen in a list move to other accounts, all of them or none; each change is in the audit log. */
export const moverLancamentos = useCase({
  action: 'transferencia.escrever',
  asks: perguntasDoMovido,
  input: moverLancamentosInput,
  async run(work, { itens }) {
    let movidos = 0
    for (const [place, { idContaFinanceira, ...escolhidos }] of itens.entries())
      movidos += await moveTo(work, idContaFinanceira, escolhidos, `itens.${place}`)
    if (movidos === 0) throw invalid({ itens: 'Escolha os lançamentos.' })
    return { message: movidos === 1 ? 'Lançamento movido com sucesso.' : `${movidos} lançamentos movidos com sucesso.` }
  },
})
