import type { Client } from 'pg'

type Situation = 'preparada' | 'fechada' | 'mudou' | 'chegando' | 'aberta'

export interface State {
  igreja: number
  codigo: string
  situacao: Situation
  outro: string
  numero: number | null
  arquivosFicam: boolean
  guardarAte: Date | null
  desde: Date
  antes: Note | null
}

/** Where an open church came from, and when. */
export interface Note extends Pick<State, 'outro' | 'numero'> {
  desde: string
}

const columns = `igreja, codigo, situacao, outro, numero, arquivos_ficam as "arquivosFicam", guardar_ate as "guardarAte", desde, antes`

export async function stateOf(client: Client, church: number): Promise<State | undefined> {
  const { rows } = await client.query<State>(`select ${columns} from mudanca_igreja where igreja = $1`, [church])
  return rows[0]
}

export async function allStates(client: Client): Promise<State[]> {
  return (await client.query<State>(`select ${columns} from mudanca_igreja order by desde`)).rows
}

/** The church that is on its way here, when an earlier run has loaded it. */
export async function arriving(client: Client, code: string): Promise<State | undefined> {
  const { rows } = await client.query<State>(
    `select ${columns} from mudanca_igreja where codigo = $1 and situacao = 'chegando'`,
    [code],
  )
  return rows[0]
}

/** What was noted of the church when it was open: a run that continues an earlier one finds it where that one kept it. */
export function noteBefore(state: State | undefined): Note | null {
  if (state?.situacao !== 'aberta') return state?.antes ?? null
  return { outro: state.outro, numero: state.numero, desde: state.desde.toISOString() }
}

export async function setState(
  client: Client,
  church: number,
  {
    codigo,
    situacao,
    outro,
    numero = null,
    antes = null,
  }: Pick<State, 'codigo' | 'situacao' | 'outro'> & Partial<Pick<State, 'numero' | 'antes'>>,
): Promise<void> {
  await client.query(
    `insert into mudanca_igreja (igreja, codigo, situacao, outro, numero, antes) values ($1, $2, $3, $4, $5, $6)
     on conflict (igreja) do update set codigo = excluded.codigo, situacao = excluded.situacao, outro = excluded.outro,
       numero = excluded.numero, antes = excluded.antes, guardar_ate = null, arquivos_ficam = false, desde = excluded.desde`,
    [church, codigo, situacao, outro.slice(0, 300), numero, antes],
  )
}

export async function forget(client: Client, church: number): Promise<void> {
  await client.query('delete from mudanca_igreja where igreja = $1', [church])
}

/** When a restore is complete, or is taken back like a move: notes again what was noted of the open church. */
export async function setBack(client: Client, church: number, before: Note | null): Promise<void> {
  if (!before) return forget(client, church)
  await client.query(
    `update mudanca_igreja set situacao = 'aberta', outro = $2, numero = $3, desde = $4, antes = null where igreja = $1`,
    [church, before.outro, before.numero, before.desde],
  )
}

/**
 * Runs `work` in a transaction that sees and writes the rows of this church, also as an owner whom policies bind.
 * @param atOneMoment only for reading: all statements see the same moment
 */
export async function inChurch<T>(
  client: Client,
  church: number,
  work: () => Promise<T>,
  atOneMoment = false,
): Promise<T> {
  try {
    await beginInChurch(client, church, atOneMoment)
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Begins such a transaction. */
export async function beginInChurch(client: Client, church: number, atOneMoment: boolean): Promise<void> {
  await client.query(atOneMoment ? 'begin isolation level repeatable read read only' : 'begin')
  // each by itself: Citus passes on `set local` with the whole message in which it stands
  await client.query(`set local app.id_cliente = '${church}'`)
  await client.query(`set local app.acao = 'igreja.mudar'`)
}

/** Milliseconds, while the church is open, for its running jobs to end. */
const patience = 30_000

/**
 * Closes the church for everybody who writes. Waits for the transactions that found it open, and for its running jobs,
 * so that hardly any of them is done here and again elsewhere.
 * @returns when nobody could begin to write any more, as `performance.now()`
 */
export async function close(client: Client, church: number): Promise<number> {
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((next) => setTimeout(next, 100))) {
    const { rows } = await client.query(`select from pgboss.job where group_id = $1 and state = 'active' limit 1`, [
      String(church),
    ])
    if (!rows.length) break
  }
  const closing = performance.now()
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '5min'`)
    await client.query('select pg_advisory_xact_lock(7242240, $1)', [church])
    await client.query(`update mudanca_igreja set situacao = 'fechada' where igreja = $1`, [church])
    await client.query('commit')
    return closing
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
