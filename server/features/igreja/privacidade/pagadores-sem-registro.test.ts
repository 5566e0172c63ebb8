import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ownTestApp, type TestApp } from '../../../../tests/factories/harness.js'
import { PixStatement } from '../../../../tests/factories/pix-statement.js'
import { senha, withPassword } from '../../../../tests/factories/privacidade.js'

let app: TestApp
let at: PixStatement

beforeAll(async () => {
  app = await ownTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' })
  at = await PixStatement.start(app)
})
afterAll(async () => {
  await at.bank.psp.stop()
  await app.close()
})

test('a Pix that is nobody’s gift goes with the person whose name its payer has, waiting or ignored, and nobody else’s does', async () => {
  const { psp, church, tell } = at.bank
  const joao = await church.person({ name: 'João da Conceição Silva', perfil: 2 })
  const as = await app.session(church.idCliente, joao.id)
  await withPassword(app, church.idCliente, joao.id)
  const from = (txid: string | undefined, valor: string, nome: string, infoPagador: string) =>
    psp.pay(txid, valor, { pagador: { nome }, infoPagador })
  const waiting = from(undefined, '11.00', 'JOAO CONCEICAO SILVA', 'pela minha cura')
  const ignored = from('naoConhecemosEsteCodigo77', '12.00', 'Joao da Conceicao Silva', 'pela minha mae')
  await tell(
    waiting,
    ignored,
    from(undefined, '13.00', 'JOAO SILVA', 'de outro Joao'),
    from(undefined, '14.00', 'MARIA SOUZA', 'oferta'),
  )
  const [row] = await app.sql<{ id: number }>('select id from pix_recebido where end_to_end_id = $1', [
    ignored.endToEndId,
  ])
  await at.ask('mutation($id: ID!) { ignorarPixRecebido(id: $id, ignorar: true) { id } }', { id: row?.id })
  await at.imported([{ valor: '11.00', memo: 'PIX RECEBIDO', e2e: waiting.endToEndId }])

  const leave = 'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }'
  expect((await app.graphql(as, leave, { senha })).errors).toBeUndefined()
  expect(
    await app.sql('select valor, pagador, mensagem, situacao from pix_recebido where id_cliente = $1 order by valor', [
      church.idCliente,
    ]),
  ).toEqual([
    { valor: '11.00', pagador: null, mensagem: null, situacao: 'pendente' },
    { valor: '12.00', pagador: null, mensagem: null, situacao: 'ignorado' },
    { valor: '13.00', pagador: 'JOAO SILVA', mensagem: 'de outro Joao', situacao: 'pendente' },
    { valor: '14.00', pagador: 'MARIA SOUZA', mensagem: 'oferta', situacao: 'pendente' },
  ])
  for (const table of ['pix_recebido', 'movimento_bancario', 'auditoria'])
    expect([
      table,
      await app.sql(
        `select t::text from ${table} t where id_cliente = $1 and normalizar(t::text) ~ 'conceicao|minha (cura|mae)'`,
        [church.idCliente],
      ),
    ]).toEqual([table, []])
})
