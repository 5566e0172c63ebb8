import type { Writing } from '../../kernel/tenant/session.js'
import { deleteRecords } from '../delete.js'
import type { PeoplePlan, PlannedPerson, Resident } from './people.js'

interface Founding {
  /** the planned person who is already there, as number idUsuario, with name and e-mail only */
  founder: PlannedPerson
  idUsuario: number
  /** the password of all accounts, hashed */
  senhaHash: string
}

/** Writes the planned people of a church. @returns them with their numbers, in the order of the plan */
export async function pessoas(work: Writing, plan: PeoplePlan, founding: Founding): Promise<Resident[]> {
  const { db, idCliente } = work
  const { founder, idUsuario, senhaHash } = founding
  await db
    .updateTable('usuario')
    .set(row(work, founder))
    .where('id', '=', idUsuario)
    .where('idCliente', '=', idCliente)
    .execute()
  const residents: Resident[] = [{ ...founder, id: idUsuario }]
  residents.push(
    ...(await insert(
      work,
      plan.residents.filter((person) => person !== founder),
    )),
  )

  const accounts = residents.filter(({ id, email }) => id !== idUsuario && email?.endsWith('.demo'))
  await db
    .insertInto('credencial')
    .values(accounts.map(({ id, email }) => ({ idUsuario: id, idCliente, senhaHash, emailProvado: email })))
    .execute()

  const duplicates = await insert(work, plan.duplicates)
  const ids = duplicates.map(({ id }) => id)
  await deleteRecords(work, 'usuario', ids, { idUsuario, when: plan.duplicatesFound })
  return residents.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** Numbers come in the order of the rows. */
async function insert(work: Writing, people: readonly PlannedPerson[]): Promise<Resident[]> {
  const rows = people.map((person) => row(work, person))
  const keys = await work.db.insertInto('usuario').values(rows).returning('id').execute()
  return people.map((person, index) => ({ ...person, id: keys[index]?.id as number }))
}

/** A person as the table has it. */
const row = ({ idCliente }: Writing, { familia, idade, ...columns }: PlannedPerson) => ({
  ...columns,
  idCliente,
  updatedAt: columns.createdAt,
})
