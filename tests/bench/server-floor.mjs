// The least that a server must do to answer as safely as the product: look up the session with what the church allows
// the person, in the transaction that reads, and run one statement. As in the product, the first message of a request
// also commits the reading before it. No GraphQL, no framework, no limits, no log. The list is read by the product's own
// functions, whose statements are cheaper than the one by hand; the other operations are read by hand.
import 'reflect-metadata'
import '../../dist/server/access-table.js'
import { createHash } from 'node:crypto'
import http from 'node:http'
import pg from 'pg'
import { accessVersions } from '../../dist/server/features/acesso/sessao/access-rules.js'
import { listRows } from '../../dist/server/features/acesso/usuario/usuario.queries.js'
import { membros } from '../../dist/server/features/pessoas/departamento-membro/departamento-membro.queries.js'
import { preparedName } from '../../dist/server/kernel/data/reading/prepared.js'
import { rowsThrough } from '../../dist/server/kernel/data/reading/rows.js'
import { operations } from './operations.mjs'

const { port, roles, pool: max } = JSON.parse(process.env.BENCH)
const dateOnly = 1082
// as in the product, a date stays the text that PostgreSQL wrote
const types = { getTypeParser: (type, format) => (type === dateOnly ? String : pg.types.getTypeParser(type, format)) }
const pool = new pg.Pool({ ...roles.app, max, types })
/** the connections with a reading that is not committed, which have also prepared the look-up */
const used = new WeakSet()

const lookUp = `select u.id, u.perfil, t.usada_em, t.expira_em, ${accessVersions('u')} as versoes
  from sessao t join usuario u on u.id = t.id_usuario and u.id_cliente = t.id_cliente
  where t.id_cliente = $1 and t.hash = $2 and u.usuario_ativo = 1 and u.excluido_em is null`

/** Begins a reading of the session's church. */
async function begin(client, idCliente, token) {
  const hash = createHash('sha256').update(token).digest('hex')
  const message = `${used.has(client) ? 'commit; ' : ''}begin isolation level read committed read only; set local app.id_cliente = '${idCliente}'${used.has(client) ? '' : `; prepare look_up as ${lookUp}`}; execute look_up(${idCliente}, '${hash}')`
  const answers = await client.query(message)
  used.add(client)
  if (!answers.at(-1).rows.length) throw new Error('no session')
}

const columns = ['id', 'name', 'email', 'dataNascimento']
const ofDepartments = ['statusMembro', 'idDepartamento', 'tituloDepartamento']
const input = { columns, limit: 50, offset: 0, comTotal: false }

/** The list as the product reads it. */
async function list(client, idCliente) {
  const db = rowsThrough((text, values) => client.query({ name: preparedName(text), text, values: [...values] }))
  const work = { db, idCliente }
  const { rows } = await listRows(work, input, { search: 'everything', within: null })
  const people = rows.map(({ id }) => id)
  const memberships = await membros
    .ofPeople(work, people, ofDepartments)
    .orderBy('departamento.nomeOrdem')
    .orderBy('departamento_membro.id')
    .execute()
  const byPerson = Map.groupBy(memberships, ({ idMembro }) => idMembro)
  const nodes = rows.map(({ id, name, email, dataNascimento }) => ({
    id,
    name,
    email,
    dataNascimento,
    departamentos: (byPerson.get(id) ?? []).map(({ statusMembro, idDepartamento, tituloDepartamento }) => ({
      statusMembro,
      departamento: { id: idDepartamento, tituloDepartamento },
    })),
  }))
  return JSON.stringify({ pessoas: { nodes } })
}

/** @returns the JSON of the operation's `data` */
async function read({ name, id }, token) {
  const idCliente = Number(token.split('.')[0])
  const client = await pool.connect()
  try {
    await begin(client, idCliente, token)
    if (name === 'list') return await list(client, idCliente)
    const { byHand: text } = operations.find((one) => one.name === name)
    const values = text.includes('$2') ? [idCliente, id] : [idCliente]
    const { rows } = await client.query({ name, text, values })
    return rows[0].json
  } finally {
    client.release()
  }
}

const server = http.createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const { variables } = JSON.parse(Buffer.concat(chunks).toString())
  const token = request.headers.authorization.slice('Bearer '.length)
  const body = `{"data":${await read(variables, token)}}`
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
})
server.listen(port, '127.0.0.1', () => process.send('ready'))
process.on('disconnect', () => process.exit())
