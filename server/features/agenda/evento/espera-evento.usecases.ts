import { uniqueBy } from '../../../kernel/errors.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { memberships } from '../../pessoas/vinculo/index.js'
import { EsperaEvento } from './espera-evento.entity.js'
import { esperas } from './espera-evento.queries.js'
import { Evento } from './evento.entity.js'
import { listarMembrosEventoInput, membroEventoInput } from './membro-evento.input.js'

const esperasDeEventos = memberships({
  queries: esperas,
  entity: EsperaEvento,
  group: Evento,
  texts: {
    noGroup: 'Evento não encontrado.',
    noMember: 'Esta pessoa não está na lista de espera.',
    onde: 'à lista de espera',
    jaMembro: uniqueBy('espera_evento_pessoa', 'idMembro', 'Esta pessoa já está na lista de espera.'),
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

export const excluirEsperaEvento = useCase({
  action: 'evento.escrever',
  record: 'evento',
  input: membroEventoInput,
  async run(work, { idEvento, idMembro }) {
    const evento = await esperasDeEventos.locked(work, idEvento)
    return esperasDeEventos.remove(work, evento.id, idMembro)
  },
})
