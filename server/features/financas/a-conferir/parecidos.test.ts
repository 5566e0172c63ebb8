import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

/* Money that is like money which the books have is asked about on every way in, and over REST it waits. */

let app: TestApp
let church: TestChurch
let token: string
let cash: number
let bank: number
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  cash = (await app.rest(token, 'GET', '/contas-financeiras')).body[0].id
  const account = { nome: unique('Banco '), tipo: 'banco', dataSaldoInicial: '2026-03-01' }
  bank = (await app.rest(token, 'POST', '/contas-financeiras', account)).body.id
})

const day = '2026-03-10'
const rest = async (path: string, data: object): Promise<{ id: number }> => {
  const { status, body } = await app.rest(token, 'POST', path, data)
  expect([path, status]).toEqual([path, 201])
  return body
}
const remove = async (path: string, id: number) =>
  expect((await app.rest(token, 'DELETE', `${path}/${id}`)).status).toBeLessThan(300)

/** The names of what a mutation asks; none when it was done. */
const asked = async (field: string, variables: object = {}, input = ''): Promise<string[]> => {
  const { errors } = await app.graphql(token, `mutation${input} { ${field} }`, variables)
  if (errors) expect(errors[0]?.extensions.code).toBe('CONFIRM')
  return errors?.[0]?.extensions.confirmacoes?.map(({ nome }) => nome) ?? []
}
const waiting = async (): Promise<string[]> =>
  (await app.graphql(token, '{ aConferir { nome } }')).data.aConferir.map(({ nome }: { nome: string }) => nome)

/** Asks once, does nothing without the answer, and does it with it; the recycle bin asks the same. */
async function comesBack(name: string, table: string, id: number, path: string, kind: string) {
  expect(await asked(`restaurar${name}(id: ${id}) { id }`)).toEqual([kind])
  expect(await asked(`restaurarDaLixeira(tabela: "${table}", uuid: "${id}") { message }`)).toEqual([kind])
  expect(
    await asked(`restaurarDaLixeira(tabela: "${table}", uuid: "${id}", confirmacoes: ["${kind}"]) { message }`),
  ).toEqual([])
  await remove(path, id)
  expect(await asked(`restaurar${name}(id: ${id}, confirmacoes: ["${kind}"]) { id }`)).toEqual([])
}

describe('what comes back from the recycle bin', () => {
  test('as an entry is asked about', async () => {
    for (const [name, path, categoria] of [
      ['Entrada', '/entradas', 2],
      ['Saida', '/saidas', 4],
    ] as const) {
      const entry = { descricao: 'Mercado', data: day, valor: 12.5, categoria }
      const { id } = await rest(path, entry)
      await remove(path, id)
      expect(await asked(`restaurar${name}(id: ${id}) { id }`)).toEqual([])
      await remove(path, id)
      await rest(path, entry)
      await comesBack(name, name.toLowerCase(), id, path, 'lancamentoParecido')
    }
  })

  test('as a tithe is asked about', async () => {
    const { id: idMembro } = await church.person()
    const tithe = { idMembro, valorDizimo: 200, dataDizimo: day, meioDizimo: 'pix' }
    const { id } = await rest('/dizimos', tithe)
    await remove('/dizimos', id)
    await rest('/dizimos', { ...tithe, dataDizimo: '2026-03-12' })
    await comesBack('Dizimo', 'dizimo', id, '/dizimos', 'dizimoParecido')
  })

  test('as a donation is asked about', async () => {
    const idCampanha = (
      await rest('/campanhasMissoes', {
        nomeCampanha: unique('Campanha '),
        tipoCampanha: 'nacional',
        dataInicio: '2026-01-01',
        dataFim: '2026-12-31',
        alvoCampanha: 1000,
      })
    ).id
    const { id: idMembro } = await church.person()
    const gift = { idCampanha, idMembro, valorDoacao: 30, dataDoacao: day }
    const { id } = await rest('/campanhas-missoes-doacoes', gift)
    await remove('/campanhas-missoes-doacoes', id)
    await rest('/campanhas-missoes-doacoes', gift)
    await comesBack('Doacao', 'doacao', id, '/campanhas-missoes-doacoes', 'doacaoParecida')
  })

  test('as a transfer is asked about', async () => {
    const transfer = { data: day, valor: 30, idContaOrigem: cash, idContaDestino: bank }
    const { id } = await rest('/transferencias', transfer)
    await remove('/transferencias', id)
    await rest('/transferencias', transfer)
    await comesBack('Transferencia', 'transferencia', id, '/transferencias', 'transferenciaParecida')
  })
})

describe('what is corrected', () => {
  test('into a tithe that exists is asked about, whichever of person, day and amount changes', async () => {
    const [maria, joao] = [await church.person(), await church.person()]
    const tithe = { idMembro: maria.id, valorDizimo: 200, dataDizimo: day, meioDizimo: 'pix' }
    await rest('/dizimos', tithe)
    const others = [
      { ...tithe, idMembro: joao.id },
      { ...tithe, valorDizimo: 201 },
      { ...tithe, dataDizimo: '2026-03-20' },
    ]
    const input = { ...tithe, idMembro: String(maria.id), valorDizimo: '200.00' }
    const change = (id: number, answer = '') =>
      asked(`atualizarDizimo(id: ${id}, input: $input${answer}) { id }`, { input }, '($input: DizimoInput!)')
    for (const other of others) {
      const { id } = await rest('/dizimos', other)
      expect(await change(id)).toEqual(['dizimoParecido'])
      expect(await change(id, ', confirmacoes: ["dizimoParecido"]')).toEqual([])
      // it was answered, and nothing of it is new
      expect(await change(id)).toEqual([])
      await remove('/dizimos', id)
    }
    const { id } = await rest('/dizimos', { ...tithe, valorDizimo: 201 })
    expect((await app.rest(token, 'PUT', `/dizimos/${id}`, tithe)).status).toBe(200)
    expect(await waiting()).toEqual(['dizimoParecido'])
  })

  test('into an entry or a transfer that exists is asked about', async () => {
    const entry = { descricao: 'Luz', data: day, valor: '12.50', categoria: 5 }
    await rest('/saidas', entry)
    const { id } = await rest('/saidas', { ...entry, valor: '12.51' })
    const change = `atualizarSaida(id: ${id}, input: $input) { id }`
    expect(await asked(change, { input: entry }, '($input: SaidaInput!)')).toEqual(['lancamentoParecido'])
    const transfer = { data: day, valor: '30.00', idContaOrigem: String(cash), idContaDestino: String(bank) }
    await rest('/transferencias', transfer)
    const later = await rest('/transferencias', { ...transfer, data: '2026-03-11' })
    const move = `atualizarTransferencia(id: ${later.id}, input: $input) { id }`
    expect(await asked(move, { input: transfer }, '($input: TransferenciaInput!)')).toEqual(['transferenciaParecida'])
  })
})

describe('a transfer', () => {
  const transfer = () => ({ data: day, valor: '30.00', idContaOrigem: String(cash), idContaDestino: String(bank) })
  const create = (input: object, answer = '') =>
    asked(`criarTransferencia(input: $input${answer}) { id }`, { input }, '($input: TransferenciaInput!)')

  test('like another one is asked about, and over REST it waits', async () => {
    expect(await create(transfer())).toEqual([])
    expect(await create(transfer())).toEqual(['transferenciaParecida'])
    expect(await create(transfer(), ', confirmacoes: ["transferenciaParecida"]')).toEqual([])
    // the other way, or of another amount, it is another one
    expect(await create({ ...transfer(), idContaOrigem: String(bank), idContaDestino: String(cash) })).toEqual([])
    expect(await create({ ...transfer(), valor: '30.01' })).toEqual([])
    expect(await waiting()).toEqual([])
    await rest('/transferencias', transfer())
    expect(await waiting()).toEqual(['transferenciaParecida'])
  })

  const importExtrato = async (...lines: string[]): Promise<number[]> => {
    const data = Buffer.from(['Data;Descrição;Valor', ...lines].join('\n'))
    const { errors } = await app.upload(
      token,
      `mutation($arquivo: Upload!) { importarExtrato(arquivo: $arquivo, idContaFinanceira: ${bank},
        colunas: { colunaData: 0, colunaDescricao: 1, colunaValor: 2 }) { precisaColunas } }`,
      {},
      { arquivo: { name: 'm.csv', type: 'text/csv', data } },
    )
    expect(errors).toBeUndefined()
    const found = await app.graphql(
      token,
      `{ movimentosBancarios(first: 9, filtro: { idContaFinanceira: ${bank} }, ordem: { campo: data, direcao: ASC }) { nodes { id } } }`,
    )
    return found.data.movimentosBancarios.nodes.map(({ id }: { id: number }) => id)
  }
  const book = (id: number | undefined, input: string) =>
    asked(`lancarMovimento(id: "${id}", input: { ${input} }) { id }`)

  test('that the books have is asked about when its movement is entered as one, or as anything else', async () => {
    await rest('/transferencias', transfer())
    const { id: person } = await church.person()
    const [into] = await importExtrato('10/03/2026;DEPOSITO;30,00')
    expect(await book(into, `transferencia: "${cash}", descricao: "Depósito"`)).toEqual(['transferenciaParecida'])
    expect(await book(into, 'categoria: 2, descricao: "Oferta"')).toEqual(['movimentoParecido'])
    expect(await book(into, `dizimo: "${person}"`)).toEqual(['movimentoParecido'])
  })

  test('typed for another day than the bank has is asked about up to three days around', async () => {
    await rest('/transferencias', transfer())
    const [near, far] = await importExtrato('13/03/2026;DEPOSITO;30,00', '14/03/2026;DEPOSITO;30,00')
    const as = `transferencia: "${cash}", descricao: "Depósito"`
    expect(await book(near, as)).toEqual(['movimentoParecido'])
    expect(await book(far, as)).toEqual([])
  })

  test('is asked about when its movement is one that was typed as an entry', async () => {
    await rest('/entradas', { descricao: 'Oferta', data: day, valor: 30, categoria: 2, idContaFinanceira: bank })
    const [into] = await importExtrato('10/03/2026;DEPOSITO;30,00')
    expect(await book(into, `transferencia: "${cash}", descricao: "Depósito"`)).toEqual(['movimentoParecido'])
  })

  test('whose movement is matched is not asked about when another one comes', async () => {
    const [first, second] = await importExtrato('10/03/2026;DEPOSITO;30,00', '11/03/2026;OFERTA;30,00')
    expect(await book(first, `transferencia: "${cash}", descricao: "Depósito"`)).toEqual([])
    expect(await book(second, 'categoria: 2, descricao: "Oferta"')).toEqual([])
  })
})
