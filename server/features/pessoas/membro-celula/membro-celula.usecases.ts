import { isUuid } from '../../../kernel/tenant/records.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { idNovoMembro, refuseAConfirmar } from '../vinculo/index.js'
import { confirmarInput } from '../vinculo/vinculo.input.js'
import { addMember, addMembers, lead, membership } from './lideranca.js'
import {
  listarMembrosCelulaInput,
  membroCelulaInput,
  membroCelulaRef,
  membrosCelulaInput,
  promocaoNaCelula,
} from './membro-celula.input.js'
import { membros } from './membro-celula.queries.js'

export const listarMembrosCelula = readCase({
  action: 'celula.ler',
  input: listarMembrosCelulaInput,
  run(work, input) {
    refuseAConfirmar(work.ctx, 'celula.escrever', input.filtro?.aConfirmar)
    return membership.list(work, input)
  },
})

export const adicionarMembroCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: membroCelulaInput,
  async run(work, { idCelula, idMembro, membroLider }) {
    const celula = await membership.locked(work, idCelula)
    const person = await idNovoMembro(work, idMembro)
    await addMember(work, celula, person)
    if (membroLider === 1) await lead.pass(work, celula, person)
    return membership.seen(work, await membros.ofPerson(work, celula.id, person))
  },
})

/** Adds several people at once, and reports existing members. In a cell without a leader the first one leads. */
export const adicionarMembrosCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: membrosCelulaInput,
  run: (work, { idCelula, ids }) =>
    membership.addSeveral(work, idCelula, ids, (celula, people) => addMembers(work, celula, people)),
})

export const promoverMembroCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: membroCelulaRef,
  run: async (work, { idCelula, idMembro }) => lead.promote(work, await membros.ofPerson(work, idCelula, idMembro)),
})

/** Confirms people whom somebody added to an own group. */
export const confirmarMembrosCelula = useCase({
  action: 'celula.escrever',
  named: { ids: 'membro_celula' },
  input: confirmarInput,
  run: (work, { ids }) => membership.confirm(work, ids, 'celula.escrever'),
})

export const excluirMembroCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: membroCelulaRef,
  run: async (work, { idCelula, idMembro }) => lead.remove(work, await membros.ofPerson(work, idCelula, idMembro)),
})

/** Makes a person the leader of the cell. Old clients send the uuid of either the membership or the person. */
export const promoverNaCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: promocaoNaCelula,
  async run(work, { idCelula, uuid }) {
    const own = await membros.ofGroup(work, idCelula, uuid)
    return lead.promote(work, own ?? (isUuid(uuid) ? await membros.ofPerson(work, idCelula, uuid) : undefined))
  },
})
