import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, unique } from '../../../../tests/factories/harness.js'
import { BudgetsLab } from '../../../../tests/factories/orcamentos.js'

const lab = new BudgetsLab()
const { newDepartment, create, decide } = lab
let app: TestApp
let church: TestChurch

beforeAll(async () => {
  ;({ app } = await lab.open())
  church = await app.church()
})
afterAll(() => app.close())

const year = '(inicio: "2026-01-01", fim: "2026-12-31")'
const graphql = async (token: string, query: string, variables = {}) => {
  const { data, errors } = await app.graphql(token, query, variables)
  expect(errors).toBeUndefined()
  return data
}
const remove = (token: string, id: number | string) => app.rest(token, 'DELETE', `/orcamentos/${id}`)

/** The places that show a budget: list, global search, sums, export and report. */
async function seen(token: string, title: string) {
  const query = `query($busca: String!) {
    orcamentos(first: 5, busca: $busca) { totalCount }
    buscar(texto: $busca) { titulo }
    resumoOrcamentos${year} { previsto pendente }
    dadosRelatorio(input: { tipo: "orcamentos", dataInicial: "2026-01-01", dataFinal: "2026-12-31" }) { secoes { tabela { grupos { linhas } } } }
  }`
  const data = await graphql(token, query, { busca: title })
  const csv = await app.rest(token, 'GET', `/exportar/orcamentos?formato=csv&busca=${encodeURIComponent(title)}`)
  return {
    list: data.orcamentos.totalCount,
    search: data.buscar.length,
    sums: data.resumoOrcamentos,
    report: JSON.stringify(data.dadosRelatorio).includes(title),
    export: String(csv.body).includes(title),
  }
}

const nowhere = {
  list: 0,
  search: 0,
  sums: { previsto: '0.00', pendente: '0.00' },
  report: false,
  export: false,
}

test.each([1, 5] as const)(
  'perfil %i deletes an approved and a pending budget; no list or sum contains them, and both can be restored',
  async (perfil) => {
    const own = await app.church()
    const [admin, token] = [await own.token(1), await own.token(perfil)]
    const tituloOrcamento = unique('Cantata ')
    const { id: idDepartamento } = await newDepartment(own)
    const fields = { tituloOrcamento, idDepartamento, dataOrcamento: '2026-06-01' }
    const approved = await create({ ...fields, valorOrcamento: 100.1 }, own)
    const pending = await create({ ...fields, valorOrcamento: 50 }, own)
    await decide(approved.id, 'aprovar', own)
    const before = await seen(admin, tituloOrcamento)
    expect(before).toEqual({
      list: 2,
      search: 2,
      sums: { previsto: '100.10', pendente: '50.00' },
      report: true,
      export: true,
    })

    for (const { id, uuid } of [approved, pending]) {
      expect(await remove(token, uuid)).toMatchObject({
        status: 200,
        body: { message: 'Orçamento excluído com sucesso.' },
      })
      expect((await remove(token, id)).status).toBe(404)
      expect((await app.rest(token, 'PATCH', `/orcamentos/${id}/aprovar`)).status).toBe(404)
      expect((await app.rest(await own.token(2), 'GET', `/orcamentos/${id}`)).status).toBe(404)
    }
    expect(await seen(admin, tituloOrcamento)).toEqual(nowhere)

    const { lixeira, orcamentos } = await graphql(
      admin,
      `{ lixeira(first: 10) { nodes { tabela titulo } }
         orcamentos(first: 5, filtro: { excluidos: true }) { nodes { excluidoEm acoesPermitidas } } }`,
    )
    expect(lixeira.nodes).toEqual([
      { tabela: 'orcamento', titulo: tituloOrcamento },
      { tabela: 'orcamento', titulo: tituloOrcamento },
    ])
    const deleted = { excluidoEm: expect.any(String), acoesPermitidas: ['restaurar'] }
    expect(orcamentos.nodes).toEqual([deleted, deleted])

    const restore = 'mutation($id: ID!) { restaurarOrcamento(id: $id) { excluidoEm } }'
    for (const { id } of [approved, pending])
      expect((await graphql(admin, restore, { id })).restaurarOrcamento).toEqual({ excluidoEm: null })
    expect(await seen(admin, tituloOrcamento)).toEqual(before)
  },
)

test('all other perfis can neither delete a budget nor read the recycle bin', async () => {
  const { id } = await create({ idDepartamento: (await newDepartment(church)).id }, church)
  for (const perfil of [2, 3, 4] as const) {
    const token = await church.token(perfil)
    expect((await remove(token, id)).status).toBe(403)
    expect((await app.rest(token, 'GET', '/orcamentos?excluidos=true')).status).toBe(403)
  }
  expect((await remove(await app.platformToken(), id)).status).toBe(403)
  expect((await remove(await (await app.church()).token(1), id)).status).toBe(404)
  expect((await app.rest(await church.token(1), 'GET', `/orcamentos/${id}`)).status).toBe(200)
})
