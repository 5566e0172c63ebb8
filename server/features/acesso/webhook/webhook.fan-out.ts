import { sql } from 'kysely'
import type { Services } from '../../../kernel/context.js'
import { from, removeFrom } from '../../../kernel/tenant/records.js'
import { type Author, transaction, type Writing } from '../../../kernel/tenant/session.js'
import { assunto, eventosDe, maisPendentes } from './webhook.rules.js'
import { switchOff } from './webhook.switch-off.js'
import type { RegistroMudado } from './webhook-mudanca.entity.js'

export const deliveryAuthor: Author = { idUsuario: null, acao: 'webhook.entregar', requisicao: 'webhook' }

/** For how many records one transaction makes deliveries: an import of 5,000 people takes five. */
const portion = 1000

/**
 * Makes deliveries of all changes of a church. One process at a time does this for a church, in the order of the
 * changes, so that the deliveries of a record have the order in which it was changed.
 */
export async function fanOut(services: Services, idCliente: number, ended: () => boolean): Promise<void> {
  let more = true
  while (more && !ended())
    more = await transaction(services.sessions, idCliente, deliveryAuthor, (work) => next(services, work))
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
  if (!change) return false
  const { tabela, operacao, feitos } = change
  const registros = change.registros.slice(feitos, feitos + portion)
  const evento = eventosDe(services.features).find((one) => one.tabela === tabela && one.operacoes.includes(operacao))
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

interface Change {
  nome: string
  tipo: string
  tabela: string
  operacao: string
  quando: Date
  registros: readonly RegistroMudado[]
}

async function deliveries(services: Services, work: Writing, change: Change): Promise<void> {
  const { nome, tipo, tabela, operacao, quando, registros } = change
  const { db, idCliente } = work
  const wanting = sql<boolean>`w.id_cliente = ${idCliente} and w.ativo and jsonb_exists(w.assuntos, ${assunto(tabela, operacao)})`
  await sql`
    insert into webhook_entrega (id_cliente, id_webhook, evento, tipo, tabela, numero, registro, versao_registro, apagado, quando)
    select ${idCliente}, w.id, ${nome}, ${tipo}, ${tabela}, (r ->> 0)::int, (r ->> 1)::uuid, (r ->> 2)::int,
      ${operacao === 'apagar'}, ${quando}
    from webhook w, jsonb_array_elements(${JSON.stringify(registros)}::jsonb) with ordinality as each(r, n)
    where ${wanting} order by w.id, n`.execute(db)
  // a receiver that does not keep up must not fill the database
  if (registros.length < portion) return
  const { rows } = await sql<{ id: number }>`
    select w.id from webhook w where ${wanting} and (
      select count(*) from webhook_entrega e
      where e.id_cliente = w.id_cliente and e.id_webhook = w.id and e.situacao = 'pendente') > ${maisPendentes}`.execute(
    db,
  )
  for (const { id } of rows) await switchOff(services, work, id, 'fila')
}
