/* The churches of the measurement, written straight into the database. */
import { createHash, randomBytes } from 'node:crypto'

/**
 * A church with people, income, sessions, a bank and webhooks.
 * @param church.days how long ago it began; `people`, of whom the first four administer it; `bank` and `hooks`: addresses
 * @param seal encrypts a text for a place
 */
export async function fill(client, { id, days, people, bank, hooks, letters }, seal) {
  const run = (text, values = []) => client.query(text, values)
  // with its triggers, which make its accounts and categories
  await run(
    `insert into cliente (id, id_cliente, nome, created_at) values ($1::int, $1::int, 'Igreja ' || $1::int, now() - make_interval(days => $2))`,
    [id, days],
  )
  // without them, because writing the audit log would only take time
  await run('set session_replication_role = replica')
  await run(
    `insert into usuario (id_cliente, id, name, email, telefone_usuario, data_nascimento, perfil, endereco, bairro, cidade, uf, observacoes)
     select $1::int, $1::int + n, 'Conceição Ávila da Silva ' || n, 'pessoa' || $1::int + n || '@exemplo.com.br', '119' || (10000000 + n),
       date '1950-01-01' + n % 20000, case when n < 4 then 1 else 2 end, 'Rua das Palmeiras', 'Centro', 'São Paulo', 'SP',
       'Veio pela mão de um amigo e ficou.' from generate_series(0, $2::int - 1) n`,
    [id, people],
  )
  await run(`insert into credencial (id_cliente, id_usuario) select $1, id from usuario where id_cliente = $1`, [id])
  await run(
    `insert into entrada (id_cliente, descricao, data, categoria, valor)
     select $1::int, 'Oferta do culto nº ' || n, current_date - n % 365, 1 + n % 5, 10 + n / 100.0 from generate_series(1, $2::int) n`,
    [id, people],
  )
  const secret = randomBytes(32).toString('base64url')
  await run(`insert into codigo_pix (id_cliente, finalidade, txid) values ($1::int, 'oferta', 'OFERTA' || $1::int)`, [
    id,
  ])
  await run(
    `insert into provedor_pix (id_cliente, ativo, banco, endereco, endereco_acesso, aplicacao, segredo, aviso_segredo, ligado_em, ultima_busca, buscado_ate)
     values ($1, true, 'outro', $2, $3, 'app', $4, $5, now() - interval '1 day', now(), now())`,
    [id, bank, `${bank}/token`, seal('segredo', 'provedor_pix'), seal(secret, 'provedor_pix')],
  )
  for (const url of hooks)
    await run(
      `insert into webhook (id_cliente, id_usuario, url, segredo, assuntos) values ($1::int, $1::int, $2, $3, $4)`,
      [id, url, seal('whs_x', 'webhook'), JSON.stringify(['usuario:alterar'])],
    )
  let event
  if (letters) {
    const { rows } = await run(
      `insert into evento (id_cliente, nome_evento, data_inicio) values ($1, 'Retiro', now() + interval '90 days') returning id`,
      [id],
    )
    event = rows[0].id
    await run(
      `insert into membro_evento (id_cliente, id_evento, id_membro)
       select $1::int, $2::int, id from usuario where id_cliente = $1::int order by id limit $3`,
      [id, event, letters],
    )
  }
  const tokens = Array.from({ length: 4 }, () => `${id}.${randomBytes(32).toString('base64url')}`)
  for (const [n, token] of tokens.entries())
    await run(
      `insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em)
       values ($1, $2, $3, 'Medição', '127.0.0.1', now() + interval '1 day')`,
      [id, id + n, createHash('sha256').update(token).digest('hex')],
    )
  await run('set session_replication_role = origin')
  return { id, people, tokens, event, notices: `/api/pix/webhook/${id}-${secret}/pix` }
}
