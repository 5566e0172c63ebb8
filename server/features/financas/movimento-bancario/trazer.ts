import type { Context } from '../../../kernel/context.js'
import { saved } from '../../../kernel/tenant/records.js'
import { useCase } from '../../../kernel/use-case.js'
import { perguntasDoMovido } from '../lancamento/index.js'
import { moverPara } from '../livro-caixa/index.js'
import { conciliar, travarMovimento } from './conciliar.js'
import { conciliarVariosInput } from './movimento-bancario.input.js'
import { ler, type MovimentoRow } from './movimento-bancario.queries.js'
import { type EmOutraConta, emOutraContaDoMovimento } from './outra-conta.queries.js'
import { avisarPix, travarPix } from './pix.js'

/**
 * Brings entries of other accounts to those of the movements that are their money, and matches them: all of them or none.
 */
export const trazerLancamentos = useCase({
  action: 'movimentoBancario.escrever',
  asks: perguntasDoMovido,
  named: { 'itens.id': 'movimento_bancario' },
  input: conciliarVariosInput,
  async run(work, { itens }) {
    const rows: MovimentoRow[] = []
    await travarPix(work)
    for (const [lugar, { id, ...escolha }] of itens.entries()) {
      const movimento = await travarMovimento(work, id)
      await moverPara(work, movimento.idContaFinanceira, escolha, `itens.${lugar}`)
      await avisarPix(work, movimento, await conciliar(work, movimento, escolha))
      rows.push(await saved(work, movimento, ler))
    }
    return rows
  },
})

/** The entry of another account that is a movement's money, for whoever may bring it. */
export async function emOutraContaVisivel(ctx: Context, id: number): Promise<EmOutraConta | null> {
  if (!ctx.can('movimentoBancario.escrever')) return null
  const found = await emOutraContaDoMovimento(ctx, id)
  return found && ctx.can(found.tipo === 'saida' ? 'saida.escrever' : 'entrada.escrever') ? found : null
}
