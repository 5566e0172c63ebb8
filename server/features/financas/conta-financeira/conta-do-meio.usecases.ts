import { contasDosMeiosInput } from '../../../../schema/rules/financas/conta-do-meio.input.js'
import { invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { useCase } from '../../../kernel/work/use-case.js'
import { ContaDoMeio } from './conta-do-meio.entity.js'
import { allInUse, lockGeral } from './conta-financeira.queries.js'
import { contaOfDinheiro } from './conta-financeira.usecases.js'

uniqueBy('conta_do_meio_um', 'itens', 'Outra pessoa acabou de escolher a conta deste meio.')

/**
 * Says in which account the money of these means lies from now on. Means that are not named stay as they are, and so does
 * the money that is there.
 */
export const definirContasDosMeios = useCase({
  action: 'contaFinanceira.escrever',
  input: contasDosMeiosInput,
  async run(work, { itens }) {
    // of two people who choose at the same time, the second one waits here
    await lockGeral(work)
    const { idCliente } = work
    for (const [place, { meio, idContaFinanceira: ref }] of itens.entries()) {
      const campo = `itens.${place}.idContaFinanceira`
      if (itens.findIndex((other) => other.meio === meio) < place)
        throw invalid({ [`itens.${place}.meio`]: 'Informe cada meio uma vez.' })
      const stored = await work.em.findOne(ContaDoMeio, { idCliente, meio })
      if (ref == null) {
        if (stored) work.em.remove(stored)
        continue
      }
      const idContaFinanceira = await contaOfDinheiro(work, ref, { campo })
      if (stored) work.em.assign(stored, { idContaFinanceira })
      else work.em.create(ContaDoMeio, { idCliente, meio, idContaFinanceira })
    }
    await work.em.flush()
    return allInUse(work)
  },
})
