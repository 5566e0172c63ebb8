import { conciliarVariosInput, devolverInput } from '../../../../../schema/rules/financas/movimento-bancario.input.js'
import { saved } from '../../../../kernel/data/tenant/records.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { useCase } from '../../../../kernel/work/use-case.js'
import { perguntasDoMovido } from '../../lancamento/index.js'
import { moveTo } from '../../livro-caixa/index.js'
import { lockMovimento, reconcile } from '../conciliar.js'
import { type MovimentoRow, read } from '../movimento-bancario.queries.js'
import { undoSeveral } from '../movimento-bancario.usecases.js'
import { lockPix, notifyPix } from '../pix.js'
import { type InOtherConta, inOtherContaOfMovimento } from './outra-conta.queries.js'

/**
 * Brings entries of other accounts to those of the movements that are their money, and matches them: all of them or none.
 */
export const trazerLancamentos = useCase({
  action: 'movimentoBancario.escrever',
  asks: perguntasDoMovido,
  input: conciliarVariosInput,
  async run(work, { itens }) {
    const rows: MovimentoRow[] = []
    await lockPix(work)
    for (const [place, { id, ...escolha }] of itens.entries()) {
      const movimento = await lockMovimento(work, id)
      await moveTo(work, movimento.idContaFinanceira, escolha, `itens.${place}`)
      await notifyPix(work, movimento, await reconcile(work, movimento, escolha))
      rows.push(await saved(work, movimento, read))
    }
    return rows
  },
})

/**
 * Undoes matches as `desfazerMovimentos` does, and moves the entries of those that were undone back to the accounts from
 * which they were brought. When one may not go back, nothing is undone.
 */
export const devolverLancamentos = useCase({
  action: 'movimentoBancario.escrever',
  asks: perguntasDoMovido,
  input: devolverInput,
  run: (work, { itens }) =>
    undoSeveral(work, itens, ({ idContaFinanceira, ...escolha }, place) =>
      moveTo(work, idContaFinanceira, escolha, `itens.${place}`),
    ),
})

/** The entry of another account that is a movement's money, for whoever may bring it. */
export async function visibleInOtherConta(ctx: Context, id: number): Promise<InOtherConta | null> {
  if (!ctx.can('movimentoBancario.escrever')) return null
  const found = await inOtherContaOfMovimento(ctx, id)
  return found && ctx.can(found.tipo === 'saida' ? 'saida.escrever' : 'entrada.escrever') ? found : null
}
