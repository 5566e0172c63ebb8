import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Client } from 'pg'
import type { TestApp } from '../../../tests/factories/harness.js'
import { appWithOwner } from '../../../tests/factories/owner.js'
import { senha, withPassword } from '../../../tests/factories/privacidade.js'
import { apagarDeNovo } from '../../features/igreja/privacidade/apagar-de-novo.job.js'
import { explainWithdrawn, withdrawnSince } from './withdrawn.js'

let app: TestApp
let client: Client
let close: () => Promise<void>

beforeAll(async () => {
  ;({ app, client, close } = await appWithOwner())
})
afterAll(() => close())

const ascending = (...people: ({ id: number } | undefined)[]) =>
  people.map((person) => Number(person?.id)).sort((a, b) => a - b)

test('the log tells who lost the access, got another perfil or function, or was erased after a backup; who was erased is erased again', async () => {
  const church = await app.church()
  const [off, deleted, other, member, leaving, same] = await Promise.all(
    ['Otávio', 'Dora', 'Paula', 'Flávia', 'Eva', 'Saulo'].map((name) =>
      church.person({ name: `${name} Depoisdacópia` }),
    ),
  )
  await withPassword(app, church.idCliente, leaving?.id as number)
  const change = (person: { id: number } | undefined, set: string) =>
    app.sql(`update usuario set ${set} where id = $1`, [person?.id])
  const [funcao] = await app.sql<{ id: number }>(
    `insert into funcao (id_cliente, nome, acoes, alcance) values ($1, 'Tesouraria', '[]', 'tudo') returning id`,
    [church.idCliente],
  )
  const [held] = await app.sql<{ id: number }>(
    'insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) values ($1, $2, $3, current_date - 9) returning id',
    [church.idCliente, funcao?.id, member?.id],
  )
  await change(same, 'usuario_ativo = 0')
  const [{ now: backup } = { now: '' }] = await app.sql<{ now: string }>('select clock_timestamp()::text as now')
  const since = () => withdrawnSince(client, church.idCliente, backup)
  expect(explainWithdrawn(await since())).toEqual([])

  await change(same, 'usuario_ativo = 1')
  await change(off, 'usuario_ativo = 0')
  await change(deleted, 'excluido_em = now()')
  await change(other, 'perfil = 4')
  await app.sql('update funcao_usuario set fim = current_date - 1 where id = $1', [held?.id])
  const left = await app.graphql(
    await app.session(church.idCliente, leaving?.id as number),
    'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }',
    { senha },
  )
  expect(left.errors).toBeUndefined()
  expect(await since()).toEqual({
    erased: [leaving?.id],
    closed: ascending(off, deleted),
    changed: ascending(other, member),
  })
  expect(explainWithdrawn({ erased: [], closed: [], changed: Array.from({ length: 53 }, (_, n) => n) })).toEqual([
    expect.stringContaining('49 e mais 3. Confira.'),
  ])

  // the backup has brought the person back
  await app.sql(
    `update usuario set name = 'Eva Depoisdacópia', email = 'eva@exemplo.com.br', anonimizado_em = null, excluido_em = null where id = $1`,
    [leaving?.id],
  )
  const job = {
    // the only administrator cannot be erased, and keeps nobody else back
    ids: [church.idCliente, leaving?.id as number],
    idCliente: church.idCliente,
    idUsuario: null,
    requisicao: 'npm run church',
  }
  for (let n = 0; n < 2; n++) {
    await expect(apagarDeNovo.run(app.services, job)).rejects.toThrow('único administrador')
    const [row] = await app.sql('select name, email, anonimizado_em is not null as erased from usuario where id = $1', [
      leaving?.id,
    ])
    expect(row).toEqual({ name: 'Pessoa anonimizada', email: null, erased: true })
  }
  const [log] = await app.sql(
    `select count(*)::int as n from auditoria where id_cliente = $1 and acao = 'lgpd.anonimizar' and operacao = 'evento'`,
    [church.idCliente],
  )
  expect(log).toEqual({ n: 2 })
})
