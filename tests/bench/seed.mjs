// Creates 200 churches of 500 people, each person in two of the church's ten departments, and one session per church.
import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'

export const size = { churches: 200, people: 500, memberships: 2 }

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

const { churches, people, memberships } = size
const statements = [
  [
    `insert into cliente (id, id_cliente, nome)
     select c * ${people} + 1, c * ${people} + 1, 'Igreja ' || c from generate_series(0, ${churches - 1}) c`,
  ],
  [
    `insert into usuario (id_cliente, id, name, email, data_nascimento, perfil)
     select (n / ${people}) * ${people} + 1, n + 1,
       ($1::text[])[1 + n * 7 % cardinality($1::text[])] || ' ' || ($2::text[])[1 + n * 13 % cardinality($2::text[])] || ' ' || n,
       'pessoa' || n || '@exemplo.com.br', date '1950-01-01' + n % 20000, case when n % ${people} = 0 then 1 else 2 end
     from generate_series(0, ${churches * people - 1}) n`,
    [firstNames, lastNames],
  ],
  [
    `insert into bench_departamento (id_cliente, nome)
     select c.id, d.nome from cliente c cross join unnest($1::text[]) d (nome) order by c.id`,
    [departments],
  ],
  [
    `insert into bench_membro (id_cliente, id_usuario, id_departamento, funcao)
     select u.id_cliente, u.id, d.ids[1 + (u.id + k * 3) % cardinality(d.ids)], case when k = 0 then 'Líder' else 'Membro' end
     from usuario u join (select id_cliente, array_agg(id) ids from bench_departamento group by 1) d using (id_cliente)
     cross join generate_series(0, ${memberships - 1}) k order by u.id, k`,
  ],
  [`select setval('usuario_id_seq', ${churches * people})`],
]

/** @returns a session token per church */
export async function seed(owner) {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('begin; set local session_replication_role = replica') // the triggers are switched off, so that no audit rows are written
    for (const [text, values] of statements) await client.query(text, values)
    const tokens = await sessions(client)
    await client.query('commit')
    await client.query('vacuum analyze')
    return tokens
  } finally {
    await client.end()
  }
}

async function sessions(client) {
  // a church's id is the id of its first person, as in the product
  const numbers = Array.from({ length: churches }, (_, church) => church * people + 1)
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
