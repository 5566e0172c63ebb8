import { notFound, uniqueBy } from '../../../kernel/errors.js'
import { marcasInput } from '../../../kernel/marks/marks.input.js'
import { type RecordRef, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { personSearch } from '../../acesso/usuario/index.js'
import { idNovoMembro, linkAsSeen, semMembro } from '../vinculo/index.js'
import { addPresence, markedNow, markPresences, removePresences, setPresences } from './chamada.js'
import {
  diaDaChamadaInput,
  encontroRef,
  listarMembrosEncontroInput,
  listarPresencasInput,
  membroEncontroInput,
  presencasInput,
} from './encontro.input.js'
import {
  criarSeNaoHouver,
  encontroDoDia,
  existeEncontro,
  lerCelula,
  ler as lerEncontroRow,
} from './encontro.queries.js'
import { encontroToChange, encontroVisivel } from './encontro.usecases.js'
import { countVisitors } from './marcas.js'
import {
  idsDasPessoas,
  ler,
  listar,
  listarPresencas as presencas,
  presentes as presentesDe,
} from './membro-encontro.queries.js'

const alreadyThere = uniqueBy('membro_encontro_pessoa', 'idMembro', 'Esta pessoa já está neste encontro.')

export const listarMembrosEncontro = readCase({
  action: 'encontro.ler',
  input: listarMembrosEncontroInput,
  async run(work, { id, idCelula, ...input }) {
    const encontro = await encontroVisivel(work, { id, idCelula })
    const list = await listar(work, encontro.id, input, personSearch(work.ctx))
    return { ...list, rows: list.rows.map((row) => linkAsSeen(work.ctx, row)) }
  },
})

/** Who came to which meeting, over all meetings of cells. */
export const listarPresencas = readCase({
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
    return saved(work, encontro, lerEncontroRow)
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
    const recusados = await markPresences(work, encontro, marcas)
    return { encontro: await saved(work, encontro, lerEncontroRow), recusados }
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
    const celula = await lerCelula(work, id)
    if (!celula) throw notFound('Célula não encontrada.')
    const encontro = await encontroToChange(work, {
      id: await encontroDoAparelho(work, celula, dataEncontro, novoUuid),
      idCelula: celula.id,
    })
    const recusados = await markPresences(work, encontro, marcas)
    return { encontro: await saved(work, encontro, lerEncontroRow), recusados }
  },
})

/** The meeting that a device names by its uuid; otherwise the cell's meeting on this day, which is created if necessary. */
async function encontroDoAparelho(
  work: Writing,
  celula: { id: number; idLocal: number | null },
  dataEncontro: string,
  uuid: string,
): Promise<RecordRef> {
  if (await existeEncontro(work, uuid)) return uuid
  await criarSeNaoHouver(work, { uuid, idCelula: celula.id, dataEncontro, idLocal: celula.idLocal })
  return (await encontroDoDia(work, celula.id, dataEncontro, 0))?.id ?? uuid
}

export const adicionarMembroEncontro = useCase({
  action: 'encontro.escrever',
  record: 'encontro',
  input: membroEncontroInput.extend(encontroRef.shape),
  async run(work, { id, idCelula, idMembro }) {
    const encontro = await encontroToChange(work, { id, idCelula })
    const person = await idNovoMembro(work, idMembro)
    if (await ler(work, encontro.id, person)) throw alreadyThere()
    addPresence(work, encontro.id, person)
    markedNow(encontro, person)
    await work.em.flush()
    const row = await ler(work, encontro.id, person)
    if (!row) throw notFound(semMembro)
    return linkAsSeen(work.ctx, row)
  },
})

export const excluirMembroEncontro = useCase({
  action: 'encontro.escrever',
  record: 'encontro',
  input: membroEncontroInput.extend(encontroRef.shape),
  async run(work, { id, idCelula, idMembro }) {
    const encontro = await encontroToChange(work, { id, idCelula })
    const before = await presentesDe(work, encontro.id)
    const [person] = (await idsDasPessoas(work, [idMembro], before)) ?? []
    if (person === undefined || !before.includes(person)) throw notFound(semMembro)
    await removePresences(work, encontro.id, [person])
    markedNow(encontro, person)
    return { message: 'O membro foi excluído com sucesso.' }
  },
})
