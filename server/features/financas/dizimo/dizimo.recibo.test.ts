import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { givers, TithesLab, verb } from '../../../../tests/factories/dizimos.js'
import { inChurch, type TestApp } from '../../../../tests/factories/harness.js'
import { sendLogo } from '../../../../tests/factories/logo.js'

const lab = new TithesLab()
const { fields, create } = lab
let app: TestApp

beforeAll(async () => {
  ;({ app } = await lab.open())
})
afterAll(() => app.close())

describe('the receipt of a tithe', () => {
  test('concurrent requests get consecutive numbers; a repeated request returns the same number', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const person = await givers(church)
    const made: { id: number }[] = []
    for (let i = 0; i < 10; i++) made.push(await create({ idMembro: person.id }, church))
    const answers = await Promise.all(
      [...made, ...made].map(({ id }) => app.rest(token, 'POST', `/dizimos/${id}/recibo`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const numbers = new Map(answers.map(({ body }) => [body.id, body.numeroRecibo]))
    expect([...numbers.values()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const { body } of answers) expect(body.numeroRecibo).toBe(numbers.get(body.id))
  })

  test('a receipt contains giver, amount in words, date and method; a failed request leaves no gap in the numbers', async () => {
    const church = await app.church('Igreja do Recibo')
    const token = await church.token(1)
    const person = await church.person({ name: 'Lia Contribuinte', cpf: '52998224725' })
    const first = await create({ idMembro: person.id, valorDizimo: 1234.5, meioDizimo: 'cheque' }, church)
    expect((await app.rest(token, 'GET', `/dizimos/${first.id}/recibo`)).body.erro).toBe(
      'Este dízimo ainda não tem recibo.',
    )
    expect((await app.rest(token, 'POST', '/dizimos/999999999/recibo')).status).toBe(404)
    const { status, body } = await app.rest(token, 'POST', `/dizimos/${first.uuid}/recibo`)
    expect([status, body]).toMatchObject([
      201,
      {
        numeroRecibo: 1,
        nomeIgreja: 'Igreja do Recibo',
        nomeMembro: 'Lia Contribuinte',
        cpfMembro: '52998224725',
        valorDizimo: 1234.5,
        valorPorExtenso: 'mil duzentos e trinta e quatro reais e cinquenta centavos',
        dataDizimo: '2026-05-10',
        meioDizimo: 'cheque',
        nomeEmissor: 'Ana Administradora',
      },
    ])
    expect((await app.rest(token, 'GET', `/dizimos/${first.id}/recibo`)).body).toEqual(body)
    const second = await create({ idMembro: person.id }, church)
    expect((await app.rest(token, 'POST', `/dizimos/${second.id}/recibo`)).body.numeroRecibo).toBe(2)
  })

  test('a receipt has the logo of the church of the tithe, for every person who may read it', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const { id } = await create({ idMembro: (await givers(church)).id }, church)
    await app.rest(token, 'POST', `/dizimos/${id}/recibo`)
    const logo = async (who: string) =>
      (await app.graphql(who, 'query($id: ID!) { reciboDizimo(id: $id) { logoUrl } }', { id })).data.reciboDizimo
        .logoUrl
    expect(await logo(token)).toBeNull()
    await sendLogo(app, token)
    const url = (await app.graphql(token, '{ eu { igreja { logoUrl } } }')).data.eu.igreja.logoUrl
    expect([await logo(token), await logo(inChurch(await app.platformToken(), church))]).toEqual([url, url])
  })

  test('a receipt cannot be changed, not even by SQL; a delete cancels it, and its number stays used', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const person = await givers(church)
    const { id } = await create({ idMembro: person.id }, church)
    await app.rest(token, 'POST', `/dizimos/${id}/recibo`)
    const edit = await app.rest(token, 'PUT', `/dizimos/${id}`, fields({ idMembro: person.id, valorDizimo: 1 }))
    expect([edit.status, edit.body.erro]).toEqual([
      409,
      'O recibo nº 1 já foi emitido. Para corrigir, cancele o recibo, ou exclua este dízimo e registre outro.',
    ])
    for (const change of ['valor_dizimo = 1', 'numero_recibo = 7', 'recibo_em = null', 'id_membro = id_cliente'])
      await expect(app.sql(`update dizimo set ${change} where id = $1`, [id])).rejects.toThrow('receipt')
    await expect(app.sql('delete from dizimo where id = $1', [id])).rejects.toThrow('receipt')
    const { data } = await app.graphql(token, 'query($id: ID!) { dizimo(id: $id) { acoesPermitidas } }', { id })
    expect(data.dizimo.acoesPermitidas).toEqual(['verRecibo', 'excluir'])
    expect((await app.rest(token, 'DELETE', `/dizimos/${id}`)).status).toBe(200)
    expect((await app.rest(await church.token(5), 'GET', `/dizimos/${id}/recibo`)).status).toBe(404)
    const next = await create({ idMembro: person.id, valorDizimo: 99 }, church)
    expect((await app.rest(token, 'POST', `/dizimos/${next.id}/recibo`)).body.numeroRecibo).toBe(2)
    expect((await app.graphql(token, verb('restaurarDizimo'), { id })).status).toBe(200)
    expect((await app.rest(token, 'POST', `/dizimos/${id}/recibo`)).body.numeroRecibo).toBe(3)
  })
})
