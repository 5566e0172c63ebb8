import type { Writing } from '../../../kernel/tenant/session.js'
import type { SecondFactor } from '../sessao/index.js'

type Work = Pick<Writing, 'db'>

const credential = ({ db }: Work, idUsuario: number, idCliente: number) =>
  db
    .selectFrom('credencial')
    .select(['idUsuario', 'idCliente', 'totpSegredo', 'totpAtivoEm', 'totpUltimoPasso', 'codigosRecuperacao'])
    .where('idUsuario', '=', idUsuario)
    .where('idCliente', '=', idCliente)

export const lerSegundoFator = (work: Work, idUsuario: number, idCliente: number): Promise<SecondFactor | undefined> =>
  credential(work, idUsuario, idCliente).executeTakeFirst()

/** Locked until the transaction ends. */
export const segundoFatorParaMudar = (
  work: Work,
  idUsuario: number,
  idCliente: number,
): Promise<SecondFactor | undefined> => credential(work, idUsuario, idCliente).forUpdate().executeTakeFirst()

export const mudarSegundoFator = (
  { db }: Work,
  idUsuario: number,
  idCliente: number,
  change: {
    totpSegredo?: string | null
    totpAtivoEm?: Date | null
    totpUltimoPasso?: number
    codigosRecuperacao: string[] | null
  },
) =>
  db
    .updateTable('credencial')
    // the driver would send a list as a PostgreSQL array, and the column is JSON
    .set({
      ...change,
      codigosRecuperacao: change.codigosRecuperacao && (JSON.stringify(change.codigosRecuperacao) as never),
    })
    .where('idUsuario', '=', idUsuario)
    .where('idCliente', '=', idCliente)
    .execute()
