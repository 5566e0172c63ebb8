import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { formatDate, todayIn } from '../../../../../schema/rules/dates.js'
import { EventsLab } from '../../../../../tests/factories/eventos.js'
import type { TestApp, TestChurch } from '../../../../../tests/factories/harness.js'

const lab = new EventsLab()
const { event, joined } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe('list and export', () => {
  test('the list of members has the members of one event or of all events, and can be searched by name or e-mail, and sorted', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const [idEvento, elsewhere] = [await event(church), await event(church)]
    for (const [name, email] of [
      ['Zélia', 'a@exemplo.com.br'],
      ['Ângela', 'z@exemplo.com.br'],
      ['bruno', null],
    ] as const) {
      const { id: idMembro } = await church.person({ name, email })
      await app.rest(token, 'POST', '/eventos-membros', { idEvento, idMembro })
      if (name === 'bruno') await app.rest(token, 'POST', '/eventos-membros', { idEvento: elsewhere, idMembro })
    }
    const list = async (args: string) => {
      const query = `{ membrosEvento(${args}) { totalCount nodes { membro { name } evento { id } } } }`
      return (await app.graphql(token, query)).data.membrosEvento
    }
    const names = async (args: string) =>
      (await list(`filtro: { idEvento: "${idEvento}" }, ${args}`)).nodes.map(
        (row: { membro: { name: string } }) => row.membro.name,
      )
    expect(await names('first: 9')).toEqual(['Ângela', 'bruno', 'Zélia'])
    expect(await names('ordem: { campo: email, direcao: DESC }')).toEqual(['Ângela', 'Zélia', 'bruno'])
    expect(await names('busca: "angela"')).toEqual(['Ângela'])
    expect(await names('busca: "a@exemplo"')).toEqual(['Zélia'])
    expect((await list('first: 9')).totalCount).toBe(4)
    const rest = await app.rest(token, 'GET', `/eventos-membros?idEvento=${idEvento}&limit=2`)
    expect([rest.body.length, rest.headers['x-total-count']]).toEqual([2, '3'])
    expect((await app.rest(token, 'GET', '/eventos-membros?idEvento=abc')).status).toBe(422)
  })

  test('the members of one event can be exported, but not by a perfil that may only read', async () => {
    const { idEvento, pessoa } = await joined()
    const to = `/exportar/eventos-membros?formato=csv&idEvento=${idEvento}`
    expect((await app.rest(await betel.token(2), 'GET', to)).status).toBe(403)
    const lines = String((await app.rest(await betel.token(4), 'GET', to)).body)
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('"Evento";"Nome";"E-mail";"Telefone";Adicionado em')
    expect(lines[1]).toContain(`"${pessoa.name}";"${pessoa.email}";"(11) 98765-4321";`)
    expect(String((await app.rest(await other.token(1), 'GET', to)).body)).not.toContain(pessoa.name)
  })

  test('the export shows days in the church time zone', async () => {
    const church = await app.church()
    const { idEvento } = await joined(church)
    // these zones are more than a day apart, so their dates always differ
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      await app.sql('update cliente set fuso_horario = $1 where id = $2', [zone, church.idCliente])
      const to = `/exportar/eventos-membros?formato=csv&idEvento=${idEvento}`
      const [, line] = String((await app.rest(await church.token(4), 'GET', to)).body).split('\r\n')
      expect(line?.split(';').at(-1)).toBe(formatDate(todayIn(zone)))
    }
  })
})
