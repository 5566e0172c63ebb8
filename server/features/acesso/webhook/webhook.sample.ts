import type { TestApp } from '../../../../tests/factories/harness.js'
import { knownPassword, knowPassword } from '../../../../tests/factories/password.js'
import { done, mutate, type RecordKind } from '../../../../tests/factories/sample.js'

const sample = () => ({ url: 'https://8.8.8.8/candeia', eventos: ['pessoa.criada'], minhaSenha: knownPassword })

/** Creates a webhook of the person of this session. Nothing is sent, because no jobs run. */
async function create(app: TestApp, token: string) {
  const { id, idCliente } = done(await app.graphql(token, '{ eu { id idCliente } }')).data.eu
  await knowPassword(app, idCliente, id)
  const query = 'mutation($input: WebhookInput!) { criarWebhook(input: $input) { webhook { id } } }'
  return done(await app.graphql(token, query, { input: sample() }))
}

export const samples: readonly RecordKind[] = [
  {
    table: 'webhook',
    input: 'WebhookInput',
    optional: () => ({ descricao: 'Site da igreja', ativo: false }),
    filters: ['idWebhook'],
    sample,
    make: create,
    rows: `insert into webhook (id_cliente, id_usuario, url, assuntos, segredo, ativo)
      select $1, (select min(id) from usuario where id_cliente = $1), 'https://8.8.8.8/' || i, '[]', '', false
      from generate_series(1, $2) i`,
  },
  {
    table: 'webhook_entrega',
    after: ['webhook'],
    make: async (app, token) => {
      const { data } = done(await app.graphql(token, '{ webhooks { id } }'))
      return mutate(app, token, `testarWebhook(id: ${data.webhooks[0].id}) { id }`)
    },
    rows: `insert into webhook_entrega (id_cliente, id_webhook, evento, situacao, tentativas)
      select $1, (select max(id) from webhook where id_cliente = $1), 'teste', 'falhou', i from generate_series(1, $2) i`,
  },
  {
    table: 'webhook_mudanca',
    after: ['webhook'],
    make: (app, token) => mutate(app, token, 'criarUsuario(input: { name: "Pessoa Anunciada" }) { id }'),
  },
]
