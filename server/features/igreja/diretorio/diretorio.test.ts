import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { bornUntil, isAdult } from '../privacidade/index.js'

let app: TestApp
let betel: TestChurch
let admin: string
let reader: string

beforeAll(async () => {
  app = await testApp()
  betel = await app.church('Igreja dos Contatos')
  admin = await betel.token(1)
  reader = await betel.token(2)
})
afterAll(() => app.close())

const adult = '1990-12-25'
const minor = `${new Date().getUTCFullYear() - 10}-06-15`

const query = `query($busca: String, $mes: Int, $hoje: Boolean, $first: Int = 50, $after: String) {
  diretorio(busca: $busca, mes: $mes, hoje: $hoje, first: $first, after: $after) { totalCount nodes { uuid name telefone email aniversario } } }`
const ask = (token: string | null, variables: object = {}) => app.graphql(token, query, variables)
const shown = async (busca: string, token = reader, variables: object = {}) =>
  (await ask(token, { busca, ...variables })).data.diretorio.nodes.map(({ uuid: _, ...rest }: { uuid: string }) => rest)

const answer = (token: string, documento: string, aceito: boolean) =>
  app.graphql(
    token,
    'mutation($documento: String!, $aceito: Boolean!) { responderConsentimento(documento: $documento, versaoTexto: 1, aceito: $aceito) { documento aceito } }',
    { documento, aceito },
  )
const record = (token: string, id: number, documento: string, aceito: boolean, versaoTexto = 1) =>
  app.graphql(
    token,
    `mutation($id: ID!, $documento: String!, $versaoTexto: Int!, $aceito: Boolean!) {
      registrarConsentimento(id: $id, documento: $documento, versaoTexto: $versaoTexto, aceito: $aceito) {
        respondePorSi respostas { documento aceito nomeAutor } } }`,
    { id, documento, aceito, versaoTexto },
  )

async function person(name: string, data: object = {}, church = betel) {
  const own = { name, perfil: 2 as const, telefoneUsuario: '81999990000', dataNascimento: adult, ...data }
  const made = await church.person(own)
  return { ...made, token: await app.session(church.idCliente, made.id) }
}

describe('what a person shows', () => {
  test('whose birthday is today in the church is found by it, if that person shows the birthday', async () => {
    const [{ today, tomorrow } = { today: '', tomorrow: '' }] = await app.sql<{ today: string; tomorrow: string }>(
      `select to_char(d, 'MM-DD') as today, to_char(d + 1, 'MM-DD') as tomorrow
       from cliente c, lateral (select (now() at time zone c.fuso_horario)::date as d) day where c.id = $1`,
      [betel.idCliente],
    )
    const born = (day: string) => ({ dataNascimento: `1988-${day}` })
    const shows = await person('Hoje Mostra', born(today))
    await person('Hoje Esconde', born(today))
    const other = await person('Hoje Depois', born(tomorrow))
    for (const { token } of [shows, other]) await answer(token, 'diretorioAniversario', true)
    expect(await shown('Hoje', reader, { hoje: true })).toEqual([
      { name: 'Hoje Mostra', telefone: null, email: null, aniversario: today },
    ])
    expect((await shown('Hoje')).map(({ name }: { name: string }) => name)).toEqual(['Hoje Depois', 'Hoje Mostra'])
  })

  test('without an answer a person shows nothing; each agreement shows only what it names, and a withdrawal takes effect at once', async () => {
    const { token, email, id } = await person('Lia Aberta')
    expect(await shown('Lia')).toEqual([])
    expect((await answer(token, 'diretorioTelefone', true)).errors).toBeUndefined()
    expect(await shown('Lia')).toEqual([
      { name: 'Lia Aberta', telefone: '81999990000', email: null, aniversario: null },
    ])
    await answer(token, 'diretorioAniversario', true)
    await answer(token, 'diretorioEmail', true)
    expect(await shown('Lia')).toEqual([{ name: 'Lia Aberta', telefone: '81999990000', email, aniversario: '12-25' }])
    await answer(token, 'diretorioTelefone', false)
    expect(await shown('Lia')).toEqual([{ name: 'Lia Aberta', telefone: null, email, aniversario: '12-25' }])
    await answer(token, 'diretorioEmail', false)
    await answer(token, 'diretorioAniversario', false)
    expect(await shown('Lia')).toEqual([])
    // each answer stays, with its time and its author
    const rows = await app.sql<{ depois: { documento: string; aceito: number } }>(
      `select depois from auditoria where tabela = 'consentimento' and id_cliente = $1 and id_usuario = $2 order by id`,
      [betel.idCliente, id],
    )
    expect(rows.map(({ depois }) => [depois.documento, depois.aceito])).toEqual([
      ['diretorioTelefone', 1],
      ['diretorioAniversario', 1],
      ['diretorioEmail', 1],
      ['diretorioTelefone', 0],
      ['diretorioEmail', 0],
      ['diretorioAniversario', 0],
    ])
  })

  test('an answer to an earlier version of a text shows nothing', async () => {
    const { id } = await person('Lucas Antigo')
    await app.sql(
      `insert into consentimento (id_cliente, id_usuario, documento, versao_texto, aceito) values ($1, $2, 'diretorioEmail', 0, 1)`,
      [betel.idCliente, id],
    )
    expect(await shown('Lucas Antigo')).toEqual([])
  })

  test('inactive people, and people in the recycle bin, are never shown', async () => {
    const { token, id } = await person('Ivo Ausente')
    await answer(token, 'diretorioTelefone', true)
    expect(await shown('Ivo')).toHaveLength(1)
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [id])
    expect(await shown('Ivo')).toEqual([])
    await app.sql('update usuario set usuario_ativo = 1, excluido_em = now() where id = $1', [id])
    expect(await shown('Ivo')).toEqual([])
  })
})

describe('minors', () => {
  test('a minor, and somebody whose birth date nobody knows, cannot agree alone; what the secretary records counts', async () => {
    for (const [name, dataNascimento, text] of [
      ['Davi Menino', minor, /^Menores de 18 anos/],
      ['Sara Semdata', undefined, /^Informe antes a sua data de nascimento/],
    ] as const) {
      const { token, id } = await person(name, { dataNascimento })
      const refused = await answer(token, 'diretorioTelefone', true)
      expect([refused.status, refused.errors?.[0]?.message]).toEqual([409, expect.stringMatching(text)])
      // an agreement from before somebody corrected the birth date
      await app.sql(
        `insert into consentimento (id_cliente, id_usuario, documento, versao_texto, aceito) values ($1, $2, 'diretorioEmail', 1, 1)`,
        [betel.idCliente, id],
      )
      expect(await shown(name)).toEqual([])
      const recorded = await record(admin, id, 'diretorioTelefone', true)
      expect(recorded.data.registrarConsentimento).toEqual({
        respondePorSi: false,
        respostas: [
          { documento: 'diretorioTelefone', aceito: true, nomeAutor: 'Ana Administradora' },
          { documento: 'diretorioEmail', aceito: true, nomeAutor: null },
          { documento: 'diretorioAniversario', aceito: null, nomeAutor: null },
        ],
      })
      expect(await shown(name)).toMatchObject([{ telefone: '81999990000', email: null }])
      // the person may always withdraw
      await answer(token, 'diretorioTelefone', false)
      expect(await shown(name)).toEqual([])
    }
  })

  test('for an adult nobody agrees, but the secretary may withdraw', async () => {
    const { token, id } = await person('Noé Adulto')
    const refused = await record(admin, id, 'diretorioTelefone', true)
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([
      409,
      'Quem tem 18 anos ou mais responde por si, em Configurações, Privacidade.',
    ])
    await answer(token, 'diretorioTelefone', true)
    expect((await record(admin, id, 'diretorioTelefone', false)).errors).toBeUndefined()
    expect(await shown('Noé Adulto')).toEqual([])
  })

  test('only who looks after the people’s records writes for others, and a text of another version is refused', async () => {
    const { id } = await person('Eva Menina', { dataNascimento: minor })
    for (const perfil of [2, 3, 4] as const)
      expect((await record(await betel.token(perfil), id, 'diretorioTelefone', true)).status).toBe(403)
    expect((await record(await app.platformToken(), id, 'diretorioTelefone', true)).status).toBe(403)
    expect((await record(await (await app.church()).token(1), id, 'diretorioTelefone', true)).status).toBe(404)
    expect((await record(admin, id, 'diretorioTelefone', true, 7)).errors?.[0]?.extensions.code).toBe('STALE')
    expect((await record(admin, id, 'imagem', true)).errors?.[0]?.extensions.code).toBe('STALE')
    expect(await shown('Eva')).toEqual([])
  })

  test.each([
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2010-02-28', '2028-02-29', true],
    ['2010-03-01', '2028-02-29', false],
    ['2008-11-25', '2026-11-25', true],
    ['2008-11-26', '2026-11-25', false],
    [null, '2026-11-25', false],
  ])('born on %s, a person is of age on %s: %s', (nascimento, today, expected) => {
    expect(isAdult(nascimento, today)).toBe(expected)
    expect(nascimento !== null && nascimento <= bornUntil(today)).toBe(expected)
  })
})

describe('who reads it', () => {
  test('all members of the church read the list, page by page and by month; nobody else does', async () => {
    const church = await app.church()
    for (const [name, dataNascimento] of [
      ['Ana', '1980-05-20'],
      ['Bia', '1985-05-03'],
      ['Caio', '1970-06-01'],
    ] as const) {
      const { token } = await person(name, { dataNascimento }, church)
      await answer(token, 'diretorioAniversario', true)
    }
    const silent = await person('Duda', { dataNascimento: '1980-05-10' }, church)
    await answer(silent.token, 'diretorioTelefone', true)
    const names = async (perfil: 1 | 2 | 3 | 4 | 5, variables: object = {}) => {
      const { data } = await ask(await church.token(perfil), variables)
      return [data.diretorio.totalCount, ...data.diretorio.nodes.map(({ name }: { name: string }) => name)]
    }
    for (const perfil of [1, 2, 3, 4, 5] as const)
      expect(await names(perfil)).toEqual([4, 'Ana', 'Bia', 'Caio', 'Duda'])
    expect(await names(2, { mes: 5 })).toEqual([2, 'Bia', 'Ana'])
    expect(await names(2, { first: 2, after: '2' })).toEqual([4, 'Caio', 'Duda'])
    expect(await names(2, { busca: 'dúd' })).toEqual([1, 'Duda'])
    // a number is no search text here: it would tell whose it is
    expect(await names(2, { busca: '81999990000' })).toEqual([0])
    expect((await ask(await church.token(2), { mes: 13 })).errors?.[0]?.extensions.campos).toEqual({
      mes: 'Informe o mês, de 1 a 12.',
    })
    expect([(await ask(null)).status, (await ask(await church.token(-1))).status]).toEqual([401, 403])
    expect((await ask(await app.platformToken())).status).toBe(403)
    expect(await shown('Caio')).toEqual([])
  })
})
