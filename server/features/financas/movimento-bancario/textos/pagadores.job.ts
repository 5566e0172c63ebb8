import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { openReading, transaction, type Writing } from '../../../../kernel/data/tenant/session.js'
import { inEachChurch } from '../../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../../kernel/work/jobs/jobs.js'
import { pagadorOf, payerRuleVersion } from './textos.rules.js'

/** So many texts are read without letting requests in between. */
const portion = 500

/**
 * Finds the payers of movements anew that were imported under earlier rules, so that what was learned of a payer is found
 * for the movements of today. A church with many files lets the others pass. Idempotent: each file is marked in the
 * transaction that does it.
 */
export const findPayersJob: Job<object> = {
  name: 'movimentoBancario.acharPagadores',
  schedule: '41 * * * *',
  async run(services, { requisicao }) {
    const author = { idUsuario: null, acao: 'sistema', requisicao }
    const { db, end } = await openReading(services.sessions, null)
    const { rows } = await sql<{ idCliente: number }>`
      select distinct id_cliente as "idCliente" from extrato_bancario where pagadores < ${payerRuleVersion} order by 1`
      .execute(db)
      .finally(end)
    await inEachChurch(services, rows, async ({ idCliente }, turn) => {
      while (await transaction(services.sessions, idCliente, author, findPayersOfNext)) if (turn.over) return 'again'
      return 'done'
    })
  },
}

/** @returns false when the church has no such file, or somebody else is at it */
async function findPayersOfNext({ db, idCliente }: Pick<Writing, 'db' | 'idCliente'>): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from extrato_bancario where id_cliente = ${idCliente} and pagadores < ${payerRuleVersion}
    order by id limit 1 for update skip locked`.execute(db)
  const [file] = rows
  if (file) await findPayersOfFile({ db, idCliente }, file.id)
  return file !== undefined
}

async function findPayersOfFile(
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  idExtrato: number,
): Promise<void> {
  const { rows } = await sql<{ id: number; historico: string; pagador: string | null }>`
    select id, historico, pagador from movimento_bancario where id_cliente = ${idCliente} and id_extrato = ${idExtrato}
    order by id for update`.execute(db)
  const novos: { id: number; pagador: string | null }[] = []
  for (let start = 0; start < rows.length; start += portion) {
    for (const { id, historico, pagador } of rows.slice(start, start + portion)) {
      const found = pagadorOf(historico)
      if (found !== pagador) novos.push({ id, pagador: found })
    }
    await setImmediate()
  }
  await sql`
    update movimento_bancario m set pagador = n.pagador
    from jsonb_to_recordset(${JSON.stringify(novos)}::jsonb) as n (id int, pagador text)
    where m.id_cliente = ${idCliente} and m.id = n.id`.execute(db)
  await sql`update extrato_bancario set pagadores = ${payerRuleVersion} where id_cliente = ${idCliente} and id = ${idExtrato}`.execute(
    db,
  )
}
