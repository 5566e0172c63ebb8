import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

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

const create = async (path: string, data: object) => (await app.rest(token, 'POST', path, data)).body
const categoria = (data: object = {}) =>
  create('/categorias', { nome: unique('Luz '), natureza: 'despesa', raiz: 4, ...data })
const spend = async (data: string, idCategoria: number, valor = '10.00') =>
  (await create('/saidas', { descricao: unique('Gasto '), data, categoria: 4, idCategoria, valor })).id
const merge = (id: number, idCategoria: number) => app.rest(token, 'PATCH', `/categorias/${id}/juntar`, { idCategoria })
const stored = (ids: number[]) =>
  app.sql('select id, categoria, id_categoria from saida where id = any($1) order by id', [ids])

describe('merging a category into another', () => {
  test('moves entries of open months, bills, and the lines of drafts, and deletes what is empty then', async () => {
    const [luz, energia] = [await categoria(), await categoria({ raiz: 2 })]
    const entry = await spend('2026-03-10', luz.id)
    const binned = await spend('2026-03-11', luz.id)
    await app.rest(token, 'DELETE', `/saidas/${binned}`)
    const { id: idDepartamento } = await create('/departamentos', { tituloDepartamento: 'Som' })
    const { id: idCentroCusto } = await create('/centro-custo', { nome: 'Som', idDepartamento })
    const { id: bill } = await create('/contasPagar', {
      descricaoConta: 'Luz',
      valorConta: '20.00',
      dataVencimentoConta: '2026-04-10',
      idCategoria: luz.id,
      idCentroCusto,
    })
    const { id: budget } = await create('/previsoesOrcamentarias', { ano: 2026 })
    const monthsOf = (valor: string) => Array(12).fill(valor)
    const saved = await app.graphql(
      token,
      'mutation($id: ID!, $linhas: [LinhaPrevisaoInput!]!) { salvarLinhasDaPrevisao(id: $id, input: { linhas: $linhas }) { id } }',
      {
        id: String(budget),
        linhas: [
          { idCategoria: energia.id, meses: monthsOf('1.10') },
          { idCategoria: luz.id, meses: monthsOf('2.05') },
        ],
      },
    )
    expect(saved.errors).toBeUndefined()
    const asked = await app.graphql(
      token,
      `{ juncaoDeCategorias(id: ${luz.id}, idCategoria: ${energia.id}) { lancamentos fechados contas rascunhos previsoes } }`,
    )
    expect(asked.data.juncaoDeCategorias).toEqual({
      lancamentos: 1,
      fechados: 0,
      contas: 1,
      rascunhos: 1,
      previsoes: 0,
    })
    expect((await merge(luz.id, energia.id)).body.message).toBe(
      `Agora em "${energia.nome}": 1 lançamento, 1 conta, 1 rascunho de previsão. "${luz.nome}" foi excluída.`,
    )
    expect(await stored([entry, binned])).toEqual([
      { id: entry, categoria: 2, id_categoria: energia.id },
      { id: binned, categoria: 2, id_categoria: energia.id },
    ])
    expect((await app.sql('select id_categoria from conta_pagar where id = $1', [bill]))[0]).toEqual({
      id_categoria: energia.id,
    })
    const [row] = await app.sql('select linhas from previsao_orcamentaria where id = $1', [budget])
    expect(row?.linhas).toEqual([{ categoria: energia.uuid, centro: null, meses: monthsOf('3.15') }])
    expect((await app.rest(token, 'GET', `/categorias/${luz.id}`)).status).toBe(404)
    const audited = await app.sql(
      `select count(*)::int as n from auditoria where tabela = 'saida' and id_registro = $1 and depois ->> 'id_categoria' = $2`,
      [entry, String(energia.id)],
    )
    expect(audited).toEqual([{ n: 1 }])
  })

  test('needs what each of the records needs that it changes, also in the recycle bin, and nothing changes without it', async () => {
    const admin = token
    const make =
      'mutation($e: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: $e) { token } }'
    const withScopes = async (...more: string[]) => {
      const escopos = ['categoria.ler', 'categoria.escrever', ...more]
      token = (await app.graphql(admin, make, { e: escopos })).data.criarTokenApi.token
    }
    const energia = await categoria()
    const all: string[] = []
    const kinds: [acao: string, (luz: number) => Promise<{ tabela: string; id: number }>][] = [
      ['saida.escrever', async (luz) => ({ tabela: 'saida', id: await spend('2026-03-10', luz) })],
      [
        'contaPagar.escrever',
        async (idCategoria) => {
          const { id: idDepartamento } = await create('/departamentos', { tituloDepartamento: 'Som' })
          const { id: idCentroCusto } = await create('/centro-custo', { nome: 'Som', idDepartamento })
          const bill = { descricaoConta: 'Luz', valorConta: '20.00', dataVencimentoConta: '2026-04-10' }
          return {
            tabela: 'conta_pagar',
            id: (await create('/contasPagar', { ...bill, idCategoria, idCentroCusto })).id,
          }
        },
      ],
      [
        'movimentoBancario.escrever',
        async (idCategoria) => {
          const input = { texto: unique('Copel '), direcao: 'saiu', idCategoria }
          const rule = 'mutation($input: RegraBancariaInput!) { criarRegraBancaria(input: $input) { id } }'
          return {
            tabela: 'regra_bancaria',
            id: (await app.graphql(token, rule, { input })).data.criarRegraBancaria.id,
          }
        },
      ],
      [
        'previsaoOrcamentaria.escrever',
        async (idCategoria) => {
          const { id } = await create('/previsoesOrcamentarias', { ano: 2026 })
          const save =
            'mutation($id: ID!, $linhas: [LinhaPrevisaoInput!]!) { salvarLinhasDaPrevisao(id: $id, input: { linhas: $linhas }) { id } }'
          const linhas = [{ idCategoria, meses: Array(12).fill('1.00') }]
          expect((await app.graphql(token, save, { id: String(id), linhas })).errors).toBeUndefined()
          return { tabela: 'previsao_orcamentaria', id }
        },
      ],
    ]
    for (const [action, add] of kinds) {
      token = admin
      const luz = await categoria()
      const { tabela, id } = await add(luz.id)
      // what is in the recycle bin moves, too
      if (tabela !== 'regra_bancaria')
        await app.sql(`update ${tabela} set excluido_em = now(), excluido_por = $2 where id = $1`, [
          id,
          church.idCliente,
        ])
      const state = () => app.sql(`select to_jsonb(r) as row from ${tabela} r where id = $1`, [id])
      const before = await state()
      expect(before).toHaveLength(1)
      await withScopes(...all)
      const refused = await merge(luz.id, energia.id)
      expect([refused.status, refused.body.campos]).toEqual([403, { escopos: action }])
      expect(await state()).toEqual(before)
      all.push(action)
      await withScopes(action)
      expect([action, (await merge(luz.id, energia.id)).status]).toEqual([action, 200])
      expect(await state()).not.toEqual(before)
    }
    token = admin
    const empty = await categoria()
    await withScopes()
    const offered = async () =>
      (await app.graphql(token, `{ categoria(id: "${energia.id}") { acoesPermitidas } }`)).data.categoria
        .acoesPermitidas
    expect(await offered()).not.toContain('juntar')
    expect((await merge(empty.id, energia.id)).status).toBe(200)
    await withScopes('saida.escrever')
    expect(await offered()).toContain('juntar')
  })

  test('leaves entries of closed months with their reversals, and deactivates the category', async () => {
    const [luz, energia] = [await categoria(), await categoria()]
    const closed = await spend('2026-01-10', luz.id)
    const open = await spend('2026-02-10', luz.id)
    await app.graphql(token, 'mutation { fecharMes(mes: "2026-01") { message } }')
    const reversed = await app.graphql(
      token,
      `mutation { estornarSaida(id: ${closed}, input: { data: "2026-02-11" }) { id } }`,
    )
    const reversal = reversed.data.estornarSaida.id
    expect((await merge(luz.id, energia.id)).body.message).toBe(
      `Agora em "${energia.nome}": 1 lançamento. "${luz.nome}" foi desativada e guarda 2 lançamentos de meses fechados, com os estornos deles.`,
    )
    expect((await stored([closed, open, reversal])).map(({ id_categoria }) => id_categoria)).toEqual([
      luz.id,
      energia.id,
      luz.id,
    ])
    expect((await app.rest(token, 'GET', `/categorias/${luz.id}`)).body.ativa).toBe(false)
    // once the month is open again, the rest follows
    await app.graphql(token, 'mutation { reabrirMes(mes: "2026-01") { message } }')
    await merge(luz.id, energia.id)
    expect((await stored([closed, reversal])).map(({ id_categoria }) => id_categoria)).toEqual([energia.id, energia.id])
  })

  test('what an approved budget plans counts for the category that stays, and the stored budget does not change', async () => {
    const [luz, energia, forca] = [await categoria(), await categoria({ raiz: 2 }), await categoria()]
    await spend('2026-01-10', luz.id)
    await spend('2026-02-10', luz.id)
    await spend('2026-02-11', energia.id, '5.00')
    const { id: budget } = await create('/previsoesOrcamentarias', { ano: 2026 })
    const monthsOf = (valor: string) => Array(12).fill(valor)
    const ask = (document: string, variables: object = {}) =>
      app.graphql(token, document, { id: String(budget), ...variables })
    await ask(
      'mutation($id: ID!, $linhas: [LinhaPrevisaoInput!]!) { salvarLinhasDaPrevisao(id: $id, input: { linhas: $linhas }) { id } }',
      {
        linhas: [
          { idCategoria: luz.id, meses: monthsOf('100.00') },
          { idCategoria: energia.id, meses: monthsOf('50.50') },
        ],
      },
    )
    await ask(
      'mutation($id: ID!) { aprovarPrevisaoOrcamentaria(id: $id, input: { orgao: "conselho", aprovadaEm: "2026-01-02" }) { id } }',
    )
    await app.graphql(token, 'mutation { fecharMes(mes: "2026-01") { message } }')
    await merge(luz.id, forca.id)
    await merge(forca.id, energia.id)
    const execution = async () => {
      const { data } = await app.graphql(
        token,
        '{ execucaoOrcamentaria(ano: 2026, mes: 2) { linhas { restrito nivel idCategoria previsto realizado } } }',
      )
      return data.execucaoOrcamentaria.linhas
        .filter(
          ({ nivel, idCategoria, restrito }: Record<string, unknown>) =>
            nivel === 2 && idCategoria && restrito === false,
        )
        .map(({ idCategoria, previsto, realizado }: Record<string, unknown>) => [idCategoria, previsto, realizado])
    }
    expect(await execution()).toEqual([[energia.id, '301.00', '25.00']])
    const notice = '{ avisoPrevisao(categoria: 2, idCategoria: ID, data: "2026-03-01", valor: "1781.01") }'
    const { data } = await app.graphql(token, notice.replace('ID', String(energia.id)))
    expect(data.avisoPrevisao).toContain('R$ 1.806,00 previstos, R$ 25,00 já gastos')
    const [row] = await app.sql<{ linhas: { categoria: string }[] }>(
      'select linhas from previsao_orcamentaria where id = $1',
      [budget],
    )
    expect(row?.linhas.map(({ categoria }) => categoria)).toEqual([luz.uuid, energia.uuid])
    const revised = await ask(
      'mutation($id: ID!) { revisarPrevisaoOrcamentaria(id: $id, motivo: "Luz e energia são uma.") { linhas { idCategoria total } } }',
    )
    expect(revised.data.revisarPrevisaoOrcamentaria.linhas).toEqual([{ idCategoria: energia.id, total: '1806.00' }])
    // in use again, it is a category of its own
    await app.rest(token, 'PATCH', `/categorias/${luz.id}/ativar`)
    expect(await execution()).toEqual([
      [energia.id, '101.00', '15.00'],
      [luz.id, '200.00', '10.00'],
    ])
  })

  describe('into one that something of a closed month counts for', () => {
    let luz: { id: number; uuid: string }
    let energia: { id: number; uuid: string }

    beforeEach(async () => {
      ;[luz, energia] = [await categoria(), await categoria({ raiz: 2 })]
      await spend('2026-01-10', luz.id)
      const { id } = await create('/previsoesOrcamentarias', { ano: 2026 })
      const input = { linhas: [{ idCategoria: luz.id, meses: Array(12).fill('100.00') }] }
      const ask = (document: string, variables: object = {}) =>
        app.graphql(token, document, { id: String(id), ...variables })
      await ask(
        'mutation($id: ID!, $input: LinhasPrevisaoInput!) { salvarLinhasDaPrevisao(id: $id, input: $input) { id } }',
        { input },
      )
      await ask(
        'mutation($id: ID!) { aprovarPrevisaoOrcamentaria(id: $id, input: { orgao: "conselho", aprovadaEm: "2026-01-02" }) { id } }',
      )
      await app.graphql(token, 'mutation { fecharMes(mes: "2026-01") { message } }')
      await merge(luz.id, energia.id)
    })

    /** Which category the amounts count for, wherever they are asked for. */
    const counted = async () => {
      const { data } = await app.graphql(
        token,
        `{ execucaoOrcamentaria(ano: 2026, mes: 2) { linhas { idCategoria restrito previsto realizado } }
          luz: avisoPrevisao(categoria: 4, idCategoria: ${luz.id}, data: "2026-03-01", valor: "1190.01")
          energia: avisoPrevisao(categoria: 2, idCategoria: ${energia.id}, data: "2026-03-01", valor: "1190.01")
          categoria(id: ${luz.id}) { destino { id } } }`,
      )
      const own = data.execucaoOrcamentaria.linhas.filter(
        ({ idCategoria, restrito }: Record<string, unknown>) => idCategoria && restrito === false,
      )
      return {
        lines: own.map(({ idCategoria, previsto, realizado }: Record<string, unknown>) => [
          idCategoria,
          previsto,
          realizado,
        ]),
        notices: [data.luz !== null, data.energia !== null],
        destino: data.categoria.destino?.id ?? null,
      }
    }
    const ofLuz = () => ({ lines: [[luz.id, '200.00', '10.00']], notices: [true, false], destino: null })
    const revised = async () => {
      const { data } = await app.graphql(
        token,
        '{ previsoesOrcamentarias(filtro: { situacao: "Em vigor" }) { nodes { id } } }',
      )
      const revision = await app.graphql(
        token,
        'mutation($id: ID!) { revisarPrevisaoOrcamentaria(id: $id, motivo: "A luz subiu.") { linhas { idCategoria } } }',
        { id: String(data.previsoesOrcamentarias.nodes[0].id) },
      )
      return revision.data.revisarPrevisaoOrcamentaria.linhas
    }

    test('refuses to delete that one, and counts for itself when it is deleted all the same', async () => {
      expect(await counted()).toEqual({
        lines: [[energia.id, '200.00', '10.00']],
        notices: [false, true],
        destino: energia.id,
      })
      const { status, body } = await app.rest(token, 'DELETE', `/categorias/${energia.id}`)
      expect([status, body.message]).toEqual([
        409,
        'Esta categoria tem categorias juntadas a ela e não pode ser excluída. Você pode desativá-la.',
      ])
      await app.sql('update categoria set excluido_em = now() where id = $1', [energia.id])
      expect(await counted()).toEqual({ ...ofLuz(), notices: [true, false] })
      expect(await revised()).toEqual([{ idCategoria: luz.id }])
    })

    test('counts for itself once the version before makes it active', async () => {
      await app.sql('update categoria set ativa = true where id = $1', [luz.id])
      expect(await counted()).toEqual(ofLuz())
      expect(await revised()).toEqual([{ idCategoria: luz.id }])
      await app.rest(token, 'PATCH', `/categorias/${luz.id}/desativar`)
      expect(await counted()).toEqual(ofLuz())
      await app.sql('update categoria set ativa = true, id_destino = $2 where id = $1', [luz.id, energia.id])
      expect((await merge(energia.id, luz.id)).status).toBe(200)
    })
  })

  test('into a fixed one leaves the entries with its number alone', async () => {
    const luz = await categoria()
    const entry = await spend('2026-03-10', luz.id)
    const fixas = (await app.rest(token, 'GET', '/categorias?natureza=despesa&raiz=2')).body
    const { id } = fixas.find(({ fixa }: { fixa: boolean }) => fixa)
    expect((await merge(luz.id, id)).status).toBe(200)
    expect(await stored([entry])).toEqual([{ id: entry, categoria: 2, id_categoria: null }])
    expect((await merge(id, (await categoria()).id)).body.message).toContain('Uma categoria fixa não se junta a outra')
  })

  test('is refused for itself, another kind, another restriction, an inactive one, and one of another church', async () => {
    const luz = await categoria()
    const inactive = await categoria()
    await app.rest(token, 'PATCH', `/categorias/${inactive.id}/desativar`)
    const own = token
    token = await (await app.church()).token(1)
    const foreign = await categoria()
    token = own
    const refusals: [number, string][] = [
      [luz.id, 'Escolha outra categoria.'],
      [(await categoria({ natureza: 'receita' })).id, 'Só se juntam receitas com receitas e despesas com despesas.'],
      [(await categoria({ restrita: 1 })).id, 'Uma categoria com restrição não se junta a uma sem: o fundo é outro.'],
      [inactive.id, 'Esta categoria está desativada.'],
      [foreign.id, 'Categoria não encontrada.'],
    ]
    for (const [other, text] of refusals) {
      const { status, body } = await merge(luz.id, other)
      expect([status, body.campos]).toEqual([422, { idCategoria: text }])
    }
    expect((await merge(foreign.id, luz.id)).status).toBe(404)
    expect((await app.rest(await church.token(2), 'PATCH', `/categorias/${luz.id}/juntar`, {})).status).toBe(403)
  })

  test('two people who merge the same two crosswise end with one category', async () => {
    const [luz, energia] = [await categoria(), await categoria()]
    await spend('2026-03-10', luz.id)
    await spend('2026-03-11', energia.id)
    const answers = await Promise.all([merge(luz.id, energia.id), merge(energia.id, luz.id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await app.sql(
      'select count(distinct id_categoria)::int as n, count(*)::int as entries from saida where id_cliente = $1',
      [church.idCliente],
    )
    expect(left).toEqual([{ n: 1, entries: 2 }])
  })
})
