import { type RawBuilder, sql } from 'kysely'
import { type Author, openReading, transaction } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { inEachChurch } from '../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { senseless } from '../../financas/a-conferir/index.js'

/** Rows that are no longer needed, by table. */
const spent = [
  { table: 'sessao', when: sql`expira_em < now() or usada_em < now() - interval '7 days'` },
  { table: 'token_senha', when: sql`expira_em < now()` },
  { table: 'convite_acesso', when: sql`expira_em < now() - interval '90 days'` },
  // by the current time of the worship service, as for the link itself, because the service may have been moved
  {
    table: 'token_escala',
    when: sql`exists (
      select from escala_culto escala
      join culto on culto.id = escala.id_culto and culto.id_cliente = escala.id_cliente
      join cliente on cliente.id = escala.id_cliente and cliente.id_cliente = escala.id_cliente
      where escala.id_cliente = token_escala.id_cliente and escala.id = token_escala.id_escala
        and culto.data_culto + culto.hora_culto::time <= now() at time zone cliente.fuso_horario)`,
  },
  { table: 'idempotencia', when: sql`created_at < now() - interval '48 hours'` },
  // sent e-mails are deleted, because they contain names of people who may have left
  // but one that came back marks its person until somebody corrects the address
  {
    table: 'email_saida',
    when: sql`situacao <> 'retido' and created_at < now() - interval '30 days' and not (devolvido and exists (
      select from usuario u where u.id_cliente = email_saida.id_cliente and u.email = email_saida.para and u.excluido_em is null))`,
  },
  {
    table: 'webhook_entrega',
    when: sql`situacao <> 'pendente' and created_at < now() - interval '30 days' or exists (
      select from webhook w where w.id_cliente = webhook_entrega.id_cliente and w.id = id_webhook and w.removido_em is not null)`,
  },
  // notices repeat what the records say, and may name people who have left since then
  { table: 'aviso', when: sql`situacao <> 'pendente' and created_at < now() - interval '30 days'` },
  // a device that was not signed in on for half a year belongs to somebody else by now
  { table: 'aparelho', when: sql`updated_at < now() - interval '180 days'` },
  { table: 'webhook', when: sql`removido_em is not null` },
  { table: 'a_conferir', when: senseless },
  // 30 days are enough, because the payment provider's pages expire sooner and its events arrive sooner
  { table: 'cadastro_pendente', when: sql`created_at < now() - interval '30 days'` },
  { table: 'evento_pagamento', when: sql`created_at < now() - interval '30 days'` },
] as const

type Spent = { table: string; when: RawBuilder<unknown> }

/**
 * Pictures that no record shows any more, because they were replaced or removed. The database catalogue gives all
 * columns that refer to pictures.
 */
async function unusedImages({ sessions }: Services): Promise<Spent> {
  const reading = await openReading(sessions, null)
  const { rows } = await sql<{ tabela: string; coluna: string }>`
    select c.conrelid::regclass::text as tabela, a.attname as coluna
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'arquivo'::regclass and a.attname <> 'id_cliente'`
    .execute(reading.db)
    .finally(() => reading.end())
  const shown = rows.map(
    ({ tabela, coluna }) => sql`exists (
      select from ${sql.table(tabela)} r where r.id_cliente = arquivo.id_cliente and r.${sql.ref(coluna)} = arquivo.id)`,
  )
  return { table: 'arquivo', when: sql`created_at < now() - interval '1 day' and not (${sql.join(shown, sql` or `)})` }
}

/** Every night: deletes expired rows of every church, and pictures that no record shows. Idempotent. */
export const cleanUp: Job<object> = {
  name: 'limpeza',
  schedule: '15 3 * * *',
  async run(services, { requisicao }) {
    const author: Author = { idUsuario: null, acao: 'limpeza', requisicao }
    const all = [...spent, await unusedImages(services)]
    await transaction(services.sessions, 0, author, ({ db }) =>
      sql`delete from limite where expire < ${Date.now()}`.execute(db),
    )
    try {
      await inEachChurch(services, await tenantsWithSpentRows(services, all), ({ idCliente }) =>
        transaction(services.sessions, idCliente, author, async ({ db }) => {
          for (const { table, when } of all) {
            await sql`delete from ${sql.table(table)} where id_cliente = ${idCliente} and (${when})`.execute(db)
          }
        }),
      )
    } finally {
      // after the rows, whose files are left over then, and also when a church failed
      await services.images.removeStray((uuids) => knownImages(services, uuids))
    }
  },
}

/**
 * Reads all churches at once, so that each night reads every table only once, and writes only where there is something
 * to delete.
 */
async function tenantsWithSpentRows({ sessions }: Services, all: readonly Spent[]): Promise<{ idCliente: number }[]> {
  const reading = await openReading(sessions, null)
  const each = all.map(
    ({ table, when }) => sql`select id_cliente as "idCliente" from ${sql.table(table)} where ${when}`,
  )
  const { rows } = await sql<{ idCliente: number }>`${sql.join(each, sql` union `)}`
    .execute(reading.db)
    .finally(() => reading.end())
  return rows
}

async function knownImages({ sessions }: Services, uuids: string[]): Promise<Set<string>> {
  const reading = await openReading(sessions, null)
  const rows = await reading.db
    .selectFrom('arquivo')
    .select('uuid')
    .where('uuid', 'in', uuids)
    .execute()
    .finally(() => reading.end())
  return new Set(rows.map(({ uuid }) => uuid))
}
