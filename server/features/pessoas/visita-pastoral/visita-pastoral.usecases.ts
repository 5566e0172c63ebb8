import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import {
  listarVisitasPastoraisInput,
  visitaPastoralComLeitores,
  type visitaPastoralInput,
  visitaPastoralRef,
} from '../../../../schema/rules/pessoas/visita-pastoral.input.js'
import { actions, type Perfil } from '../../../kernel/access/actions.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { AppError, invalid } from '../../../kernel/base/errors.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { idsOfPessoas } from '../../acesso/usuario/index.js'
import { isRecentConvert } from '../batismo/index.js'
import { asSeenBy, encrypted, openedCase } from './visita-pastoral.comentario.js'
import { VisitaPastoral } from './visita-pastoral.entity.js'
import {
  type ListVisitasPastoraisInput,
  leitoresOf,
  listRows,
  pessoasFor,
  read,
  sameVisita,
} from './visita-pastoral.queries.js'
import { mayReadComentario } from './visita-pastoral.rules.js'

const missing = 'Visita pastoral não encontrada.'
const sameDay = 'Este pastor já visitou esta pessoa neste dia. Salvar mesmo assim?'

/** The list as the current user may see it, for the screens, the old integrations and the exports. */
export async function listVisible(work: Reading & { ctx: Context }, input: ListVisitasPastoraisInput) {
  refuseBin(work.ctx, input.filtro)
  const list = await listRows(work, input)
  return { ...list, rows: list.rows.map((row) => asSeenBy(work.ctx, { ...row, leitores: row.leitores ?? [] })) }
}

export const listVisitasPastorais = readCase({
  action: 'visitaPastoral.ler',
  input: listarVisitasPastoraisInput,
  run: listVisible,
})

export const readVisitaPastoral = readCase({
  action: 'visitaPastoral.ler',
  input: visitaPastoralRef,
  run: async (work, { id }) => asSeenBy(work.ctx, visible(work.ctx, await read(work, id), missing)),
})

export const criarVisitaPastoral = openedCase(
  useCase({
    action: 'visitaPastoral.escrever',
    input: visitaPastoralComLeitores,
    async run(work, { versao: _, comentarioVisita, confirmarMesmoDia, leitores, ...input }) {
      const readers = leitores && (await readersOf(work, leitores))
      const data = await checked(work, input, readers)
      if (!confirmarMesmoDia) await askAboutSameDay(work, data)
      const place = { idCliente: work.idCliente, uuid: randomUUID() }
      const comentarioCifrado = encrypted(work.ctx, place, comentarioVisita)
      const idAutor = authorIn(work) ?? data.idPastor
      const visita = work.em.create(VisitaPastoral, { ...place, ...data, idAutor, comentarioCifrado })
      await work.em.flush()
      if (readers) await share(work, visita.id, [], readers.ids)
      return saved(work, visita, read)
    },
  }),
)

export const atualizarVisitaPastoral = openedCase(
  useCase({
    action: 'visitaPastoral.escrever',
    record: 'visita_pastoral',
    input: visitaPastoralComLeitores.extend(visitaPastoralRef.shape),
    async run(work, { id, versao, comentarioVisita, confirmarMesmoDia, leitores, ...input }) {
      const visita = await recordToChange(work, VisitaPastoral, id, { versao, missing })
      const { comentario, idAutor } = await commentOf(work, visita, comentarioVisita)
      const comentarioCifrado = encrypted(work.ctx, visita, comentario, visita.comentarioCifrado)
      const readers = leitores && (await readersOf(work, leitores))
      const data = await checked(work, input, readers, visita)
      if (!confirmarMesmoDia) await askAboutSameDay(work, data, visita.id)
      if (readers) await changeReaders(work, { id: visita.id, idAutor }, readers.ids)
      // the readers whom another author chose do not read what this one wrote
      else if (idAutor !== (visita.idAutor ?? null)) await share(work, visita.id, await leitoresOf(work, visita.id), [])
      work.em.assign(visita, { ...data, idAutor, comentarioCifrado })
      return saved(work, visita, read)
    },
  }),
)

export const excluirVisitaPastoral = useCase({
  action: 'visitaPastoral.escrever',
  record: 'visita_pastoral',
  input: visitaPastoralRef,
  async run(work, { id }) {
    markDeleted(work, await recordToChange(work, VisitaPastoral, id, { missing }))
    return { message: 'Visita pastoral excluída com sucesso.' }
  },
})

export const restaurarVisitaPastoral = openedCase(
  useCase({
    action: 'lixeira.restaurar',
    record: 'visita_pastoral',
    input: visitaPastoralRef,
    async run(work, { id }) {
      const visita = await recordToChange(work, VisitaPastoral, id, { deleted: true, missing })
      markRestored(visita)
      return saved(work, visita, read)
    },
  }),
)

type Work = Writing & { ctx: Context }

/** The current user as the author of a comment; undefined for somebody who is none of the church's people, and reads none. */
const authorIn = ({ ctx, idCliente }: Work): number | undefined => ctx.idWithin(idCliente) ?? undefined

/**
 * The comment to store, and its author. Who may not read a comment keeps it; who writes the first one becomes its author.
 * @throws VALIDATION_FAILED when a comment would be replaced by somebody who may not read it
 */
async function commentOf(
  work: Work,
  visita: { id: number; comentarioCifrado?: string | null; idAutor?: number | null },
  text: string | null | undefined,
): Promise<{ comentario: string | null | undefined; idAutor: number | null }> {
  const idAutor = visita.idAutor ?? null
  if (!visita.comentarioCifrado) return { comentario: text, idAutor: (text && authorIn(work)) || idAutor }
  const leitores = await leitoresOf(work, visita.id)
  if (mayReadComentario({ idAutor, leitores }, work.ctx)) return { comentario: text, idAutor }
  if (text) throw invalid({ comentarioVisita: 'O comentário que há é reservado: só quem pode lê-lo o altera.' })
  return { comentario: undefined, idAutor }
}

/** @throws VALIDATION_FAILED when the list would change and the current user is not the author */
async function changeReaders(
  work: Work,
  { id, idAutor }: { id: number; idAutor: number | null },
  wanted: readonly number[],
): Promise<void> {
  const present = await leitoresOf(work, id)
  if (present.length === wanted.length && present.every((reader) => wanted.includes(reader))) return
  if (idAutor === null || authorIn(work) !== idAutor)
    throw invalid({ leitores: 'Só quem escreveu o comentário escolhe quem mais o lê.' })
  await share(work, id, present, wanted)
}

interface Readers {
  ids: number[]
  /** why they cannot be the readers */
  fault?: string | undefined
}

/** The people, and the error at the field when one is not found or has a perfil that never reads comments. */
async function readersOf(work: Work, refs: readonly RecordRef[]): Promise<Readers> {
  const all = await idsOfPessoas(work, refs)
  const ids = [...new Set(all.filter((id) => id !== null))]
  if (all.includes(null)) return { ids, fault: 'Pessoa não encontrada.' }
  const found = await pessoasFor(work, ids)
  const perfis: readonly Perfil[] = actions['visitaPastoral.lerComentario']
  const without = found.filter(({ perfil }) => !perfis.includes(perfil as Perfil)).map(({ name }) => name)
  return { ids, fault: without.length ? `Não pode ler comentários de visitas: ${without.join(', ')}.` : undefined }
}

async function share(
  { db, idCliente }: Work,
  idVisita: number,
  present: readonly number[],
  wanted: readonly number[],
): Promise<void> {
  const gone = present.filter((id) => !wanted.includes(id))
  const added = wanted.filter((id) => !present.includes(id))
  if (gone.length)
    await db
      .deleteFrom('visita_pastoral_leitor')
      .where('idCliente', '=', idCliente)
      .where('idVisita', '=', idVisita)
      .where('idUsuario', 'in', gone)
      .execute()
  if (added.length)
    await db
      .insertInto('visita_pastoral_leitor')
      .values(added.map((idUsuario) => ({ idCliente, idVisita, idUsuario })))
      .execute()
}

type Input = Omit<z.output<typeof visitaPastoralInput>, 'versao' | 'comentarioVisita' | 'confirmarMesmoDia'>

/**
 * Requires a confirmation, because a second visit on a day is often the same visit, entered again by another user.
 * @throws CONFLICT, unless confirmed with `confirmarMesmoDia`
 */
async function askAboutSameDay(work: Writing, visita: People & { dataVisita: string }, except = 0): Promise<void> {
  if (await sameVisita(work, visita, except))
    throw new AppError('CONFLICT', sameDay, { campos: { confirmarMesmoDia: sameDay } })
}

interface People {
  idPastor: number
  idVisitado: number
}

/**
 * The input with the ids of both people.
 * @param present the stored visit's people, who may stay even after they were deleted
 */
async function checked(
  work: Writing,
  { dataVisita, ...refs }: Input,
  readers: Readers | null | undefined,
  present?: People,
) {
  const find = async (field: keyof People) =>
    String(refs[field]) === String(present?.[field]) ? (present?.[field] ?? null) : idOf(work, 'usuario', refs[field])
  const idPastor = await find('idPastor')
  const idVisitado = await find('idVisitado')
  const recent = idPastor !== null && idPastor !== present?.idPastor && (await isRecentConvert(work, idPastor))
  const campos = {
    ...(readers?.fault && { leitores: readers.fault }),
    ...(idPastor === null && { idPastor: 'Pessoa não encontrada.' }),
    ...(recent && { idPastor: 'Quem visita não pode ser recém-convertido.' }),
    ...(idVisitado === null && { idVisitado: 'Pessoa não encontrada.' }),
    ...(idVisitado !== null && idVisitado === idPastor && { idVisitado: 'Escolha outra pessoa: esta é quem visita.' }),
  }
  if (idPastor === null || idVisitado === null || Object.keys(campos).length) throw invalid(campos)
  return { idPastor, idVisitado, dataVisita }
}
