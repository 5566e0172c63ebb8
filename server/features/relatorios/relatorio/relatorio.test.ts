import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { readPdf } from '../../../../tests/factories/pdf.js'
import { todayIn } from '../../../kernel/dates.js'
import { formatMoney } from '../../../kernel/money.js'
import { type Limits, makePdf } from '../../../kernel/pdf/make-pdf.js'
import { tiposRelatorio } from './relatorio.input.js'
import { gerar, limpar } from './relatorio.job.js'
import { estado, periodoDe } from './relatorio.rules.js'

describe('the period', () => {
  test.each([
    [{}, '2026-11-01', '2026-11-30'],
    [{ dataInicial: '2026-02-10' }, '2026-02-10', '2026-02-28'],
    [{ dataFinal: '2024-02-10' }, '2024-02-01', '2024-02-10'],
    [{ dataInicial: '2026-11-05', dataFinal: '2026-11-10' }, '2026-11-05', '2026-11-10'],
    [{ dataInicial: '2026-11-05', dataFinal: '2026-11-10', periodo: 'mensal' }, '2026-11-01', '2026-11-30'],
    [{ dataInicial: '2026-11-05', dataFinal: '2026-11-10', periodo: 'trimestral' }, '2026-10-01', '2026-12-31'],
    [{ dataInicial: '2025-11-05', dataFinal: '2026-01-10', periodo: 'trimestral' }, '2025-10-01', '2026-03-31'],
    [{ dataInicial: '2026-03-05', dataFinal: '2026-03-10', periodo: 'semestral' }, '2026-01-01', '2026-06-30'],
    [{ periodo: 'semestral' }, '2026-07-01', '2026-12-31'],
  ])('%j is %s to %s', (pedido, inicio, fim) => {
    expect(periodoDe(pedido, '2026-11-21')).toEqual({ inicio, fim })
  })
})

test('a report that nobody works on any more has failed', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const at = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  expect(estado({ status: 'gerando', motivo: null, updatedAt: at(30) }, now).status).toBe('gerando')
  expect(estado({ status: 'gerando', motivo: null, updatedAt: at(120) }, now)).toEqual({
    status: 'falhou',
    motivo: 'A geração foi interrompida. Gere novamente.',
  })
  expect(estado({ status: 'na_fila', motivo: null, updatedAt: at(9999) }, now).status).toBe('na_fila')
})

let app: TestApp
let betel: TestChurch
let other: TestChurch
let token: string
const today = todayIn('America/Sao_Paulo')
const year = `dataInicial=2026-01-01&dataFinal=2026-12-31`

beforeAll(async () => {
  app = await testApp()
  betel = await app.church('Igreja Betel dos Testes')
  other = await app.church()
  token = await betel.token(1)
}, 60_000)
afterAll(() => app.close())

const fields = 'id uuid tipo titulo descricao status progresso motivo url bytes'
const make = `mutation($input: GerarRelatorioInput!) { gerarRelatorio(input: $input) { ${fields} } }`
const watch = `query($id: ID!) { relatorio(id: $id) { ${fields} } }`
const dados =
  'query($input: GerarRelatorioInput!) { dadosRelatorio(input: $input) { titulo detalhes resumo { rotulo texto } secoes { titulo tabela { grupos { titulo linhas subtotal } total vazio } } } }'

const open = (url: string, bearer: string | null) =>
  app.http.inject({ method: 'GET', url, headers: bearer ? { authorization: `Bearer ${bearer}` } : {} })

/** A report made by its job, as its owner sees it afterwards. */
async function made(input: object, bearer = token) {
  const { data, errors } = await app.graphql(bearer, make, { input })
  expect(errors).toBeUndefined()
  await app.runJobs()
  return (await app.graphql(bearer, watch, { id: data.gerarRelatorio.uuid })).data.relatorio
}

const pdf = async (path: string, bearer = token) => {
  const answer = await app.rest(bearer, 'GET', `/relatorio/${path}`)
  expect(answer.status).toBe(200)
  return readPdf(answer.body as Buffer)
}

describe('who', () => {
  test('no session: 401; without a perfil: 403; another church’s records: 422 at the field', async () => {
    const event = (
      await app.rest(await other.token(1), 'POST', '/eventos', { nomeEvento: 'Alheio', dataInicio: today })
    ).body.id
    for (const [bearer, status] of [
      [null, 401],
      [await betel.token(-1), 403],
    ] as const) {
      expect((await app.graphql(bearer, make, { input: { tipo: 'eventos' } })).status).toBe(status)
      expect((await app.graphql(bearer, dados, { input: { tipo: 'eventos' } })).status).toBe(status)
      expect((await app.rest(bearer, 'GET', '/relatorio/eventos')).status).toBe(status)
    }
    for (const idEvento of [event, 987_654_321]) {
      const { status, errors } = await app.graphql(token, make, { input: { tipo: 'eventos', idEvento } })
      expect([status, errors?.[0]?.extensions.campos]).toEqual([422, { idEvento: 'Evento não encontrado.' }])
    }
  })

  test('perfil 2 gets only what it may read: no birth dates or telephones', async () => {
    const member = await betel.token(2)
    for (const tipo of ['usuarios', 'aniversariantes']) {
      expect((await app.rest(member, 'GET', `/relatorio/${tipo}`)).status).toBe(403)
      expect((await app.graphql(member, make, { input: { tipo } })).status).toBe(403)
      expect((await app.graphql(member, dados, { input: { tipo } })).status).toBe(403)
    }
    expect((await app.rest(member, 'GET', '/relatorio/batismos')).status).toBe(200)
    const { data } = await app.graphql(member, '{ tiposRelatorio { tipo } }')
    const tipos = data.tiposRelatorio.map((each: { tipo: string }) => each.tipo)
    expect(tipos).toEqual(tiposRelatorio.filter((tipo) => tipo !== 'usuarios' && tipo !== 'aniversariantes'))
  })

  test('a link opens for who asked, in that session, while it lasts; for nobody else', async () => {
    const { url, uuid } = await made({ tipo: 'batismos' })
    const answer = await open(url, token)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual([
      200,
      'application/pdf',
      'nosniff',
    ])
    expect(answer.headers['content-disposition']).toContain('relatorio-batismos.pdf')
    expect(answer.headers['cache-control']).toContain('no-store')
    const colleague = await betel.token(5)
    const again = await app.session(betel.idCliente, betel.idCliente)
    for (const [bearer, status] of [
      [null, 401],
      [colleague, 403],
      [again, 403],
      [await other.token(1), 403],
      [await app.platformToken(), 403],
    ] as const)
      expect((await open(url, bearer)).statusCode).toBe(status)
    // the same person's other session gets a link of its own
    const own = (await app.graphql(again, watch, { id: uuid })).data.relatorio.url
    expect((await open(own, again)).statusCode).toBe(200)
    expect((await open(url.replace(/expira=\d+/, 'expira=99999999999999'), token)).statusCode).toBe(403)
    expect((await open(`/arquivos/relatorios/${uuid}`, token)).statusCode).toBe(403)
    for (const bearer of [colleague, await other.token(1), await app.platformToken()])
      expect((await app.graphql(bearer, watch, { id: uuid })).status).toBe(404)
  })

  test('a link ends after a quarter of an hour', async () => {
    const { url } = await made({ tipo: 'batismos' })
    const now = Date.now
    try {
      Date.now = () => now() + 14 * 60_000
      expect((await open(url, token)).statusCode).toBe(200)
      Date.now = () => now() + 16 * 60_000
      const late = await open(url, token)
      expect([late.statusCode, late.json().message]).toEqual([403, 'O link expirou. Abra o relatório de novo.'])
    } finally {
      Date.now = now
    }
  })

  test('the platform names a church; without one it is its own', async () => {
    const platform = await app.platformToken()
    const named = await app.rest(platform, 'GET', `/relatorio/usuarios?idCliente=${betel.idCliente}`)
    expect((await readPdf(named.body)).text).toContain('Igreja Betel dos Testes')
    expect((await app.rest(token, 'GET', `/relatorio/usuarios?idCliente=${other.idCliente}`)).status).toBe(403)
  })
})

describe('what is asked', () => {
  test.each([
    [{ tipo: 'nada' }, 'tipo', 'Escolha um dos relatórios.'],
    [{ tipo: 'celulas' }, 'idCelula', 'Escolha a célula.'],
    [{ tipo: 'financas', periodo: 'anual' }, 'periodo', 'Escolha o período: mensal, trimestral ou semestral.'],
    [{ tipo: 'usuarios', dataInicial: '2026-02-30' }, 'dataInicial', 'Informe uma data válida.'],
    [
      { tipo: 'usuarios', dataInicial: '2026-02-10', dataFinal: '2026-02-01' },
      'dataFinal',
      'O fim do período vem depois do início.',
    ],
    [
      { tipo: 'usuarios', dataInicial: '2006-02-10', dataFinal: '2026-02-01' },
      'dataFinal',
      'O período tem no máximo dez anos.',
    ],
    [{ tipo: 'departamentos', idDepartamento: '77777' }, 'idDepartamento', 'Departamento não encontrado.'],
    [{ tipo: 'visitas-pastorais', idUsuario: 'abc' }, 'idUsuario', 'Pessoa inválida.'],
  ])('%j: 422 at %s', async (input, campo, texto) => {
    const { status, errors } = await app.graphql(token, make, { input })
    expect([status, errors?.[0]?.extensions.campos?.[campo]]).toEqual([422, texto])
    const { tipo, ...params } = input as Record<string, string>
    const rest = await app.rest(token, 'GET', `/relatorio/${tipo}?${new URLSearchParams(params)}`)
    expect([rest.status, rest.body.campos?.[campo]]).toEqual([422, texto])
  })

  test('every report without data is a page that says so', async () => {
    const empty = await app.church('Igreja Vazia')
    const bearer = await empty.token(1)
    const cell = (await app.rest(bearer, 'POST', '/celulas', { nomeCelula: 'Nova' })).body.id
    for (const tipo of tiposRelatorio) {
      const { pages, info, text } = await pdf(
        `${tipo}?dataInicial=2001-01-01&dataFinal=2001-01-31&idCelula=${cell}`,
        bearer,
      )
      expect([tipo, pages.length]).toEqual([tipo, 1])
      expect(text).toMatch(/\|Nenhuma? /)
      expect(text).toContain('Igreja Vazia')
      expect(text).toContain('Período: 01/01/2001 a 31/01/2001')
      expect(text).toContain('Gerado por Ana Administradora em ')
      expect(text).toContain('Página 1 de 1')
      expect(info).toMatchObject({ Language: 'pt-BR', Title: expect.stringContaining('Igreja Vazia') })
    }
  }, 120_000)
})

describe('figures', () => {
  test('the cash book: totals, months and lines equal the screen’s and the database’s', async () => {
    const church = await app.church()
    const bearer = await church.token(1)
    for (const [path, data, categoria, valor] of [
      ['/entradas', '2026-01-31', 1, '1000.10'],
      ['/entradas', '2026-02-01', 2, '250.05'],
      ['/entradas', '2026-02-10', 1, '0.10'],
      ['/saidas', '2026-02-11', 1, '123.45'],
      ['/entradas', '2026-03-05', 3, '99.99'],
    ] as const)
      expect(
        (await app.rest(bearer, 'POST', path, { descricao: unique('Lançamento '), data, categoria, valor })).status,
      ).toBe(201)
    const { data } = await app.graphql(
      bearer,
      '{ livroCaixa(inicio: "2026-02-01", fim: "2026-03-31") { saldoAnterior entradas saidas saldo } }',
    )
    const { saldoAnterior, entradas, saidas, saldo } = data.livroCaixa
    expect([saldoAnterior, entradas, saidas, saldo]).toEqual(['1000.10', '350.14', '123.45', '1226.79'])
    const { text } = await pdf('financas?dataInicial=2026-02-01&dataFinal=2026-03-31', bearer)
    for (const [rotulo, valor] of [
      ['Saldo anterior', saldoAnterior],
      ['Entradas', entradas],
      ['Saídas', saidas],
      ['Saldo final', saldo],
    ])
      expect(text).toContain(`${rotulo}|${formatMoney(valor)}`)
    expect(text).toContain('Subtotal de fevereiro de 2026|R$ 250,15|R$ 123,45|R$ 1.126,80')
    expect(text).toContain('Subtotal de março de 2026|R$ 99,99|R$ 0,00|R$ 1.226,79')
    expect(text).toContain(`Total|R$ 350,14|R$ 123,45|R$ 1.226,79`)
    const [row] = await app.sql<{ sum: string }>(
      `select sum(valor)::text from entrada where id_cliente = $1 and data between '2026-02-01' and '2026-03-31'`,
      [church.idCliente],
    )
    expect(row?.sum).toBe(entradas)
  })

  test('assets: sums by type and of all equal the database’s; the page and the PDF say the same', async () => {
    const type = async (tipoPatrimonio: string) =>
      (await app.rest(token, 'POST', '/tipoPatrimonios', { tipoPatrimonio })).body.id
    const [music, furniture] = [await type('Instrumentos de teste'), await type('Móveis de teste')]
    for (const [codigo, tipoPatrimonio, compra, atual] of [
      ['A1', music, '1000.10', '900.05'],
      ['A2', music, '0.20', null],
      ['B1', furniture, '33.33', '10.00'],
    ])
      await app.rest(token, 'POST', '/patrimonios', {
        nomePatrimonio: `Bem ${codigo}`,
        codigoPatrimonio: codigo,
        tipoPatrimonio,
        valorCompraPatrimonio: compra,
        valorAtualPatrimonio: atual,
      })
    const future = `dataFinal=${today.slice(0, 4)}-12-31`
    const { text } = await pdf(`patrimonios?${future}`)
    expect(text).toContain('Subtotal: 2 patrimônios|R$ 1.000,30|R$ 900,05')
    expect(text).toContain('Total: 3|R$ 1.033,63|R$ 910,05')
    const { data } = await app.graphql(token, dados, {
      input: { tipo: 'patrimonios', dataFinal: `${today.slice(0, 4)}-12-31` },
    })
    for (const { rotulo, texto } of data.dadosRelatorio.resumo) expect(text).toContain(`${rotulo}|${texto}`)
    for (const { linhas } of data.dadosRelatorio.secoes[0].tabela.grupos)
      for (const linha of linhas as string[][]) expect(text).toContain(linha.filter(Boolean).join('|'))
  })

  test('people: as many as the list has, deleted ones left out', async () => {
    const church = await app.church()
    const bearer = await church.token(1)
    await church.person({ name: 'Zilda Última', usuarioAtivo: 0 })
    const gone = await church.person({ name: 'Fulano Excluído' })
    await app.rest(bearer, 'DELETE', `/user/${gone.id}`)
    const { data } = await app.graphql(bearer, '{ usuarios { totalCount } }')
    const { text } = await pdf(`usuarios?dataFinal=${today.slice(0, 4)}-12-31`, bearer)
    expect(text).toContain(`Pessoas|${data.usuarios.totalCount}`)
    expect(text).toContain('Inativas|1')
    expect(text).toContain('Zilda Última')
    expect(text).not.toContain('Fulano Excluído')
    expect((await pdf('usuarios?dataInicial=2001-01-01&dataFinal=2001-01-31', bearer)).text).toContain('Pessoas|0')
  })

  test('birthdays: within the period, over the turn of a year, on 29 February', async () => {
    const church = await app.church()
    const bearer = await church.token(1)
    for (const [name, dataNascimento] of [
      ['Dezembrino', '1980-12-31'],
      ['Janeirina', '2000-01-01'],
      ['Bissexta', '2000-02-29'],
      ['Julho', '1990-07-07'],
    ])
      await church.person({ name, dataNascimento } as never)
    const turn = await pdf('aniversariantes?dataInicial=2026-12-20&dataFinal=2027-01-10', bearer)
    expect(turn.text).toContain('31/12|Dezembrino|46 anos')
    expect(turn.text).toContain('01/01|Janeirina|27 anos')
    expect(turn.text).not.toContain('Julho')
    expect((await pdf('aniversariantes?dataInicial=2027-02-01&dataFinal=2027-02-28', bearer)).text).toContain(
      '28/02|Bissexta|27 anos',
    )
    expect((await pdf('aniversariantes?dataInicial=2024-02-01&dataFinal=2025-12-31', bearer)).text).toContain(
      'Aniversariantes|4',
    )
  })

  test('baptisms, visits, departments, missions, meetings, a cell, an event: what there is, and no more', async () => {
    const church = await app.church()
    const bearer = await church.token(1)
    const post = async (path: string, body: object) => (await app.rest(bearer, 'POST', path, body)).body
    const pastor = await church.person({ name: 'Pastor Paulo' })
    const second = await church.person({ name: 'Pastora Sara' })
    const ana = await church.person({ name: 'Ana Batizanda', recemConvertido: 1 })
    await post('/batismo', { idBatizando: ana.id, idPastor: pastor.id, dataBatismo: '2026-05-10' })
    const baptisms = await pdf(`batismos?${year}`, bearer)
    expect(baptisms.text).toContain('10/05/2026 · 1 batismo|Ana Batizanda|Pastor Paulo')
    expect((await pdf('batismos?dataInicial=2026-05-11&dataFinal=2026-05-31', bearer)).text).toContain('Batismos|0')

    for (const [idPastor, comentarioVisita] of [
      [pastor.id, 'Segredo de confissão'],
      [second.id, 'Outro segredo'],
    ])
      await post('/visitas-pastorais', { idPastor, idVisitado: ana.id, dataVisita: '2026-05-12', comentarioVisita })
    const visits = await pdf(`visitas-pastorais?${year}&idUsuario=${pastor.uuid}`, bearer)
    expect(visits.text).toContain('Pastor: Pastor Paulo')
    expect(visits.text).toContain('Visitas|1')
    expect(visits.text).not.toContain('Sara')
    expect(visits.text).not.toContain('egredo')

    const choir = await post('/departamentos', { tituloDepartamento: 'Coral', idResponsavel: pastor.id })
    await post('/departamento-membros', { idDepartamento: choir.id, idMembro: ana.id, statusMembro: 'ativo' })
    await post('/departamentos', { tituloDepartamento: 'Recepção' })
    const until = `dataFinal=${today.slice(0, 4)}-12-31`
    expect((await pdf(`departamentos?${until}`, bearer)).text).toContain('Departamentos|2')
    const one = await pdf(`departamentos?${until}&idDepartamento=${choir.id}`, bearer)
    expect(one.text).toContain('Coral · Pastor Paulo')
    expect(one.text).toContain('1 membro, 1 ativo')
    expect(one.text).not.toContain('Recepção')

    await post('/missoes', { nomeMissao: 'Sertão', dataInicio: '2026-03-01', dataFim: '2026-03-10' })
    expect((await pdf('missoes?dataInicial=2026-03-10&dataFinal=2026-03-20', bearer)).text).toContain('Missões|1')
    expect((await pdf('missoes?dataInicial=2026-03-11&dataFinal=2026-03-20', bearer)).text).toContain('Missões|0')

    await post('/reunioes-lideranca', { dataReuniao: '2026-06-02', pautaReuniao: 'Retiro\nOrçamento' })
    expect((await pdf(`reunioes-lideranca?${year}`, bearer)).text).toContain('02/06/2026|Retiro|Orçamento|Marcada')

    const cell = await post('/celulas', { nomeCelula: 'Ágape', idResponsavel: ana.id })
    await post(`/celulas/${cell.id}/encontros`, { dataEncontro: '2026-01-15', temaEstudo: 'Salmo 23' })
    const report = await pdf(`celulas?${year}&idCelula=${cell.id}`, bearer)
    expect(report.text).toContain('Relatório da célula Ágape')
    expect(report.text).toContain('15/01/2026|Salmo 23|N/A|0|0')
    expect(report.text).toContain('Responsável|Ana Batizanda')

    const event = await post('/eventos', { nomeEvento: 'Retiro', dataInicio: '2027-02-05T19:30', vagas: 40 })
    await post('/eventos-membros', { idEvento: event.id, idMembro: ana.id })
    expect((await pdf(`eventos?${year}`, bearer)).text).toContain('Eventos|0')
    const retreat = await pdf(`eventos?${year}&idEvento=${event.id}`, bearer)
    expect(retreat.text).toContain('Retiro|05/02/2027 19:30|40|1')
    expect(retreat.text).toContain('Participantes|Nº|Nome|1|Ana Batizanda')
    expect(retreat.text).not.toContain('Período')
  }, 90_000)
})

describe('the document', () => {
  test('hostile texts are only text: no address is opened, no file is read', async () => {
    let connections = 0
    const trap = createServer((_request, reply) => {
      connections++
      reply.end()
    }).listen(0)
    const { port } = trap.address() as AddressInfo
    const church = await app.church(`<img src="http://127.0.0.1:${port}/a.png">`)
    const bearer = await church.token(1)
    for (const name of [
      `<Image src="http://127.0.0.1:${port}/b.png"/>`,
      `http://127.0.0.1:${port}/c.png`,
      '/etc/passwd file:///etc/passwd',
      `data:image/png;base64,AAAA ${'W'.repeat(80)}`,
      '\u202e\u0301 😀 漢字 ﷽ (parêntese) \\ % R$',
    ])
      await church.person({ name })
    const { text, pages } = await pdf(`usuarios?dataFinal=${today.slice(0, 4)}-12-31`, bearer)
    trap.close()
    expect(connections).toBe(0)
    expect(pages).toHaveLength(1)
    expect(text).toContain('/etc/passwd')
    expect(text).not.toContain('root:')
  })

  const documento = (rows: number) => ({
    titulo: 'Teste',
    igreja: 'Igreja',
    detalhes: [],
    resumo: [],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            { titulo: 'Nº', peso: 1, numero: true },
            { titulo: 'Nome', peso: 9, numero: false },
          ],
          grupos: [
            {
              titulo: null,
              linhas: Array.from({ length: rows }, (_, index) => [String(index + 1), `Pessoa ${index + 1}`]),
              subtotal: null,
            },
          ],
          total: null,
          vazio: '',
        },
      },
    ],
    geradoPor: 'Ana',
    geradoEm: '21/11/2026 10:00',
    paisagem: false,
  })

  test('pages say which they are, repeat the heads, and lose no row', async () => {
    const { pages, text } = await readPdf(await makePdf({ documento: documento(200), logo: null }))
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach((page, index) => {
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
      expect(page).toContain('Nº|Nome')
    })
    for (let row = 1; row <= 200; row++) expect(text).toContain(`${row}|Pessoa ${row}|`)
  })

  test.each<[string, Limits, RegExp]>([
    ['time', { time: 30, memory: 400 }, /demorou demais/],
    ['memory', { time: 30_000, memory: 12 }, /grande demais|interrompida/],
  ])('a thread without %s left is ended, with a reason', async (_what, limits, reason) => {
    await expect(makePdf({ documento: documento(60_000), logo: null }, undefined, limits)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(reason),
    })
  })
})

describe('on its way', () => {
  test('waits, is made, tells how far it is, and lies in the storage; the audit log knows who asked', async () => {
    const { data } = await app.graphql(token, make, { input: { tipo: 'batismos', dataInicial: '2026-01-01' } })
    expect(data.gerarRelatorio).toMatchObject({
      status: expect.stringMatching(/na_fila|gerando/),
      progresso: 0,
      url: null,
    })
    await app.runJobs()
    const done = (await app.graphql(token, watch, { id: data.gerarRelatorio.id })).data.relatorio
    expect(done).toMatchObject({ status: 'pronto', progresso: 100, motivo: null })
    const { rawPayload } = await open(done.url, token)
    expect(rawPayload).toHaveLength(done.bytes)
    expect((await readPdf(rawPayload)).text).toContain('Relatório: Batismos')
    const { data: recent } = await app.graphql(token, '{ relatoriosRecentes { uuid } }')
    expect(recent.relatoriosRecentes[0]).toEqual({ uuid: done.uuid })
    const [event] = await app.sql(
      `select id_usuario, depois->>'tipo' as tipo from auditoria where id_cliente = $1 and acao = 'relatorio.gerar' and operacao = 'evento' order by id desc limit 1`,
      [betel.idCliente],
    )
    expect(event).toEqual({ id_usuario: betel.idCliente, tipo: 'batismos' })
  })

  test('what stops it is kept as a reason, and it can be made again', async () => {
    const { put } = app.services.storage
    app.services.storage.put = () => Promise.reject(new Error('disk full at /secret/path'))
    const failed = await made({ tipo: 'batismos' })
    expect(failed).toMatchObject({
      status: 'falhou',
      motivo: 'Não foi possível gerar o relatório. Tente novamente.',
      url: null,
    })
    app.services.storage.put = put
    const repeat = `mutation($id: ID!) { repetirRelatorio(id: $id) { status motivo } }`
    expect((await app.graphql(await betel.token(5), repeat, { id: failed.uuid })).status).toBe(404)
    expect((await app.graphql(token, repeat, { id: failed.uuid })).data.repetirRelatorio.motivo).toBeNull()
    await app.runJobs()
    expect((await app.graphql(token, watch, { id: failed.uuid })).data.relatorio.status).toBe('pronto')
    expect((await app.graphql(token, repeat, { id: failed.uuid })).status).toBe(409)
  })

  test('a job that runs again after a crash makes it; one of a report that is done does nothing', async () => {
    const { uuid, id } = await made({ tipo: 'batismos' })
    const origin = { idCliente: betel.idCliente, idUsuario: betel.idCliente, requisicao: 'teste' }
    await app.sql(
      `update relatorio set status = 'gerando', updated_at = now() - interval '5 minutes' where uuid = $1`,
      [uuid],
    )
    expect((await app.graphql(token, watch, { id: uuid })).data.relatorio).toMatchObject({
      status: 'falhou',
      motivo: 'A geração foi interrompida. Gere novamente.',
    })
    await gerar.run(app.services, { idRelatorio: id, ...origin })
    const before = (await app.sql('select pronto_em from relatorio where uuid = $1', [uuid]))[0]
    await gerar.run(app.services, { idRelatorio: id, ...origin })
    expect((await app.sql('select pronto_em from relatorio where uuid = $1', [uuid]))[0]).toEqual(before)
  })

  test('nobody has more than ten on their way', async () => {
    const church = await app.church()
    await app.sql(
      `insert into relatorio (id_cliente, tipo, parametros, solicitado_por, nome_solicitante)
       select $1::int, 'batismos', '{}', $1::int, 'Ana' from generate_series(1, 10)`,
      [church.idCliente],
    )
    expect((await app.graphql(await church.token(1), make, { input: { tipo: 'batismos' } })).status).toBe(429)
  })

  test('after a week row and file go', async () => {
    const { uuid, url } = await made({ tipo: 'batismos' })
    const key = `${betel.idCliente}/${uuid}.pdf`
    const clean = () => limpar.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
    await app.sql(`update relatorio set created_at = now() - interval '6 days' where uuid = $1`, [uuid])
    await clean()
    expect(await app.services.storage.get(key)).not.toBeNull()
    await app.sql(`update relatorio set created_at = now() - interval '8 days' where uuid = $1`, [uuid])
    await clean()
    expect(await app.services.storage.get(key)).toBeNull()
    expect((await open(url, token)).statusCode).toBe(404)
  })
})
