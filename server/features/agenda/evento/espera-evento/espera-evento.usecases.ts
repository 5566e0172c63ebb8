import {
  listarMembrosEventoInput,
  membroEventoInput,
  membrosEventoInput,
} from '../../../../../schema/rules/agenda/membro-evento.input.js'
import { uniqueBy } from '../../../../kernel/base/errors.js'
import { recordToChange } from '../../../../kernel/data/tenant/records.js'
import { readCase, useCase } from '../../../../kernel/work/use-case.js'
import { addPessoas, memberships } from '../../../pessoas/vinculo/index.js'
import { Evento } from '../evento.entity.js'
import { countMembros } from '../evento.queries.js'
import { refuseWaiting } from '../evento.rules.js'
import { membros } from '../membro-evento/membro-evento.queries.js'
import { alreadyMembroOfEvento } from '../membro-evento/membro-evento.usecases.js'
import { EsperaEvento } from './espera-evento.entity.js'
import { addToWaiting, callFromWaiting } from './espera-evento.js'
import { waiting } from './espera-evento.queries.js'

const noGroup = 'Evento não encontrado.'
const where = 'à lista de espera'
const alreadyWaiting = uniqueBy('espera_evento_pessoa', 'idMembro', 'Esta pessoa já está na lista de espera.')

const waitingOfEventos = memberships({
  queries: waiting,
  entity: EsperaEvento,
  group: Evento,
  texts: {
    noGroup,
    noMember: 'Esta pessoa não está na lista de espera.',
    onde: where,
    jaMembro: alreadyWaiting,
    removed: 'A pessoa saiu da lista de espera.',
  },
})

/** The people who wait, for those who look after events; first come first unless another order is requested. */
export const listWaitingEvento = readCase({
  action: 'evento.escrever',
  input: listarMembrosEventoInput,
  run: (work, { ordem, ...input }) =>
    waitingOfEventos.list(work, { ...input, ordem: ordem ?? { campo: 'createdAt', direcao: 'ASC' } }),
})

/**
 * Puts several people, who need not use the product, at the end of the waiting list of a full event. People who cannot wait
 * are listed with the reason.
 */
export const adicionarEsperasEvento = useCase({
  action: 'evento.escrever',
  record: 'evento',
  input: membrosEventoInput,
  async run(work, { idEvento, ids }) {
    const evento = await recordToChange(work, Evento, idEvento, { missing: noGroup })
    // a place that nobody gave up, such as that of a deleted person, belongs to who waits
    await callFromWaiting(work, evento)
    const refusal = refuseWaiting(evento, await countMembros(work, evento.id))
    const inside = new Set<number>()
    const result = await addPessoas(work, ids, {
      onde: where,
      async presentes(people) {
        for (const id of await membros.present(work, evento.id, people)) inside.add(id)
        return [...inside, ...(await waiting.present(work, evento.id, people))]
      },
      jaMembro: (id) => (inside.has(id) ? alreadyMembroOfEvento() : alreadyWaiting()),
      acrescentar: (people) => addToWaiting(work, evento.id, people),
      livres: refusal === null ? null : { quantas: 0, lotado: refusal },
    })
    // what these people lack is not a place
    return { ...result, recusados: result.recusados.map((one) => ({ ...one, lotado: false })) }
  },
})

export const excluirEsperaEvento = useCase({
  action: 'evento.escrever',
  record: 'evento',
  input: membroEventoInput,
  async run(work, { idEvento, idMembro }) {
    const evento = await waitingOfEventos.locked(work, idEvento)
    return waitingOfEventos.remove(work, evento.id, idMembro)
  },
})
