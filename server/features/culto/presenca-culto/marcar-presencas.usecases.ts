import { sql } from 'kysely'
import { marcasCultoInput } from '../../../../schema/rules/culto/presenca-culto.input.js'
import { toInstant } from '../../../../schema/rules/dates.js'
import { visible } from '../../../kernel/access/bin.js'
import { conflict, notFound } from '../../../kernel/base/errors.js'
import { announce } from '../../../kernel/data/database/events.js'
import { type MarkTimes, newerMarks } from '../../../kernel/data/marks/marks.js'
import { from, idOf } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { useCase } from '../../../kernel/work/use-case.js'
import { idByPessoa } from '../../pessoas/encontro/index.js'
import { presencaOf, readCultoRow } from '../culto/index.js'

const missing = 'Culto não encontrado.'

/**
 * Carries out the marks of a device, which may arrive late, repeatedly and together with those of another device: for
 * each person the newest mark counts. A presence holds the time of its newest mark; the worship service holds the times
 * of the marks that removed one. A device may deliver marks again at any time, because it did not learn that they were
 * stored, so a cancelled worship service refuses only what would change something.
 */
export const marcarPresencasCulto = useCase({
  action: 'presencaCulto.registrar',
  record: 'culto',
  input: marcasCultoInput,
  async run(work, { id, marcas, enviadoEm }) {
    const idCulto = await idOf(work, 'culto', id)
    if (idCulto === null) throw notFound(missing)
    // the lock comes first, so that two deliveries see each other's marks
    const absences = await lockAbsences(work, idCulto)
    const culto = visible({ can: () => false }, await readCultoRow(work, idCulto), missing)
    const present = await presentTimes(work, idCulto)
    const ids = await idByPessoa(
      work,
      marcas.map(({ idMembro }) => idMembro),
      [...present.keys()],
    )
    const known = marcas.flatMap(({ idMembro, presente, marcadoEm }) => {
      const person = ids.get(idMembro)
      return person === undefined ? [] : [{ key: String(person), person, presente, made: new Date(marcadoEm) }]
    })
    const stored = { ...absences, ...Object.fromEntries([...present].map(([person, at]) => [person, toInstant(at)])) }
    const { marks, times } = newerMarks({ times: stored, since: null }, known, new Date(enviadoEm), new Date())
    if (culto.statusCulto === 'cancelado') {
      if (marks.some(({ person, presente }) => presente !== present.has(person)))
        throw conflict('Este culto foi cancelado.')
      marks.length = 0
    }
    const at = (person: number) => times[person] ?? ''
    const people = (on: boolean) => marks.filter(({ presente }) => presente === on).map(({ person }) => person)
    await setPresent(work, idCulto, people(true), at)
    await removePresent(work, idCulto, people(false))
    await storeAbsences(work, idCulto, absences, people(true), people(false), at)
    const gone = people(false)
    const after = new Set([...present.keys(), ...people(true)].filter((person) => !gone.includes(person)))
    if (marks.length) await announce(work, presencaOf(culto))
    const recusados = marcas
      .filter(({ idMembro }) => !ids.has(idMembro))
      .map(({ idMembro }) => ({ idMembro: String(idMembro), motivo: 'Pessoa não encontrada.' }))
    return { idCulto, presentes: after.size, recusados }
  },
})

/** Remembers that the presence of a person was removed now, so that older marks of a device no longer count. */
export async function removedNow(work: Writing, idCulto: number, idMembro: number): Promise<void> {
  const absences = await lockAbsences(work, idCulto)
  await storeAbsences(work, idCulto, absences, [], [idMembro], () => toInstant(new Date()))
}

async function lockAbsences(work: Writing, idCulto: number): Promise<MarkTimes> {
  const row = await from(work, 'culto')
    .select('ausenciasMarcadas')
    .where('id', '=', idCulto)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.ausenciasMarcadas ?? {}
}

/** The version of the worship service stays, so somebody who edits the service meanwhile gets no conflict. */
async function storeAbsences(
  { db, idCliente }: Writing,
  idCulto: number,
  before: MarkTimes,
  come: readonly number[],
  gone: readonly number[],
  at: (person: number) => string,
): Promise<void> {
  const kept = Object.entries(before).filter(([person]) => !come.includes(Number(person)))
  if (gone.length === 0 && kept.length === Object.keys(before).length) return
  const after = { ...Object.fromEntries(kept), ...Object.fromEntries(gone.map((person) => [person, at(person)])) }
  await sql`update culto set ausencias_marcadas = ${JSON.stringify(after)}::jsonb
    where id_cliente = ${idCliente} and id = ${idCulto}`.execute(db)
}

/** When each presence was last marked. */
async function presentTimes(work: Writing, idCulto: number): Promise<Map<number, Date>> {
  const rows = await from(work, 'participacao_culto')
    .select(['idMembro', 'updatedAt'])
    .where('idCulto', '=', idCulto)
    .execute()
  return new Map(rows.map(({ idMembro, updatedAt }) => [idMembro, updatedAt]))
}

/** Adds presences with the time of their marks. A presence that exists only gets the new time. */
async function setPresent(
  { db, idCliente }: Writing,
  idCulto: number,
  people: readonly number[],
  at: (person: number) => string,
): Promise<void> {
  if (people.length === 0) return
  const rows = people.map(
    (person) => sql`(${idCliente}, ${idCulto}, ${person}, ${at(person)}::timestamptz, ${at(person)}::timestamptz)`,
  )
  await sql`insert into participacao_culto (id_cliente, id_culto, id_membro, created_at, updated_at)
    values ${sql.join(rows)}
    on conflict (id_cliente, id_culto, id_membro) do update set updated_at = excluded.updated_at`.execute(db)
}

async function removePresent({ db, idCliente }: Writing, idCulto: number, people: readonly number[]): Promise<void> {
  if (people.length === 0) return
  await db
    .deleteFrom('participacao_culto')
    .where('idCliente', '=', idCliente)
    .where('idCulto', '=', idCulto)
    .where('idMembro', 'in', [...people])
    .execute()
}
