import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { readPdf } from '../../../../tests/factories/pdf.js'
import { logoPng } from './index.js'

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
})
afterAll(() => app.close())

const fields = 'nome cnpj telefone email chavePix cep endereco cidade uf fusoHorario logoUrl versao'
const read = (as: string | null) => app.graphql(as, `{ igreja { ${fields} } }`)
const write = (as: string | null, input: object) =>
  app.graphql(as, `mutation($input: IgrejaInput!) { atualizarIgreja(input: $input) { ${fields} } }`, { input })

const data = {
  nome: 'Igreja Renovada',
  cnpj: '11.222.333/0001-81',
  telefone: '(11) 3333-4444',
  email: 'Contato@Igreja.org.br',
  cep: '01310-100',
  endereco: 'Av. Paulista',
  cidade: 'São Paulo',
  uf: 'sp',
  fusoHorario: 'America/Manaus',
}

test('an administrator reads and changes the data of the church; other perfis and requests without a session are refused', async () => {
  for (const perfil of [-1, 2, 3, 4, 5] as const) {
    expect((await read(await church.token(perfil))).status).toBe(403)
    expect((await write(await church.token(perfil), data)).status).toBe(403)
  }
  expect((await read(null)).status).toBe(401)
  const stored = {
    ...data,
    cnpj: '11222333000181',
    telefone: '1133334444',
    email: 'contato@igreja.org.br',
    cep: '01310100',
    uf: 'SP',
  }
  expect((await write(token, data)).data.atualizarIgreja).toMatchObject(stored)
  expect((await read(token)).data.igreja).toMatchObject(stored)
  expect((await app.graphql(token, '{ eu { igreja { nome fusoHorario } } }')).data.eu.igreja).toEqual({
    nome: 'Igreja Renovada',
    fusoHorario: 'America/Manaus',
  })
  const other = await app.church()
  expect((await read(await other.token(1))).data.igreja.nome).toBe(other.nome)
})

test('invalid check digits and places are refused at their fields, and an edit of an outdated version is refused', async () => {
  const { errors } = await write(token, {
    ...data,
    nome: ' ',
    cnpj: '11222333000182',
    cep: '123',
    uf: 'XX',
    fusoHorario: 'Lua/Mar',
  })
  expect(errors?.[0]?.extensions.campos).toEqual({
    nome: 'Informe o nome da igreja.',
    cnpj: 'CNPJ inválido.',
    cep: 'CEP inválido.',
    uf: 'Estado inválido.',
    fusoHorario: 'Escolha o fuso horário.',
  })
  const stale = await write(token, { ...data, versao: 1 })
  expect(stale.errors?.[0]?.extensions.code).toBe('STALE')
})

test('whom people ask about their data is validated, needs a contact, and is shown to everybody of the church', async () => {
  const officer = 'encarregado emailEncarregado telefoneEncarregado'
  const edit = async (input: object) => {
    const query = `mutation($input: IgrejaInput!) { atualizarIgreja(input: $input) { ${officer} pequenoPorte } }`
    const { data: saved, errors } = await app.graphql(token, query, { input: { ...data, ...input } })
    return errors ? errors[0]?.extensions.campos : saved.atualizarIgreja
  }
  expect(await edit({ emailEncarregado: 'sem arroba', telefoneEncarregado: '123' })).toEqual({
    emailEncarregado: 'Informe um e-mail válido.',
    telefoneEncarregado: 'Informe um telefone válido, com DDD.',
  })
  const alone = { emailEncarregado: 'Informe o e-mail ou o telefone do encarregado.' }
  expect(await edit({ encarregado: 'Secretaria' })).toEqual(alone)
  expect(await edit({ encarregado: 'Secretaria', emailEncarregado: '', telefoneEncarregado: null })).toEqual(alone)
  const stored = {
    encarregado: 'Secretaria',
    emailEncarregado: 'privacidade@betel.org.br',
    telefoneEncarregado: '11987654321',
  }
  const typed = { emailEncarregado: 'Privacidade@Betel.org.br', telefoneEncarregado: '(11) 98765-4321' }
  expect(await edit({ ...stored, ...typed, pequenoPorte: 1 })).toEqual({ ...stored, pequenoPorte: 1 })
  // what is not sent stays, and the last way to reach somebody cannot be taken out
  expect(await edit({})).toEqual({ ...stored, pequenoPorte: 1 })
  expect(await edit({ emailEncarregado: null, telefoneEncarregado: ' ' })).toEqual(alone)
  for (const perfil of [1, 2, 3, 4, 5] as const) {
    const { data: seen } = await app.graphql(await church.token(perfil), `{ eu { igreja { ${officer} } } }`)
    expect(seen.eu.igreja).toEqual(stored)
  }
})

test('an edit keeps the Pix key, which changes only with the password', async () => {
  await app.sql(`update cliente set chave_pix = 'a@b.org' where id = $1`, [church.idCliente])
  const kept = async (input: object) => (await write(token, { ...data, ...input })).data.atualizarIgreja.chavePix
  expect(await kept({})).toBe('a@b.org')
  expect(await kept({ chavePix: 'a@b.org' })).toBe('a@b.org')
  for (const chavePix of ['ladrao@b.org', '', null]) {
    const { errors } = await write(token, { ...data, chavePix })
    expect(Object.keys(errors?.[0]?.extensions.campos ?? {})).toEqual(['chavePix'])
  }
})

test('the logo is re-encoded, shown, and printed on the PDFs of the church', async () => {
  expect(await logoPng(app.services, church.idCliente)).toBeNull()
  const red = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer()
  const upload = 'mutation($arquivo: Upload!) { enviarLogoIgreja(arquivo: $arquivo) { logoUrl } }'
  const file = { arquivo: { name: 'logo.jpg', type: 'image/jpeg', data: red } }
  expect((await app.upload(await church.token(5), upload, {}, file)).status).toBe(403)
  const { data: sent } = await app.upload(token, upload, {}, file)
  const served = await app.http.inject({
    url: sent.enviarLogoIgreja.logoUrl,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(served.headers['content-type']).toBe('image/webp')
  // printed pages show the logo to every person of the church
  const { data: seen } = await app.graphql(await church.token(2), '{ eu { igreja { logoUrl } } }')
  expect(seen.eu.igreja.logoUrl).toBe(sent.enviarLogoIgreja.logoUrl)
  const png = await logoPng(app.services, church.idCliente)
  expect(await sharp(png ?? undefined).metadata()).toMatchObject({ format: 'png', width: 240, height: 120 })

  const pdf = async () =>
    (await app.rest(token, 'GET', '/relatorio/patrimonios?inicio=2026-01-01&fim=2026-01-31')).body as Buffer
  const { id: idMembro } = await church.person()
  const tithe = { idMembro, dataDizimo: '2026-06-07', valorDizimo: 50, meioDizimo: 'pix' }
  const { id } = (await app.rest(token, 'POST', '/dizimos', tithe)).body
  await app.rest(token, 'POST', `/dizimos/${id}/recibo`)
  const receipt = async () => (await app.rest(token, 'GET', `/dizimos/${id}/recibo/pdf`)).body as Buffer
  expect((await receipt()).includes('/Subtype /Image')).toBe(true)
  const withLogo = await pdf()
  expect((await readPdf(withLogo)).text).toContain('Igreja Renovada')
  expect(withLogo.includes('/Subtype /Image')).toBe(true)
  expect(
    (await app.graphql(token, 'mutation { removerLogoIgreja { logoUrl } }')).data.removerLogoIgreja.logoUrl,
  ).toBeNull()
  expect((await pdf()).includes('/Subtype /Image')).toBe(false)
  expect((await receipt()).includes('/Subtype /Image')).toBe(false)
})

describe('what a church uses', () => {
  const define = (as: string | null, modulos: readonly string[]) =>
    app.graphql(
      as,
      'mutation($modulos: [String!]!) { definirModulosDesligados(modulos: $modulos) { id modulosDesligados versao } }',
      { modulos },
    )
  const off = async (as: string) =>
    (await app.graphql(as, '{ eu { igreja { modulosDesligados } } }')).data.eu.igreja.modulosDesligados

  test('a new church does not use the planning until it says so; one of before uses everything', async () => {
    const [fresh, old] = [await app.church(), await app.church()]
    expect(await off(await fresh.token(1))).toEqual(['planejamento'])
    await app.sql('update cliente set modulos_desligados = default where id = $1', [old.idCliente])
    expect(await off(await old.token(1))).toEqual([])
  })

  test('an administrator says what the church does not use; everybody in it is told, and no other church', async () => {
    const [own, other] = [await app.church(), await app.church()]
    const { data } = await define(await own.token(1), ['patrimonio', 'ebd', 'ebd'])
    expect(data.definirModulosDesligados).toEqual({
      id: own.idCliente,
      modulosDesligados: ['ebd', 'patrimonio'],
      // that of the form with the church's data, which somebody may have open
      versao: 1,
    })
    for (const perfil of [-1, 1, 2, 3, 4, 5] as const)
      expect([perfil, await off(await own.token(perfil))]).toEqual([perfil, ['ebd', 'patrimonio']])
    expect(await off(await other.token(1))).toEqual(['planejamento'])
    await define(await own.token(1), [])
    expect(await off(await own.token(2))).toEqual([])
  })

  test('other perfis and requests without a session may not say it', async () => {
    const own = await app.church()
    for (const perfil of [-1, 2, 3, 4, 5] as const)
      expect([perfil, (await define(await own.token(perfil), ['ebd'])).status]).toEqual([perfil, 403])
    expect((await define(null, ['ebd'])).status).toBe(401)
    expect(await off(await own.token(1))).toEqual(['planejamento'])
  })

  test('an unknown name is refused, and nothing is stored', async () => {
    const own = await app.church()
    const { errors } = await define(await own.token(1), ['ebd', 'pessoas'])
    expect(errors?.[0]?.extensions.campos).toEqual({
      'modulos.1': expect.stringMatching(/^Use só estes: celulas, .*, patrimonio\.$/),
    })
    expect(await off(await own.token(1))).toEqual(['planejamento'])
  })

  test('the audit log tells who changed it, from what, and to what', async () => {
    const own = await app.church()
    await define(await own.token(1), ['mural'])
    await define(await own.token(1), ['mural', 'louvor'])
    const rows = await app.sql(
      `select id_usuario, antes, depois from auditoria
       where id_cliente = $1 and tabela = 'cliente' and jsonb_exists(depois, 'modulos_desligados') order by id`,
      [own.idCliente],
    )
    expect(rows.slice(-1)).toEqual([
      {
        id_usuario: own.idCliente,
        antes: { modulos_desligados: ['mural'] },
        depois: { modulos_desligados: ['louvor', 'mural'] },
      },
    ])
  })

  test('what is off is still read, written and opened by its address', async () => {
    const own = await app.church()
    await define(await own.token(1), ['celulas'])
    const made = await app.rest(await own.token(1), 'POST', '/celulas', { nomeCelula: 'Betânia' })
    expect(made.status).toBe(201)
    const { data } = await app.graphql(await own.token(1), '{ celulas { nodes { nomeCelula } } }')
    expect(data.celulas.nodes).toEqual([{ nomeCelula: 'Betânia' }])
  })
})
