import { copyOf } from '../../kernel/data/tenant/moving.js'
import { ChurchError } from './error.js'
import { copyPictures, copyReports } from './files.js'
import { type Installation, refuseUnlike, shareBucket } from './installation.js'
import { queueJobs, unfinishedJobs } from './jobs.js'
import { markOf } from './origin.js'
import { countAfresh, disturbsNobody } from './rows/load.js'
import { arriving, close, inChurch, noteBefore, type State, setState, stateOf } from './state.js'
import { arrive, atLaterMoment, atOneMoment, lookAhead, Outgrown, open, type Say } from './travel.js'

export interface Moved {
  to: number
  /** milliseconds for which nobody could write */
  closed: number
}

/**
 * Moves a church. It stays open while its pictures and rows are copied; then nobody writes until what has changed since
 * then is copied, too. Each step is kept in both databases, so the next run continues one that ended early. At no time
 * do two installations accept writes.
 */
export async function moveChurch(
  source: Installation,
  target: Installation,
  church: number,
  { keepDays, say }: { keepDays: number; say: Say },
): Promise<Moved> {
  await refuseUnlike(source, target)
  const state = await stateOf(source.client, church)
  if (state?.situacao === 'mudou') return finish(target, state, say)
  if (state?.situacao === 'chegando') throw new ChurchError(`A igreja ${church} ainda está chegando a esta instalação.`)
  if (state && underway(state) && state.outro !== target.config.publicUrl)
    throw new ChurchError(
      `A igreja ${church} está a caminho de outro lugar (${state.outro}): termine, ou use cancel antes.`,
    )
  const code = await prepare(source, target, church, { state, say })
  let started = 0
  const closing = async () => {
    if (started) return
    const alreadyClosed = (await stateOf(source.client, church))?.situacao === 'fechada'
    started = alreadyClosed ? performance.now() : await close(source.client, church)
    say('A igreja está fechada para gravações.')
  }
  // The church is copied while it is open only if other churches of the target need not wait for that. Citus does not say
  // which rows were written since then.
  const onCitus = [source, target].some(({ config }) => config.engine === 'citus')
  const early = state?.situacao !== 'fechada' && !onCitus && (await disturbsNobody(target.client))
  if (!early) await closing()
  const to = await load(source, target, church, { code, say, ...(early && { closing }) }).catch(async (error) => {
    if (!(error instanceof Outgrown)) throw error
    return load(source, target, church, { code, say })
  })
  await closing()
  const files = await atOneMoment(source, church, async (origin) => {
    const pictures = await copyPictures(origin, source.images, target.images, { again: shareBucket(source, target) })
    const reports = await copyReports(origin, { source, target, to })
    return pictures.missing + reports.missing
  })
  if (files) say(`Imagens e PDFs de cadastros que não têm mais arquivo: ${files}.`)
  await leave(source, target, church, { to, keepDays })
  await open(target, to)
  say(
    `Recibos e cartazes de ofertas já impressos levam a ${source.config.publicUrl}: enquanto esta instalação responder ali, quem os abre lê o endereço novo. Imprima de novo o cartaz de ofertas.`,
  )
  const closed = performance.now() - started
  await countAfresh(target.client)
  return { to, closed }
}

/** Whether a move or a restore has begun and is not complete. */
export const underway = ({ situacao }: State): boolean => situacao === 'preparada' || situacao === 'fechada'

/** Checks both installations, and copies the pictures while the church is open. */
async function prepare(
  source: Installation,
  target: Installation,
  church: number,
  { state, say }: { state: State | undefined; say: Say },
): Promise<string> {
  return atOneMoment(source, church, async (origin) => {
    const { rows } = await source.client.query('select from usuario where id_cliente = $1 and perfil = 0 limit 1', [
      church,
    ])
    if (rows.length) throw new ChurchError('A igreja da própria plataforma não muda.')
    if (!(await arriving(target.client, origin.uuid))) await lookAhead(target, origin, say)
    const pictures = await copyPictures(origin, source.images, target.images, { again: shareBucket(source, target) })
    say(`Imagens copiadas com a igreja aberta: ${pictures.copied}.`)
    return origin.uuid
  }).then(async (code) => {
    if (!state || !underway(state))
      await setState(source.client, church, {
        codigo: code,
        situacao: 'preparada',
        outro: target.config.publicUrl,
        antes: noteBefore(state),
      })
    return code
  })
}

async function load(
  source: Installation,
  target: Installation,
  church: number,
  { code, say, closing }: { code: string; say: Say; closing?: () => Promise<void> },
): Promise<number> {
  const there = await arriving(target.client, code)
  if (there) return there.igreja
  return atOneMoment(source, church, async (origin) => {
    let jobs: Awaited<ReturnType<typeof unfinishedJobs>> = []
    const mark = await markOf(source)
    const { to, rows, unreadable, ended } = await arrive(
      target,
      {
        origin,
        keyBefore: source.key,
        from: source.config.publicUrl,
        second: false,
        ...(closing && { later: () => atLaterMoment(source, church, { mark, close: closing }) }),
        async also(number, changes) {
          jobs = await unfinishedJobs(source.client, church)
          await queueJobs(target, jobs, { to: number, ...changes })
        },
      },
      say,
    )
    say(
      `Conferidas no destino: ${rows.toLocaleString('pt-BR')} linhas; tarefas à espera ou em andamento: ${jobs.length}.`,
    )
    if (to !== church)
      say(
        `O número ${church} ou números de cadastros já tinham dono no destino: a igreja recebeu o número ${to}. Sessões, tokens e endereços de calendário que terminaram: ${ended}; imprima de novo os códigos QR de presença.`,
      )
    if (unreadable) say(`Textos cifrados que já não podiam ser lidos na origem, e seguem assim: ${unreadable}.`)
    return to
  })
}

/** Marks the church as gone: it is only kept, nothing of it works here any more. */
async function leave(
  source: Installation,
  target: Installation,
  church: number,
  { to, keepDays }: { to: number; keepDays: number },
): Promise<void> {
  const { client } = source
  const address = target.config.publicUrl
  await inChurch(client, church, async () => {
    await client.query('update webhook set ativo = false where id_cliente = $1', [church])
    const { rows } = await client.query<{ name: string }>(`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'hash'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
    for (const { name } of rows) await client.query(`delete from ${name} where id_cliente = $1`, [church])
    // the subscription is charged from there now
    await client.query('delete from assinatura where id_cliente = $1', [church])
    // also one that still runs: it would be tried again here, where it writes nothing but may send
    await client.query(`delete from pgboss.job where group_id = $1 and state in ('created', 'retry', 'active')`, [
      String(church),
    ])
    await client.query(
      'update cliente set suspenso_em = coalesce(suspenso_em, $3), motivo_suspensao = left($2, 200) where id = $1 and id_cliente = $1',
      [church, `Mudou para ${address}`, new Date()],
    )
    await client.query(
      `update mudanca_igreja set situacao = 'mudou', outro = left($2, 300), numero = $3, arquivos_ficam = $4,
         guardar_ate = now() + make_interval(days => $5), antes = null where igreja = $1`,
      [church, address, to, shareBucket(source, target), keepDays],
    )
  })
}

/** Opens the church in the target, when the run before ended just before that. */
async function finish(target: Installation, state: State, say: Say): Promise<Moved> {
  const there = await arriving(target.client, state.codigo)
  if (!there) throw new ChurchError(`A igreja ${state.igreja} já mudou para ${state.outro} (número ${state.numero}).`)
  await open(target, there.igreja)
  await countAfresh(target.client)
  say('A mudança já estava feita; faltava abrir a igreja no destino.')
  return { to: there.igreja, closed: 0 }
}

/** Copies a church as it is at this moment. The church stays open, and the copy is independent of it. */
export async function copyChurch(
  source: Installation,
  target: Installation,
  church: number,
  say: Say,
): Promise<number> {
  await refuseUnlike(source, target)
  if (shareBucket(source, target))
    throw new ChurchError('As duas instalações usam o mesmo bucket, e uma cópia teria as mesmas imagens: use outro.')
  const copy = await atOneMoment(source, church, async (origin) => {
    const there = await arriving(target.client, origin.uuid)
    if (!there) await lookAhead(target, origin, say)
    await copyPictures(origin, source.images, target.images)
    const to =
      there?.igreja ??
      (
        await arrive(
          target,
          { origin, keyBefore: source.key, from: `${copyOf}${source.config.publicUrl}`, second: true },
          say,
        )
      ).to
    await copyReports(origin, { source, target, to })
    await open(target, to)
    return to
  })
  await countAfresh(target.client)
  return copy
}
