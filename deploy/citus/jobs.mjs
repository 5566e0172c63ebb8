/*
 * The coordinator dies again and again while people publish posts. Each post lies at the node of its church, and the job
 * that tells the church of it lies at the coordinator: both must be there, or neither.
 */
import { setTimeout as wait } from 'node:timers/promises'

const title = 'Ensaio '

/** @returns how many posts were acknowledged */
async function publish(server, token, idTipoPost, name, going) {
  let acknowledged = 0
  for (let n = 0; going(); ) {
    const response = await fetch(`${server.url}/api/posts`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `P-${name}-${n}`,
      },
      body: JSON.stringify({ idTipoPost, tituloPost: `${title}${name}-${n}`, textoPost: '<p>Texto</p>' }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null)
    const text = await response?.text().catch(() => '')
    if (response?.status === 201) {
      acknowledged++
      n++
    } else if (response && response.status !== 503 && response.status !== 429)
      throw new Error(`${response.status} ${text}`)
    else await wait(50)
  }
  return acknowledged
}

/** @param rounds how often the coordinator dies */
export async function rehearseJobs(server, database, rounds, { cluster, tokens, check }) {
  const { coordinator } = cluster
  const ask = (text) => coordinator.query(database, text)
  const [{ id }] = await ask('select id from tipo_post where id_cliente = 1 and excluido_em is null limit 1')
  let over = false
  const all = Promise.all(
    (await tokens(database, 16)).map((token, name) => publish(server, token, id, name, () => !over)),
  )
  all.catch(() => undefined) // it is awaited below
  for (let round = 0; round < rounds; round++) {
    await wait(2500 + Math.random() * 1000)
    coordinator.stop('immediate')
    coordinator.start()
  }
  await wait(3000)
  over = true
  const acknowledged = (await all).reduce((sum, one) => sum + one, 0)
  // what was prepared when the coordinator died; its own process for it comes once a minute
  await ask('select recover_prepared_transactions()')
  const posts = await ask(`select id from post where id_cliente = 1 and titulo_post like '${title}%'`)
  const jobs = await ask(
    `select (data ->> 'idPost')::int as id, count(*)::int as n from pgboss.job where name = 'post.avisar' and group_id = '1' group by 1`,
  )
  const queued = new Map(jobs.map(({ id, n }) => [id, n]))
  const lost = posts.filter(({ id }) => !queued.has(id)).length
  const made = new Set(posts.map(({ id }) => id))
  const [{ first }] = await ask(`select min(id) as first from post where titulo_post like '${title}%'`)
  const alone = [...queued].filter(([id]) => id >= first && !made.has(id)).length
  const doubled = posts.filter(({ id }) => queued.get(id) > 1).length
  check(
    lost + alone + doubled === 0 && posts.length === acknowledged && acknowledged > 0,
    `the coordinator died ${rounds} times: ${acknowledged} posts acknowledged, ${posts.length} there; ${lost} without their job, ${doubled} with two, ${alone} jobs without a post`,
  )
  // open transactions lost their connections each time, and the pool must have replaced them
  const { status } = await fetch(`${server.url}/readyz`)
  check(status === 200, `afterwards the server has connections to spare: /readyz ${status}`)
}
