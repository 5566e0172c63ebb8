import type { z } from 'zod'
import {
  listarMembrosDoGrupoInput,
  listarMembrosGrupoLouvorInput,
  membroDoGrupoRef,
  membroGrupoLouvorInput,
  membroGrupoLouvorRef,
  novoMembroDoGrupoInput,
} from '../../../../schema/rules/culto/membro-grupo-louvor.input.js'
import { confirmarInput } from '../../../../schema/rules/pessoas/vinculo.input.js'
import { AppError, invalid, notFound } from '../../../kernel/base/errors.js'
import { idOf, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { refuseInactive, refuseToConfirm } from '../../pessoas/vinculo/index.js'
import { read as readGrupo } from './grupo-louvor.queries.js'
import { missing as missingGrupo } from './grupo-louvor.usecases.js'
import { lead, membership } from './lideranca.js'
import { membros, vinculoOfGrupo } from './membro-grupo-louvor.queries.js'

type Work = Writing & { ctx: Context }

export const listMembrosGrupoLouvor = readCase({
  action: 'grupoLouvor.ler',
  input: listarMembrosGrupoLouvorInput,
  run(work, input) {
    refuseToConfirm(work.ctx, 'membroGrupoLouvor.escrever', input.filtro?.aConfirmar)
    return membership.list(work, input)
  },
})

/** The members of the group named in the path. */
export const listMembrosOfGrupo = readCase({
  action: 'grupoLouvor.ler',
  input: listarMembrosDoGrupoInput,
  async run(work, { id, ...input }) {
    const grupo = await readGrupo(work, id)
    if (!grupo || grupo.excluidoEm) throw notFound(missingGrupo)
    return membership.list(work, { ...input, filtro: { idGrupo: grupo.id } })
  },
})

export const adicionarMembroGrupoLouvor = useCase({
  action: 'membroGrupoLouvor.escrever',
  input: membroGrupoLouvorInput,
  async run(work, { idGrupo, idMembro, ...data }) {
    const grupo = await lockedGroup(work, idGrupo)
    if (!grupo) throw invalid({ idGrupo: missingGrupo })
    const person = await idOf(work, 'usuario', idMembro)
    if (person === null) throw invalid({ idMembro: 'Pessoa não encontrada.' })
    return add(work, grupo, person, data)
  },
})

/** Adds a member, for a REST call whose path names both the group and the person. */
export const addMembroToGrupo = useCase({
  action: 'membroGrupoLouvor.escrever',
  record: 'grupo_louvor',
  input: novoMembroDoGrupoInput,
  async run(work, { id, uuid, ...data }) {
    const grupo = await lockedGroup(work, id)
    if (!grupo) throw notFound(missingGrupo)
    const person = await idOf(work, 'usuario', uuid)
    if (person === null) throw notFound('Pessoa não encontrada.')
    return add(work, grupo, person, data)
  },
})

export const promoverMembroGrupoLouvor = useCase({
  action: 'membroGrupoLouvor.escrever',
  record: 'membro_grupo_louvor',
  input: membroGrupoLouvorRef,
  run: (work, { id }) => lead.promote(work, id),
})

/** Confirms people whom somebody added to an own group. */
export const confirmarMembrosGrupoLouvor = useCase({
  action: 'membroGrupoLouvor.escrever',
  input: confirmarInput,
  run: (work, { ids }) => membership.confirm(work, ids, 'membroGrupoLouvor.escrever'),
})

export const excluirMembroGrupoLouvor = useCase({
  action: 'membroGrupoLouvor.escrever',
  record: 'membro_grupo_louvor',
  input: membroGrupoLouvorRef,
  run: (work, { id }) => lead.remove(work, id),
})

/**
 * Promotes or removes a member, for REST calls whose path names the group and a uuid, of the membership or of the
 * person.
 */
export const promoteMembroOfGrupo = useCase({
  action: 'membroGrupoLouvor.escrever',
  record: 'grupo_louvor',
  input: membroDoGrupoRef,
  run: async (work, { id, uuid }) => lead.promote(work, await vinculoOfGrupo(work, id, uuid)),
})

export const removeMembroFromGrupo = useCase({
  action: 'membroGrupoLouvor.escrever',
  record: 'grupo_louvor',
  input: membroDoGrupoRef,
  run: async (work, { id, uuid }) => lead.remove(work, await vinculoOfGrupo(work, id, uuid)),
})

/**
 * The group with its members, locked until the transaction ends.
 * @returns null when there is no such group
 */
const lockedGroup = (work: Writing, ref: RecordRef) =>
  membership.locked(work, ref).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  })

type LockedGroup = NonNullable<Awaited<ReturnType<typeof lockedGroup>>>
type NewMember = Pick<z.output<typeof membroGrupoLouvorInput>, 'membroLider' | 'statusMembro'>

/**
 * `membroLider` is used only while there is no leader.
 * @throws VALIDATION_FAILED for an inactive person, CONFLICT for an existing member
 */
async function add(work: Work, grupo: LockedGroup, idMembro: number, data: NewMember) {
  await refuseInactive(work, idMembro)
  const { membroLider, statusMembro } = { membroLider: data.membroLider ?? 0, statusMembro: data.statusMembro ?? 1 }
  if (membroLider === 1 && statusMembro === 0)
    throw invalid({ statusMembro: 'Quem lidera o grupo precisa estar ativo.' })
  await membership.join(work, grupo, idMembro, { statusMembro })
  await work.em.flush()
  if (membroLider === 1 && !(await lead.hasLeader(work, grupo.id))) await lead.pass(work, grupo, idMembro)
  return membership.seen(work, await membros.ofPerson(work, grupo.id, idMembro))
}
