import { expect, test } from '@jest/globals'
import { isObjectType } from 'graphql'
import { features } from '../../server/features.js'
import { namesSecret } from '../../server/kernel/transport/http/secrets.js'
import { schemaOf } from '../factories/schema.js'

test('the names of secrets match the fields of the schema that hold one', () => {
  const types = Object.values(schemaOf(features).getTypeMap()).filter(isObjectType)
  const found = types
    .filter(({ name }) => !/^(__|Query|Mutation|Subscription)/.test(name))
    .flatMap((type) =>
      Object.keys(type.getFields())
        .filter(namesSecret)
        .map((field) => `${type.name}.${field}`),
    )
  for (const secret of [
    'CodigoPresenca.qrCode',
    'Culto.token',
    'DoisFatoresPreparo.segredo',
    'EnderecoCalendarioCriado.url',
    'Relatorio.url',
    'TokenApiCriado.token',
    'WebhookComSegredo.segredo',
  ])
    expect(found).toContain(secret)
})
