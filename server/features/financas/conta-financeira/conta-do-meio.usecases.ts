import { invalid, uniqueBy } from '../../../kernel/errors.js'
import { useCase } from '../../../kernel/use-case.js'
import { ContaDoMeio } from './conta-do-meio.entity.js'
import { contasDosMeiosInput } from './conta-do-meio.input.js'
import { todasEmUso, travarGeral } from './conta-financeira.queries.js'
import { contaDeDinheiro } from './conta-financeira.usecases.js'

uniqueBy('conta_do_meio_um', 'itens', 'Outra pessoa acabou de escolher a conta deste meio.')

/**
 * Says in which account the money of these means lies from now on. Means that are not named stay as they are, and so does
 * the money that is there.
 */
export const definirContasDosMeios = useCase({
  action: 'contaFinanceira.escrever',
  named: { 'itens.idContaFinanceira': 'conta_financeira' },
  input: contasDosMeiosInput,
  async run(work, { itens }) {
    // of two people who choose at the same time, the second one waits here
    await travarGeral(work)
    const { idCliente } = work
    for (const [lugar, { meio, idContaFinanceira: ref }] of itens.entries()) {
      const campo = `itens.${lugar}.idContaFinanceira`
      if (itens.findIndex((other) => other.meio === meio) < lugar)
        throw invalid({ [`itens.${lugar}.meio`]: 'Informe cada meio uma vez.' })
      const stored = await work.em.findOne(ContaDoMeio, { idCliente, meio })
      if (ref == null) {
        if (stored) work.em.remove(stored)
        continue
      }
      const idContaFinanceira = await contaDeDinheiro(work, ref, { campo })
      if (stored) work.em.assign(stored, { idContaFinanceira })
      else work.em.create(ContaDoMeio, { idCliente, meio, idContaFinanceira })
    }
    await work.em.flush()
    return todasEmUso(work)
  },
})
