import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { AppError, invalid, notFound } from '../../../kernel/errors.js'
import { idOf, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { refuseAConfirmar, refuseInactive } from '../../pessoas/vinculo/index.js'
import { confirmarInput } from '../../pessoas/vinculo/vinculo.input.js'
import { ler as lerGrupo } from './grupo-louvor.queries.js'
import { missing as missingGrupo } from './grupo-louvor.usecases.js'
import { lead, membership } from './lideranca.js'
import {
  listarMembrosDoGrupoInput,
  listarMembrosGrupoLouvorInput,
  membroDoGrupoRef,
  membroGrupoLouvorInput,
  membroGrupoLouvorRef,
  novoMembroDoGrupoInput,
} from './membro-grupo-louvor.input.js'
import { membros, vinculoDoGrupo } from './membro-grupo-louvor.queries.js'

type Work = Writing & { ctx: Context }

export const listarMembrosGrupoLouvor = readCase({
  action: 'grupoLouvor.ler',
  input: listarMembrosGrupoLouvorInput,
  run(work, input) {
    refuseAConfirmar(work.ctx, 'membroGrupoLouvor.escrever', input.filtro?.aConfirmar)
    return membership.list(work, input)
  },
})

/** The members of the group named in the path. */
export const listarMembrosDoGrupo = readCase({
  action: 'grupoLouvor.ler',
  input: listarMembrosDoGrupoInput,
  async run(work, { id, ...input }) {
    const grupo = await lerGrupo(work, id)
    if (!grupo || grupo.excluidoEm) throw notFound(missingGrupo)
    return membership.list(work, { ...input, filtro: { idGrupo: grupo.id } })
  },
})

export const adicionarMembroGrupoLouvor = useCase({
  action: 'membroGrupoLouvor.escrever',
  record: 'grupo_louvor',
  recordField: 'idGrupo',
  input: membroGrupoLouvorInput,
  async run(work, { idGrupo, idMembro, ...data }) {
    const grupo = await lockedGroup(work, idGrupo)
    if (!grupo) throw invalid({ idGrupo: missingGrupo })
    const person = await idOf(work, 'usuario', idMembro)
    if (person === null) throw invalid({ idMembro: 'Pessoa não encontrada.' })
    return adicionar(work, grupo, person, data)
  },
})

/** Adds a member, for a REST call whose path names both the group and the person. */
export const adicionarMembroAoGrupo = useCase({
  action: 'membroGrupoLouvor.escrever',
  record: 'grupo_louvor',
  input: novoMembroDoGrupoInput,
  async run(work, { id, uuid, ...data }) {
    const grupo = await lockedGroup(work, id)
    if (!grupo) throw notFound(missingGrupo)
    const person = await idOf(work, 'usuario', uuid)
    if (person === null) throw notFound('Pessoa não encontrada.')
    return adicionar(work, grupo, person, data)
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
  named: { ids: 'membro_grupo_louvor' },
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
export const promoverMembroDoGrupo = useCase({
  action: 'membroGrupoLouvor.escrever',
  record: 'grupo_louvor',
  input: membroDoGrupoRef,
  run: async (work, { id, uuid }) => lead.promote(work, await vinculoDoGrupo(work, id, uuid)),
})

export const excluirMembroDoGrupo = useCase({
  action: 'membroGrupoLouvor.escrever',
  record: 'grupo_louvor',
  input: membroDoGrupoRef,
  run: async (work, { id, uuid }) => lead.remove(work, await vinculoDoGrupo(work, id, uuid)),
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
async function adicionar(work: Work, grupo: LockedGroup, idMembro: number, data: NewMember) {
  await refuseInactive(work, idMembro)
  const { membroLider, statusMembro } = { membroLider: data.membroLider ?? 0, statusMembro: data.statusMembro ?? 1 }
  if (membroLider === 1 && statusMembro === 0)
    throw invalid({ statusMembro: 'Quem lidera o grupo precisa estar ativo.' })
  await membership.join(work, grupo, idMembro, { statusMembro })
  await work.em.flush()
  if (membroLider === 1 && !(await lead.hasLeader(work, grupo.id))) await lead.pass(work, grupo, idMembro)
  return membership.seen(work, await membros.ofPerson(work, grupo.id, idMembro))
}
