import type { Writing } from '../../kernel/data/tenant/session.js'
import { deleteRecords } from '../delete.js'
import type { PeoplePlan, PlannedPerson, Resident } from './people.js'

interface Founding {
  /** the planned person who already exists with the id idUsuario, with only a name and an e-mail */
  founder: PlannedPerson
  idUsuario: number
  /** the hashed password of all accounts */
  senhaHash: string
}

/**
 * Inserts the planned people of a church.
 * @returns them with their ids, in the order of the plan
 */
export async function pessoas(work: Writing, plan: PeoplePlan, founding: Founding): Promise<Resident[]> {
  const { db, idCliente } = work
  const { founder, idUsuario, senhaHash } = founding
  await db
    .updateTable('usuario')
    .set(columnsOf(founder))
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

/** The database returns the ids in the order of the rows. */
async function insert(work: Writing, people: readonly PlannedPerson[]): Promise<Resident[]> {
  const rows = people.map((person) => row(work, person))
  const keys = await work.db.insertInto('usuario').values(rows).returning('id').execute()
  return people.map((person, index) => ({ ...person, id: keys[index]?.id as number }))
}

/** The columns of a person's row in the table. */
const row = ({ idCliente }: Writing, person: PlannedPerson) => ({ ...columnsOf(person), idCliente })

/** The same without the church, which a row never changes. */
const columnsOf = ({ familia, idade, ...columns }: PlannedPerson) => ({ ...columns, updatedAt: columns.createdAt })
