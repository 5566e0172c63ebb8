import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { AccountsLab, accountsOf, hoje, kinds } from '../../../../tests/factories/contas.js'
import { type TestApp, type TestChurch, unique } from '../../../../tests/factories/harness.js'

const lab = new AccountsLab()
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe.each(kinds)('%s', (...kind) => {
  const [one, Type, many, open, encerrado] = kind
  const { fields, create, entries, ler, criar, atualizar, verb, excluir, restaurar, parar } = accountsOf(lab, ...kind)

  describe('access of each perfil to each operation', () => {
    const operations = (id: number | string): [string, object][] => [
      [ler, { id }],
      [atualizar, { id, input: fields() }],
      [verb('encerrar'), { id }],
      [verb('reabrir'), { id }],
      [excluir, { id }],
      [restaurar, { id }],
      [parar, { id }],
      [criar, { input: fields() }],
    ]
    const calls = (id: number | string) =>
      [
        ['GET', ''],
        ['POST', ''],
        ['GET', `/${id}`],
        ['PUT', `/${id}`],
        ['PATCH', `/${id}/encerrar`],
        ['PATCH', `/${id}/reabrir`],
        ['DELETE', `/${id}`],
      ] as const

    test('a member can only read payables and receivables', async () => {
      const { id } = await create()
      const token = await betel.token(2)
      for (const [query, variables] of operations(id).slice(1))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 403])
      for (const [method, path] of calls(id)) {
        const { status } = await app.rest(token, method, `/${many}${path}`, fields())
        expect([method, path, status]).toEqual([method, path, method === 'GET' ? 200 : 403])
      }
      expect((await app.graphql(token, ler, { id })).data[one].acoesPermitidas).toEqual([])
      expect(
        (
          await app.rest(
            token,
            'GET',
            `/exportar/${many === 'contasPagar' ? 'contas-pagar' : 'contas-receber'}?formato=csv`,
          )
        ).status,
      ).toBe(403)
      expect(await entries(id)).toEqual([])
    })

    test.each([1, 3, 4, 5] as const)(
      'perfil %i creates, edits, settles, reopens and cancels a record',
      async (perfil) => {
        const token = await betel.token(perfil)
        const made = (await app.graphql(token, criar, { input: fields() })).data[`criar${Type}`]
        expect(made).toMatchObject({
          statusConta: open,
          valorConta: '320.45',
          acoesPermitidas: ['editar', 'encerrar', 'excluir'],
        })
        const { id, uuid } = made
        const edited = await app.graphql(token, atualizar, {
          id: uuid,
          input: fields({ valorConta: '99.90', versao: 1 }),
        })
        expect(edited.data[`atualizar${Type}`]).toMatchObject({ valorConta: '99.90', versao: 2 })
        const settled = (await app.graphql(token, verb('encerrar'), { id })).data[`encerrar${Type}`]
        expect(settled).toEqual({ id, statusConta: encerrado, dataEncerramentoConta: hoje() })
        expect((await app.graphql(token, ler, { id })).data[one].acoesPermitidas).toEqual(['reabrir'])
        const opened = (await app.graphql(token, verb('reabrir'), { id })).data[`reabrir${Type}`]
        expect(opened).toEqual({ id, statusConta: open, dataEncerramentoConta: null })
        expect((await app.rest(token, 'DELETE', `/${many}/${uuid}`)).body).toEqual({
          message: 'Conta cancelada com sucesso.',
        })
        expect((await app.graphql(token, restaurar, { id })).status).toBe(perfil === 1 ? 200 : 403)
      },
    )
  })

  describe('fields of a payable or receivable', () => {
    test.each([
      ['descricaoConta', ' ', 'Informe a descrição.'],
      ['descricaoConta', 'x'.repeat(256), 'Use no máximo 255 caracteres.'],
      ['valorConta', '0', 'O valor deve ser maior que zero.'],
      ['valorConta', '1.234', 'Informe um valor com no máximo duas casas decimais.'],
      ['valorConta', 'Infinity', 'Informe um valor com no máximo duas casas decimais.'],
      ['dataVencimentoConta', '2026-02-30', 'Informe uma data válida.'],
      ['idCentroCusto', null, 'Escolha o centro de custo.'],
      ['idCentroCusto', '2000000000', 'Centro de custo não encontrado.'],
      ['responsavelUsuarioConta', 2_000_000_000, 'Pessoa não encontrada.'],
      ['parcelas', 121, 'No máximo 120 parcelas.'],
      ['parcelas', 0, 'Informe o número de parcelas.'],
    ])('the field %s with the value %p is refused, and nothing is written', async (campo, value, text) => {
      const token = await betel.token(1)
      const word = unique('nada')
      const { status, body } = await app.rest(
        token,
        'POST',
        `/${many}`,
        fields({ descricaoConta: word, [campo]: value }),
      )
      expect([status, body.campos]).toEqual([422, { [campo]: text }])
      expect((await app.rest(token, 'GET', `/${many}?busca=${word}`)).body).toEqual([])
    })

    test('a description of 255 characters and an amount as a JSON number are accepted', async () => {
      expect(await create({ descricaoConta: 'x'.repeat(255), valorConta: 0.1 })).toMatchObject({ valorConta: 0.1 })
    })

    test('the responsible person is stored; without a person, the church is responsible', async () => {
      const person = await betel.person({ name: 'Débora Tesoureira' })
      const token = await betel.token(1)
      const input = fields({ responsavelUsuarioConta: person.uuid })
      const made = (await app.graphql(token, criar, { input })).data[`criar${Type}`]
      expect(made).toMatchObject({
        responsavelUsuarioConta: person.id,
        responsavelClienteConta: null,
        responsavel: { name: 'Débora Tesoureira' },
        centroCusto: { id: lab.centres.get(betel)!.id },
      })
      const put = (data: object) => app.rest(token, 'PUT', `/${many}/${made.id}`, fields(data))
      // old integrations send responsavelClienteConta or omit both fields
      expect((await put({})).body.responsavelUsuarioConta).toBe(person.id)
      expect((await put({ responsavelUsuarioConta: '', responsavelClienteConta: other.idCliente })).body).toMatchObject(
        {
          responsavelUsuarioConta: null,
          responsavelClienteConta: betel.idCliente,
        },
      )
    })

    test('a cost centre or person of another church is refused', async () => {
      const stranger = await other.person()
      const token = await betel.token(1)
      for (const data of [
        { idCentroCusto: lab.centres.get(other)!.uuid },
        { responsavelUsuarioConta: stranger.uuid },
        { responsavelUsuarioConta: String(stranger.id) },
      ]) {
        const { status, body } = await app.rest(token, 'POST', `/${many}`, fields(data))
        expect([status, Object.keys(body.campos)]).toEqual([422, Object.keys(data)])
      }
    })

    test('an edit of an outdated version is refused; status and settlement day in the input are ignored', async () => {
      const { id } = await create()
      const edit = async () => app.graphql(await betel.token(1), atualizar, { id, input: fields({ versao: 1 }) })
      expect((await edit()).status).toBe(200)
      expect((await edit()).errors?.[0]?.extensions.code).toBe('STALE')
      const forged = {
        statusConta: encerrado,
        dataEncerramentoConta: hoje(),
        repete: true,
        totalParcelas: 9,
        excluidoEm: null,
      }
      const { body } = await app.rest(await betel.token(1), 'PUT', `/${many}/${id}`, fields(forged))
      expect(body).toMatchObject({
        statusConta: open,
        dataEncerramentoConta: null,
        repete: false,
        totalParcelas: null,
      })
    })
  })
})
