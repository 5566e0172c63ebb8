import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { readPdf } from '../../../../tests/factories/pdf.js'

let app: TestApp
let church: TestChurch
let admin: string
let council: string
let luz: number

const create = async (path: string, data: object) => (await app.rest(admin, 'POST', path, data)).body

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  admin = await church.token(1)
  council = String((await church.person({ perfil: 3 })).id)
  luz = (await create('/categorias', { nome: 'Energia', natureza: 'despesa', raiz: 4 })).id
  await create('/saidas', { descricao: 'Telhado', data: '2026-02-20', categoria: 2, valor: '80.25' })
  await app.graphql(admin, 'mutation { fecharMes(mes: "2026-02") { message } }')
})
afterAll(() => app.close())

const draft = async (de: string, ate: string): Promise<number> =>
  (await create('/prestacoesContas', { nome: 'Fevereiro', de, ate })).id

const send = async (id: number) => {
  const { data, errors } = await app.graphql(
    admin,
    `mutation($id: ID!, $idsConselho: [ID!]!) { enviarPrestacaoContas(id: $id, idsConselho: $idsConselho) {
      impressao demonstrativo { previsto { previsoes entradas saidas } linhas { tipo nome valor anterior previsto } } } }`,
    { id: String(id), idsConselho: [council] },
  )
  expect(errors).toBeUndefined()
  const [stored] = await app.sql<{ demonstrativo: string }>(
    'select demonstrativo from prestacao_contas where id = $1',
    [id],
  )
  expect(data.enviarPrestacaoContas.impressao).toBe(
    createHash('sha256').update(String(stored?.demonstrativo)).digest('hex'),
  )
  return { ...data.enviarPrestacaoContas.demonstrativo, texto: stored?.demonstrativo }
}

/** Approves a budget with an amount for each month of the electricity bill, and one for February alone. */
const approved = async (ano: number) => {
  const { id } = await create('/previsoesOrcamentarias', { ano })
  const { data } = await app.graphql(
    admin,
    '{ categorias(filtro: { natureza: "receita", raiz: 2 }) { nodes { id fixa } } }',
  )
  const oferta = data.categorias.nodes.find(({ fixa }: { fixa: boolean }) => fixa).id
  const february = ['0.00', '300.10', ...Array(10).fill('0.00')]
  const { errors } = await app.graphql(
    admin,
    `mutation($id: ID!, $linhas: [LinhaPrevisaoInput!]!) {
      salvarLinhasDaPrevisao(id: $id, input: { linhas: $linhas }) { id }
      aprovarPrevisaoOrcamentaria(id: $id, input: { orgao: "assembleia", aprovadaEm: "2025-12-01" }) { id } }`,
    {
      id: String(id),
      linhas: [
        { idCategoria: luz, meses: Array(12).fill('50.05') },
        { idCategoria: oferta, meses: february },
      ],
    },
  )
  expect(errors).toBeUndefined()
}

test('a statement has what was planned once its years have approved budgets, and one that was sent before stays as it is', async () => {
  const before = await draft('2026-02', '2026-02')
  const sent = await send(before)
  expect(sent.previsto).toBeNull()
  expect(sent.texto).not.toContain('previsto')
  await approved(2026)

  const id = await draft('2026-02', '2026-02')
  const { previsto, linhas } = await send(id)
  expect(previsto).toEqual({ previsoes: ['Previsão orçamentária de 2026'], entradas: '300.10', saidas: '50.05' })
  expect(linhas).toEqual([
    { tipo: 'entrada', nome: 'Oferta', valor: '0.00', anterior: '0.00', previsto: '300.10' },
    { tipo: 'saida', nome: 'Manutenção', valor: '80.25', anterior: '0.00', previsto: '0.00' },
    { tipo: 'saida', nome: 'Energia', valor: '0.00', anterior: '0.00', previsto: '50.05' },
  ])
  const { body } = await app.rest(admin, 'GET', `/prestacoesContas/${id}/pdf`)
  const text = (await readPdf(body)).text.replace(/[\s|]+/g, '')
  for (const words of ['R$300,10', 'Previsto:Previsãoorçamentáriade2026.']) expect(text).toContain(words)

  // sent again to the council: only the budget is new, so the text and its hash are the same
  expect((await send(before)).texto).toBe(sent.texto)
  const old = await app.rest(admin, 'GET', `/prestacoesContas/${before}/pdf`)
  expect((await readPdf(old.body)).text).not.toContain('Previsto')

  // the months of 2025 have no budget, so nothing is known that was planned for all of them
  const [across, whole] = [await draft('2025-12', '2026-02'), await draft('2025-12', '2026-02')]
  expect((await send(across)).previsto).toBeNull()
  await approved(2025)
  expect((await send(whole)).previsto).toMatchObject({
    previsoes: ['Previsão orçamentária de 2025', 'Previsão orçamentária de 2026'],
    saidas: '150.15',
  })

  // what is planned for a merged category is that of the other one, until it is in use again
  const { id: forca } = await create('/categorias', { nome: 'Força', natureza: 'despesa', raiz: 4 })
  await app.rest(admin, 'PATCH', `/categorias/${luz}/juntar`, { idCategoria: forca })
  const planned = async () => {
    const statement = await send(await draft('2026-02', '2026-02'))
    return statement.linhas.find((linha: { previsto: string }) => linha.previsto === '50.05').nome
  }
  expect(await planned()).toBe('Força')
  await app.sql('update categoria set ativa = true where id = $1', [luz])
  expect(await planned()).toBe('Energia')
  await app.sql('update categoria set ativa = false where id = $1', [luz])
  await app.sql('update categoria set excluido_em = now() where id = $1', [forca])
  expect(await planned()).toBe('Energia')
})
