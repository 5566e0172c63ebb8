import { sql } from 'kysely'
import {
  copiarLiturgiaInput,
  itemLiturgiaInput,
  itemLiturgiaRef,
  listarLiturgiaInput,
  listarUsosInput,
  liturgiaCultoInput,
  ordenarLiturgiaInput,
} from '../../../../schema/rules/culto/liturgia-culto.input.js'
import { conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { Culto } from '../culto/culto.entity.js'
import { idCulto as cultoNumber, readCulto } from '../culto/index.js'
import { idMomentoCulto } from '../momento-culto/index.js'
import { LiturgiaCulto } from './liturgia-culto.entity.js'
import { cultoOfItem, itemsOf, listRows, listUses, read } from './liturgia-culto.queries.js'
import { maxItems, mergeOrder } from './liturgia-culto.rules.js'

const missingCulto = 'Culto não encontrado.'
const missing = 'Este momento não está mais na liturgia.'

export const listLiturgia = readCase({
  action: 'liturgiaCulto.ler',
  input: listarLiturgiaInput,
  async run(work, { idCulto, ...input }) {
    const culto = await readCulto(work.ctx, { id: idCulto, idCliente: work.idCliente })
    return listRows(work, culto.id, input)
  },
})

export const listUsesOfMomento = readCase({ action: 'liturgiaCulto.ler', input: listarUsosInput, run: listUses })

export const criarLiturgiaCulto = useCase({
  action: 'liturgiaCulto.escrever',
  record: 'culto',
  input: liturgiaCultoInput,
  async run(work, { idCulto, idMomento, descricao, ordem }) {
    const culto = await lock(work, idCulto)
    const present = await itemsOf(work, culto.id)
    refuseTooMany(present.length + 1)
    const item = work.em.create(LiturgiaCulto, {
      idCliente: work.idCliente,
      idCulto: culto.id,
      idMomento: await moment(work, idMomento),
      descricao: descricao ?? null,
      ordem: ordem ?? (present.at(-1)?.ordem ?? 0) + 1,
    })
    return saved(work, item, read)
  },
})

export const atualizarLiturgiaCulto = useCase({
  action: 'liturgiaCulto.escrever',
  record: 'liturgia_culto',
  input: itemLiturgiaInput.extend(itemLiturgiaRef.shape),
  async run(work, { id, versao, idMomento, descricao, ordem }) {
    const item = await itemToChange(work, id, versao)
    if (ordem) await makeRoom(work, item, ordem)
    work.em.assign(item, {
      idMomento: Number(idMomento) === item.idMomento ? item.idMomento : await moment(work, idMomento),
      ...(descricao !== undefined && { descricao }),
      ...(ordem && { ordem }),
    })
    return saved(work, item, read)
  },
})

export const excluirLiturgiaCulto = useCase({
  action: 'liturgiaCulto.escrever',
  record: 'liturgia_culto',
  input: itemLiturgiaRef,
  async run(work, { id }) {
    work.em.remove(await itemToChange(work, id))
    return { message: 'O momento foi removido.' }
  },
})

/** Saves the whole order; concurrent changes of other users are kept (see mergeOrder). */
export const ordenarLiturgiaCulto = useCase({
  action: 'liturgiaCulto.escrever',
  record: 'culto',
  input: ordenarLiturgiaInput,
  async run(work, { idCulto, ids, antes }) {
    const culto = await lock(work, idCulto)
    const present = (await itemsOf(work, culto.id)).map(({ id }) => id)
    await renumber(work, culto.id, mergeOrder(antes ?? present, ids, present))
    return itemsOf(work, culto.id)
  },
})

/** Appends the items of another worship service to the existing items. */
export const copiarLiturgiaCulto = useCase({
  action: 'liturgiaCulto.escrever',
  record: 'culto',
  input: copiarLiturgiaInput,
  async run(work, { idCulto, idOrigem }) {
    const culto = await lock(work, idCulto)
    const origin = await cultoNumber(work, idOrigem)
    if (origin === null) throw invalid({ idOrigem: missingCulto })
    if (origin === culto.id) throw invalid({ idOrigem: 'Escolha outro culto.' })
    const [items, present] = [await itemsOf(work, origin), await itemsOf(work, culto.id)]
    if (items.length === 0) throw invalid({ idOrigem: 'Este culto não tem liturgia para copiar.' })
    refuseTooMany(present.length + items.length)
    const last = present.at(-1)?.ordem ?? 0
    for (const [index, { idMomento, descricao }] of items.entries())
      work.em.create(LiturgiaCulto, {
        idCliente: work.idCliente,
        idCulto: culto.id,
        idMomento,
        descricao,
        ordem: last + 1 + index,
      })
    await work.em.flush()
    return itemsOf(work, culto.id)
  },
})

/**
 * Locks the worship service: of two users who change the order of its items, the second sees the first one's change.
 */
const lock = (work: Writing, ref: RecordRef) => recordToChange(work, Culto, ref, { missing: missingCulto })

/**
 * An item of a worship service that is not deleted. The worship service is locked before its item, as in every change
 * of the order.
 */
async function itemToChange(work: Writing, ref: RecordRef, versao?: number | null) {
  const idCulto = await cultoOfItem(work, ref)
  if (idCulto === undefined) throw notFound(missing)
  await lock(work, idCulto)
  return recordToChange(work, LiturgiaCulto, ref, { versao, missing })
}

async function moment(work: Writing, ref: RecordRef): Promise<number> {
  const id = await idMomentoCulto(work, ref)
  if (id === null) throw invalid({ idMomento: 'Momento não encontrado.' })
  return id
}

function refuseTooMany(count: number): void {
  if (count > maxItems) throw conflict(`A liturgia de um culto tem no máximo ${maxItems} momentos.`)
}

/**
 * Shifts the items between an item's old and new position by one. Like `renumber`, it does not change their versions.
 */
const makeRoom = (
  work: Writing,
  { id, idCulto, ordem }: { id: number; idCulto: number; ordem: number },
  place: number,
) =>
  sql`update liturgia_culto set ordem = ordem + ${place < ordem ? 1 : -1}, updated_at = now()
    where id_cliente = ${work.idCliente} and id_culto = ${idCulto} and id <> ${id}
      and ordem between ${Math.min(place, ordem)} and ${Math.max(place, ordem)} and ordem <> ${ordem}`.execute(work.db)

/**
 * Writes all positions in one statement. It does not change the versions, so moving an item does not conflict with an
 * edit of its text.
 */
const renumber = (work: Writing, idCulto: number, ids: readonly number[]) =>
  sql`update liturgia_culto l set ordem = n.ordem, updated_at = now()
    from unnest(${sql.val([...ids])}::int[]) with ordinality as n(id, ordem)
    where l.id_cliente = ${work.idCliente} and l.id_culto = ${idCulto} and l.id = n.id and l.ordem <> n.ordem`.execute(
    work.db,
  )
