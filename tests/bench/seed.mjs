// Creates 200 churches of 500 people, each person in two of the church's ten departments. The first 200 people of a church
// are in its 20 cells, each with six meetings; the first 100 are in two worship groups and four events, were visited
// four times, and gave twelve tithes. One session per church. Churches of other sizes have the same shares of all that.
import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'

export const size = { churches: 200, people: 500, memberships: 2 }
/** How many churches are written in one transaction. */
const portion = 50

/**
 * The id of a person whose detail is measured.
 *
 * @param church from 0
 * @param people of each church
 */
export const personOf = (church, people = size.people) =>
  church * people + 2 + ((church * 7) % Math.min(90, people - 2))

const firstNames = [
  'Ana',
  'João',
  'Maria',
  'Davi',
  'Ester',
  'Pedro',
  'Rute',
  'Lucas',
  'Débora',
  'Tiago',
  'Sara',
  'Mateus',
]
const lastNames = [
  'Silva',
  'Souza',
  'Conceição',
  'Araújo',
  'Lima',
  'Gonçalves',
  'Moraes',
  'Peixoto',
  'Brandão',
  'Nunes',
]
const departments = [
  'Louvor',
  'Recepção',
  'Infantil',
  'Mídia',
  'Intercessão',
  'Diaconia',
  'Ensino',
  'Jovens',
  'Missões',
  'Cozinha',
]

const { memberships } = size

/** How many of the people of a church are in cells, how many in groups and events, and how many cells there are. */
const shares = (people) => ({
  inCells: Math.round(people * 0.4),
  inGroups: Math.round(people * 0.2),
  cells: Math.max(2, Math.round(people / 25)),
})

/** @param from the first church, from 0 @param to the last church @param people of each church */
function statements(from, to, people) {
  const { inCells, inGroups, cells } = shares(people)
  const here = `id_cliente between ${from * people + 1} and ${to * people + 1}`
  const churches = `(select * from cliente where ${here})`
  const firstPeople = `select id_cliente, id from usuario where (id - 1) % ${people} < ${inGroups} and ${here}`
  return [
    [
      `insert into cliente (id, id_cliente, nome)
     select c * ${people} + 1, c * ${people} + 1, 'Igreja ' || c from generate_series(${from}, ${to}) c`,
    ],
    [
      `insert into usuario (id_cliente, id, name, email, data_nascimento, perfil)
     select (n / ${people}) * ${people} + 1, n + 1,
       ($1::text[])[1 + n * 7 % cardinality($1::text[])] || ' ' || ($2::text[])[1 + n * 13 % cardinality($2::text[])] || ' ' || n,
       'pessoa' || n || '@exemplo.com.br', date '1950-01-01' + n % 20000, case when n % ${people} = 0 then 1 else 2 end
     from generate_series(${from * people}, ${(to + 1) * people - 1}) n`,
      [firstNames, lastNames],
    ],
    [
      `insert into departamento (id_cliente, titulo_departamento)
     select c.id, d.nome from ${churches} c cross join unnest($1::text[]) d (nome) order by c.id`,
      [departments],
    ],
    [
      `insert into departamento_membro (id_cliente, id_membro, id_departamento)
     select u.id_cliente, u.id, d.ids[1 + (u.id + k * 3) % cardinality(d.ids)]
     from usuario u join (select id_cliente, array_agg(id) ids from departamento where ${here} group by 1) d using (id_cliente)
     cross join generate_series(0, ${memberships - 1}) k where ${here} order by u.id, k`,
    ],
    [
      `insert into celula (id_cliente, nome_celula)
     select c.id, 'Célula ' || lpad(n::text, ${String(cells).length}, '0') from ${churches} c cross join generate_series(1, ${cells}) n order by c.id, n`,
    ],
    [
      `insert into membro_celula (id_cliente, id_celula, id_membro, membro_lider, lider_desde)
     select u.id_cliente, c.ids[1 + u.n % ${cells}], u.id, (u.n < ${cells})::int, case when u.n < ${cells} then now() end
     from (select id_cliente, id, (id - 1) % ${people} as n from usuario where ${here}) u
     join (select id_cliente, array_agg(id order by id) ids from celula where ${here} group by 1) c using (id_cliente) where u.n < ${inCells}`,
    ],
    [
      `insert into encontro (id_cliente, id_celula, data_encontro, tema_estudo)
     select id_cliente, id, date '2026-11-01' - k * 7, 'Estudo ' || k from celula cross join generate_series(1, 6) k where ${here}`,
    ],
    [
      `insert into grupo_louvor (id_cliente, nome_grupo)
     select c.id, 'Grupo ' || n from ${churches} c cross join generate_series(1, 4) n order by c.id, n`,
    ],
    [
      `insert into membro_grupo_louvor (id_cliente, id_grupo, id_membro)
     select u.id_cliente, g.ids[1 + (u.id + k) % 4], u.id from (${firstPeople}) u
     join (select id_cliente, array_agg(id) ids from grupo_louvor where ${here} group by 1) g using (id_cliente)
     cross join generate_series(0, 1) k`,
    ],
    [
      `insert into evento (id_cliente, nome_evento, data_inicio)
     select c.id, 'Evento ' || n, timestamptz '2026-12-01 19:00-03' + n * interval '7 days'
     from ${churches} c cross join generate_series(1, 8) n order by c.id, n`,
    ],
    [
      `insert into membro_evento (id_cliente, id_evento, id_membro)
     select u.id_cliente, e.ids[1 + (u.id + k * 2) % 8], u.id from (${firstPeople}) u
     join (select id_cliente, array_agg(id) ids from evento where ${here} group by 1) e using (id_cliente)
     cross join generate_series(0, 3) k`,
    ],
    [
      `insert into visita_pastoral (id_cliente, id_pastor, id_visitado, data_visita)
     select id_cliente, id_cliente, id, date '2026-10-01' - k * 30 from (${firstPeople}) u cross join generate_series(1, 4) k
     where id <> id_cliente`,
    ],
    [
      `insert into dizimo (id_cliente, id_membro, data_dizimo, valor_dizimo, meio_dizimo)
     select id_cliente, id, date '2026-11-01' - k * 30, 100 + k, 'pix' from (${firstPeople}) u cross join generate_series(1, 12) k`,
    ],
  ]
}

/**
 * What a church writes in years: entries of ten years, and what the jobs of the night have to do: expired sessions, old
 * keys of repeated requests, sent e-mails, and accounts that repeat every month.
 * @param people of each church
 * @param entries of each church
 */
const years = (from, to, people, entries) => {
  const { inGroups } = shares(people)
  const here = `id_cliente between ${from * people + 1} and ${to * people + 1}`
  const ledger = (table, count) => `
    insert into ${table} (id_cliente, descricao, data, categoria, valor)
    select id_cliente, 'Oferta do culto nº ' || n, date '2026-11-20' - n % 3650, 1 + n % 5, 10 + n % 90000 / 100.0
    from cliente cross join generate_series(1, ${count}) n where ${here} order by id_cliente, n`
  return [
    [ledger('entrada', Math.round(entries * 0.7))],
    [ledger('saida', Math.round(entries * 0.3))],
    [
      `insert into centro_custo (id_cliente, nome, id_departamento) select id_cliente, 'Geral', min(id) from departamento where ${here} group by 1`,
    ],
    [
      `insert into conta_pagar (id_cliente, descricao_conta, valor_conta, data_vencimento_conta, status_conta, id_centro_custo, repete, serie, parcela, dia_vencimento)
       select c.id_cliente, 'Conta ' || n, 100 + n, current_date - 20 + n, 'aberto', c.id, n < 3, case when n < 3 then gen_random_uuid() end,
         case when n < 3 then 1 end,
         case when n < 3 then extract(day from current_date - 20 + n) end
       from centro_custo c cross join generate_series(1, 20) n where ${here}`,
    ],
    [
      `insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em)
       select id_cliente, id, md5(id::text) || md5(n::text), 'Celular', '::1', now() - n * interval '1 hour'
       from usuario cross join generate_series(1, 3) n where ${here} and (id - 1) % ${people} < ${inGroups}`,
    ],
    [
      `insert into idempotencia (id_cliente, id_usuario, chave, impressao, created_at)
       select id_cliente, id_cliente, 'velha-' || n, 'x', now() - interval '3 days' from cliente cross join generate_series(1, ${inGroups}) n where ${here}`,
    ],
    [
      `insert into email_saida (id_cliente, para, assunto, texto, situacao, created_at)
       select id_cliente, 'pessoa' || n || '@exemplo.com.br', 'Escala', 'x', 'enviado', now() - interval '31 days'
       from cliente cross join generate_series(1, ${Math.round(people / 10)}) n where ${here}`,
    ],
  ]
}

/**
 * @param churches how many
 * @param entries of each church; without them the tables of the treasury stay empty, but for tithes
 * @param of how many people each church has, and the first church: beside others, a church's number must not be one of theirs
 * @returns a session token per church
 */
export async function seed(
  owner,
  churches = size.churches,
  entries = 0,
  progress = () => undefined,
  { people, first } = { people: size.people, first: 0 },
) {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    for (let from = first; from < first + churches; from += portion) {
      const to = Math.min(first + churches, from + portion) - 1
      // the triggers are switched off, so that no audit rows are written
      await client.query('begin; set local session_replication_role = replica')
      for (const [text, values] of statements(from, to, people)) await client.query(text, values)
      if (entries) for (const [text] of years(from, to, people, entries)) await client.query(text)
      await client.query('commit')
      // before the next portion joins tables by what the planner knows of them
      if (from === first) await client.query('analyze')
      progress(to + 1 - first)
    }
    await client.query(`select setval('usuario_id_seq', ${(first + churches) * people})`)
    const tokens = await sessions(client, churches, people, first)
    await client.query('vacuum analyze')
    return tokens
  } finally {
    await client.end()
  }
}

async function sessions(client, churches, people, first) {
  // a church's id is the id of its first person, as in the product
  const numbers = Array.from({ length: churches }, (_, church) => (first + church) * people + 1)
  const tokens = numbers.map((number) => ({
    idCliente: number,
    token: `${number}.${randomBytes(32).toString('base64url')}`,
  }))
  const hashes = tokens.map(({ token }) => createHash('sha256').update(token).digest('hex'))
  await client.query(
    `insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em)
     select number, number, hash, 'Medição', '127.0.0.1', now() + interval '1 day' from unnest($1::int[], $2::text[]) s (number, hash)`,
    [numbers, hashes],
  )
  return tokens
}
