// The fastest server that is practical: no framework, one prepared statement that makes the JSON, in a transaction of
// the church.
import http from 'node:http'
import pg from 'pg'

const { port, roles, pool: max } = JSON.parse(process.env.BENCH)
const pool = new pg.Pool({ ...roles.app, max })

const list = `
  select coalesce(json_agg(p), '[]')::text as json from (
    select u.id, u.name, u.email, u.data_nascimento as "dataNascimento", (
      select coalesce(json_agg(json_build_object('id', m.id, 'funcao', m.funcao,
        'departamento', json_build_object('id', d.id, 'nome', d.nome)) order by m.id), '[]')
      from bench_membro m join bench_departamento d on d.id = m.id_departamento and d.id_cliente = m.id_cliente
      where m.id_usuario = u.id and m.id_cliente = $1
    ) as membros
    from usuario u where u.id_cliente = $1 and u.excluido_em is null order by u.nome_ordem, u.id limit $2
  ) p`

async function people(idCliente) {
  const client = await pool.connect()
  try {
    await client.query(`start transaction read only; select set_config('app.id_cliente', '${Number(idCliente)}', true)`)
    const { rows } = await client.query({ name: 'list', text: list, values: [idCliente, 50] })
    await client.query('commit')
    return rows[0].json
  } finally {
    client.release()
  }
}

const server = http.createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const { variables } = JSON.parse(Buffer.concat(chunks).toString())
  const body = `{"data":{"pessoas":{"nodes":${await people(variables.idCliente)}}}}`
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
})
server.listen(port, '127.0.0.1', () => process.send('ready'))
process.on('disconnect', () => process.exit())
