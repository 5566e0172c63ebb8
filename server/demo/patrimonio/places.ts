import type { DemoArea } from '../context.js'

/** The church's rooms, and places that it uses sometimes. */
export const places: DemoArea = async ({ work, church, start }) => {
  const { idCliente } = work
  const createdAt = new Date(`${start}T13:00:00Z`)
  const rows = church.locais.map((local) => ({ endereco: null, capacidade: null, ...local, idCliente, createdAt }))
  await work.db.insertInto('local').values(rows).execute()
}
