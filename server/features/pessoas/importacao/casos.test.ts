import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { sheetFile, xlsxOf } from '../../../../tests/factories/xlsx.js'
import { projectRoot } from '../../../kernel/base/paths.js'
import { read } from './file/read.js'
import type { ReadLine } from './linha/linha.js'

/* Lists of people as other programs and people really make them: small files, each with what must come of it. */

let app: TestApp
let church: TestChurch
let token: string

const prepare = `mutation($arquivo: Upload!, $mapeamento: [ImportacaoColunaInput!]) {
  prepararImportacao(arquivo: $arquivo, mapeamento: $mapeamento) { id avisos validas comErro duplicadas mapeamento { coluna campo dataAmbigua ordem } } }`

interface Details {
  [campo: string]: string
}

/** The preview: its counts, and the values and warnings of each row. */
async function preview(
  name: string,
  data: Buffer = readFileSync(path.join(projectRoot, 'tests/cases', name)),
  mapeamento?: object[],
) {
  const sent = await app.upload(token, prepare, { mapeamento }, { arquivo: { name, type: 'text/csv', data } })
  expect([name, sent.errors]).toEqual([name, undefined])
  const { id, avisos: ofFile, validas, comErro, duplicadas, mapeamento: found } = sent.data.prepararImportacao
  const rows = await app.graphql(
    token,
    `{ importacao(id: ${id}) { linhas(first: 50) { nodes { numero situacao erros avisos dados { campo texto } } } } }`,
  )
  expect(rows.errors).toBeUndefined()
  const linhas = rows.data.importacao.linhas.nodes as {
    numero: number
    situacao: string
    erros: string[]
    avisos: string[]
    dados: { campo: string; texto: string }[]
  }[]
  return {
    id: id as number,
    doArquivo: ofFile as string[],
    counts: [validas, comErro, duplicadas],
    mapeamento: found as { coluna: string; campo: string | null; dataAmbigua: string | null; ordem: string | null }[],
    dados: linhas.map(({ dados }): Details => Object.fromEntries(dados.map(({ campo, texto }) => [campo, texto]))),
    avisos: linhas.map(({ avisos }) => avisos),
  }
}

const save = (id: number) =>
  app.graphql(
    token,
    `mutation { gravarImportacao(id: ${id}, ignorarDuplicadas: true, ignorarComErro: true) { gravadas } }`,
  )

const csv = (...lines: string[]) => Buffer.from(lines.join('\n'))

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  await app.sql(`update cliente set telefone = '1133334444' where id = $1`, [church.idCliente])
  token = await church.token(1)
})
afterAll(() => app.close())

test('two spellings of a name with one birth date are one person', async () => {
  const [plain, typed] = readFileSync(path.join(projectRoot, 'tests/cases/c6-apostrofo.txt'), 'utf8').trim().split('\n')
  const born = { dataNascimento: '1980-02-03' }
  await church.person({ name: 'Rita D´ÁVILA', ...born })
  const rows = [plain, typed, typed?.normalize('NFD')].map((name) => `${name};03/02/1980`)
  const { counts } = await preview('c6.csv', csv('Nome;Nascimento', ...rows, `${typed};04/02/1980`))
  expect(counts).toEqual([1, 0, 3])
})

test('birthdays without a year are kept, and are among the birthdays of their months without an age', async () => {
  const { id, counts, dados, avisos } = await preview('b5-sem-ano.csv')
  expect(counts).toEqual([2, 0, 0])
  expect(dados.map(({ aniversario, dataNascimento }) => [aniversario, dataNascimento])).toEqual([
    ['03-15', undefined],
    ['07-04', undefined],
  ])
  expect(avisos).toEqual(Array(2).fill(['Data de nascimento: sem o ano, fica só o aniversário.']))
  expect((await save(id)).data.gravarImportacao).toEqual({ gravadas: 2 })
  const listed = await app.graphql(
    token,
    `{ marco: usuarios(filtro: { mesAniversario: 3 }) { nodes { name aniversario dataNascimento } }
      julho: usuarios(filtro: { mesAniversario: 7 }) { nodes { name aniversario dataNascimento } } }`,
  )
  expect(listed.data).toEqual({
    marco: { nodes: [{ name: 'Marta Sem Ano', aniversario: '03-15', dataNascimento: null }] },
    julho: { nodes: [{ name: 'Caio Zero', aniversario: '07-04', dataNascimento: null }] },
  })
})

test.each([
  ['15/03', '03-15'],
  ['5/3', '03-05'],
  ['15 de março', '03-15'],
  ['1º de mar', '03-01'],
  ['0000-03-15', '03-15'],
  ['--03-15', '03-15'],
  ['29/02', '02-29'],
  ['31/02', undefined],
])('the birth date %s is the birthday %s', async (text, birthday) => {
  const { dados } = await preview('b5.csv', csv('Nome;Nascimento', `Rita Lima;${text}`, 'Ana Lima;20/11'), [
    { coluna: 'Nome', campo: 'name' },
    { coluna: 'Nascimento', campo: 'dataNascimento' },
  ])
  expect(dados[0]?.aniversario).toBe(birthday)
})

test('several columns make the name, so that people of one first name are not one', async () => {
  const { counts, dados } = await preview('a5-nome-sobrenome.csv')
  expect(counts).toEqual([3, 0, 0])
  expect(dados.map(({ name }) => name)).toEqual(['Maria Exemplo de Lima', 'Maria Prado Souza', 'Maria Nunes'])
})

test('a list of another program in English is read by itself, or with two columns chosen for the name', async () => {
  const { counts, dados } = await preview('a6-breeze.csv')
  expect([counts, dados]).toEqual([
    [2, 0, 0],
    [
      {
        name: 'Marta Exemplo',
        sexo: 'Feminino',
        estadoCivil: 'Casado(a)',
        dataNascimento: '1985-03-14',
        email: 'marta.b@example.org',
        telefoneUsuario: '11988887777',
      },
      {
        name: 'Caio Prado',
        sexo: 'Masculino',
        estadoCivil: 'Solteiro(a)',
        dataNascimento: '1990-12-31',
        email: 'caio.b@example.org',
        telefoneUsuario: '11977776666',
      },
    ],
  ])
  const chosen = await preview('a.csv', csv('A;B', 'Marta;Exemplo'), [
    { coluna: 'A', campo: 'name' },
    { coluna: 'B', campo: 'name' },
  ])
  expect(chosen.dados).toEqual([{ name: 'Marta Exemplo' }])
})

test('one wrong byte leaves the other names right', async () => {
  const { dados } = await preview('b1-um-byte.csv')
  expect(dados).toEqual([
    { name: 'José da Conceição', cidade: 'São Paulo' },
    { name: 'João Antônio', cidade: 'Goiânia' },
  ])
})

test('a couple with one e-mail is two people, of whom the first signs in with it', async () => {
  const { id, counts, avisos } = await preview('b2-casal-um-email.csv')
  expect(counts).toEqual([2, 0, 0])
  expect(avisos).toEqual([
    [],
    [
      'O e-mail é o de Marta Exemplo de Lima (linha 2), que entra com ele: esta pessoa fica sem e-mail, e as observações dizem de quem é.',
    ],
  ])
  expect((await save(id)).data.gravarImportacao.gravadas).toBe(2)
  const rows = await app.sql(
    `select name, email, observacoes from usuario where id_cliente = $1 and id_importacao = $2 order by id`,
    [church.idCliente, id],
  )
  expect(rows).toEqual([
    { name: 'Marta Exemplo de Lima', email: 'familia.lima@example.org', observacoes: null },
    { name: 'Caio Exemplo de Lima', email: null, observacoes: 'E-mail: o mesmo de Marta Exemplo de Lima.' },
  ])
  // one name with one address is one person
  expect((await preview('c.csv', csv('Nome;E-mail', 'Rita;r@example.org', 'rita;r@example.org'))).counts).toEqual([
    1, 0, 1,
  ])
})

test('somebody who has the e-mail of a registered person of another name is another person', async () => {
  const person = await app.rest(token, 'POST', '/user', { name: 'Caio Exemplo', email: 'casa@example.org' })
  expect(person.status).toBe(201)
  const lines = csv(
    'Nome;E-mail;Observações',
    'Rute Exemplo;casa@example.org;Canta',
    'CAIO EXEMPLO;casa@example.org;',
    'Nilo Exemplo;casa@example.org;',
  )
  const { id, counts, avisos } = await preview('c.csv', lines)
  expect(counts).toEqual([2, 0, 1])
  expect(avisos[0]).toEqual([
    'O e-mail é o de Caio Exemplo, que já tem cadastro e entra com ele: esta pessoa fica sem e-mail, e as observações dizem de quem é.',
  ])
  expect((await save(id)).data.gravarImportacao.gravadas).toBe(2)
  expect(
    await app.sql(
      `select name, email, observacoes from usuario where id_cliente = $1 and id_importacao = $2 order by id`,
      [church.idCliente, id],
    ),
  ).toEqual([
    { name: 'Rute Exemplo', email: null, observacoes: 'Canta\nE-mail: o mesmo de Caio Exemplo.' },
    { name: 'Nilo Exemplo', email: null, observacoes: expect.stringMatching(/^E-mail: o mesmo de/) },
  ])
  // nobody looks at the rows over REST
  const form = new FormData()
  form.set('file', new File([csv('Nome;E-mail', 'Lia Exemplo;casa@example.org')], 'c.csv'))
  const { status, body } = await app.rest(token, 'POST', '/importar-usuarios', form)
  expect([status, body.campos]).toEqual([422, { 'linha 2': 'E-mail já cadastrado: Caio Exemplo.' }])
})

describe('an e-mail whose person changes between the preview and the import', () => {
  const rows = (id: number) =>
    app.sql('select name, email, observacoes from usuario where id_cliente = $1 and id_importacao = $2 order by id', [
      church.idCliente,
      id,
    ])
  const changed =
    'Desde a prévia mudou de quem é o e-mail de 1 linha. Nada foi gravado: confira a prévia e clique em Importar outra vez.'
  const lista = csv('Nome;E-mail;Observações', 'Rute Prado;rute.casa@example.org;Canta', 'Davi Prado;davi@example.org;')
  const register = (name: string, email: string) =>
    app.graphql(token, 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }', {
      input: { name, email },
    })

  test('is the row’s own again when that person was deleted: the preview shows it before anything is saved', async () => {
    const made = await register('Caio Prado', 'rute.casa@example.org')
    const { id, avisos, dados } = await preview('c.csv', lista)
    expect([avisos[0]?.length, dados[0]?.email]).toEqual([1, undefined])
    const gone = await app.rest(token, 'DELETE', `/user/${made.data.criarUsuario.id}`)
    expect(gone.status).toBe(200)
    const refused = await save(id)
    expect([refused.errors?.[0]?.extensions.code, refused.errors?.[0]?.message]).toEqual(['CONFLICT', changed])
    expect(await rows(id)).toEqual([])
    const { data } = await app.graphql(
      token,
      `{ importacao(id: ${id}) { linhas(first: 1) { nodes { avisos dados { campo texto } } } } }`,
    )
    expect(data.importacao.linhas.nodes[0]).toEqual({
      avisos: [],
      dados: [
        { campo: 'name', texto: 'Rute Prado' },
        { campo: 'email', texto: 'rute.casa@example.org' },
        { campo: 'observacoes', texto: 'Canta' },
      ],
    })
    expect((await save(id)).data.gravarImportacao.gravadas).toBe(2)
    expect(await rows(id)).toEqual([
      { name: 'Rute Prado', email: 'rute.casa@example.org', observacoes: 'Canta' },
      { name: 'Davi Prado', email: 'davi@example.org', observacoes: null },
    ])
  })

  test('is left out when somebody was registered with it, after the preview has shown it', async () => {
    const { id } = await preview('c.csv', lista)
    await register('Nair Souza', 'davi@example.org')
    expect((await save(id)).errors?.[0]?.message).toBe(changed)
    expect((await save(id)).data.gravarImportacao.gravadas).toBe(2)
    expect(await rows(id)).toEqual([
      { name: 'Rute Prado', email: 'rute.casa@example.org', observacoes: 'Canta' },
      { name: 'Davi Prado', email: null, observacoes: 'E-mail: o mesmo de Nair Souza.' },
    ])
  })

  test('does not matter for a row that is left out; a person of the same name made meanwhile is named', async () => {
    const { id, counts } = await preview('c.csv', csv('Nome;E-mail', 'Rute Prado;r@example.org', 'Sem Nada;'))
    expect(counts).toEqual([2, 0, 0])
    await register('Sem Nada', 'outra@example.org')
    await register('Rute Prado', 'r@example.org')
    const strict = await app.graphql(token, `mutation { gravarImportacao(id: ${id}) { gravadas } }`)
    expect(strict.errors?.[0]?.message).toBe('Há 2 linhas duplicadas. Nada foi gravado.')
    const all = await save(id)
    expect(all.errors?.[0]?.message).toBe('Não há linhas para importar.')
    const { data } = await app.graphql(
      token,
      `{ importacao(id: ${id}) { linhas(first: 2) { nodes { situacao erros } } } }`,
    )
    expect(data.importacao.linhas.nodes).toEqual([
      { situacao: 'duplicada', erros: ['E-mail já cadastrado: Rute Prado.'] },
      {
        situacao: 'duplicada',
        erros: ['Já existe uma pessoa com este nome. Se é outra, informe o telefone ou a data de nascimento.'],
      },
    ])
    expect(await rows(id)).toEqual([])
  })
})

test('a column of dates with the month first is read as such; Brazil’s order counts where the title is Portuguese', async () => {
  const { dados } = await preview('b4-mm-dd.csv')
  expect(dados.map(({ dataNascimento }) => dataNascimento)).toEqual(['1985-03-04', '1985-03-14', '1985-05-25'])
  const brazilian = await preview('d.csv', csv('Nome;Nascimento', 'Ana Lima;03/04/85'))
  expect(brazilian.dados).toEqual([{ name: 'Ana Lima', dataNascimento: '1985-04-03' }])
  expect(brazilian.mapeamento[1]).toMatchObject({ dataAmbigua: null, ordem: null })
})

describe('a column of dates that may be two days each', () => {
  const lista = csv('Name,Birthdate', 'Ana Lima,03/04/1985', 'Beto Souza,')
  const remap = `mutation($id: ID!, $mapeamento: [ImportacaoColunaInput!]!) {
    remapearImportacao(id: $id, mapeamento: $mapeamento) { mapeamento { coluna ordem } linhas { nodes { avisos dados { campo texto } } } } }`
  const birthMapping = (campo: string, ordem?: string | null) => [
    { coluna: 'Name', campo: 'name' },
    { coluna: 'Birthdate', campo, ordem },
  ]
  const pergunta = 'Coluna Birthdate: 03/04/1985 pode ser 3 de abril ou 4 de março. Diga o que vem primeiro.'

  test.each([
    ['recognised by its title', undefined],
    ['chosen by hand', birthMapping('dataNascimento')],
  ])('is asked, without a default, when it is %s', async (_, mapping) => {
    const { id, dados, mapeamento: found } = await preview('d.csv', lista, mapping)
    expect(found[1]).toEqual({ coluna: 'Birthdate', campo: 'dataNascimento', dataAmbigua: '03/04/1985', ordem: null })
    expect(dados).toEqual([{ name: 'Ana Lima' }, { name: 'Beto Souza' }])
    const refused = await save(id)
    expect([refused.errors?.[0]?.extensions.code, refused.errors?.[0]?.extensions.campos]).toEqual([
      'VALIDATION_FAILED',
      { mapeamento: pergunta },
    ])
    expect(await app.sql('select name from usuario where id_importacao = $1', [id])).toEqual([])
    const wrong = await app.graphql(token, remap, { id: String(id), mapeamento: birthMapping('dataNascimento', 'ano') })
    expect(wrong.errors?.[0]?.extensions.campos).toEqual({ 'mapeamento.1.ordem': 'Escolha dia ou mês.' })
    const answered = await app.graphql(token, remap, {
      id: String(id),
      mapeamento: birthMapping('dataNascimento', 'mes'),
    })
    expect(answered.data.remapearImportacao.mapeamento[1].ordem).toBe('mes')
    expect(answered.data.remapearImportacao.linhas.nodes[0].avisos).toEqual([
      'Data de nascimento: lida com o mês antes do dia.',
    ])
    expect((await save(id)).errors).toBeUndefined()
    expect(
      await app.sql('select data_nascimento::text as d from usuario where id_importacao = $1 and name like $2', [
        id,
        'Ana%',
      ]),
    ).toEqual([{ d: '1985-03-04' }])
    // what was said of that file says nothing of the next one
    const next = await preview('d.csv', csv('Name,Birthdate', 'Caio Prado,05/06/1990'))
    expect(next.mapeamento[1]).toMatchObject({ campo: 'dataNascimento', dataAmbigua: '05/06/1990', ordem: null })
  })

  test('is not asked when it is left out, and asked under any title that is not Portuguese', async () => {
    const left = await preview('d.csv', lista, [
      ...birthMapping('dataNascimento').slice(0, 1),
      { coluna: 'Birthdate', campo: null },
    ])
    expect(left.mapeamento[1]).toMatchObject({ campo: null, dataAmbigua: null })
    expect((await save(left.id)).errors).toBeUndefined()
    const own = await preview('d.csv', csv('Nome,When', 'Ana Reis,03/04/1985'), [
      { coluna: 'Nome', campo: 'name' },
      { coluna: 'When', campo: 'dataConversao' },
    ])
    expect(own.mapeamento[1]?.dataAmbigua).toBe('03/04/1985')
  })

  test('is asked under a Portuguese title too when another column of the file has the month first', async () => {
    const { mapeamento, dados } = await preview(
      'd.csv',
      csv('Nome;Nascimento;Batismo', 'Ana Reis;12/25/1985;03/04/2000', 'Rui Reis;01/02/1985;'),
    )
    expect(mapeamento.map(({ dataAmbigua }) => dataAmbigua)).toEqual([null, null, '03/04/2000'])
    expect(dados[0]).toEqual({ name: 'Ana Reis', dataNascimento: '1985-12-25' })
  })

  test('is refused over REST without the answer, and read as it says', async () => {
    const send = async (query: string) => {
      const form = new FormData()
      form.set('file', new File([csv('Name,Birthdate', 'Lia Reis,03/04/1985', 'Nei Reis,01/01/1990')], 'd.csv'))
      return app.rest(token, 'POST', `/importar-usuarios${query}`, form)
    }
    const refused = await send('')
    expect([refused.status, refused.body.campos]).toEqual([422, { ordemDatas: pergunta }])
    expect((await send('?ordemDatas=ano')).body.campos).toEqual({ ordemDatas: 'Escolha dia ou mês.' })
    expect((await send('?ordemDatas=mes')).body.importados).toBe(2)
    expect(
      await app.sql(
        `select data_nascimento::text as d from usuario where id_cliente = $1 and name like '%Reis' order by name`,
        [church.idCliente],
      ),
    ).toEqual(expect.arrayContaining([{ d: '1985-03-04' }, { d: '1990-01-01' }]))
  })
})

test('telephone numbers without an area code get the church’s, and a second one goes to the notes', async () => {
  const { counts, dados, avisos } = await preview('b6-telefones.csv')
  const completed = ['Telefone: sem DDD no arquivo, fica com o da igreja (11).']
  expect(avisos).toEqual([completed, completed, []])
  expect(counts).toEqual([3, 0, 0])
  expect(dados).toEqual([
    { name: 'Sem Ddd', telefoneUsuario: '11988887271' },
    { name: 'Fixo Sem Ddd', telefoneUsuario: '1141725896' },
    { name: 'Dois Telefones', telefoneUsuario: '11988887777', observacoes: 'Outro telefone: (11) 4172-5896' },
  ])
})

describe('a value that its field does not know', () => {
  const lista = csv(
    'Nome;Estado civil;Ativo',
    'Ana Lima;Separado;sim',
    'Beto Souza;SEPARADO;talvez',
    'Caio Nunes;casado;não',
    'Dora Reis;Noivo;',
    'Eva Prado;solteira;sim',
    'Gil Costa;viúvo;sim',
  )
  const colunas = 'mapeamento { coluna campo valores { texto linhas valor } }'
  const remap = `mutation($id: ID!, $mapeamento: [ImportacaoColunaInput!]!) {
    remapearImportacao(id: $id, mapeamento: $mapeamento) { validas ${colunas} linhas { nodes { avisos dados { campo texto } } } } }`
  const mappingOf = (civil: object[], active: object[] = []) => [
    { coluna: 'Nome', campo: 'name' },
    { coluna: 'Estado civil', campo: 'estadoCivil', valores: civil },
    { coluna: 'Ativo', campo: 'usuarioAtivo', valores: active },
  ]
  const asked = async (id: number, by = token) =>
    (await app.graphql(by, `{ importacao(id: ${id}) { ${colunas} } }`)).data.importacao.mapeamento.map(
      ({ valores }: { valores: unknown }) => valores,
    )
  const said = (separado: string | null, noivo: string | null, maybe: string | null) => [
    null,
    [
      { texto: 'Separado', linhas: 2, valor: separado },
      { texto: 'Noivo', linhas: 1, valor: noivo },
    ],
    [{ texto: 'talvez', linhas: 1, valor: maybe }],
  ]

  test('is asked once for all rows; the answers are saved, and remembered for the next file', async () => {
    const { id, counts, avisos } = await preview('v.csv', lista)
    expect(counts).toEqual([6, 0, 0])
    expect(await asked(id)).toEqual(said(null, null, null))
    expect(avisos[0]).toEqual(["Escolha um estado civil da lista. Ficou de fora: 'Separado'."])
    const civil = [
      { texto: 'separado', valor: 'Divorciado(a)' },
      { texto: 'Noivo', valor: '' },
    ]
    const wrong = await app.graphql(token, remap, {
      id: String(id),
      mapeamento: mappingOf([{ texto: 'Separado', valor: 'Separado' }]),
    })
    expect([wrong.errors?.[0]?.extensions.code, wrong.errors?.[0]?.extensions.campos]).toEqual([
      'VALIDATION_FAILED',
      { mapeamento: 'Estado civil: Separado não é da lista.' },
    ])
    const answered = await app.graphql(token, remap, {
      id: String(id),
      mapeamento: mappingOf(civil, [{ texto: 'talvez', valor: '1' }]),
    })
    expect(answered.errors).toBeUndefined()
    const { nodes } = answered.data.remapearImportacao.linhas
    expect(nodes.flatMap(({ avisos }: { avisos: string[] }) => avisos)).toEqual([])
    expect(await asked(id)).toEqual(said('Divorciado(a)', '', '1'))
    expect((await save(id)).data.gravarImportacao.gravadas).toBe(6)
    expect(
      await app.sql(
        'select name, estado_civil as civil, usuario_ativo as ativo from usuario where id_importacao = $1 order by id',
        [id],
      ),
    ).toEqual([
      { name: 'Ana Lima', civil: 'Divorciado(a)', ativo: 1 },
      { name: 'Beto Souza', civil: 'Divorciado(a)', ativo: 1 },
      { name: 'Caio Nunes', civil: 'Casado(a)', ativo: 0 },
      { name: 'Dora Reis', civil: null, ativo: 1 },
      { name: 'Eva Prado', civil: 'Solteiro(a)', ativo: 1 },
      { name: 'Gil Costa', civil: 'Viúvo(a)', ativo: 1 },
    ])
    const next = await preview('v.csv', csv('Nome;Estado civil;Ativo', 'Hugo Dias;Separado;', 'Iara Dias;Casada;'))
    expect(next.dados[0]).toEqual({ name: 'Hugo Dias', estadoCivil: 'Divorciado(a)' })
  })

  test('is shown only to whoever may read the cells', async () => {
    const { id } = await preview('v.csv', lista)
    await app.sql('update importacao set solicitado_por = -1 where id = $1', [id])
    expect(await asked(id)).toEqual(said(null, null, null))
    const create =
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Lista", escopos: ["usuario.importar"]) { token } }'
    const bearer = (await app.graphql(token, create)).data.criarTokenApi.token
    expect(await asked(id, bearer)).toEqual([null, null, null])
  })
})

test('how many people lose their e-mail to another person is known before anything is saved', async () => {
  expect((await app.rest(token, 'POST', '/user', { name: 'Caio Exemplo', email: 'casa@example.org' })).status).toBe(201)
  const { id } = await preview(
    'c.csv',
    csv('Nome;E-mail', 'Rute Exemplo;casa@example.org', 'Lia Souza;lia@example.org', 'Rui Souza;lia@example.org'),
  )
  const { data } = await app.graphql(token, `{ convitesDaImportacao(id: ${id}) { total semEmail } }`)
  expect(data.convitesDaImportacao).toEqual({ total: 1, semEmail: 2 })
})

test('over REST nobody sees what is proposed: such a number stays empty, and the answer says so', async () => {
  const form = new FormData()
  form.set('file', new File([readFileSync(path.join(projectRoot, 'tests/cases/b6-telefones.csv'))], 'b6.csv'))
  const { status, body } = await app.rest(token, 'POST', '/importar-usuarios', form)
  expect([status, body.importados]).toEqual([200, 3])
  expect(body.avisos).toEqual([
    "Linha 2: Informe um telefone válido, com DDD. Ficou de fora: '98888-7271'.",
    "Linha 3: Informe um telefone válido, com DDD. Ficou de fora: '4172-5896'.",
  ])
})

test('what programs write for nothing is nothing', async () => {
  const { counts, dados } = await preview('b7-vazios-de-sistema.csv')
  expect([counts, dados]).toEqual([
    [2, 0, 0],
    [{ name: 'Marta Exemplo' }, { name: 'Caio Exemplo', dataNascimento: '1985-03-14' }],
  ])
})

test('titles may stand below the name of the church, or be missing', async () => {
  const { counts, dados } = await preview('b8-titulo-antes.csv')
  expect([counts, dados[0]?.name]).toEqual([[1, 0, 0], 'Marta Titulo'])
  const none = await preview('n.csv', csv('Ana Lima;ana@example.org', 'Beto Souza;beto@example.org'), [
    { coluna: 'Coluna 1', campo: 'name' },
    { coluna: 'Coluna 2', campo: 'email' },
  ])
  expect(none.dados.map(({ name }) => name)).toEqual(['Ana Lima', 'Beto Souza'])
})

test('a title is believed only if the values fit', async () => {
  const { mapeamento, counts } = await preview(
    's.csv',
    csv('Nome;Situação', 'Ana Lima;Membro', 'Beto Souza;Congregado', 'Caio Nunes;Membro'),
  )
  expect([mapeamento[1]?.campo, counts]).toEqual([null, [3, 0, 0]])
  expect(
    (await preview('s.csv', csv('Nome;Situação', 'Dora Lima;Ativa', 'Elias Souza;Inativo'))).mapeamento[1]?.campo,
  ).toBe('usuarioAtivo')
})

test('over REST a column of yes and no names nobody', async () => {
  const send = (...lines: string[]) => {
    const form = new FormData()
    form.set('file', new File([csv(...lines)], 'm.csv'))
    return app.rest(token, 'POST', '/importar-usuarios', form)
  }
  expect((await send('Membro;Nome', 'Sim;Zita Lima', 'Não;Zeca Souza')).body.importados).toBe(2)
  const alone = await send('Membro;Cidade', 'Sim;Itu', 'Não;Itu')
  expect([alone.status, alone.body.campos]).toEqual([
    422,
    { 'linha 2': 'Informe o nome.', 'linha 3': 'Informe o nome.' },
  ])
  expect(
    await app.sql('select name from usuario where id_cliente = $1 and id_importacao is not null order by name desc', [
      church.idCliente,
    ]),
  ).toEqual([{ name: 'Zita Lima' }, { name: 'Zeca Souza' }])
})

test('a column that was left out stays left out in the next file with the same titles', async () => {
  const titles = 'Nome;Telefone;Cidade'
  const { id } = await preview('q.csv', csv(titles, 'Ana Lima;11988887777;Itu'), [
    { coluna: 'Nome', campo: 'name' },
    { coluna: 'Telefone', campo: null },
    { coluna: 'Cidade', campo: 'cidade' },
  ])
  expect((await save(id)).errors).toBeUndefined()
  const next = await preview('q.csv', csv(titles, 'Beto Souza;11988886666;Itu'))
  expect(next.mapeamento.map(({ campo }) => campo)).toEqual(['name', null, 'cidade'])
  expect(next.dados).toEqual([{ name: 'Beto Souza', cidade: 'Itu' }])
})

test('what was chosen for the columns is remembered for the next file with the same titles', async () => {
  const lines = (name: string) => csv('Quem;Onde mora', `${name};Campinas`)
  const chosen = [
    { coluna: 'Quem', campo: 'name' },
    { coluna: 'Onde mora', campo: 'cidade' },
  ]
  const { id } = await preview('q.csv', lines('Ana Lima'), chosen)
  expect((await save(id)).errors).toBeUndefined()
  expect((await preview('q.csv', lines('Beto Souza'))).dados).toEqual([{ name: 'Beto Souza', cidade: 'Campinas' }])
})

test('a surname comes last wherever its column stands, and makes no name by itself', async () => {
  expect((await preview('l.csv', csv('Last Name,First Name', 'Souza,Maria'))).dados).toEqual([{ name: 'Maria Souza' }])
  const { mapeamento } = await preview('l.csv', csv('Sobrenome;Prenome', 'Souza;Maria'))
  expect(mapeamento.map(({ campo }) => campo)).toEqual([null, null])
})

test('dates with the month first are told in each row', async () => {
  const { avisos } = await preview('m.csv', csv('Nome;Nascimento', 'Ana Lima;03/14/1985'))
  expect(avisos).toEqual([['Data de nascimento: lida com o mês antes do dia.']])
})

test('a line of values is not taken for titles', async () => {
  const { mapeamento, counts } = await preview(
    'c.csv',
    csv('Nome;Cargo;Condição', 'Ana Lima;Membro;Ativo', 'Beto Souza;Membro;Ativo'),
  )
  expect([mapeamento.map(({ coluna }) => coluna), counts]).toEqual([
    ['Nome', 'Cargo', 'Condição'],
    [2, 0, 0],
  ])
})

const people = [
  ['Igreja Exemplo'],
  ['Nome', 'Nascimento', 'Celular', 'Cidade'],
  ['José da Conceição', '14/03/1985', '(11) 98888-7777', 'São Paulo'],
  ['Ana & Beto', '', '11977776666', ''],
]

test('titles that are repeated between pasted lists are left out, and the preview says so', async () => {
  const { counts, doArquivo, dados } = await preview(
    'p.csv',
    csv('Nome;Cidade', 'Ana Lima;Campinas', 'NOME;CIDADE', 'Beto Souza;Itu', 'Nome;Cidade', 'Caio Nunes;Itu'),
  )
  expect([counts, dados.map(({ name }) => name)]).toEqual([
    [3, 0, 0],
    ['Ana Lima', 'Beto Souza', 'Caio Nunes'],
  ])
  expect(doArquivo).toEqual(['As linhas 3, 5 repetem os títulos e ficam de fora.'])
})

test('a spreadsheet is read as the same table of a text file is', async () => {
  const sheet = await preview('membros.xlsx', sheetFile(people))
  const text = await preview('membros.csv', csv(...people.map((cells) => cells.join(';'))))
  expect(sheet.counts).toEqual([2, 0, 0])
  expect({ ...sheet, id: 0 }).toEqual({ ...text, id: 0 })
  expect((await save(sheet.id)).data.gravarImportacao.gravadas).toBe(2)
})

test('the other sheets of a file are named in the preview', async () => {
  const row = (...cells: string[]) => `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`
  const file = xlsxOf({ rows: row('Nome') + row('Ana Lima') }, { rows: row('Nome') + row('Beto Souza') })
  const { doArquivo, dados } = await preview('a.xlsx', file)
  expect(dados).toEqual([{ name: 'Ana Lima' }])
  expect(doArquivo).toEqual(["Só uma planilha do arquivo é lida: 'Planilha 2' fica de fora."])
})

test('a spreadsheet that cannot be read is refused with what to do', async () => {
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
  const locked = Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')])
  for (const [name, data, message] of [
    ['a.xls', old, 'A planilha é de um formato antigo (.xls). Abra-a e salve-a como .xlsx ou .csv.'],
    ['a.xlsx', old, 'A planilha é de um formato antigo (.xls). Abra-a e salve-a como .xlsx ou .csv.'],
    ['a.xlsx', locked, 'A planilha está protegida por senha. Salve-a sem senha e envie-a de novo.'],
    ['a.xlsx', csv('Nome', 'Ana'), 'O conteúdo não é de uma planilha .xlsx. Abra-a e salve-a como .xlsx ou .csv.'],
    ['a.xlsx', xlsxOf({ rows: '' }), 'O arquivo não tem nenhuma linha para importar.'],
    [
      'a.xlsx',
      sheetFile(people).subarray(0, 900),
      'O arquivo está danificado. Abra-o no programa que o fez e salve-o de novo.',
    ],
    [
      'a.xlsx',
      xlsxOf({ rows: '<row><c t="str"><v>Nome</v></c></row>', after: ' '.repeat(160_000_000) }),
      'O arquivo fica grande demais quando é aberto. Divida-o em arquivos menores.',
    ],
  ] as const) {
    const sent = await app.upload(token, prepare, {}, { arquivo: { name, type: 'text/csv', data } })
    expect([name, sent.errors?.[0]?.message]).toEqual([name, message])
  }
})

test('50,000 rows of a spreadsheet are read within the memory that a file may take', async () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => [
    `Conceição Aparecida Nº ${at}`,
    `pessoa${at}@exemplo.com.br`,
    `(11) 9${String(at).padStart(8, '0')}`,
    '14/03/1985',
    `Rua das Palmeiras Imperiais, perto do mercado ${at}`,
    String(at),
    'Jardim das Flores',
    'São Paulo',
    'SP',
    `Entrou em 20${String(at % 26).padStart(2, '0')}, veio de outra igreja com a família ${at}.`,
  ])
  const titles = [
    'Nome',
    'E-mail',
    'Celular',
    'Nascimento',
    'Endereço',
    'Número',
    'Bairro',
    'Cidade',
    'UF',
    'Observações',
  ]
  // without a server in this process, which refuses requests while the file is made
  const how = { escolhas: [], lembrados: [], propostas: { ddd: '11' } }
  const data = sheetFile([titles, ...rows])
  const { lotes } = await read({ formato: 'xlsx', data, ...how }, new AbortController().signal)
  const linhas = lotes.flatMap((batch) => JSON.parse(batch) as ReadLine[])
  expect([linhas.length, linhas.filter(({ erros, avisos }) => erros.length + avisos.length)]).toEqual([50_000, []])
})
