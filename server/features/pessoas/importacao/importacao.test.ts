import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { limparImportacoes } from './cleanup.job.js'

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
})
afterAll(() => app.close())

const csv = (...lines: string[]) => ({ name: 'membros.csv', type: 'text/csv', data: Buffer.from(lines.join('\n')) })
const fields =
  'id nomeArquivo formato situacao colunas mapeamento { coluna campo } totalLinhas validas comErro duplicadas gravadas desfeitas'
const linhas = 'linhas(first: 50) { totalCount nodes { numero situacao name email telefoneUsuario cpf erros } }'

interface Answer {
  status: number
  message?: string
  // biome-ignore lint/suspicious/noExplicitAny: answers of any of the operations
  importacao: any
}

async function send(promise: ReturnType<TestApp['graphql']>): Promise<Answer> {
  const { status, data, errors } = await promise
  return { status, ...(errors?.[0] && { message: errors[0].message }), importacao: data && Object.values(data)[0] }
}

const preparar = (arquivo: ReturnType<typeof csv>, mapeamento?: object[]) =>
  send(
    app.upload(
      token,
      `mutation($arquivo: Upload!, $mapeamento: [ImportacaoColunaInput!]) { prepararImportacao(arquivo: $arquivo, mapeamento: $mapeamento) { ${fields} ${linhas} } }`,
      { mapeamento },
      { arquivo },
    ),
  )
const remapear = (id: number, mapeamento: object[]) =>
  send(
    app.graphql(
      token,
      `mutation($id: ID!, $mapeamento: [ImportacaoColunaInput!]!) { remapearImportacao(id: $id, mapeamento: $mapeamento) { ${fields} ${linhas} } }`,
      { id, mapeamento },
    ),
  )
const gravar = (id: number, ignorarDuplicadas?: boolean) =>
  send(
    app.graphql(
      token,
      `mutation($id: ID!, $ignorar: Boolean) { gravarImportacao(id: $id, ignorarDuplicadas: $ignorar) { ${fields} } }`,
      {
        id,
        ignorar: ignorarDuplicadas,
      },
    ),
  )
const desfazer = (id: number) =>
  send(app.graphql(token, `mutation($id: ID!) { desfazerImportacao(id: $id) { ${fields} } }`, { id }))
const ler = (id: number) =>
  send(app.graphql(token, `query($id: ID!) { importacao(id: $id) { ${fields} ${linhas} } }`, { id }))

const people = () =>
  app.sql<Record<string, unknown>>(
    'select * from usuario where id_cliente = $1 and id <> $1 and excluido_em is null order by id',
    [church.idCliente],
  )

// first: no job runs yet
test('an import that is taken back before its letters are written sends none', async () => {
  const { importacao } = await preparar(csv('nome;email', 'Ana;ana@x.com'))
  await gravar(importacao.id)
  await desfazer(importacao.id)
  await app.runJobs()
  const open = await app.sql('select 1 from token_senha where id_cliente = $1', [church.idCliente])
  expect([open, await app.letters(church.idCliente)]).toEqual([[], []])
})

describe('the preview', () => {
  test('shows each row with its state, and writes nobody', async () => {
    const { importacao } = await preparar(
      csv(
        'Nome;E-mail;Celular;CPF;perfil;Nota',
        'Ana;ANA@x.com;(11) 98888-7777;529.982.247-25;1;boa',
        ';beto@;11;111;;',
        `Dona;${church.email};;;;`,
        'Ana de novo;ana@x.com;;;;',
        'CPF de novo;;;52998224725;;',
      ),
    )
    expect(importacao).toMatchObject({
      nomeArquivo: 'membros.csv',
      formato: 'csv',
      situacao: 'previa',
      colunas: ['Nome', 'E-mail', 'Celular', 'CPF', 'perfil', 'Nota'],
      totalLinhas: 5,
      validas: 1,
      comErro: 1,
      duplicadas: 3,
      gravadas: null,
    })
    expect(importacao.mapeamento.map(({ campo }: { campo: string }) => campo)).toEqual([
      'name',
      'email',
      'telefoneUsuario',
      'cpf',
      null,
      null,
    ])
    expect(importacao.linhas.nodes).toEqual([
      {
        numero: 2,
        situacao: 'valida',
        name: 'Ana',
        email: 'ana@x.com',
        telefoneUsuario: '11988887777',
        cpf: '52998224725',
        erros: [],
      },
      {
        numero: 3,
        situacao: 'erro',
        name: null,
        email: 'beto@',
        telefoneUsuario: '11',
        cpf: '111',
        erros: [
          'Informe o nome.',
          'Informe um e-mail válido.',
          'Informe um telefone válido, com DDD.',
          'CPF inválido.',
        ],
      },
      expect.objectContaining({
        numero: 4,
        situacao: 'duplicada',
        erros: ['E-mail já cadastrado: Ana Administradora.'],
      }),
      expect.objectContaining({ numero: 5, situacao: 'duplicada', erros: ['E-mail repetido: já está na linha 2.'] }),
      expect.objectContaining({ numero: 6, situacao: 'duplicada', erros: ['CPF repetido: já está na linha 2.'] }),
    ])
    expect(await people()).toEqual([])
  })

  test('pages through the rows, all or of one state', async () => {
    const { importacao } = await preparar(
      csv('nome;cpf', ...Array.from({ length: 30 }, (_, i) => `P${i};${i % 3 ? '' : 'x'}`)),
    )
    const page = async (args: string) =>
      (
        await app.graphql(
          token,
          `{ importacao(id: ${importacao.id}) { linhas(${args}) { totalCount pageInfo { hasNextPage endCursor } nodes { numero } } } }`,
        )
      ).data?.importacao.linhas
    const numbers = (nodes: { numero: number }[]) => nodes.map(({ numero }) => numero)
    const first = await page('first: 20')
    expect([first.totalCount, first.pageInfo, numbers(first.nodes)[0]]).toEqual([
      30,
      { hasNextPage: true, endCursor: '20' },
      2,
    ])
    expect(numbers((await page('first: 20, after: "20"')).nodes)).toEqual([22, 23, 24, 25, 26, 27, 28, 29, 30, 31])
    const wrong = await page('first: 4, somente: "erro"')
    expect([wrong.totalCount, numbers(wrong.nodes)]).toEqual([10, [2, 5, 8, 11]])
    expect((await page('somente: "duplicada"')).nodes).toEqual([])
    expect(
      (await app.graphql(token, `{ importacao(id: ${importacao.id}) { linhas(somente: "todas") { totalCount } } }`))
        .status,
    ).toBe(422)
  })

  test('reads JSON and XML like CSV', async () => {
    const json = {
      name: 'a.json',
      type: 'application/json',
      data: Buffer.from('[{"name": "Ana", "dataNascimento": "1980-02-01"}]'),
    }
    const xml = {
      name: 'a.xml',
      type: 'text/xml',
      data: Buffer.from('<usuarios><usuario><name>In\xeas</name></usuario></usuarios>', 'latin1'),
    }
    expect((await preparar(json)).importacao).toMatchObject({ formato: 'json', validas: 1 })
    expect((await preparar(xml)).importacao.linhas.nodes[0]).toMatchObject({ name: 'Inês', situacao: 'valida' })
  })

  test('a title that is cut within a character is mended, not refused', async () => {
    const title = `${'x'.repeat(99)}\u{1f600}`
    const { importacao } = await preparar(csv(`nome;${title}`, 'Ana;1'))
    expect([importacao.validas, importacao.colunas[1]]).toEqual([1, `${'x'.repeat(99)}\ufffd`])
  })

  test('what the database could not keep is an error of the row', async () => {
    const json = {
      name: 'a.json',
      type: 'application/json',
      data: Buffer.from('[{"name": "a\\u0000b"}, {"name": "c\\ud800"}]'),
    }
    const { importacao } = await preparar(json)
    expect(importacao.linhas.nodes).toMatchObject([
      { situacao: 'erro', erros: ['Nome: O texto contém caracteres inválidos.'] },
      { situacao: 'valida', name: 'c\ufffd' },
    ])
  })

  test('a file that is none is refused, and nothing is kept', async () => {
    const doctype = Buffer.from(
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><usuarios><usuario><name>&x;</name></usuario></usuarios>',
    )
    for (const [name, data, status] of [
      ['virus.exe', Buffer.from('MZ\x00\x01'), 415],
      ['foto.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), 415],
      ['a.xml', doctype, 400],
      ['a.json', Buffer.from('['.repeat(100_000)), 422],
      ['a.csv', Buffer.from('nome\n'), 422],
      ['a.csv', Buffer.alloc(20_000_001, 'a\n'), 413],
    ] as const) {
      expect([name, (await preparar({ name, type: 'text/csv', data })).status]).toEqual([name, status])
      expect([
        name,
        (await app.restUpload(token, '/importar-usuarios', { name, type: 'text/csv', data })).status,
      ]).toEqual([name, status])
    }
    expect(await app.sql('select id from importacao where id_cliente = $1', [church.idCliente])).toEqual([])
  })

  test('a file just under the limit is read', async () => {
    const data = Buffer.from(
      `nome;obs\n${Array.from({ length: 200 }, (_, i) => `P${i};${'x'.repeat(90_000)}`).join('\n')}`,
    )
    expect(data.length).toBeGreaterThan(18_000_000)
    expect((await preparar({ name: 'a.csv', type: 'text/csv', data })).importacao).toMatchObject({
      totalLinhas: 200,
      comErro: 200,
    })
  })
})

describe('the mapping', () => {
  test('can be changed: the rows are read anew', async () => {
    const { importacao } = await preparar(csv('Irmão;Contato;Nasceu', 'Ana;ana@x.com;01/02/1980', 'Beto;beto@x.com;'))
    expect(importacao).toMatchObject({ validas: 0, comErro: 2 })
    const again = await remapear(importacao.id, [
      { coluna: 'Irmão', campo: 'name' },
      { coluna: 'Contato', campo: 'email' },
      { coluna: 'Nasceu', campo: null },
    ])
    expect(again.importacao).toMatchObject({ id: importacao.id, validas: 2, comErro: 0 })
    expect(again.importacao.linhas.nodes[0]).toMatchObject({
      numero: 2,
      name: 'Ana',
      email: 'ana@x.com',
      telefoneUsuario: null,
    })
    expect((await gravar(importacao.id)).importacao.gravadas).toBe(2)
    expect(await people()).toMatchObject([{ name: 'Ana', data_nascimento: null }, { name: 'Beto' }])
  })

  test('can be given with the file; a wrong one is refused', async () => {
    const file = csv('Irmão;E-mail', 'Ana;ana@x.com')
    const given = await preparar(file, [{ coluna: 'Irmão', campo: 'name' }])
    expect(given.importacao.mapeamento).toEqual([
      { coluna: 'Irmão', campo: 'name' },
      { coluna: 'E-mail', campo: 'email' },
    ])
    expect((await preparar(file, [{ coluna: 'Irmã', campo: 'name' }])).status).toBe(422)
    expect((await remapear(given.importacao.id, [{ coluna: 'Irmão', campo: 'perfil' }])).message).toBe(
      'O campo perfil não pode ser importado.',
    )
    expect((await ler(given.importacao.id)).importacao).toMatchObject({
      validas: 1,
      mapeamento: given.importacao.mapeamento,
    })
  })
})

describe('writing', () => {
  test('makes members of everybody, with what the file says', async () => {
    const { importacao } = await preparar(
      csv(
        'nome;email;telefone;cpf;nascimento;sexo;estado civil;cep;endereco;numero;complemento;bairro;cidade;uf;conversao;batismo;recem convertido;ativo;obs;perfil;idCliente',
        'Ana;ana@x.com;11 98888-7777;52998224725;01/02/1980;f;casada;01310-100;Av. Paulista;7;ap 1;Centro;São Paulo;sp;03/04/2000;05/06/2001;sim;não;=1+1;1;99',
        'Beto;;;;;;;;;;;;;;;;;;;0;',
      ),
    )
    const written = await gravar(importacao.id)
    expect(written.importacao).toMatchObject({ situacao: 'gravada', gravadas: 2 })
    expect(await people()).toMatchObject([
      {
        name: 'Ana',
        email: 'ana@x.com',
        telefone_usuario: '11988887777',
        cpf: '52998224725',
        sexo: 'Feminino',
        estado_civil: 'Casado(a)',
        cep: '01310100',
        numero: '7',
        uf: 'SP',
        recem_convertido: 1,
        usuario_ativo: 0,
        observacoes: '=1+1',
        perfil: 2,
        id_importacao: importacao.id,
      },
      { name: 'Beto', email: null, perfil: 2, recem_convertido: 0, usuario_ativo: 1 },
    ])
    const [dates] = await app.sql(
      `select data_nascimento::text, data_conversao::text, data_batismo::text from usuario where id_cliente = $1 and name = 'Ana'`,
      [church.idCliente],
    )
    expect(dates).toEqual({ data_nascimento: '1980-02-01', data_conversao: '2000-04-03', data_batismo: '2001-06-05' })
    const audited = await app.sql(
      `select acao, depois ->> 'name' as name from auditoria where id_cliente = $1 and tabela = 'usuario' and acao = 'usuario.importar' order by id`,
      [church.idCliente],
    )
    expect(audited).toEqual([
      { acao: 'usuario.importar', name: 'Ana' },
      { acao: 'usuario.importar', name: 'Beto' },
    ])
  })

  test('refuses while there are errors: nobody is written', async () => {
    const { importacao } = await preparar(csv('nome;email', 'Ana;ana@x.com', 'Beto;beto@', 'Caio;caio@x.com'))
    expect(await gravar(importacao.id, true)).toMatchObject({
      status: 422,
      message: 'Há 1 linha com erro. Nada foi gravado.',
    })
    expect(await people()).toEqual([])
  })

  test('refuses duplicates unless they are to be left out', async () => {
    const { importacao } = await preparar(csv('nome;email', 'Ana;ana@x.com', `Dona;${church.email}`))
    expect(await gravar(importacao.id)).toMatchObject({
      status: 409,
      message: 'Há 1 linha duplicada. Nada foi gravado.',
    })
    expect(await people()).toEqual([])
    expect((await gravar(importacao.id, true)).importacao).toMatchObject({
      situacao: 'gravada',
      gravadas: 1,
      duplicadas: 1,
    })
    expect(await people()).toMatchObject([{ name: 'Ana' }])
  })

  test('sees who was registered after the preview, and who is gone since', async () => {
    const gone = await church.person({ email: 'gone@x.com' })
    const { importacao } = await preparar(
      csv('nome;email;cpf', 'Ana;ana@x.com;', 'Beto;beto@x.com;52998224725', 'Gil;gone@x.com;'),
    )
    expect(importacao).toMatchObject({ validas: 2, duplicadas: 1 })
    await church.person({ name: 'Beto Souza', cpf: '52998224725' })
    await app.rest(token, 'DELETE', `/user/${gone.id}`)
    expect((await gravar(importacao.id)).status).toBe(409)
    const seen = (await ler(importacao.id)).importacao
    expect(seen).toMatchObject({ situacao: 'previa', validas: 2, duplicadas: 1 })
    expect(seen.linhas.nodes.map(({ erros }: { erros: string[] }) => erros)).toEqual([
      [],
      ['CPF já cadastrado: Beto Souza.'],
      [],
    ])
    expect((await gravar(importacao.id, true)).importacao.gravadas).toBe(2)
  })

  test('happens once, also when asked twice at the same time', async () => {
    const { importacao } = await preparar(csv('nome;email', 'Ana;ana@x.com'))
    const both = await Promise.all([gravar(importacao.id), gravar(importacao.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await gravar(importacao.id)).message).toBe('Esta importação já foi gravada.')
    expect((await remapear(importacao.id, [])).status).toBe(409)
    expect(await people()).toHaveLength(1)
  })

  test('of two files with the same person at the same time, one is written whole and the other not at all', async () => {
    const [a, b] = [
      await preparar(csv('nome;email', 'Ana;ana@x.com', 'Beto;b1@x.com')),
      await preparar(csv('nome;email', 'Caio;b2@x.com', 'Ana;ana@x.com')),
    ]
    const both = await Promise.all([gravar(a.importacao.id), gravar(b.importacao.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await people()).toHaveLength(2)
  })

  test('invites those who have an e-mail to set a password', async () => {
    const { importacao } = await preparar(csv('nome;email', 'Ana;ana@x.com', 'Beto;'))
    await gravar(importacao.id)
    await app.runJobs()
    const letters = await app.letters(church.idCliente)
    expect(letters.map(({ para }) => para)).toEqual(['ana@x.com'])
    expect(letters[0]?.texto).toMatch(/\/reset-password\//)
  })
})

describe('in one step (REST)', () => {
  const upload = (...lines: string[]) => app.restUpload(token, '/importar-usuarios', csv(...lines))

  test('everybody, or nobody with the rows named', async () => {
    const refused = await upload(
      'nome;email;batismo',
      'Ana;ana@x.com;',
      'Beto;beto@;',
      'Caio;;31/02/2020',
      `Dona;${church.email};`,
      ';;01/01/2020',
    )
    expect(refused.status).toBe(422)
    expect(refused.body.message).toBe(
      'Linha 3: Informe um e-mail válido. Linha 4: Data de batismo: Informe uma data válida. Linha 5: E-mail já cadastrado: Ana Administradora. Há mais 1 linha com problema. Nada foi importado.',
    )
    expect(refused.body.campos).toEqual({
      'linha 3': 'Informe um e-mail válido.',
      'linha 4': 'Data de batismo: Informe uma data válida.',
      'linha 5': 'E-mail já cadastrado: Ana Administradora.',
      'linha 6': 'Informe o nome.',
    })
    expect(await people()).toEqual([])
    for (const table of ['importacao', 'importacao_linha']) {
      expect(await app.sql(`select 1 from ${table} where id_cliente = $1`, [church.idCliente])).toEqual([])
    }
    expect((await upload('nome;email', 'Ana;ana@x.com', 'Beto;')).body).toMatchObject({ importados: 2 })
    expect((await upload('nome;email', 'Ana;ana@x.com')).status).toBe(422)
    expect(await people()).toHaveLength(2)
  })

  test('a repeated Idempotency-Key answers the first result; with another file it is refused', async () => {
    const keyed = async (name: string) => {
      const form = new FormData()
      form.append('file', new Blob([`nome\n${name}`]), 'membros.csv')
      const request = new Request('http://localhost', { method: 'POST', body: form })
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
        'idempotency-key': 'membros-de-maio',
      }
      const payload = Buffer.from(await request.arrayBuffer())
      const answer = await app.http.inject({ method: 'POST', url: '/api/importar-usuarios', headers, payload })
      return { status: answer.statusCode, id: answer.json().id }
    }
    const first = await keyed('Ana')
    expect(first.status).toBe(200)
    expect(await keyed('Ana')).toEqual(first)
    expect((await keyed('Beto')).status).toBe(422)
    expect(await people()).toHaveLength(1)
  })

  test('needs the file in its field', async () => {
    expect((await app.rest(token, 'POST', '/importar-usuarios', { file: 'x' })).status).toBe(415)
  })
})

describe('taking back', () => {
  test('deletes restorably whom nobody has touched, and voids their invitations', async () => {
    const { importacao } = await preparar(
      csv('nome;email', 'Ana;ana@x.com', 'Beto;beto@x.com', 'Caio;caio@x.com', 'Davi;'),
    )
    await gravar(importacao.id)
    await app.runJobs()
    const [, beto, caio] = (await people()) as { id: number }[]
    expect(
      (await app.rest(token, 'PUT', `/user/${beto?.id}`, { name: 'Beto Silva', email: 'beto@x.com' })).status,
    ).toBe(200)
    await app.session(church.idCliente, caio?.id ?? 0)

    const undone = await desfazer(importacao.id)
    expect(undone.importacao).toMatchObject({ situacao: 'desfeita', gravadas: 4, desfeitas: 2 })
    expect(await people()).toMatchObject([{ name: 'Beto Silva' }, { name: 'Caio' }])
    expect((await app.letters(church.idCliente)).map(({ para }) => para).sort()).toEqual(['beto@x.com', 'caio@x.com'])
    const links = await app.sql(
      'select u.name from token_senha t join usuario u on u.id = t.id_usuario where t.id_cliente = $1 order by 1',
      [church.idCliente],
    )
    expect(links).toEqual([{ name: 'Beto Silva' }, { name: 'Caio' }])

    expect(await desfazer(importacao.id)).toMatchObject({ status: 409, message: 'Esta importação já foi desfeita.' })
    // the file can be sent again
    expect((await preparar(csv('nome;email', 'Ana;ana@x.com'))).importacao.validas).toBe(1)
  })

  test('keeps whoever has set a password', async () => {
    const { importacao } = await preparar(csv('nome;email', 'Ana;ana@x.com', 'Beto;beto@x.com'))
    await gravar(importacao.id)
    const [ana] = await people()
    await app.sql(
      'insert into credencial (id_usuario, id_cliente, senha_hash) values ($1, $2, $3) on conflict (id_usuario, id_cliente) do update set senha_hash = $3',
      [ana?.id, church.idCliente, 'hash'],
    )
    expect((await desfazer(importacao.id)).importacao.desfeitas).toBe(1)
    expect(await people()).toMatchObject([{ name: 'Ana' }])
  })

  test('works for seven days, and only on what was written', async () => {
    const { importacao } = await preparar(csv('nome', 'Ana'))
    expect((await desfazer(importacao.id)).message).toBe('Esta importação ainda não foi gravada.')
    await gravar(importacao.id)
    await app.sql(`update importacao set gravada_em = now() - interval '8 days' where id = $1`, [importacao.id])
    expect((await desfazer(importacao.id)).message).toBe(
      'Uma importação só pode ser desfeita até 7 dias depois de gravada.',
    )
    expect(await people()).toHaveLength(1)
  })
})

test('old previews and the rows of old files are removed, of every church', async () => {
  const file = csv('nome', 'Ana')
  const [old, fresh, written] = [await preparar(file), await preparar(file), await preparar(file)].map(
    ({ importacao }) => importacao.id,
  )
  await gravar(written)
  await app.sql(`update importacao set created_at = now() - interval '8 days' where id = any($1)`, [[old, written]])
  await limparImportacoes.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  const left = await app.sql(
    'select id, (select count(*)::int from importacao_linha where id_importacao = i.id) as linhas from importacao i where id_cliente = $1 order by id',
    [church.idCliente],
  )
  expect(left).toEqual([
    { id: fresh, linhas: 1 },
    { id: written, linhas: 0 },
  ])
  expect(await people()).toHaveLength(1)
})
