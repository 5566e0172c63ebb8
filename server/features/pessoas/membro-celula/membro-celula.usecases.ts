import { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { AppError, conflict, invalid, notFound } from '../../../kernel/errors.js'
import { recordRef } from '../../../kernel/formats.js'
import { markDeleted } from '../../../kernel/tenant/bin.js'
import { idOf, isUuid, type RecordRef, recordToChange } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { type MembroGrupoLouvorRow, promoverSemGrupo } from '../../culto/grupo-louvor/index.js'
import { Celula } from '../celula/celula.entity.js'
import { readsPersonalData } from '../usuario/index.js'
import { addMember, passLead } from './lideranca.js'
import { MembroCelula } from './membro-celula.entity.js'
import { listarMembrosCelulaInput, membroCelulaInput, membroCelulaRef } from './membro-celula.input.js'
import { ler, listar, type MembroCelulaRow, vinculoDaCelula, vinculoDaPessoa } from './membro-celula.queries.js'

const missing = 'Membro não encontrado.'

type Work = Writing & { ctx: Context }

export const listarMembrosCelula = readCase({
  action: 'celula.ler',
  input: listarMembrosCelulaInput,
  async run(work, input) {
    const list = await listar(work, input)
    return { ...list, rows: list.rows.map((row) => asSeen(work.ctx, row)) }
  },
})

export const adicionarMembroCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: membroCelulaInput,
  async run(work, { idCelula, idMembro, membroLider }) {
    const celula = await lockedCell(work, idCelula)
    const person = await idOf(work, 'usuario', idMembro)
    if (!celula) throw invalid({ idCelula: 'Célula não encontrada.' })
    if (person === null) throw invalid({ idMembro: 'Pessoa não encontrada.' })
    await addMember(work, celula, person)
    if (membroLider === 1) await passLead(work, celula, person)
    return asSeen(work.ctx, await ler(work, await vinculoDaPessoa(work, celula.id, person)))
  },
})

export const promoverMembroCelula = useCase({
  action: 'celula.escrever',
  record: 'membro_celula',
  input: membroCelulaRef,
  run: (work, { id }) => promover(work, id),
})

export const excluirMembroCelula = useCase({
  action: 'celula.escrever',
  record: 'membro_celula',
  input: membroCelulaRef,
  run: (work, { id }) => excluir(work, id),
})

/** The same for a call that names the cell and the person. */
export const excluirMembroDaCelula = useCase({
  action: 'celula.escrever',
  record: 'celula',
  input: z.object({ id: recordRef('Informe a célula.'), idMembro: recordRef() }),
  run: async (work, { id, idMembro }) => excluir(work, await vinculoDaPessoa(work, id, idMembro)),
})

/**
 * The one promotion of the old clients: `/membros-celulas/alterarResponsavel/{idCelula}/{uuid}/{idCliente}`. Where they promote
 * a member of a worship group they have no cell and send 'undefined' (or whatever else is no record's name) in its place.
 */
export const alterarResponsavel = useCase({
  action: 'celula.escrever',
  input: z.object({ idCelula: recordRef(), uuid: recordRef() }),
  async run(work, { idCelula, uuid }): Promise<MembroCelulaRow | MembroGrupoLouvorRow> {
    const isCell = isUuid(idCelula) || /^\d+$/.test(String(idCelula))
    if (!isCell) return promoverSemGrupo(work, uuid)
    const own = await vinculoDaCelula(work, idCelula, uuid)
    return promover(work, own ?? (isUuid(uuid) ? await vinculoDaPessoa(work, idCelula, uuid) : undefined))
  },
})

/** Promotions of one cell happen one after the other: each locks the cell. */
async function promover(work: Work, ref: RecordRef | undefined): Promise<MembroCelulaRow> {
  const { id, celula, idMembro } = await lockedMember(work, ref)
  // the person must stay until this is done
  if ((await idOf(work, 'usuario', idMembro)) === null) throw notFound(missing)
  await passLead(work, celula, idMembro)
  return asSeen(work.ctx, await ler(work, id))
}

async function excluir(work: Work, ref: RecordRef | undefined): Promise<{ message: string }> {
  const { id, membroLider } = await lockedMember(work, ref)
  if (membroLider === 1) throw conflict('Este membro é o responsável pela célula e não pode ser excluído.')
  markDeleted(work, await recordToChange(work, MembroCelula, id, { missing }))
  return { message: 'O membro foi excluído com sucesso.' }
}

/** The membership as it is once nobody else can change the cell's members. @throws NOT_FOUND */
async function lockedMember(work: Writing, ref: RecordRef | undefined) {
  const known = await ler(work, ref)
  const celula = known && (await lockedCell(work, known.idCelula))
  const row = celula && (await ler(work, known.id))
  if (!row) throw notFound(missing)
  return { ...row, celula }
}

/** The cell, with its members, locked until the transaction ends. @returns null when there is none */
const lockedCell = (work: Writing, ref: RecordRef) =>
  recordToChange(work, Celula, ref).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  })

/** The member as this person may see it. @throws NOT_FOUND */
export function asSeen(who: Context, row: MembroCelulaRow | undefined): MembroCelulaRow {
  if (!row) throw notFound(missing)
  return readsPersonalData(who, row.idMembro) ? row : { ...row, telefoneUsuario: null }
}
