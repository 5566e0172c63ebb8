import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { vcards } from './vcard.rules.js'

const own = { uuid: '6c0d7f0e-9a55-4c0f-9d5a-0a8f4b6f2c11', name: 'Lia Aberta', email: null, aniversario: null }

describe('a vCard', () => {
  test('has the fields of RFC 6350', () => {
    const text = vcards(
      [{ ...own, telefone: '81999990000', email: 'lia@exemplo.com.br', aniversario: '12-25' }],
      'Igreja; Betel',
      'Célula, Centro',
    )
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'PRODID:-//Candeia//PT',
      'UID:urn:uuid:6c0d7f0e-9a55-4c0f-9d5a-0a8f4b6f2c11',
      'KIND:individual',
      'FN:Lia Aberta',
      'N:Aberta;Lia;;;',
      'TEL;VALUE=uri;TYPE="voice,cell":tel:+5581999990000',
      'EMAIL:lia@exemplo.com.br',
      'BDAY:--1225',
      'ORG:Igreja\\; Betel',
      'CATEGORIES:Célula\\, Centro',
      'END:VCARD',
      '',
    ])
  })

  test.each([
    ['+351912345678', 'TEL;VALUE=uri;TYPE="voice,cell":tel:+351912345678'],
    ['08001234567', 'TEL;VALUE=text;TYPE=voice:08001234567'],
  ])('writes the number %s', (telefone, line) =>
    expect(vcards([{ ...own, telefone }], 'Betel')).toContain(`\r\n${line}\r\n`),
  )

  test('has no line over 75 bytes, cuts no character, and no name adds a line', () => {
    const name = `${'Conceição '.repeat(9)}👨‍👩‍👧\r\nEMAIL:x@y.com`
    const text = vcards([{ ...own, name, telefone: null }], 'Betel')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const whole = text.replaceAll('\r\n ', '')
    expect(whole).toContain(`FN:${name.replace('\r\n', '\\n')}\r\n`)
    expect(whole.match(/^EMAIL/gm)).toBeNull()
  })
})

describe('the routes', () => {
  let app: TestApp
  let church: TestChurch
  let admin: string
  beforeAll(async () => {
    app = await testApp()
    church = await app.church()
    admin = await church.token(1)
  })
  afterAll(() => app.close())

  const adult = '1990-12-25'
  const minor = `${new Date().getUTCFullYear() - 10}-06-15`
  /** A person for whom the phone number may be shown; somebody else has recorded it, as for a minor. */
  async function shown(name: string, dataNascimento: string) {
    const made = await church.person({ name, dataNascimento, telefoneUsuario: '81999990000' })
    await app.sql(
      `insert into consentimento (id_cliente, id_usuario, documento, versao_texto, aceito, id_autor) values ($1, $2, 'diretorioTelefone', 1, 1, $1)`,
      [church.idCliente, made.id],
    )
    return made
  }
  const card = (as: string | null, path: string) => app.rest(as, 'GET', path)

  test('show what an adult agreed to, to members of the church, and the audit log tells of it', async () => {
    const { uuid } = await shown('Lia Aberta', adult)
    const member = await church.token(2)
    const { status, headers, body } = await card(member, `/user/${uuid}/vcard`)
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/vcard; charset=utf-8',
      'attachment; filename="contato.vcf"',
    ])
    expect(String(body)).toContain('tel:+5581999990000')
    expect(String(body)).not.toContain('EMAIL')
    const [row] = await app.sql<{ depois: { pessoa: string } }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'diretorio.baixar' order by id desc limit 1`,
      [church.idCliente],
    )
    expect(row?.depois).toEqual({ pessoa: uuid })
  })

  test('show no minor, nobody who agreed to nothing, and nobody of another church', async () => {
    const { uuid } = await shown('Lia Vizinha', adult)
    const other = await (await app.church()).token(1)
    for (const [as, id] of [
      [admin, (await shown('Davi Menino', minor)).uuid],
      [admin, (await church.person({ name: 'Rui Fechado', dataNascimento: adult })).uuid],
      [other, uuid],
    ] as const)
      expect((await card(as, `/user/${id}/vcard`)).status).toBe(404)
    expect((await card(null, `/user/${uuid}/vcard`)).status).toBe(401)
  })

  test('show the leader the members of the own cell who agreed, without minors', async () => {
    const cell = (await app.rest(admin, 'POST', '/celulas', { nomeCelula: 'Betânia' })).body
    const path = `/celulas/${cell.id}/vcard`
    expect((await card(admin, path)).status).toBe(404)
    const leader = await church.person({ perfil: 2, name: 'Ana Lider', dataNascimento: adult })
    const people = [
      leader,
      await shown('Beto Aberto', adult),
      await shown('Caio Menino', minor),
      await church.person({ name: 'Duda Fechada', dataNascimento: adult }),
    ]
    for (const [index, { id }] of people.entries()) {
      const body = { idCelula: cell.id, idMembro: id, membroLider: index === 0 ? 1 : 0 }
      expect((await app.rest(admin, 'POST', '/membros-celulas', body)).status).toBe(201)
    }
    const token = await app.session(church.idCliente, leader.id)
    const { status, body } = await card(token, path)
    expect([status, String(body).match(/^FN:.*/gm)]).toEqual([200, ['FN:Beto Aberto']])
  })

  test.each([
    {
      group: 'departamentos',
      make: { tituloDepartamento: 'Som' },
      join: '/departamento-membros',
      member: (id: number, idMembro: number) => ({ idDepartamento: id, idMembro }),
      path: (id: number) => `/departamentos/${id}/vcard`,
    },
    {
      group: 'classesEBD',
      make: { nomeClasse: 'Jovens' },
      join: '/classesEBD-membros',
      member: (id: number, idMembro: number) => ({ idClasse: id, idMembro }),
      path: (id: number) => `/classesEBD/${id}/vcard`,
    },
    {
      group: 'cultos',
      make: { dataCulto: '2090-05-07', horaCulto: '19:00' },
      join: '/escalas-cultos',
      member: (idCulto: number, idMembro: number) => ({ idCulto, idMembro, funcao: 'Vocal' }),
      path: (id: number) => `/cultos/${id}/escala/vcard`,
    },
  ])(
    'show of $group who agreed, without minors, to who may read the group',
    async ({ group, make, join, member, path }) => {
      const { id } = (await app.rest(admin, 'POST', `/${group}`, make)).body
      expect((await card(admin, path(id))).status).toBe(404)
      const people = [
        await shown(`Beto ${group}`, adult),
        await shown('Caio Menino', minor),
        await church.person({ name: 'Duda Fechada', dataNascimento: adult }),
        // somebody else who agreed, outside the group, is no part of it
      ]
      await shown('Eva Fora', adult)
      for (const { id: idMembro } of people)
        expect((await app.rest(admin, 'POST', join, member(id, idMembro))).status).toBe(201)
      const { status, body } = await card(admin, path(id))
      expect([status, String(body).match(/^FN:.*/gm)]).toEqual([200, [`FN:Beto ${group}`]])
      const other = await (await app.church()).token(1)
      expect((await card(other, path(id))).status).toBe(404)
      expect((await card(null, path(id))).status).toBe(401)
    },
  )

  test('of a roster leave out who declined', async () => {
    const culto = (await app.rest(admin, 'POST', '/cultos', { dataCulto: '2090-05-14', horaCulto: '19:00' })).body
    const { id } = await shown('Fabi Recusa', adult)
    const { body } = await app.rest(admin, 'POST', '/escalas-cultos', {
      idCulto: culto.id,
      idMembro: id,
      funcao: 'Som',
    })
    const path = `/cultos/${culto.id}/escala/vcard`
    expect((await card(admin, path)).status).toBe(200)
    await app.sql(`update escala_culto set resposta = 'recusada', respondida_em = now() where id = $1`, [body.id])
    expect((await card(admin, path)).status).toBe(404)
  })
})
