import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { AccountsLab, accountsOf, em, kinds } from '../../../../tests/factories/contas.js'

/*
 * The boleto's line or the Pix code of a payable.
 */
const lab = new AccountsLab()
beforeAll(() => lab.open())
afterAll(() => lab.app.close())

const [toPay, toReceive] = kinds
const pagar = accountsOf(lab, ...toPay)
const receber = accountsOf(lab, ...toReceive)

const linha = '00190.50095 40144.816069 06809.350314 3 37370000000100'
const digitos = linha.replace(/\D/g, '')
const pix =
  '00020126360014br.gov.bcb.pix0114112223330001815204000053039865802BR5912IGREJA BETEL6009SAO PAULO62070503***63044825'

const send = async (method: 'POST' | 'PUT', path: string, data: object) =>
  lab.app.rest(await lab.betel.token(1), method, path, data)

test('a line is kept as its digits, a Pix code as it is; an edit without it keeps it, and an empty one removes it', async () => {
  const boleto = await pagar.create({ codigoPagamento: linha })
  expect(boleto.codigoPagamento).toBe(digitos)
  expect((await pagar.create({ codigoPagamento: pix })).codigoPagamento).toBe(pix)
  // as it was copied from a letter
  const broken = `${pix.slice(0, 30)}\r\n${pix.slice(30, 60)}\n${pix.slice(60)}\n`
  expect((await pagar.create({ codigoPagamento: broken })).codigoPagamento).toBe(pix)
  expect((await pagar.create()).codigoPagamento).toBeNull()
  const put = async (data: object) =>
    (await send('PUT', `/contasPagar/${boleto.id}`, pagar.fields(data))).body.codigoPagamento
  expect(await put({})).toBe(digitos)
  expect(await put({ codigoPagamento: pix })).toBe(pix)
  expect(await put({ codigoPagamento: null })).toBeNull()
  const { data } = await lab.app.graphql(
    await lab.betel.token(1),
    `{ contasPagar(first: 100) { nodes { codigoPagamento } } }`,
  )
  expect(data.contasPagar.nodes).toContainEqual({ codigoPagamento: pix })
})

test('half a line, another text and the code of a receivable are refused at the field', async () => {
  for (const codigoPagamento of ['12345', `${digitos}12`, 'boleto de maio', '0002', 'x'.repeat(513)]) {
    const { status, body } = await send('POST', '/contasPagar', pagar.fields({ codigoPagamento }))
    expect([codigoPagamento, status, Object.keys(body.campos)]).toEqual([codigoPagamento, 422, ['codigoPagamento']])
  }
  const { body } = await send('POST', '/contasReceber', receber.fields({ codigoPagamento: linha }))
  expect(body.campos).toEqual({
    codigoPagamento: 'Só uma conta a pagar tem a linha de um boleto ou um código Pix.',
  })
})

test('it is that of the first instalment, and the next record of a series waits for its own', async () => {
  const { serie } = await pagar.create({ codigoPagamento: linha, parcelas: 3 })
  const codes = (table: string, of: string) =>
    lab.app.sql(`select codigo_pagamento as codigo from ${table} where serie = $1 order by parcela`, [of])
  expect((await codes('conta_pagar', serie)).map(({ codigo }) => codigo)).toEqual([digitos, null, null])
  const repeated = await pagar.create({ codigoPagamento: linha, repetir: true, dataVencimentoConta: em(-20) })
  const [first, ...others] = (await codes('conta_pagar', repeated.serie)).map(({ codigo }) => codigo)
  expect([first, others.length > 0, new Set(others)]).toEqual([digitos, true, new Set([null])])
})
