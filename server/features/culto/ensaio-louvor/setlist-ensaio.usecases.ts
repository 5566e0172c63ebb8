import {
  listarSetlistEnsaioInput,
  musicaInput,
  ordenarSetlistEnsaioInput,
  setlistEnsaioInput,
  setlistEnsaioRef,
} from '../../../../schema/rules/culto/setlist-ensaio.input.js'
import { AppError, conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { requireTipo, visibleGrupos } from './ensaio-louvor.access.js'
import { read as readEnsaio } from './ensaio-louvor.queries.js'
import { livingRehearsal, missing as missingEnsaio } from './ensaio-louvor.usecases.js'
import { SetlistEnsaio } from './setlist-ensaio.entity.js'
import { listRows, ofEnsaio, read } from './setlist-ensaio.queries.js'

const missing = 'Música não encontrada.'

export const listSetlistEnsaio = readCase({
  action: 'setlistEnsaio.ler',
  input: listarSetlistEnsaioInput,
  run: async (work, input) => listRows(work, input, await visibleGrupos(work, 'setlistEnsaio.lerTodos')),
})

/** The songs of the rehearsal named in the path. */
export const listSetlistOfEnsaio = readCase({
  action: 'setlistEnsaio.ler',
  input: listarSetlistEnsaioInput.extend(setlistEnsaioRef.shape),
  async run(work, { id, ...input }) {
    const ensaio = await readEnsaio(work, id)
    if (!ensaio) throw notFound(missingEnsaio)
    await requireTipo(work, ensaio.idGrupo, 'verSetlist')
    return listRows(work, { ...input, filtro: { idEnsaio: ensaio.id } }, null)
  },
})

/** The new song comes last. The rehearsal is locked, so that two concurrent songs do not get the same position. */
export const adicionarMusicaSetlist = useCase({
  action: 'setlistEnsaio.escrever',
  input: setlistEnsaioInput,
  async run(work, { idEnsaio, versao: _, ...musica }) {
    const ensaio = await rehearsalNamed(work, idEnsaio)
    await requireTipo(work, ensaio.idGrupo, 'escreverSetlist')
    const last = (await ofEnsaio(work, ensaio.id)).at(-1)?.ordem ?? 0
    const { idCliente } = work
    const created = work.em.create(SetlistEnsaio, { idCliente, idEnsaio: ensaio.id, ...musica, ordem: last + 1 })
    return saved(work, created, read)
  },
})

export const atualizarMusicaSetlist = useCase({
  action: 'setlistEnsaio.escrever',
  record: 'setlist_ensaio',
  input: musicaInput.extend(setlistEnsaioRef.shape),
  async run(work, { id, versao, ...musica }) {
    const song = await livingSong(work, id, versao)
    work.em.assign(song, musica, { ignoreUndefined: true })
    return saved(work, song, read)
  },
})

export const excluirMusicaSetlist = useCase({
  action: 'setlistEnsaio.escrever',
  record: 'setlist_ensaio',
  input: setlistEnsaioRef,
  async run(work, { id }) {
    work.em.remove(await livingSong(work, id))
    return { message: 'Música excluída do setlist.' }
  },
})

/** @throws CONFLICT when another user has added or removed a song in the meantime, so that no change is lost */
export const ordenarSetlistEnsaio = useCase({
  action: 'setlistEnsaio.escrever',
  record: 'ensaio_louvor',
  input: ordenarSetlistEnsaioInput,
  async run(work, { id, musicas }) {
    const ensaio = await livingRehearsal(work, id)
    await requireTipo(work, ensaio.idGrupo, 'escreverSetlist')
    const present = await ofEnsaio(work, ensaio.id)
    const wanted = new Set(musicas)
    if (
      wanted.size !== musicas.length ||
      wanted.size !== present.length ||
      !present.every((song) => wanted.has(song.id))
    )
      throw conflict('O setlist foi alterado por outra pessoa. Recarregue para ver a versão atual.')
    const songs = await work.em.find(SetlistEnsaio, { idCliente: work.idCliente, idEnsaio: ensaio.id })
    for (const song of songs) song.ordem = musicas.indexOf(song.id) + 1
    await work.em.flush()
    return { message: 'Ordem do setlist atualizada.' }
  },
})

/**
 * The rehearsal that the input names for a new song.
 * @throws VALIDATION_FAILED
 */
const rehearsalNamed = (work: Writing, ref: RecordRef) =>
  livingRehearsal(work, ref).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') throw invalid({ idEnsaio: error.message })
    throw error
  })

/**
 * @throws NOT_FOUND also when the rehearsal's group was deleted, FORBIDDEN when the current user may not write its
 * setlists
 */
async function livingSong(work: Writing & { ctx: Context }, ref: RecordRef, versao?: number | null) {
  const song = await recordToChange(work, SetlistEnsaio, ref, { versao, missing })
  const known = await read(work, song.id)
  if (!known) throw notFound(missing)
  await requireTipo(work, known.idGrupo, 'escreverSetlist')
  return song
}
