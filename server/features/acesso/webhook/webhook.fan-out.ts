import { sql } from 'kysely'
import type { Turn } from '../../../kernel/base/turns/turn.js'
import { from, removeFrom } from '../../../kernel/data/tenant/records.js'
import { type Author, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { assunto, type Evento, eventosOf, mostPending } from './webhook.rules.js'
import { switchOff } from './webhook.switch-off.js'
import type { ChangedRegistro } from './webhook-mudanca.entity.js'

export const deliveryAuthor: Author = { idUsuario: null, acao: 'webhook.entregar', requisicao: 'webhook' }

/** For how many records one transaction makes deliveries: an import of 5,000 people takes five. */
const portion = 1000

/**
 * Makes deliveries of a church's changes, until its turn is over. One process at a time does this for a church, in the
 * order of the changes, so that the deliveries of a record have the order in which it was changed.
 * @returns whether there may be more
 */
export async function fanOut(services: Services, idCliente: number, turn: Pick<Turn, 'over'>): Promise<boolean> {
  for (;;) {
    const more = await transaction(services.sessions, idCliente, deliveryAuthor, (work) => next(services, work))
    if (!more || turn.over) return more
  }
}

/** @returns whether there may be more */
async function next(services: Services, work: Writing): Promise<boolean> {
  const { db, idCliente } = work
  await sql`select pg_advisory_xact_lock(hashtextextended('webhook_mudanca', ${idCliente}))`.execute(db)
  const change = await from(work, 'webhook_mudanca')
    .select(['id', 'tabela', 'operacao', 'registros', 'feitos', 'quando'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!change) {
    await endLongQueues(services, work)
    return false
  }
  const { tabela, operacao, feitos } = change
  const registros = change.registros.slice(feitos, feitos + portion)
  const evento = eventosOf(services.features).find((one) => one.tabela === tabela && one.operacoes.includes(operacao))
  if (evento) await deliveries(services, work, { ...change, ...evento, operacao, registros })
  // the driver returns a bigint as text
  const id = String(change.id)
  if (feitos + portion >= change.registros.length)
    await removeFrom(work, 'webhook_mudanca').where(sql<boolean>`id = ${id}`).execute()
  else
    await sql`
      update webhook_mudanca set feitos = ${feitos + portion} where id_cliente = ${idCliente} and id = ${id}`.execute(
      db,
    )
  return true
}

interface Change extends Pick<Evento, 'nome' | 'tipo' | 'tabela' | 'lista'> {
  operacao: string
  quando: Date
  registros: readonly ChangedRegistro[]
}

/** The records to which these rows belong, each once. The audit log knows it also of rows that no longer exist. */
async function owners({ db, idCliente }: Writing, { tabela, operacao, registros, lista }: Change) {
  if (!lista) return registros
  const { rows } = await sql<{ id: number; uuid: string; versao: number }>`
    select d.id, d.uuid, d.versao from ${sql.table(lista.tabela)} d
    where d.id_cliente = ${idCliente} and d.id in (
      select (coalesce(a.depois, a.antes) ->> ${lista.coluna})::int from auditoria a
      where a.id_cliente = ${idCliente} and a.tabela = ${tabela} and a.operacao = ${operacao}
        and a.id_registro = any(${registros.map(([id]) => id)}))
    order by d.id`.execute(db)
  return rows.map(({ id, uuid, versao }): ChangedRegistro => [id, uuid, versao])
}

/**
 * Whoever reads a roll after a delivery that waits sees this change too, so people who come one after the other do not
 * queue one delivery each. One that a process has taken may already be read.
 */
const notYetTold = (idCliente: number, nome: string) => sql<boolean>`not exists (
  select from webhook_entrega e
  where e.id_cliente = ${idCliente} and e.id_webhook = w.id and e.registro = (r ->> 1)::uuid and e.evento = ${nome}
    and e.situacao = 'pendente' and e.tentar_em <= now())`

async function deliveries(services: Services, work: Writing, change: Change): Promise<void> {
  const { nome, tipo, tabela, operacao, quando, registros, lista } = change
  const { db, idCliente } = work
  const told = await owners(work, change)
  const wanting = sql<boolean>`w.id_cliente = ${idCliente} and w.ativo and jsonb_exists(w.assuntos, ${assunto(tabela, operacao)})`
  await sql`
    insert into webhook_entrega (id_cliente, id_webhook, evento, tipo, tabela, numero, registro, versao_registro, apagado, quando)
    select ${idCliente}, w.id, ${nome}, ${tipo}, ${lista?.tabela ?? tabela}, (r ->> 0)::int, (r ->> 1)::uuid, (r ->> 2)::int,
      ${operacao === 'apagar' && !lista}, ${quando}
    from webhook w, jsonb_array_elements(${JSON.stringify(told)}::jsonb) with ordinality as each(r, n)
    where ${wanting} and ${lista ? notYetTold(idCliente, nome) : sql<boolean>`true`} order by w.id, n`.execute(db)
  if (registros.length === portion) await endLongQueues(services, work)
}

/**
 * A receiver that does not keep up must not fill the database. Counted when all changes of a church are done, and
 * after each large portion of an import.
 */
async function endLongQueues(services: Services, work: Writing): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select w.id from webhook w where w.id_cliente = ${work.idCliente} and w.ativo and (
      select count(*) from webhook_entrega e
      where e.id_cliente = w.id_cliente and e.id_webhook = w.id and e.situacao = 'pendente') > ${mostPending}`.execute(
    work.db,
  )
  for (const { id } of rows) await switchOff(services, work, id, 'fila')
}
