import {
  listarMembrosCelulaInput,
  membroCelulaInput,
  membroCelulaRef,
  membrosCelulaInput,
  promocaoNaCelula,
} from '../../../../schema/rules/pessoas/membro-celula.input.js'
import { confirmarInput } from '../../../../schema/rules/pessoas/vinculo.input.js'
import { isUuid } from '../../../kernel/data/tenant/records.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { newMembroId, refuseToConfirm } from '../vinculo/index.js'
import { addMember, addMembers, lead, membership } from './lideranca.js'
import { membros } from './membro-celula.queries.js'

export const listMembrosCelula = readCase({
  action: 'celula.ler',
  input: listarMembrosCelulaInput,
  run(work, input) {
    refuseToConfirm(work.ctx, 'celula.escrever', input.filtro?.aConfirmar)
    return membership.list(work, input)
  },
})

export const adicionarMembroCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: membroCelulaInput,
  async run(work, { idCelula, idMembro, membroLider }) {
    const celula = await membership.locked(work, idCelula)
    const person = await newMembroId(work, idMembro)
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
export const promoteInCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: promocaoNaCelula,
  async run(work, { idCelula, uuid }) {
    const own = await membros.ofGroup(work, idCelula, uuid)
    return lead.promote(work, own ?? (isUuid(uuid) ? await membros.ofPerson(work, idCelula, uuid) : undefined))
  },
})
