import { existsSync, readdirSync } from 'node:fs'
import { hashPassword } from '../../server/features/acesso/sessao/index.js'
import type { TestApp } from './harness.js'

export const senha = 'uma-senha-de-teste-2026'
export const enviarFoto = 'mutation($arquivo: Upload!) { enviarMinhaFoto(arquivo: $arquivo) { fotoUrl } }'

/** Gives the person the password above, which leaving and closing a church require. */
export const withPassword = async (app: TestApp, idCliente: number, id: number) =>
  app.sql(
    `insert into credencial (id_usuario, id_cliente, senha_hash) values ($2, $1, $3)
     on conflict (id_usuario, id_cliente) do update set senha_hash = excluded.senha_hash`,
    [idCliente, id, await hashPassword(senha)],
  )

/** Those of the uuids that are in the name of a stored picture or report. */
export function stored({ database: { dataDir } }: TestApp, uuids: string[]): string[] {
  const all = ['arquivos', 'relatorios'].flatMap((dir) =>
    existsSync(`${dataDir}/${dir}`) ? readdirSync(`${dataDir}/${dir}`, { recursive: true }).map(String) : [],
  )
  return uuids.filter((uuid) => all.some((file) => file.includes(uuid)))
}
