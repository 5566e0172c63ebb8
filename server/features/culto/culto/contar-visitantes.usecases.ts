import { contarVisitantesCultoInput, cultoRef, maxVisitantes } from '../../../../schema/rules/culto/culto.input.js'
import { announce } from '../../../kernel/data/database/events.js'
import { newerMarks } from '../../../kernel/data/marks/marks.js'
import { recordToChange } from '../../../kernel/data/tenant/records.js'
import { useCase } from '../../../kernel/work/use-case.js'
import { Culto } from './culto.entity.js'
import { presencaOf } from './culto.topic.js'

/**
 * Sets how many visitors one count of a device has added. Several people count at the doors at once, so their counts are
 * added up; a count that arrives late or again changes nothing, because it is known by its uuid.
 */
export const contarVisitantesCulto = useCase({
  action: 'culto.escrever',
  record: 'culto',
  input: contarVisitantesCultoInput.extend(cultoRef.shape),
  async run(work, { id, aparelho, quantos, marcadoEm, enviadoEm }) {
    // locked, so that concurrent counts are all added
    const culto = await recordToChange(work, Culto, id, { missing: 'Culto não encontrado.' })
    const stored = culto.visitantesPorAparelho ?? {}
    const known = stored[aparelho]
    const { marks, times } = newerMarks(
      { times: known ? { [aparelho]: known.em } : {}, since: null },
      [{ key: aparelho, made: new Date(marcadoEm) }],
      new Date(enviadoEm),
      new Date(),
    )
    const em = times[aparelho]
    if (marks.length === 0 || em === undefined)
      return { idCulto: culto.id, visitantes: culto.visitantes, aparelho, quantos: known?.quantos ?? 0 }
    const added = quantos - (known?.quantos ?? 0)
    culto.visitantes = Math.min(Math.max(culto.visitantes + added, 0), maxVisitantes)
    culto.visitantesPorAparelho = { ...stored, [aparelho]: { quantos, em } }
    await work.em.flush()
    if (added !== 0) await announce(work, presencaOf(culto))
    return { idCulto: culto.id, visitantes: culto.visitantes, aparelho, quantos }
  },
})
