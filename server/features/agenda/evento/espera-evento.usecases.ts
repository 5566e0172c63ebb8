import { uniqueBy } from '../../../kernel/errors.js'
import { recordToChange } from '../../../kernel/tenant/records.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { acrescentarPessoas, memberships } from '../../pessoas/vinculo/index.js'
import { EsperaEvento } from './espera-evento.entity.js'
import { chamarDaEspera, esperar } from './espera-evento.js'
import { esperas } from './espera-evento.queries.js'
import { Evento } from './evento.entity.js'
import { contarMembros } from './evento.queries.js'
import { refuseWaiting } from './evento.rules.js'
import { listarMembrosEventoInput, membroEventoInput, membrosEventoInput } from './membro-evento.input.js'
import { membros } from './membro-evento.queries.js'
import { jaMembroDoEvento } from './membro-evento.usecases.js'

const noGroup = 'Evento não encontrado.'
const onde = 'à lista de espera'
const jaEspera = uniqueBy('espera_evento_pessoa', 'idMembro', 'Esta pessoa já está na lista de espera.')

const esperasDeEventos = memberships({
  queries: esperas,
  entity: EsperaEvento,
  group: Evento,
  texts: {
    noGroup,
    noMember: 'Esta pessoa não está na lista de espera.',
    onde,
    jaMembro: jaEspera,
    removed: 'A pessoa saiu da lista de espera.',
  },
})

/** The people who wait, for those who look after events; first come first unless another order is requested. */
export const listarEsperasEvento = readCase({
  action: 'evento.escrever',
  input: listarMembrosEventoInput,
  run: (work, { ordem, ...input }) =>
    esperasDeEventos.list(work, { ...input, ordem: ordem ?? { campo: 'createdAt', direcao: 'ASC' } }),
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
    await chamarDaEspera(work, evento)
    const refusal = refuseWaiting(evento, await contarMembros(work, evento.id))
    const inside = new Set<number>()
    const result = await acrescentarPessoas(work, ids, {
      onde,
      async presentes(people) {
        for (const id of await membros.present(work, evento.id, people)) inside.add(id)
        return [...inside, ...(await esperas.present(work, evento.id, people))]
      },
      jaMembro: (id) => (inside.has(id) ? jaMembroDoEvento() : jaEspera()),
      acrescentar: (people) => esperar(work, evento.id, people),
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
    const evento = await esperasDeEventos.locked(work, idEvento)
    return esperasDeEventos.remove(work, evento.id, idMembro)
  },
})
