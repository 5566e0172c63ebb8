import { marcasInput } from '../../../../schema/rules/marks.input.js'
import {
  diaDaChamadaInput,
  encontroRef,
  listarMembrosEncontroInput,
  listarPresencasInput,
  membroEncontroInput,
  presencasInput,
} from '../../../../schema/rules/pessoas/encontro.input.js'
import { notFound, uniqueBy } from '../../../kernel/base/errors.js'
import { type RecordRef, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { personSearch } from '../../acesso/usuario/index.js'
import { linkAsSeen, newMembroId, noMembro } from '../vinculo/index.js'
import { addPresence, markedNow, markPresences, removePresences, setPresences } from './chamada.js'
import {
  createIfMissing,
  encontroExists,
  encontroOfDay,
  readCelula,
  read as readEncontroRow,
} from './encontro.queries.js'
import { encontroToChange, visibleEncontro } from './encontro.usecases.js'
import { countVisitors } from './marcas.js'
import {
  idsOfPessoas,
  listRows,
  listPresencas as presencas,
  presentIds as presentIn,
  read,
} from './membro-encontro.queries.js'

const alreadyThere = uniqueBy('membro_encontro_pessoa', 'idMembro', 'Esta pessoa já está neste encontro.')

export const listMembrosEncontro = readCase({
  action: 'encontro.ler',
  input: listarMembrosEncontroInput,
  async run(work, { id, idCelula, ...input }) {
    const encontro = await visibleEncontro(work, { id, idCelula })
    const list = await listRows(work, encontro.id, input, personSearch(work.ctx))
    return { ...list, rows: list.rows.map((row) => linkAsSeen(work.ctx, row)) }
  },
})

/** Who came to which meeting, over all meetings of cells. */
export const listPresencas = readCase({
  action: 'encontro.ler',
  input: listarPresencasInput,
  async run(work, input) {
    const list = await presencas(work, input, personSearch(work.ctx))
    return { ...list, rows: list.rows.map((row) => linkAsSeen(work.ctx, row)) }
  },
})

/**
 * Saves the whole attendance. The request is refused if another user has changed the attendance since `versao` was
 * read.
 */
export const salvarPresencas = useCase({
  action: 'encontro.escrever',
  record: 'encontro',
  input: presencasInput.extend(encontroRef.shape),
  async run(work, { id, idCelula, versao, presentes, visitantes }) {
    const encontro = await encontroToChange(work, { id, idCelula }, { versao })
    await setPresences(work, encontro, presentes)
    countVisitors(encontro, visitantes)
    return saved(work, encontro, readEncontroRow)
  },
})

/**
 * Carries out the marks of a device, which may arrive late, repeatedly and together with those of another device: for
 * each person the newest mark counts. Nothing is refused as outdated.
 */
export const marcarPresencas = useCase({
  action: 'encontro.escrever',
  record: 'encontro',
  input: marcasInput.extend(encontroRef.shape),
  async run(work, { id, idCelula, ...marcas }) {
    const encontro = await encontroToChange(work, { id, idCelula })
    const marked = await markPresences(work, encontro, marcas)
    return { encontro: await saved(work, encontro, readEncontroRow), ...marked }
  },
})

/**
 * The marks of a cell's roll on a day, from a device on which nobody had created the meeting yet. It is created with the
 * uuid that the device chose, unless the cell already has a meeting on this day: then the marks are that meeting's. A
 * delivery that is repeated finds its meeting by the uuid, even if the meeting was moved to another day meanwhile.
 */
export const marcarPresencasDoDia = useCase({
  action: 'encontro.escrever',
  record: 'celula',
  input: marcasInput.extend(diaDaChamadaInput.shape),
  async run(work, { id, dataEncontro, novoUuid, ...marcas }) {
    const celula = await readCelula(work, id)
    if (!celula) throw notFound('Célula não encontrada.')
    const encontro = await encontroToChange(work, {
      id: await encontroOfAparelho(work, celula, dataEncontro, novoUuid),
      idCelula: celula.id,
    })
    const marked = await markPresences(work, encontro, marcas)
    return { encontro: await saved(work, encontro, readEncontroRow), ...marked }
  },
})

/** The meeting that a device names by its uuid; otherwise the cell's meeting on this day, which is created if necessary. */
async function encontroOfAparelho(
  work: Writing,
  celula: { id: number; idLocal: number | null },
  dataEncontro: string,
  uuid: string,
): Promise<RecordRef> {
  if (await encontroExists(work, uuid)) return uuid
  await createIfMissing(work, { uuid, idCelula: celula.id, dataEncontro, idLocal: celula.idLocal })
  return (await encontroOfDay(work, celula.id, dataEncontro, 0))?.id ?? uuid
}

export const adicionarMembroEncontro = useCase({
  action: 'encontro.escrever',
  record: 'encontro',
  input: membroEncontroInput.extend(encontroRef.shape),
  async run(work, { id, idCelula, idMembro }) {
    const encontro = await encontroToChange(work, { id, idCelula })
    const person = await newMembroId(work, idMembro)
    if (await read(work, encontro.id, person)) throw alreadyThere()
    addPresence(work, encontro.id, person)
    markedNow(encontro, person)
    await work.em.flush()
    const row = await read(work, encontro.id, person)
    if (!row) throw notFound(noMembro)
    return linkAsSeen(work.ctx, row)
  },
})

export const excluirMembroEncontro = useCase({
  action: 'encontro.escrever',
  record: 'encontro',
  input: membroEncontroInput.extend(encontroRef.shape),
  async run(work, { id, idCelula, idMembro }) {
    const encontro = await encontroToChange(work, { id, idCelula })
    const before = await presentIn(work, encontro.id)
    const [person] = (await idsOfPessoas(work, [idMembro], before)) ?? []
    if (person === undefined || !before.includes(person)) throw notFound(noMembro)
    await removePresences(work, encontro.id, [person])
    markedNow(encontro, person)
    return { message: 'O membro foi excluído com sucesso.' }
  },
})
