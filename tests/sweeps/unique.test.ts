import 'reflect-metadata'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { tellsField } from '../../server/kernel/base/errors.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { recordKinds } from '../factories/records.js'

let app: TestApp
let church: TestChurch
beforeAll(async () => {
  app = await testApp()
  church = await app.church()
})
afterAll(() => app.close())

/**
 * Indexes that a form cannot violate: the system generates the value, or a lock or an earlier error prevents the
 * duplicate.
 */
const given =
  /_uuid$|_hash$|_pkey$|^(ata_numero|ata_reuniao|entrada_|saida_|fechamento_|importacao|nivel_usuario_perfil|membro_celula_lider|membro_grupo_louvor_lider|dizimo_recibo|pix_(recebido|cobranca|devolucao)_|provedor_pix_um|recibo_|conta_(receber|pagar)_serie|membro_aula_ebd_pessoa|participacao_culto_pessoa|visita_pastoral_leitor_pessoa|participante_reuniao_pessoa|pessoa_incidente_pessoa|endereco_calendario_um|assinatura_da_igreja|evento_pagamento_evento|pedido_substituto_aberto|conta_financeira_geral|categoria_fixa|conta_financeira_padrao|transferencia_estornada|convite_substituto_pessoa|espera_evento_pessoa|preferencia_aviso_usuario|aviso_chave|aparelho_endereco|codigo_pix_|movimento_bancario_|baixa_(receber|pagar)_vez|numero_lancamento_numero)/

test('every unique index over user input names the form field that reports the conflict', async () => {
  const rows = await app.sql<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where indisunique and not indisprimary and indrelid::regclass::text in (
       select table_name from information_schema.columns where table_schema = 'public' and column_name = 'id_cliente')`,
  )
  const names = rows.map(({ name }) => name)
  expect(names).toContain('departamento_titulo')
  expect(names.filter((name) => !given.test(name) && !tellsField(name))).toEqual([])
})

test.each(['usuario', 'departamento', 'local', 'tipo_patrimonio'])(
  'of three concurrent requests for the same %s, one succeeds and the others get 409 at the field',
  async (table) => {
    const kind = recordKinds.find((each) => each.table === table)
    if (!kind?.path || !kind.sample) throw new Error(`${table} has no sample`)
    const { path, sample } = kind
    const token = await church.token(1)
    for (let round = 0; round < 5; round++) {
      const body = sample()
      const answers = await Promise.all([1, 2, 3].map(() => app.rest(token, 'POST', path, body)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
      for (const { body } of answers.filter(({ status }) => status === 409))
        expect(Object.values(body.campos ?? {})).toEqual([body.message])
    }
  },
)
