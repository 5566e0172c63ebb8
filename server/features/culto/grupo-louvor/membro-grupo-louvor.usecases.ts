import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { AppError, conflict, invalid, notFound } from '../../../kernel/errors.js'
import { markDeleted } from '../../../kernel/tenant/bin.js'
import { from, idOf, type RecordRef, recordToChange } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { GrupoLouvor } from './grupo-louvor.entity.js'
import { ler as lerGrupo } from './grupo-louvor.queries.js'
import { missing as missingGrupo } from './grupo-louvor.usecases.js'
import { addMember, passLead } from './lideranca.js'
import { MembroGrupoLouvor } from './membro-grupo-louvor.entity.js'
import {
  listarMembrosDoGrupoInput,
  listarMembrosGrupoLouvorInput,
  membroDoGrupoRef,
  membroGrupoLouvorInput,
  membroGrupoLouvorRef,
  novoMembroDoGrupoInput,
} from './membro-grupo-louvor.input.js'
import {
  ler,
  listar,
  type MembroGrupoLouvorRow,
  vinculoDaPessoa,
  vinculoDoGrupo,
} from './membro-grupo-louvor.queries.js'

const missing = 'Membro não encontrado.'

type Work = Writing & { ctx: Context }

export const listarMembrosGrupoLouvor = readCase({
  action: 'grupoLouvor.ler',
  input: listarMembrosGrupoLouvorInput,
  run: listar,
})

/** Of the group that a path names. */
export const listarMembrosDoGrupo = readCase({
  action: 'grupoLouvor.ler',
  input: listarMembrosDoGrupoInput,
  async run(work, { id, ...input }) {
    const grupo = await lerGrupo(work, id)
    if (!grupo || grupo.excluidoEm) throw notFound(missingGrupo)
    return listar(work, { ...input, filtro: { idGrupo: grupo.id } })
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
    return adicionar(work, grupo, person, data)
  },
})

/** The same for a call whose path names both. */
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
  run: (work, { id }) => promover(work, id),
})

export const excluirMembroGrupoLouvor = useCase({
  action: 'membroGrupoLouvor.escrever',
  record: 'membro_grupo_louvor',
  input: membroGrupoLouvorRef,
  run: (work, { id }) => excluir(work, id),
})

/** The same two for calls that name the group and, by the uuid of either, the membership or the person. */
export const promoverMembroDoGrupo = useCase({
  action: 'membroGrupoLouvor.escrever',
  record: 'grupo_louvor',
  input: membroDoGrupoRef,
  run: async (work, { id, uuid }) => promover(work, await vinculoDoGrupo(work, id, uuid)),
})

export const excluirMembroDoGrupo = useCase({
  action: 'membroGrupoLouvor.escrever',
  record: 'grupo_louvor',
  input: membroDoGrupoRef,
  run: async (work, { id, uuid }) => excluir(work, await vinculoDoGrupo(work, id, uuid)),
})

/**
 * For the one promotion of the old clients, which have no group in their address: the number or uuid of the membership says all.
 * @throws FORBIDDEN when whoever asks may not (an API token for cells alone), NOT_FOUND
 */
export async function promoverSemGrupo(work: Work, ref: RecordRef): Promise<MembroGrupoLouvorRow> {
  work.ctx.authorise('membroGrupoLouvor.escrever')
  return promover(work, ref)
}

/** Promotions of one group happen one after the other: each locks the group. */
async function promover(work: Work, ref: RecordRef | undefined): Promise<MembroGrupoLouvorRow> {
  const { id, grupo, idMembro } = await lockedMember(work, ref)
  // the person must stay until this is done
  if ((await idOf(work, 'usuario', idMembro)) === null) throw notFound(missing)
  await passLead(work, grupo, idMembro)
  return found(await ler(work, id))
}

async function excluir(work: Work, ref: RecordRef | undefined): Promise<{ message: string }> {
  const { id, membroLider } = await lockedMember(work, ref)
  if (membroLider === 1) throw conflict('Este membro é o responsável pelo grupo e não pode ser excluído.')
  markDeleted(work, await recordToChange(work, MembroGrupoLouvor, id, { missing }))
  return { message: 'O membro foi excluído com sucesso.' }
}

/** The membership as it is once nobody else can change the group's members. @throws NOT_FOUND */
async function lockedMember(work: Writing, ref: RecordRef | undefined) {
  const known = await ler(work, ref)
  const grupo = known && (await lockedGroup(work, known.idGrupo))
  const row = grupo && (await ler(work, known.id))
  if (!row) throw notFound(missing)
  return { ...row, grupo }
}

/** The group, with its members, locked until the transaction ends. @returns null when there is none */
const lockedGroup = (work: Writing, ref: RecordRef) =>
  recordToChange(work, GrupoLouvor, ref).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  })

type NewMember = Pick<z.output<typeof membroGrupoLouvorInput>, 'membroLider' | 'statusMembro'>

/** @throws VALIDATION_FAILED for somebody inactive, CONFLICT for a member */
async function adicionar(work: Work, grupo: GrupoLouvorLocked, idMembro: number, data: NewMember) {
  const active = await from(work, 'usuario')
    .select('id')
    .where('id', '=', idMembro)
    .where('usuarioAtivo', '=', 1)
    .executeTakeFirst()
  if (!active) throw invalid({ idMembro: 'Só pessoas ativas podem entrar no grupo.' })
  const { membroLider, statusMembro } = { membroLider: data.membroLider ?? 0, statusMembro: data.statusMembro ?? 1 }
  if (membroLider === 1 && statusMembro === 0)
    throw invalid({ statusMembro: 'Quem lidera o grupo precisa estar ativo.' })
  await addMember(work, grupo, idMembro, { membroLider, statusMembro })
  return found(await ler(work, await vinculoDaPessoa(work, grupo.id, idMembro)))
}

type GrupoLouvorLocked = Parameters<typeof addMember>[1]

/** @throws NOT_FOUND */
function found(row: MembroGrupoLouvorRow | undefined): MembroGrupoLouvorRow {
  if (!row) throw notFound(missing)
  return row
}
