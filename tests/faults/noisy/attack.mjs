/* What a church does at its worst. */
const home = `{ home { pessoas { total } meses { mes saldo } aniversariantes { total pessoas { name } } agenda { titulo } } }`
const order = 'mutation($tipo: String!) { gerarRelatorio(input: { tipo: $tipo }, aguardar: false) { uuid } }'

let serial = 0
/** Ids of Pix that nobody has told of before. */
export const newIds = (count) =>
  Array.from({ length: count }, () => ({
    endToEndId: `E12345678202609091221${String(serial++).padStart(11, '0')}`,
  }))

/**
 * Sends everything at once, and counts in `answers` how often each kind got each status.
 * @param ask sends one request: token, address, body, method
 * @param share how much of everything: thirty churches send less each than three
 */
export async function attack(ask, { tokens, notices, event, people }, answers, { round, share }) {
  const day = new Date(Date.UTC(2027, 5, 1 + round)).toISOString().slice(0, 10)
  const flooding = {
    'whole list': [12, (token) => ask(token, '/api/user')],
    // 15 home pages in one request are refused, because they cost more than a request may: 15 requests
    'home x 15': [
      12,
      async (token) => {
        for (let n = 0; n < 14; n++) count(await ask(token, '/graphql', { query: home }), 'home x 15')
        return ask(token, '/graphql', { query: home })
      },
    ],
    export: [3, (token, n) => ask(token, `/api/exportar/usuarios?formato=${n % 2 ? 'xlsx' : 'csv'}`)],
    'report over REST': [6, (token, n) => ask(token, `/api/relatorio/${n % 2 ? 'usuarios' : 'aniversariantes'}`)],
  }
  const queuing = {
    'report queued': [
      6,
      (token, n) =>
        ask(token, '/graphql', { query: order, variables: { tipo: n % 2 ? 'usuarios' : 'aniversariantes' } }),
    ],
    'notice of 100 Pix': [3, () => ask(undefined, notices, { pix: newIds(100) })],
    'event moved': [
      1,
      (token) => ask(token, `/api/eventos/${event}`, { nomeEvento: 'Retiro', dataInicio: day }, 'PUT'),
    ],
    'person renamed': [
      12,
      (token, n) => ask(token, `/api/user/${id(token) + 5 + n}`, { name: `Nome ${round} ${n}` }, 'PUT'),
    ],
    'password lost': [
      6,
      (_token, n) =>
        ask(undefined, '/graphql', {
          query: 'mutation($email: String!) { solicitarRecuperacaoSenha(email: $email) { message } }',
          variables: { email: `pessoa${id(tokens[0]) + 20 + ((round * 6 + n) % (people - 20))}@exemplo.com.br` },
        }),
    ],
  }
  function count({ status, ms, text }, kind) {
    const at = (answers[kind] ??= { slowest: 0, MB: 0 })
    at[status] = (at[status] ?? 0) + 1
    at.slowest = Math.max(at.slowest, Math.round(ms))
    at.MB = Math.max(at.MB, Number((text.length / 1e6).toFixed(1)))
    if (status >= 400 && status !== 429 && !at.why) {
      at.why = text.slice(0, 60)
      console.error(kind, status, text.slice(0, 300))
    }
  }
  const send = (all) =>
    Promise.all(
      all.flatMap(([kind, [times, one]]) =>
        Array.from({ length: Math.max(1, Math.round(times * share)) }, async (_, n) =>
          count(await one(tokens[n % tokens.length], n), kind),
        ),
      ),
    )
  // what queues work first, because the others take all places of the church
  await send(Object.entries(queuing))
  await send(Object.entries(flooding))
}

const id = (token) => Number(token.split('.')[0])
