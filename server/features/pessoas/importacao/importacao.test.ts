import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { csv, importsOf } from '../../../../tests/factories/importacao.js'
import { emailsKey } from '../../../kernel/work/mail/email-limits.js'
import { limparImportacoes } from './cleanup.job.js'
import { keptFiles } from './importacao.rules.js'
import { fieldNames } from './linha/campos.js'

let app: TestApp
let church: TestChurch
let token: string
let imports: ReturnType<typeof importsOf>

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  imports = importsOf(app, church, token)
})
afterAll(() => app.close())

// must be the first test, because later tests start the jobs
test('an import that is undone before its invitations are sent sends none', async () => {
  const { importacao } = await imports.preparar(csv('nome;email', 'Ana;ana@x.com'))
  await imports.gravar(importacao.id, false, true)
  await imports.desfazer(importacao.id)
  await app.runJobs()
  const open = await app.sql('select 1 from token_senha where id_cliente = $1', [church.idCliente])
  expect([open, await app.emails(church.idCliente)]).toEqual([[], []])
})

describe('importing the rows of a preview', () => {
  test('importing the rows of a preview creates members, with the data of the file', async () => {
    const { importacao } = await imports.preparar(
      csv(
        'nome;email;telefone;cpf;nascimento;sexo;estado civil;cep;endereco;numero;complemento;bairro;cidade;uf;conversao;batismo;recem convertido;ativo;obs;perfil;idCliente',
        'Ana;ana@x.com;11 98888-7777;52998224725;01/02/1980;f;casada;01310-100;Av. Paulista;7;ap 1;Centro;São Paulo;sp;03/04/2000;05/06/2001;sim;não;=1+1;1;99',
        'Beto;;;;;;;;;;;;;;;;;;;0;',
      ),
    )
    const written = await imports.gravar(importacao.id)
    expect(written.importacao).toMatchObject({ situacao: 'gravada', gravadas: 2 })
    expect(await imports.people()).toMatchObject([
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

  test('importing the rows of a preview is refused while rows have errors, and creates no person', async () => {
    const { importacao } = await imports.preparar(csv('nome;email', 'Ana;ana@x.com', ';beto@x.com', 'Caio;caio@x.com'))
    expect(await imports.gravar(importacao.id, true)).toMatchObject({
      status: 422,
      message: 'Há 1 linha com erro. Nada foi gravado.',
    })
    expect(await imports.people()).toEqual([])
  })

  test('the valid rows of a preview are imported; a file contains the other rows, with the reason in a column', async () => {
    const { importacao } = await imports.preparar(
      csv(
        'nome;E-mail;Motivo',
        'Ana;ana@x.com;antigo',
        ';beto@x.com;antigo',
        `Ana Administradora;${church.email};`,
        ';+55@x.com;',
      ),
    )
    const written = await imports.gravar(importacao.id, true, false, true)
    expect(written.importacao).toMatchObject({ situacao: 'gravada', gravadas: 1, comErro: 2, duplicadas: 1 })
    expect(await imports.people()).toMatchObject([{ name: 'Ana' }])

    const { status, body } = await app.rest(token, 'GET', `/importacoes/${importacao.id}/recusadas`)
    expect(status).toBe(200)
    const [head, ...lines] = String(body).trim().split('\r\n')
    expect(head?.replace('\ufeff', '')).toBe('"nome";"E-mail";"Motivo"')
    expect(lines).toEqual([
      '"";"beto@x.com";"Informe o nome."',
      expect.stringMatching(/^"Ana Administradora";".+";"E-mail já cadastrado: .+"$/),
      `"";"'+55@x.com";"Informe o nome."`,
    ])
    // the corrected file is read with its original values
    const again = await imports.preparar({
      ...csv(String(body).replace('"";"beto', '"Beto";"beto').replace('"";', '"=1+1";')),
    })
    const names = again.importacao.linhas.nodes.map(({ name }: { name: string }) => name)
    expect([names, again.importacao.validas]).toEqual([['Beto', 'Ana Administradora', '=1+1'], 2])

    const foreign = await (await app.church()).token(1)
    expect((await app.rest(foreign, 'GET', `/importacoes/${importacao.id}/recusadas`)).status).toBe(404)
    expect((await app.rest(await church.token(2), 'GET', `/importacoes/${importacao.id}/recusadas`)).status).toBe(403)
  })

  test('the import recognises every column of the template', async () => {
    const { body } = await app.rest(token, 'GET', '/importacoes/modelo')
    const [head = ''] = String(body).replace('\ufeff', '').split('\r\n')
    const { importacao } = await imports.preparar(csv(head, 'Ana'))
    const fields = importacao.mapeamento.map(({ campo }: { campo: string | null }) => campo)
    expect(fields).toEqual([...fieldNames])
  })

  test('importing the rows of a preview is refused for duplicates, unless the user leaves them out', async () => {
    const { importacao } = await imports.preparar(
      csv('nome;email', 'Ana;ana@x.com', `Ana Administradora;${church.email}`),
    )
    expect(await imports.gravar(importacao.id)).toMatchObject({
      status: 409,
      message: 'Há 1 linha duplicada. Nada foi gravado.',
    })
    expect(await imports.people()).toEqual([])
    expect((await imports.gravar(importacao.id, true)).importacao).toMatchObject({
      situacao: 'gravada',
      gravadas: 1,
      duplicadas: 1,
    })
    expect(await imports.people()).toMatchObject([{ name: 'Ana' }])
  })

  test('the import detects people who were registered or deleted after the preview', async () => {
    const gone = await church.person({ name: 'Gil', email: 'gone@x.com' })
    const { importacao } = await imports.preparar(
      csv('nome;email;cpf', 'Ana;ana@x.com;', 'Beto;beto@x.com;52998224725', 'Gil;gone@x.com;'),
    )
    expect(importacao).toMatchObject({ validas: 2, duplicadas: 1 })
    await church.person({ name: 'Beto Souza', cpf: '52998224725' })
    await app.rest(token, 'DELETE', `/user/${gone.id}`)
    expect((await imports.gravar(importacao.id)).status).toBe(409)
    const seen = (await imports.ler(importacao.id)).importacao
    expect(seen).toMatchObject({ situacao: 'previa', validas: 2, duplicadas: 1 })
    expect(seen.linhas.nodes.map(({ erros }: { erros: string[] }) => erros)).toEqual([
      [],
      ['CPF já cadastrado: Beto Souza.'],
      [],
    ])
    expect((await imports.gravar(importacao.id, true)).importacao.gravadas).toBe(2)
  })

  test('a list that is sent twice adds nobody, also without e-mails and CPFs', async () => {
    const list = () =>
      imports.preparar(
        csv(
          'nome;telefone;nascimento;cidade',
          'José da Silva;11988887777;1980-02-01;Campinas',
          'Maria Prado;11955554444;;',
          'Rute Lopes;;1990-05-06;',
          'Davi Alves;;;Campinas',
        ),
      )
    const first = await list()
    expect((await imports.gravar(first.importacao.id)).importacao.gravadas).toBe(4)
    const { importacao } = await list()
    expect(importacao).toMatchObject({ validas: 0, duplicadas: 4 })
    expect(importacao.linhas.nodes.map(({ erros }: { erros: string[] }) => erros)).toEqual([
      ['Já existe uma pessoa com este nome e esta data de nascimento.'],
      ['Já existe uma pessoa com este nome e este telefone.'],
      ['Já existe uma pessoa com este nome e esta data de nascimento.'],
      ['Já existe uma pessoa com este nome. Se é outra, informe o telefone ou a data de nascimento.'],
    ])
    expect((await imports.gravar(importacao.id, true)).message).toBe('Não há linhas para importar.')
    expect(await imports.people()).toHaveLength(4)
  })

  test('people with one name are told apart by birth date, CPF, e-mail and telephone number', async () => {
    const { importacao } = await imports.preparar(
      csv(
        'nome;email;telefone;nascimento;cpf',
        'José da Silva;;1133334444;1950-02-01;',
        'José da Silva;;1133334444;1980-02-01;',
        'JOSE DA SILVA;;;1980-02-01;',
        'José da Silva;jose@x.com;;;',
        'José da Silva;;;;52998224725',
        'José da Silva;;1122223333;;',
        'José da Silva;;1122223333;;',
        'José da Silva;;;;',
      ),
    )
    expect(importacao.linhas.nodes.map(({ erros }: { erros: string[] }) => erros.join())).toEqual([
      '',
      '',
      'Pessoa repetida: já está na linha 3.',
      '',
      '',
      '',
      'Pessoa repetida: já está na linha 7.',
      'Pessoa repetida: já está na linha 2.',
    ])
  })

  test('importing the rows of a preview happens once, even with two concurrent requests', async () => {
    const { importacao } = await imports.preparar(csv('nome;email', 'Ana;ana@x.com'))
    const both = await Promise.all([imports.gravar(importacao.id), imports.gravar(importacao.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await imports.gravar(importacao.id)).message).toBe('Esta importação já foi gravada.')
    expect((await imports.remapear(importacao.id, [])).status).toBe(409)
    expect(await imports.people()).toHaveLength(1)
  })

  test('of two concurrent files with the same person, one is imported completely and the other not at all', async () => {
    const [a, b] = [
      await imports.preparar(csv('nome;email', 'Ana;ana@x.com', 'Beto;b1@x.com')),
      await imports.preparar(csv('nome;email', 'Caio;b2@x.com', 'Ana;ana@x.com')),
    ]
    const both = await Promise.all([imports.gravar(a.importacao.id), imports.gravar(b.importacao.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await imports.people()).toHaveLength(2)
  })

  test('importing the rows of a preview sends no invitations unless they are requested', async () => {
    const { importacao } = await imports.preparar(csv('nome;email', 'Ana;ana@x.com'))
    await imports.gravar(importacao.id)
    await app.runJobs()
    expect(await app.emails(church.idCliente)).toEqual([])
  })

  test('importing the rows of a preview invites people with an e-mail to set a password, if requested', async () => {
    const { importacao } = await imports.preparar(csv('nome;email', 'Ana;ana@x.com', 'Beto;'))
    await imports.gravar(importacao.id, false, true)
    await app.runJobs()
    const emails = await app.emails(church.idCliente)
    expect(emails.map(({ para }) => para)).toEqual(['ana@x.com'])
    expect((await imports.people()).map(({ perfil }) => perfil)).toEqual([2, 2])
    expect(emails[0]?.texto).toMatch(/\/reset-password\//)
  })
})

test('before a preview is written, it is known how many invitations go out today and tomorrow', async () => {
  const lines = Array.from({ length: 62 }, (_, n) => `Pessoa ${n};pessoa${n}@x.com`)
  const { importacao } = await imports.preparar(csv('nome;email', ...lines, 'Beto;'))
  const query = 'query($id: ID!) { convitesDaImportacao(id: $id) { total hoje amanha } }'
  const asked = async () => (await app.graphql(token, query, { id: importacao.id })).data.convitesDaImportacao
  const { mailDailyLimit, mailNewChurchesLimit } = app.services.config
  const limits = { mailDailyLimit: 50, mailNewChurchesLimit: 0 }
  Object.assign(app.services.config, limits)
  try {
    // a fifth of the limit is reserved for letters that somebody waits for
    expect(await asked()).toEqual({ total: 62, hoje: 40, amanha: 22 })
    const sent = 'insert into limite (key, points, expire) values ($1, 10, $2)'
    await app.sql(sent, [emailsKey(church.idCliente), Date.now() + 60_000])
    expect(await asked()).toEqual({ total: 62, hoje: 30, amanha: 32 })
    Object.assign(app.services.config, { mailDailyLimit: 0 })
    expect(await asked()).toEqual({ total: 62, hoje: 62, amanha: 0 })
  } finally {
    Object.assign(app.services.config, { mailDailyLimit, mailNewChurchesLimit })
  }
})

describe('in one step (REST)', () => {
  const upload = (...lines: string[]) => app.restUpload(token, '/importar-usuarios', csv(...lines))

  test('an import in one step imports all people, or imports none and reports the rows with errors', async () => {
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
    expect(await imports.people()).toEqual([])
    for (const table of ['importacao', 'importacao_linha']) {
      expect(await app.sql(`select 1 from ${table} where id_cliente = $1`, [church.idCliente])).toEqual([])
    }
    expect((await upload('nome;email', 'Ana;ana@x.com', 'Beto;')).body).toMatchObject({ importados: 2 })
    // its description says so
    const { body: openapi } = await app.rest(token, 'GET', '/openapi.json')
    const told = JSON.stringify(openapi.paths['/importar-usuarios'].post)
    expect(told).toContain('Uma célula que não se entende recusa o arquivo inteiro')
    const [wrong, phone] = [await upload('nome;sexo', 'Zoe;x'), await upload('nome;telefone', 'Zoe;12')]
    expect([wrong.status, phone.status, phone.body.avisos?.length]).toEqual([422, 200, 1])
    expect((await upload('nome;email', 'Ana;ana@x.com')).status).toBe(422)
    expect(await imports.people()).toMatchObject([{ perfil: 2 }, { perfil: 2 }, { name: 'Zoe' }])
  })

  test('an API token imports people without a perfil, and invites nobody', async () => {
    const create =
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["usuario.importar"]) { token } }'
    const bearer = (await app.graphql(token, create)).data.criarTokenApi.token
    const answer = await app.restUpload(bearer, '/importar-usuarios', csv('nome;email', 'Ana;ana@x.com'))
    expect([answer.status, answer.body.importados]).toEqual([200, 1])
    await app.runJobs()
    const open = await app.sql('select 1 from token_senha where id_cliente = $1', [church.idCliente])
    expect([await imports.people(), open, await app.emails(church.idCliente)]).toMatchObject([[{ perfil: -1 }], [], []])
  })

  test('a repeated Idempotency-Key returns the first result; with another file it is refused', async () => {
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
    expect(await imports.people()).toHaveLength(1)
  })

  test('an import in one step is refused without an uploaded file', async () => {
    expect((await app.rest(token, 'POST', '/importar-usuarios', { file: 'x' })).status).toBe(415)
  })
})

describe('undoing an import', () => {
  test('undoing an import soft-deletes people whom nobody has edited and who never signed in, and revokes their invitations', async () => {
    const { importacao } = await imports.preparar(
      csv('nome;email', 'Ana;ana@x.com', 'Beto;beto@x.com', 'Caio;caio@x.com', 'Davi;'),
    )
    await imports.gravar(importacao.id, false, true)
    await app.runJobs()
    const [, beto, caio] = (await imports.people()) as { id: number }[]
    expect(
      (await app.rest(token, 'PUT', `/user/${beto?.id}`, { name: 'Beto Silva', email: 'beto@x.com' })).status,
    ).toBe(200)
    await app.session(church.idCliente, caio?.id ?? 0)

    const undone = await imports.desfazer(importacao.id)
    expect(undone.importacao).toMatchObject({ situacao: 'desfeita', gravadas: 4, desfeitas: 2 })
    expect(await imports.people()).toMatchObject([{ name: 'Beto Silva' }, { name: 'Caio' }])
    expect((await app.emails(church.idCliente)).map(({ para }) => para).sort()).toEqual(['beto@x.com', 'caio@x.com'])
    const links = await app.sql(
      'select u.name from token_senha t join usuario u on u.id = t.id_usuario and u.id_cliente = t.id_cliente where t.id_cliente = $1 order by 1',
      [church.idCliente],
    )
    expect(links).toEqual([{ name: 'Beto Silva' }, { name: 'Caio' }])

    expect(await imports.desfazer(importacao.id)).toMatchObject({
      status: 409,
      message: 'Esta importação já foi desfeita.',
    })
    // the same people can be imported again
    expect((await imports.preparar(csv('nome;email', 'Ana;ana@x.com'))).importacao.validas).toBe(1)
  })

  test('undoing an import keeps the unsent e-mail of a person who has taken over the address of a removed one', async () => {
    const { importacao } = await imports.preparar(csv('nome;email', 'Ana;familia@x.com'))
    await imports.gravar(importacao.id, false, true)
    await app.runJobs()
    const [ana] = await imports.people()
    expect((await app.rest(token, 'DELETE', `/user/${ana?.id}`)).status).toBe(200)
    const { body: bia } = await app.rest(token, 'POST', '/user', { name: 'Bia', email: 'familia@x.com', perfil: 2 })
    await app.graphql(token, 'mutation($id: ID!) { enviarLinkSenha(id: $id) { message } }', { id: bia.id })
    await app.runJobs()
    const emails = async () => (await app.emails(church.idCliente)).map(({ texto }) => /Olá, (\w+)/.exec(texto)?.[1])
    expect(await emails()).toEqual(['Ana', 'Bia'])
    await imports.desfazer(importacao.id)
    expect(await emails()).toEqual(['Bia'])
  })

  test('undoing an import keeps people who have set a password', async () => {
    const { importacao } = await imports.preparar(csv('nome;email', 'Ana;ana@x.com', 'Beto;beto@x.com'))
    await imports.gravar(importacao.id)
    const [ana] = await imports.people()
    await app.sql(
      'insert into credencial (id_usuario, id_cliente, senha_hash) values ($1, $2, $3) on conflict (id_usuario, id_cliente) do update set senha_hash = $3',
      [ana?.id, church.idCliente, 'hash'],
    )
    expect((await imports.desfazer(importacao.id)).importacao.desfeitas).toBe(1)
    expect(await imports.people()).toMatchObject([{ name: 'Ana' }])
  })

  test('undoing an import works for seven days, and only for a preview that was imported', async () => {
    const { importacao } = await imports.preparar(csv('nome', 'Ana'))
    expect((await imports.desfazer(importacao.id)).message).toBe('Esta importação ainda não foi gravada.')
    await imports.gravar(importacao.id)
    await app.sql(`update importacao set gravada_em = now() - interval '8 days' where id = $1`, [importacao.id])
    expect((await imports.desfazer(importacao.id)).message).toBe(
      'Uma importação só pode ser desfeita até 7 dias depois de gravada.',
    )
    expect(await imports.people()).toHaveLength(1)
  })
})

test('the nightly job deletes old previews and the rows of old files', async () => {
  const file = csv('nome', 'Ana')
  const [old, fresh, written] = [
    await imports.preparar(file),
    await imports.preparar(file),
    await imports.preparar(file),
  ].map(({ importacao }) => importacao.id)
  await imports.gravar(written)
  await app.sql(`update importacao set created_at = now() - interval '8 days' where id = any($1)`, [[old, written]])
  await limparImportacoes.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  const left = await app.sql(
    'select id, (select count(*)::int from importacao_linha l where l.id_cliente = i.id_cliente and l.id_importacao = i.id) as linhas from importacao i where id_cliente = $1 order by id',
    [church.idCliente],
  )
  expect(left).toEqual([
    { id: fresh, linhas: 1 },
    { id: written, linhas: 0 },
  ])
  expect(await imports.people()).toHaveLength(1)
})

test('an additional preview replaces the oldest, and only the rows of the newest files are kept', async () => {
  const file = csv('nome', 'Ana')
  const written = (await imports.preparar(file)).importacao.id
  await imports.gravar(written)
  const previews = []
  for (let n = 0; n < keptFiles.previas + 2; n++) previews.push((await imports.preparar(file)).importacao.id)
  const kept = () =>
    app.sql<{ id: number; linhas: number }>(
      'select id, (select count(*)::int from importacao_linha l where l.id_cliente = i.id_cliente and l.id_importacao = i.id) as linhas from importacao i where id_cliente = $1 order by id',
      [church.idCliente],
    )
  const row = (id: number) => ({ id, linhas: 1 })
  expect(await kept()).toEqual([row(written), ...previews.slice(2).map(row)])
  expect((await imports.gravar(previews[0])).status).toBe(404)
  // import as many newer files as the limit of kept files
  await app.sql(
    `insert into importacao (id_cliente, nome_arquivo, formato, situacao, colunas, mapeamento)
     select $1, 'a.csv', 'csv', 'gravada', '[]', '[]' from generate_series(1, $2)`,
    [church.idCliente, keptFiles.arquivos],
  )
  const newest = (await imports.preparar(file)).importacao.id
  const left = (await kept()).filter(({ linhas }) => linhas > 0)
  expect(left).toEqual([...previews.slice(3), newest].map(row))
  expect((await imports.desfazer(written)).importacao).toMatchObject({ situacao: 'desfeita', desfeitas: 1 })
})

test('the history lists imports, newest first, and shows which ones can still be undone', async () => {
  const list = async (busca = '') => {
    const query = `query($busca: String) { importacoes(busca: $busca) { totalCount nodes { id situacao gravadas acoesPermitidas } } }`
    const { data, errors } = await app.graphql(token, query, { busca })
    expect(errors).toBeUndefined()
    return data.importacoes.nodes
  }
  const [old, undone, fresh] = [
    await imports.preparar(csv('nome', 'Ana')),
    await imports.preparar(csv('nome', 'Beto')),
    await imports.preparar(csv('nome', 'Caio')),
  ].map(({ importacao }) => importacao.id)
  await imports.gravar(old)
  await imports.gravar(undone)
  await imports.desfazer(undone)
  expect(await list()).toEqual([
    { id: fresh, situacao: 'previa', gravadas: null, acoesPermitidas: ['gravar'] },
    { id: undone, situacao: 'desfeita', gravadas: 1, acoesPermitidas: [] },
    { id: old, situacao: 'gravada', gravadas: 1, acoesPermitidas: ['desfazer'] },
  ])
  await app.sql(`update importacao set gravada_em = now() - interval '8 days' where id = $1`, [old])
  expect((await list('MEMBROS')).at(-1)).toMatchObject({ id: old, acoesPermitidas: [] })
  expect(await list('outro')).toEqual([])
})
