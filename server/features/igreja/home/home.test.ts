import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { decideRecommended } from '../../../../tests/factories/access-preset.js'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import { aniversariantes } from './pessoas.queries.js'

let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
})
afterAll(() => app.close())

const query = `{ home {
  hoje mes celulas
  pessoas { total ativas recemConvertidas }
  meses { mes entradas saidas saldo }
  frequencia { idCulto presentes visitantes }
  aniversariantes { total pessoas { id name dia } }
  agenda { tipo titulo caminho }
  vencimentos { ate faixas { inicio fim pagar quantidadePagar receber quantidadeReceber } contas { descricaoConta atrasada } }
  campanhas { total campanhas { nomeCampanha atingidoCampanha progresso } }
  minhasEscalas { funcao resposta acoesPermitidas }
  minhaCelula { id nomeCelula lider }
  meusDizimos { soma ultimo }
  primeirosPassos { passo feito }
} }`
const home = async (token: string) => {
  const { data, errors } = await app.graphql(token, query)
  expect(errors).toBeUndefined()
  return data.home
}

const today = todayIn('America/Sao_Paulo')
const mes = today.slice(0, 7)
const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
/** A birth date in this month, years ago. */
const birthday = (dia: string) => `1980-${today.slice(5, 7)}-${dia}`

async function posting(church: TestChurch) {
  const token = await church.token(1)
  return async (path: string, body: object) => {
    const answer = await app.rest(token, 'POST', path, body)
    expect([path, answer.status < 300 || answer.body]).toEqual([path, true])
    return answer.body
  }
}

/** A church with records of many kinds, including some that its home page must not count. */
async function busy(): Promise<TestChurch> {
  const church = await app.church()
  const post = await posting(church)
  await church.person({ recemConvertido: 1, dataNascimento: birthday('05') })
  await church.person({ usuarioAtivo: 0, recemConvertido: 1, dataNascimento: birthday('25') })
  await church.person({ dataNascimento: `1980-${today.slice(5, 7) === '01' ? '02' : '01'}-05` })
  const gone = await church.person({ recemConvertido: 1, dataNascimento: birthday('06') })
  await app.rest(await church.token(1), 'DELETE', `/user/${gone.id}`)
  await post('/celulas', { nomeCelula: 'Betânia' })
  await post('/celulas', { nomeCelula: 'Parada', statusCelula: 'inativa' })
  const { id: idDepartamento } = await post('/departamentos', { tituloDepartamento: 'Geral' })
  const { id: idCentroCusto } = await post('/centro-custo', { nome: 'Geral', idDepartamento })
  for (const [data, valor] of [
    [`${mes}-01`, '100.10'],
    [`${mes}-15`, '0.20'],
    ['2020-01-10', '1000.00'],
  ])
    await post('/entradas', { descricao: 'Oferta', data, categoria: 2, valor })
  await post('/saidas', { descricao: 'Luz', data: `${mes}-02`, categoria: 4, valor: '30.05' })
  for (const [descricaoConta, dias] of [
    ['Atrasada', -3],
    ['Hoje', 0],
    ['Sexto dia', 6],
    ['Sétimo dia', 7],
  ] as const)
    await post('/contasPagar', {
      descricaoConta,
      valorConta: '10.01',
      dataVencimentoConta: day(dias),
      idCentroCusto,
    })
  const campanha = { tipoCampanha: 'nacional', dataInicio: day(-5), dataFim: day(5), alvoCampanha: '1000.00' }
  await post('/campanhasMissoes', { ...campanha, nomeCampanha: 'Sertão' })
  return church
}

/** The number of records that a list finds, and their sum. */
const totalOf = async (token: string, list: string, filter: string, soma = '') =>
  (await app.graphql(token, `{ ${list}(filtro: { ${filter} }) { totalCount ${soma} } }`)).data[list]

describe('the home page', () => {
  test('a request without a session gets 401; without a perfil only the user’s own parts are returned', async () => {
    expect((await app.graphql(null, query)).status).toBe(401)
    const { minhasEscalas, hoje: _today, mes: _mes, ...parts } = await home(await betel.token(-1))
    expect(minhasEscalas).toEqual([])
    expect([...new Set(Object.values(parts))]).toEqual([null])
  })

  test('a part that the perfil may not read is null', async () => {
    const church = await busy()
    const member = await home(await church.token(2))
    expect([member.aniversariantes, member.primeirosPassos]).toEqual([null, null])
    expect(member.pessoas).not.toBeNull()
    expect((await home(await church.token(3))).aniversariantes.total).toBe(1)
  })

  test('an API token reads only the parts of its scopes', async () => {
    const made = await app.graphql(
      await betel.token(1),
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["eu.ler", "celula.ler"]) { token } }',
    )
    const seen = await home(made.data.criarTokenApi.token)
    expect([seen.celulas, seen.pessoas, seen.meses, seen.vencimentos]).toEqual([0, null, null, null])
  })

  test('only the requested parts are read', async () => {
    const token = await betel.token(1)
    const read = (parts: string) => countStatements(() => app.graphql(token, `{ home { ${parts} } }`))
    const least = await read('hoje')
    expect(least).toBeLessThanOrEqual(3)
    expect(await read('hoje pessoas { total }')).toBe(least + 1)
    expect(await read('hoje ... on Home { mes celulas } pessoas { total }')).toBe(least + 1)
    const { data } = await app.graphql(token, '{ home { celulas } outra: home { pessoas { total } } }')
    expect([data.home.celulas, data.outra.pessoas.total > 0]).toEqual([0, true])
  })

  test('what the church does not use is left out of the page, and is there again when it is used', async () => {
    const church = await busy()
    const token = await church.token(1)
    const post = await posting(church)
    const { id: idCelula } = await post('/celulas', { nomeCelula: 'Emaús', idResponsavel: church.idCliente })
    await post('/reunioes-lideranca', { pautaReuniao: 'Conselho', dataReuniao: day(2) })
    const parts = `celulas campanhas { total } minhaCelula { id } celulasQueLidero { id } agenda { tipo } posts { id }
      gruposQueLidero { tipo } primeirosPassos { passo }`
    const shown = async () => (await app.graphql(token, `{ home { ${parts} } }`)).data.home
    const without = (modulos: readonly string[]) =>
      app.graphql(token, 'mutation($m: [String!]!) { definirModulosDesligados(modulos: $m) { id } }', { m: modulos })
    await without([])
    const all = await shown()
    expect(all).toMatchObject({
      celulas: 2,
      campanhas: { total: 1 },
      minhaCelula: { id: idCelula },
      celulasQueLidero: [{ id: idCelula }],
      agenda: [{ tipo: 'reuniaoLideranca' }],
      posts: [],
    })
    await without(['celulas', 'missoes', 'mural', 'reunioes'])
    const { primeirosPassos, ...rest } = await shown()
    expect(rest).toEqual({
      celulas: null,
      campanhas: null,
      minhaCelula: null,
      celulasQueLidero: null,
      agenda: [],
      posts: null,
      gruposQueLidero: [],
    })
    expect(primeirosPassos.map(({ passo }: { passo: string }) => passo)).not.toContain('celulas')
    await without([])
    expect(await shown()).toEqual(all)
  })

  test('somebody born on 29 February has the birthday on the 28th in other years', async () => {
    const church = await app.church()
    const person = await church.person({ dataNascimento: '1984-02-29' })
    const reading = await openReading(app.services.sessions, church.idCliente)
    const on = async (today: string) => (await aniversariantes(reading, today, 5, null)).map(({ id, dia }) => [id, dia])
    const read = async () => [await on('2027-02-28'), await on('2028-02-28'), await on('2027-03-01')]
    expect(await read().finally(() => reading.end())).toEqual([[[person.id, 28]], [[person.id, 29]], []])
  })

  test('somebody whose year of birth is not known has a birthday, too', async () => {
    const church = await app.church()
    const person = await church.person({ aniversario: '07-04' })
    const reading = await openReading(app.services.sessions, church.idCliente)
    const found = await aniversariantes(reading, '2027-07-01', 5, null).finally(() => reading.end())
    expect(found.map(({ id, dia }) => [id, dia])).toEqual([[person.id, 4]])
  })

  test('records of another church are not counted', async () => {
    await busy()
    const alone = await home(await (await app.church()).token(1))
    expect(alone.pessoas).toEqual({ total: 1, ativas: 1, recemConvertidas: 0 })
    expect([alone.celulas, alone.campanhas.total, alone.agenda]).toEqual([0, 0, []])
    expect(alone.meses.map(({ entradas }: { entradas: string }) => Number(entradas))).toEqual(Array(12).fill(0))
  })

  test.each([1, 3, 5] as const)('each figure equals its list, for perfil %s', async (perfil) => {
    const token = await (await busy()).token(perfil)
    const { pessoas, celulas, aniversariantes: nascidos, meses, vencimentos, campanhas } = await home(token)
    const found = async (list: string, filter = '') => (await totalOf(token, list, filter)).totalCount
    expect(pessoas.total).toBe(await found('usuarios'))
    expect(pessoas.ativas).toBe(await found('usuarios', 'usuarioAtivo: 1'))
    expect(pessoas.recemConvertidas).toBe(await found('usuarios', 'recemConvertido: 1'))
    expect(pessoas.total).toBeGreaterThan(pessoas.ativas)
    expect(pessoas.recemConvertidas).toBe(2)
    expect([celulas, await found('celulas', 'statusCelula: "ativa"')]).toEqual([1, 1])
    const born = await found('usuarios', `mesAniversario: ${Number(mes.slice(5))}, usuarioAtivo: 1`)
    expect([nascidos.total, born]).toEqual([1, 1])
    const present = meses.at(-1)
    expect(present).toEqual({ mes, entradas: '100.30', saidas: '30.05', saldo: '1070.25' })
    expect((await totalOf(token, 'entradas', `mes: "${mes}"`, 'soma')).soma).toBe(present.entradas)
    expect((await totalOf(token, 'saidas', `mes: "${mes}"`, 'soma')).soma).toBe(present.saidas)
    expect((await app.graphql(token, '{ livroCaixa { saldo } }')).data.livroCaixa.saldo).toBe(present.saldo)
    const [late, soon] = vencimentos.faixas
    const contas = (filter: string) => totalOf(token, 'contasPagar', filter, 'soma')
    expect(await contas('statusConta: "atrasado"')).toEqual({ totalCount: late.quantidadePagar, soma: late.pagar })
    expect(await contas(`statusConta: "aberto", fim: "${vencimentos.ate}"`)).toEqual({
      totalCount: soon.quantidadePagar,
      soma: soon.pagar,
    })
    expect([vencimentos.faixas.length, late.pagar, soon.pagar]).toEqual([2, '10.01', '20.02'])
    expect(vencimentos.contas.map(({ descricaoConta }: { descricaoConta: string }) => descricaoConta)).toEqual([
      'Atrasada',
      'Hoje',
      'Sexto dia',
    ])
    expect([campanhas.total, await found('campanhasMissoes', 'statusCampanha: "ativa"')]).toEqual([1, 1])
  })

  test('the balance is today’s: what is dated later in the month is apart, and the accounts add up to it', async () => {
    const church = await app.church()
    const post = await posting(church)
    const { id: idContaFinanceira } = await post('/contas-financeiras', { nome: 'Banco', tipo: 'banco' })
    await post('/entradas', { descricao: 'Oferta', data: today, categoria: 2, valor: '10000.00', idContaFinanceira })
    await post('/entradas', { descricao: 'Antiga', data: '2020-01-10', categoria: 2, valor: '0.10' })
    const later = day(1)
    await post('/saidas', { descricao: 'Salário', data: later, categoria: 4, valor: '3000.00', idContaFinanceira })
    await post('/entradas', { descricao: 'Oferta', data: later, categoria: 2, valor: '0.55' })
    // on the last day of a month nothing of it is to come
    const coming = later.startsWith(mes)
    const asked = '{ home { saldoDeHoje { saldo entradasFuturas saidasFuturas } meses { saldo } } }'
    const withAccounts = asked.replace('meses', 'contasFinanceiras { saldo } meses')
    const token = await church.token(1)
    for (const text of [asked, withAccounts]) {
      const { saldoDeHoje, meses } = (await app.graphql(token, text)).data.home
      expect(saldoDeHoje).toEqual({
        saldo: '10000.10',
        entradasFuturas: coming ? '0.55' : '0.00',
        saidasFuturas: coming ? '3000.00' : '0.00',
      })
      expect(meses.at(-1).saldo).toBe(coming ? '7000.65' : '10000.10')
    }
    const { contasFinanceiras } = (await app.graphql(token, withAccounts)).data.home
    const list = (await app.graphql(token, '{ contasFinanceiras { nodes { saldo } } }')).data.contasFinanceiras.nodes
    for (const contas of [contasFinanceiras, list])
      expect(contas.map(({ saldo }: { saldo: string }) => saldo).sort()).toEqual(['0.10', '10000.00'])
    const painel = `{ livroCaixa(inicio: "${mes}-01", fim: "${today}") { saldo } }`
    expect((await app.graphql(token, painel)).data.livroCaixa.saldo).toBe('10000.10')
    await decideRecommended(app, church)
    await app.sql(
      `update acesso_perfil set areas = areas || '{"tesouraria":"resumo"}' where id_cliente = $1 and perfil = 2`,
      [church.idCliente],
    )
    const read = async (perfil: -1 | 3) => (await app.graphql(await church.token(perfil), withAccounts)).data.home
    expect(await read(-1)).toEqual({ saldoDeHoje: null, meses: null, contasFinanceiras: null })
    expect(await read(3)).toMatchObject({ saldoDeHoje: { saldo: '10000.10' }, contasFinanceiras: null })
  })

  test('the platform’s figures equal its lists, which cover all churches', async () => {
    await busy()
    const token = await app.platformToken()
    const { pessoas, celulas, campanhas } = await home(token)
    const found = async (list: string, filter: string) => (await totalOf(token, list, filter)).totalCount
    expect(pessoas.total).toBe(await found('usuarios', ''))
    expect(celulas).toBe(await found('celulas', 'statusCelula: "ativa"'))
    expect(campanhas.total).toBe(await found('campanhasMissoes', 'statusCampanha: "ativa"'))
  })

  test('upcoming entries come nearest first, without cancelled ones, and with rehearsals only if the user has permission', async () => {
    const church = await app.church()
    const post = await posting(church)
    const { id: idGrupo } = await post('/gruposLouvor', { nomeGrupo: 'Vozes' })
    await post('/ensaiosLouvor', { idGrupo, dataEnsaio: day(2), horaEnsaio: '20:00' })
    await post('/cultos', { dataCulto: day(3), horaCulto: '19:00', temaCulto: 'Gratidão' })
    const { id } = await post('/cultos', { dataCulto: day(1), horaCulto: '19:00' })
    await app.graphql(await church.token(1), `mutation { cancelarCulto(id: ${id}) { id } }`)
    await post('/eventos', { nomeEvento: 'Retiro', dataInicio: `${day(-1)}T08:00`, dataFim: `${day(4)}T18:00` })
    await post('/eventos', { nomeEvento: 'Ontem', dataInicio: `${day(-1)}T08:00`, dataFim: `${day(-1)}T18:00` })
    await post('/eventos', { nomeEvento: 'Longe', dataInicio: `${day(40)}T08:00` })
    const titles = async (perfil: 1 | 2) =>
      (await home(await church.token(perfil))).agenda.map(({ titulo }: { titulo: string }) => titulo)
    expect(await titles(1)).toEqual(['Retiro', 'Ensaio · Vozes', 'Culto · Gratidão'])
    expect(await titles(2)).toEqual(['Retiro', 'Culto · Gratidão'])
  })

  test('the user’s own parts are the rosters to answer, the cell, and the tithes of the month', async () => {
    const church = await app.church()
    const post = await posting(church)
    const { id } = await church.person({ perfil: 2 })
    const token = await app.session(church.idCliente, id)
    const { id: idCulto } = await post('/cultos', { dataCulto: day(3), horaCulto: '19:00' })
    await post('/escalas-cultos', { idCulto, idMembro: id, funcao: 'Recepção' })
    const { id: idCelula } = await post('/celulas', { nomeCelula: 'Betânia', idResponsavel: id })
    const tithe = { idMembro: id, meioDizimo: 'pix' }
    await post('/dizimos', { ...tithe, valorDizimo: '50.25', dataDizimo: `${mes}-01` })
    await post('/dizimos', { ...tithe, valorDizimo: '9.00', dataDizimo: '2020-01-01' })
    await post('/dizimos', { ...tithe, idMembro: church.idCliente, valorDizimo: '7.00', dataDizimo: `${mes}-01` })
    const seen = await home(token)
    expect(seen.minhasEscalas).toEqual([
      { funcao: 'Recepção', resposta: 'pendente', acoesPermitidas: expect.arrayContaining(['responder']) },
    ])
    expect(seen.minhaCelula).toEqual({ id: idCelula, nomeCelula: 'Betânia', lider: true })
    expect(seen.meusDizimos).toEqual({ soma: '50.25', ultimo: `${mes}-01` })
    for (const asked of [token, await church.token(1)]) {
      const own = asked === token ? id : church.idCliente
      const { soma } = await totalOf(asked, 'dizimos', `mes: "${mes}", idMembro: "${own}"`, 'soma')
      expect((await home(asked)).meusDizimos.soma).toBe(soma)
    }
  })

  test('a full church needs as many statements as an empty one, and at most 15', async () => {
    const empty = await (await app.church()).token(1)
    const full = await (await busy()).token(1)
    // a process looks up once when a church began
    await home(empty)
    const [few, many] = [await countStatements(() => home(empty)), await countStatements(() => home(full))]
    expect(many).toBe(few)
    expect(many).toBeLessThanOrEqual(15)
  })

  test('a church with 10,000 people gets its home page within a second', async () => {
    const church = await app.church()
    await app.sql(
      `insert into usuario (id_cliente, name, data_nascimento) select ${church.idCliente}, 'Pessoa ' || n, date '1950-01-01' + n
        from generate_series(1, 10000) n`,
    )
    const token = await church.token(1)
    await home(token)
    const start = performance.now()
    expect((await home(token)).pessoas.total).toBe(10_001)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

describe('first steps of a new church', () => {
  const dismiss = 'mutation { dispensarPrimeirosPassos { message } }'
  const steps = async (church: TestChurch) => {
    const { primeirosPassos } = await home(await church.token(1))
    return primeirosPassos
      ?.filter(({ feito }: { feito: boolean }) => feito)
      .map(({ passo }: { passo: string }) => passo)
  }

  test('the church’s records determine which of the first steps are done', async () => {
    const church = await app.church()
    const post = await posting(church)
    expect(await steps(church)).toEqual([])
    await church.person()
    expect(await steps(church)).toEqual(['pessoas'])
    await post('/celulas', { nomeCelula: 'Betânia' })
    await post('/departamentos', { tituloDepartamento: 'Louvor' })
    await post('/eventos', { nomeEvento: 'Retiro', dataInicio: `${day(1)}T08:00` })
    await post('/entradas', { descricao: 'Oferta', data: today, categoria: 2, valor: '1.00' })
    expect(await steps(church)).toEqual(['pessoas', 'celulas', 'departamentos', 'agenda', 'financas'])
    await post('/contas-financeiras', { nome: 'Banco do Bairro', tipo: 'banco', saldoInicial: '10.00' })
    expect(await steps(church)).toEqual(['pessoas', 'celulas', 'departamentos', 'agenda', 'contas', 'financas'])
  })

  test('the step of what the church uses is done once it has said so, also that it uses everything', async () => {
    const church = await app.church()
    const token = await church.token(1)
    await app.graphql(token, 'mutation { definirModulosDesligados(modulos: []) { id } }')
    expect(await steps(church)).toEqual(['uso'])
    // a church of before was never asked, and is not asked now
    const [old] = [await app.church()]
    await app.sql('update cliente set modulos_desligados = default where id = $1', [old.idCliente])
    expect(await steps(old)).toEqual(['uso'])
  })

  test('a function that somebody has, or a group that somebody but the founder leads, completes the step of what people do', async () => {
    const [church, led] = [await app.church(), await app.church()]
    const { id } = await church.person()
    await app.sql(
      `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
       select id_cliente, id, $2, '2020-01-01' from funcao where id_cliente = $1 limit 1`,
      [church.idCliente, id],
    )
    expect(await steps(church)).toEqual(['pessoas', 'acessos'])
    await (await posting(led))('/departamentos', { tituloDepartamento: 'Som', idResponsavel: led.idCliente })
    expect(await steps(led)).toEqual(['departamentos'])
    const { id: leader } = await led.person()
    await (await posting(led))('/departamentos', { tituloDepartamento: 'Luz', idResponsavel: leader })
    expect(await steps(led)).toEqual(['pessoas', 'departamentos', 'acessos'])
  })

  test('the opening balance of the general account alone completes the step of the accounts', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const { data } = await app.graphql(token, '{ contasFinanceiras { nodes { id nome tipo geral } } }')
    const [{ id, nome, tipo }] = data.contasFinanceiras.nodes
    const update =
      'mutation($id: ID!, $input: ContaFinanceiraInput!) { atualizarContaFinanceira(id: $id, input: $input) { saldoInicial } }'
    await app.graphql(token, update, { id, input: { nome, tipo, saldoInicial: '850.00' } })
    expect(await steps(church)).toEqual(['contas'])
  })

  test('the first steps are not shown to the platform’s administrator, who sees all people and no church’s sums', async () => {
    const { primeirosPassos, meses, vencimentos, pessoas } = await home(await app.platformToken())
    expect([primeirosPassos, meses, vencimentos]).toEqual([null, null, null])
    const [all] = await app.sql<{ count: number }>('select count(*)::int from usuario where excluido_em is null')
    expect(pessoas.total).toBe(all?.count)
  })

  test('the first steps are dismissed by the administrator, for the administrator’s church only', async () => {
    const [church, other] = [await app.church(), await app.church()]
    expect((await app.graphql(null, dismiss)).status).toBe(401)
    for (const perfil of [-1, 2, 3, 4, 5] as const)
      expect([perfil, (await app.graphql(await church.token(perfil), dismiss)).status]).toEqual([perfil, 403])
    for (let twice = 0; twice < 2; twice++)
      expect((await app.graphql(await church.token(1), dismiss)).data.dispensarPrimeirosPassos.message).toBe(
        'Os primeiros passos não serão mais mostrados.',
      )
    expect(await steps(church)).toBeUndefined()
    expect(await steps(other)).toEqual([])
  })

  test('the first steps are listed in full for the administrator only, even after they are dismissed', async () => {
    const church = await app.church()
    const all = '{ primeirosPassos { passo feito } }'
    for (const perfil of [-1, 2, 3, 4, 5] as const)
      expect([perfil, (await app.graphql(await church.token(perfil), all)).status]).toEqual([perfil, 403])
    expect((await app.graphql(await app.platformToken(), all)).status).toBe(403)
    const token = await church.token(1)
    await app.graphql(token, dismiss)
    expect((await app.graphql(token, all)).data.primeirosPassos).toEqual(
      ['igreja', 'uso', 'pessoas', 'celulas', 'departamentos', 'acessos', 'agenda', 'contas', 'financas'].map(
        (passo) => ({
          passo,
          feito: passo === 'pessoas',
        }),
      ),
    )
  })
})
