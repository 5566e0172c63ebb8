import { hashPassword } from '../../server/features/acesso/sessao/index.js'

/** The password of people for whom a test calls `knowPassword`. */
export const knownPassword = 'Candeia-de-teste-7'

/** A test application's database; harness.ts itself uses this module. */
type Database = { sql(text: string, values: unknown[]): Promise<unknown> }

let hash: Promise<string> | undefined

/** Sets this password for a person, by default the church's owner. Hashing it once per process saves time. */
export async function knowPassword(app: Database, idCliente: number, idUsuario = idCliente): Promise<void> {
  hash ??= hashPassword(knownPassword)
  await app.sql('update credencial set senha_hash = $1 where id_usuario = $2 and id_cliente = $3', [
    await hash,
    idUsuario,
    idCliente,
  ])
}

/** The same for the church's owner, who keeps the password that a test has set. */
export async function givePassword(app: Database, idCliente: number): Promise<void> {
  hash ??= hashPassword(knownPassword)
  await app.sql(
    'update credencial set senha_hash = $1 where id_usuario = $2 and id_cliente = $2 and senha_hash is null',
    [await hash, idCliente],
  )
}
