import type { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { decrypt, encrypt } from '../../kernel/base/crypto.js'
import { queueOptions } from '../../kernel/work/jobs/open-jobs.js'
import { ChurchError } from './error.js'
import type { Installation } from './installation.js'
import type { Shift } from './rows/references.js'
import type { Keys } from './sealed.js'

type Value = Record<string, unknown>
type Carry = (data: Value, shift: Shift, keys: Keys) => Value

const number = (value: unknown, shift: Shift, table: string): unknown =>
  typeof value === 'number'
    ? value + shift(table, value)
    : Array.isArray(value)
      ? value.map((one) => number(one, shift, table))
      : value

const asItIs: Carry = () => ({})

/**
 * The jobs that go with a church. Each has a function for its data, except the numbers of church and person, which
 * change in every job. Scheduled jobs do not belong to one church.
 */
export const carried: Record<string, Carry> = {
  'aviso.enviar': ({ avisos }, shift) => ({ avisos: number(avisos, shift, 'aviso') }),
  'post.avisar': ({ idPost, depois }, shift) => ({
    idPost: number(idPost, shift, 'post'),
    depois: number(depois, shift, 'usuario'),
  }),
  'evento.avisar': ({ idEvento, versao, noticia, depois }, shift) => ({
    idEvento: number(idEvento, shift, 'evento'),
    versao,
    noticia,
    depois: number(depois, shift, 'usuario'),
  }),
  'email.enviar': ({ idEmail }, shift) => ({ idEmail: number(idEmail, shift, 'email_saida') }),
  'email.acesso': ({ idEmail }, shift) => ({ idEmail: number(idEmail, shift, 'email_saida') }),
  'email.liberar': asItIs,
  'senha.convidar': ({ ids }, shift) => ({ ids: number(ids, shift, 'usuario') }),
  'senha.recuperar': asItIs,
  'relatorio.gerar': ({ idRelatorio }, shift) => ({ idRelatorio: number(idRelatorio, shift, 'relatorio') }),
  'prestacaoContas.guardarPdf': ({ idPrestacaoContas }, shift) => ({
    idPrestacaoContas: number(idPrestacaoContas, shift, 'prestacao_contas'),
  }),
  'contribuicao.emitirComprovantes': ({ ano, depois }, shift) => ({
    ano: Number(ano),
    depois: number(depois, shift, 'usuario'),
  }),
  'recibo.enviar': ({ idRecibo, recibos }, shift) => ({
    idRecibo: number(idRecibo, shift, 'recibo'),
    ...(Array.isArray(recibos) && {
      recibos: recibos.map((one: Value) => ({ ...one, id: number(one.id, shift, 'recibo') })),
    }),
  }),
  'lgpd.acertarCobranca': asItIs,
  'lgpd.apagarArquivos': ({ emails }, _shift, keys) =>
    Array.isArray(emails) ? { emails: emails.map((one) => encrypt(keys.to, decrypt(keys.from, String(one)))) } : {},
  'lgpd.apagarDeNovo': ({ ids }, shift) => ({ ids: number(ids, shift, 'usuario') }),
  'pagamento.excluir-cliente': asItIs,
  // they begin anew: where they were names rows by their numbers
  'pix.buscar': () => ({ busca: undefined }),
  'pix.conferir': asItIs,
  'pix.retirar': () => ({ depois: undefined }),
}

interface Waiting {
  name: string
  data: Value
  start: Date
  retry?: { retryLimit: number; retryDelay: number; retryBackoff: boolean; retryDelayMax?: number }
}

/**
 * The jobs of the church that wait or run. One that runs when the church is closed can write nothing any more, and begins
 * again in the target; jobs are idempotent in what they write, but an e-mail or a push that is being delivered at that
 * moment may arrive twice.
 * @throws ChurchError for a job that `carried` does not contain
 */
export async function unfinishedJobs(client: Client, church: number): Promise<Waiting[]> {
  const { rows } = await client.query<Waiting>(
    `select name, data, start_after as start, json_strip_nulls(json_build_object('retryLimit', retry_limit,
       'retryDelay', retry_delay, 'retryBackoff', retry_backoff, 'retryDelayMax', retry_delay_max)) as retry
     from pgboss.job where group_id = $1 and state in ('created', 'retry', 'active')
     order by created_on, id`,
    [String(church)],
  )
  const unknown = rows.find(({ name }) => !carried[name])
  if (unknown) throw new ChurchError(`A tarefa ${unknown.name} da igreja não pode ser levada: espere que ela termine.`)
  return rows
}

/** Seconds that a job waits at least, because the church is closed until its last step. */
const pause = 30

/** Queues the jobs in the target, in the open transaction of `target.client`: with the rows or not at all. */
export async function queueJobs(
  target: Installation,
  jobs: readonly Waiting[],
  { to, shift, keys }: { to: number; shift: Shift; keys: Keys },
): Promise<void> {
  if (jobs.length === 0) return
  const boss = new PgBoss({
    ...target.owner,
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: false,
    max: 1,
  })
  await boss.start()
  try {
    const db = { executeSql: (text: string, values?: unknown[]) => target.client.query(text, values) }
    for (const name of new Set(jobs.map((job) => job.name))) await boss.createQueue(name, queueOptions)
    for (const { name, data, start, retry } of jobs) {
      const changed = {
        ...data,
        ...carried[name]?.(data, shift, keys),
        idCliente: to,
        idUsuario: number(data.idUsuario, shift, 'usuario'),
      }
      const startAfter = new Date(Math.max(start.getTime(), Date.now() + pause * 1000))
      await boss.send(name, changed, { ...retry, db, group: { id: String(to) }, startAfter })
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
