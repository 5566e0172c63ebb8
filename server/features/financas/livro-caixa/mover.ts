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
  const sumidos: Record<string, string> = {}
  const recusas: Record<string, string> = {}
  for (const [lugar, id] of transferencias.entries()) {
    const nome = `${campo}.transferencias.${lugar}`
    if ((await idOf(work, 'transferencia', id)) === null) sumidos[nome] = 'Transferência não encontrada.'
    else recusas[nome] = 'Uma transferência diz ela mesma de que conta a que conta: altere-a.'
  }
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
        const refused = error.code === 'NOT_FOUND' ? sumidos : recusas
        refused[`${campo}.${nome}.${lugar}`] = error.message
      }
    }
  if (Object.keys(sumidos).length > 0) throw invalid(sumidos)
  const textos = [...new Set(Object.values(recusas))]
  if (textos.length > 0)
    throw new AppError('CONFLICT', `Nada foi movido. ${textos.join(' ')}`.slice(0, 500), { campos: recusas })
  return entradas.length + saidas.length
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
