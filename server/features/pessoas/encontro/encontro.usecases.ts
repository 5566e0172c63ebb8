import type { z } from 'zod'
import {
  encontroInput,
  encontroRef,
  listarEncontrosInput,
  novoEncontroInput,
} from '../../../../schema/rules/pessoas/encontro.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'
import { invalid, notFound, uniqueBy } from '../../../kernel/base/errors.js'
import { idOf, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { placeNumber } from '../../agenda/local/index.js'
import { setPresences } from './chamada.js'
import { Encontro } from './encontro.entity.js'
import { type EncontroRow, encontroOfDay, listRows, read, readCelula } from './encontro.queries.js'
import { countVisitors } from './marcas.js'

type Ref = z.output<typeof encontroRef>

const missing = 'Encontro não encontrado.'
const missingCell = 'Célula não encontrada.'

/** A cell meets once a day. A second meeting on a date is usually the first one, entered again by another user. */
const sameDay = uniqueBy('encontro_dia', 'dataEncontro', 'Esta célula já tem um encontro nesta data.')

export const listEncontros = readCase({
  action: 'encontro.ler',
  input: listarEncontrosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

/** The same as `listEncontros`, for a path with the cell, which must exist. */
export const listEncontrosOfCelula = readCase({
  action: 'encontro.ler',
  input: listarEncontrosInput.extend({ id: encontroRef.shape.id }),
  async run(work, { id, ...input }) {
    refuseBin(work.ctx, input.filtro)
    if (!(await readCelula(work, id))) throw notFound(missingCell)
    return listRows(work, { ...input, filtro: { ...input.filtro, idCelula: id } })
  },
})

export const readEncontro = readCase({
  action: 'encontro.ler',
  input: encontroRef,
  run: visibleEncontro,
})

export const criarEncontro = useCase({
  action: 'encontro.escrever',
  record: 'celula',
  input: novoEncontroInput,
  async run(work, { idCelula, ...input }) {
    const cell = await idOf(work, 'celula', idCelula)
    if (cell === null) throw invalid({ idCelula: missingCell })
    return create(work, cell, input)
  },
})

/** The same as `criarEncontro`, for a path with the cell. */
export const createEncontroInCelula = useCase({
  action: 'encontro.escrever',
  record: 'celula',
  input: encontroInput.extend({ id: encontroRef.shape.id }),
  async run(work, { id, ...input }) {
    const cell = await idOf(work, 'celula', id)
    if (cell === null) throw notFound(missingCell)
    return create(work, cell, input)
  },
})

export const atualizarEncontro = useCase({
  action: 'encontro.escrever',
  record: 'encontro',
  input: encontroInput.extend(encontroRef.shape),
  async run(work, { id, idCelula, versao, presentes, ...input }) {
    const encontro = await encontroToChange(work, { id, idCelula }, { versao })
    await refuseSameDay(work, encontro.idCelula, input.dataEncontro, encontro.id)
    countVisitors(encontro, input.visitantes ?? encontro.visitantes)
    work.em.assign(encontro, await columns(work, input, encontro.idLocal), { ignoreUndefined: true })
    if (presentes) await setPresences(work, encontro, presentes)
    return saved(work, encontro, read)
  },
})

export const excluirEncontro = useCase({
  action: 'encontro.escrever',
  record: 'encontro',
  input: encontroRef,
  async run(work, ref) {
    markDeleted(work, await encontroToChange(work, ref))
    return { message: 'Encontro excluído com sucesso.' }
  },
})

export const restaurarEncontro = useCase({
  action: 'lixeira.restaurar',
  record: 'encontro',
  input: encontroRef,
  async run(work, ref) {
    const encontro = await encontroToChange(work, ref, { deleted: true })
    await refuseSameDay(work, encontro.idCelula, encontro.dataEncontro, encontro.id)
    markRestored(encontro)
    return saved(work, encontro, read)
  },
})

/**
 * The meeting with the fields that the current user may see.
 * @throws NOT_FOUND also when the meeting belongs to another cell than the cell in the path
 */
export async function visibleEncontro(work: Reading & { ctx: WhoMay }, { id, idCelula }: Ref): Promise<EncontroRow> {
  const row = visible(work.ctx, await read(work, id), missing)
  if (idCelula && (await readCelula(work, idCelula))?.id !== row.idCelula) throw notFound(missing)
  return row
}

/**
 * The meeting, locked.
 * @throws NOT_FOUND also when the cell of the meeting is deleted or is not the cell in the path
 */
export async function encontroToChange(
  work: Writing,
  { id, idCelula }: Ref,
  options: { versao?: number | null | undefined; deleted?: boolean } = {},
) {
  const encontro = await recordToChange(work, Encontro, id, { ...options, missing })
  const celula = await readCelula(work, idCelula ?? encontro.idCelula)
  if (celula?.id !== encontro.idCelula) throw notFound(missing)
  return encontro
}

type Input = z.output<typeof encontroInput>

async function create(work: Writing, idCelula: number, { versao: _, presentes, ...input }: Input) {
  await refuseSameDay(work, idCelula, input.dataEncontro)
  const data = await columns(work, input)
  const encontro = work.em.create(Encontro, { idCliente: work.idCliente, idCelula, ...data })
  if (presentes?.length) {
    await work.em.flush()
    await setPresences(work, encontro, presentes)
  }
  return saved(work, encontro, read)
}

async function refuseSameDay(work: Writing, idCelula: number, dataEncontro: string, except = 0): Promise<void> {
  if (await encontroOfDay(work, idCelula, dataEncontro, except)) throw sameDay()
}

async function columns(
  work: Writing,
  { idLocal, visitantes, ...input }: Omit<Input, 'versao' | 'presentes'>,
  place?: number | null,
) {
  return { ...input, idLocal: await placeNumber(work, idLocal, place), visitantes: visitantes ?? undefined }
}
