import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { formatDate, todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { churchIn, dayIn, earliest, latest } from '../../../../tests/factories/zones.js'

let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
})
afterAll(() => app.close())

describe('exports of lists', () => {
  test('the export of people shows the day of registration in the church’s time zone', async () => {
    const church = await app.church()
    const { name } = await church.person()
    // these two time zones are more than a day apart, so their dates always differ
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      await app.sql('update cliente set fuso_horario = $1 where id = $2', [zone, church.idCliente])
      const { body } = await app.rest(await church.token(4), 'GET', '/exportar/usuarios?formato=csv')
      const line = String(body)
        .split('\r\n')
        .find((each) => each.startsWith(`"${name}"`))
      expect(line?.split(';').at(-1)).toBe(formatDate(todayIn(zone)))
    }
  })

  test.each([earliest, latest])(
    'a file made in %s has the day of that church in its name, also for the platform',
    async (zone) => {
      const church = await churchIn(app, zone)
      const platform = await app.platformToken()
      const admin = await church.token(1)
      for (const [as, path] of [
        [admin, '/exportar/usuarios?formato=csv'],
        [platform, `/exportar/usuarios?formato=csv&idCliente=${church.idCliente}`],
        [admin, '/importacoes/modelo'],
      ] as const) {
        const before = dayIn(zone)
        const { headers } = await app.rest(as, 'GET', path)
        const [, day] = /(\d{4}-\d\d-\d\d)\.csv"$/.exec(String(headers['content-disposition'])) ?? []
        // midnight may pass in between
        expect([path, [before, dayIn(zone)]]).toEqual([path, expect.arrayContaining([day])])
      }
    },
  )

  test('exports of lists contain all rows of the filter in the requested order, and are audited', async () => {
    const church = await app.church()
    const token = await church.token(3)
    for (const [name, usuarioAtivo] of [
      ['=Zé', 1],
      ['Ana', 1],
      ['Bia', 0],
    ] as const) {
      await app.rest(await church.token(1), 'POST', '/user', {
        name,
        usuarioAtivo,
        perfil: 2,
        cpf: name === 'Ana' ? '01234567890' : null,
        dataNascimento: '1990-02-28',
      })
    }
    const { status, body, headers } = await app.rest(
      token,
      'GET',
      '/exportar/usuarios?formato=csv&ordem=name:DESC&usuarioAtivo=1&perfil=2',
    )
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="pessoas-\d{4}-\d\d-\d\d\.csv"$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    const lines = body.toString().replace('\ufeff', '').split('\r\n')
    expect(lines[0]).toMatch(/^"Nome";"E-mail";"Telefone";"Perfil";"Status"/)
    expect(lines.slice(1).map((line: string) => line.split(';')[0])).toEqual(['"Ana"', `"'=Zé"`])
    expect(lines[1]).toContain(';"Membro";"Ativo";"Não";')
    expect(lines[1]).toContain(';"012.345.678-90";28/02/1990;')
    const [audit] = await app.sql<{ id_usuario: number; depois: object }>(
      `select id_usuario, depois from auditoria where id_cliente = $1 and acao = 'usuario.exportar'`,
      [church.idCliente],
    )
    expect(audit?.depois).toMatchObject({ formato: 'csv', linhas: 2 })
    expect(audit?.id_usuario).toBeGreaterThan(0)
  })

  test.each(['csv', 'xlsx'])(
    'a long list is exported completely and in order as %s, although it is read in steps',
    async (formato) => {
      const church = await app.church()
      const token = await church.token(1)
      await app.sql(
        `insert into usuario (id_cliente, id, name, perfil)
       select $1, nextval('usuario_id_seq'), 'Membro ' || to_char(n, 'FM00000'), 2 from generate_series(1, 10001) n`,
        [church.idCliente],
      )
      const { body } = await app.rest(token, 'GET', `/exportar/usuarios?formato=${formato}&perfil=2&ordem=name:ASC`)
      const text =
        formato === 'csv' ? body.toString() : strFromU8(unzipSync(body)['xl/sharedStrings.xml'] as Uint8Array)
      const names = Array.from({ length: 10_001 }, (_, n) => `Membro ${String(n + 1).padStart(5, '0')}`)
      expect(text.match(/Membro \d{5}/g)).toEqual(names)
      const [audit] = await app.sql<{ depois: object }>(
        `select depois from auditoria where id_cliente = $1 and acao = 'usuario.exportar'`,
        [church.idCliente],
      )
      expect(audit?.depois).toMatchObject({ formato, linhas: 10_001 })
    },
  )

  test('XLSX is a workbook; an unknown format, order or filter is refused, and so is the recycle bin without permission', async () => {
    const token = await betel.token(4)
    const { body, headers } = await app.rest(token, 'GET', '/exportar/usuarios?formato=xlsx')
    expect(body.subarray(0, 2).toString()).toBe('PK')
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    for (const query of ['', 'formato=pdf', 'formato=csv&ordem=senha:ASC', 'formato=csv&mesAniversario=13']) {
      expect([query, (await app.rest(token, 'GET', `/exportar/usuarios?${query}`)).status]).toEqual([query, 422])
    }
    for (const list of ['usuarios', 'patrimonios']) {
      expect((await app.rest(token, 'GET', `/exportar/${list}?formato=csv&excluidos=true`)).status).toBe(403)
      expect((await app.rest(await betel.token(1), 'GET', `/exportar/${list}?formato=csv&excluidos=true`)).status).toBe(
        200,
      )
    }
  })

  test('exports of lists contain amounts of assets as numbers', async () => {
    const token = await betel.token(1)
    const [tipo] = (await app.rest(token, 'GET', '/tipoPatrimonios')).body
    const asset = {
      nomePatrimonio: 'Mesa de som',
      codigoPatrimonio: unique('PAT-'),
      tipoPatrimonio: tipo.id,
      valorCompraPatrimonio: 2599.9,
      dataAquisicaoPatrimonio: '2026-01-15',
    }
    await app.rest(token, 'POST', '/patrimonios', asset)
    const { body } = await app.rest(
      await betel.token(4),
      'GET',
      `/exportar/patrimonios?formato=csv&busca=${asset.codigoPatrimonio}&tipoPatrimonio=${tipo.id}`,
    )
    const [header, line] = body.toString().replace('\ufeff', '').split('\r\n')
    expect(header).toContain('Valor de compra')
    expect(line).toBe(
      `"Mesa de som";"${asset.codigoPatrimonio}";"${tipo.tipoPatrimonio}";"";15/01/2026;2599,90;"";;"";"";"";"";`,
    )
    expect(
      await app.sql(`select 1 from auditoria where id_cliente = $1 and acao = 'patrimonio.exportar'`, [
        betel.idCliente,
      ]),
    ).not.toHaveLength(0)
  })
})
