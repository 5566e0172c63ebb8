import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { emitir, givers, TithesLab, verb } from '../../../../tests/factories/dizimos.js'
import type { TestApp, TestChurch } from '../../../../tests/factories/harness.js'
import { churchDay } from '../../../../tests/factories/zones.js'

const lab = new TithesLab()
const { fields, create, incomes, incomeOf } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe('income of a tithe', () => {
  test('the income of a tithe is created, changed, deleted and restored with the tithe', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    expect(await incomeOf(id)).toEqual([
      { descricao: 'Dízimo (Pix)', valor: '250.25', categoria: 1, data: '2026-05-10', id_origem: id },
    ])
    const changed = fields({ valorDizimo: 300, dataDizimo: '2026-06-01', meioDizimo: 'dinheiro' })
    expect((await app.rest(token, 'PUT', `/dizimos/${id}`, changed)).status).toBe(200)
    expect(await incomeOf(id)).toMatchObject([{ descricao: 'Dízimo (Dinheiro)', valor: '300.00', data: '2026-06-01' }])
    const income = (await app.rest(token, 'GET', '/entradas')).body.find(
      (row: { origem: string; idOrigem: number }) => row.origem === 'dizimo' && row.idOrigem === id,
    )
    const refused = await app.rest(token, 'DELETE', `/entradas/${income.id}`)
    expect([refused.status, refused.body.erro]).toEqual([409, 'Esta entrada vem de um dízimo e só muda por meio dele.'])
    await app.rest(token, 'DELETE', `/dizimos/${id}`)
    expect(await incomeOf(id)).toEqual([])
    expect((await app.graphql(await betel.token(5), verb('restaurarDizimo'), { id })).status).toBe(403)
    expect((await app.graphql(token, verb('restaurarDizimo'), { id })).status).toBe(200)
    expect(await incomeOf(id)).toMatchObject([{ valor: '300.00', data: '2026-06-01' }])
  })

  test('in a closed month a tithe cannot be created, changed, deleted or restored', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const { id: idMembro } = await givers(church)
    const { id } = await create({ idMembro, dataDizimo: '2025-03-10' }, church)
    const gone = await create({ idMembro, dataDizimo: '2025-03-11' }, church)
    await app.rest(token, 'DELETE', `/dizimos/${gone.id}`)
    expect((await app.graphql(token, 'mutation { fecharMes(mes: "2025-03") { message } }')).status).toBe(200)
    const linhas = [{ idMembro, valorDizimo: '5', meioDizimo: 'pix' }]
    const text = 'O mês de março de 2025 está fechado.'
    for (const answer of [
      await app.rest(token, 'POST', '/dizimos', fields({ idMembro, dataDizimo: '2025-03-12' })),
      await app.rest(token, 'POST', '/dizimos/folha', { dataDizimo: '2025-03-12', linhas }),
      await app.rest(token, 'PUT', `/dizimos/${id}`, fields({ idMembro, dataDizimo: '2025-04-01' })),
    ])
      expect([answer.status, answer.body.erro, answer.body.campos]).toEqual([409, text, { dataDizimo: text }])
    const deleted = await app.rest(token, 'DELETE', `/dizimos/${id}`)
    expect([deleted.status, deleted.body.erro]).toEqual([409, text])
    const restored = await app.graphql(token, verb('restaurarDizimo'), { id: gone.id })
    expect(restored.errors?.[0]?.extensions.status).toBe(409)
    expect((await app.rest(token, 'GET', '/dizimos')).body.map((row: { id: number }) => row.id)).toEqual([id])
    expect(await incomes(church)).toHaveLength(1)
    const { data } = await app.graphql(token, 'query($id: ID!) { dizimo(id: $id) { acoesPermitidas } }', { id })
    expect(data.dizimo.acoesPermitidas).toEqual(['emitirRecibo', 'mudarPessoa'])
  })

  test('whose a tithe was is corrected in a closed month, without a change of the books; the rest of it is not', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const [wrong, right] = [await givers(church), await givers(church)]
    const own = fields({ idMembro: wrong.id, dataDizimo: '2025-03-10', valorDizimo: 200 })
    const { id } = await create(own, church)
    const numbered = await create(own, church)
    const reversed = await create(own, church)
    await app.graphql(token, emitir, { id: numbered.id })
    expect((await app.graphql(token, 'mutation { fecharMes(mes: "2025-03") { message } }')).status).toBe(200)
    const rows = (await app.rest(token, 'GET', '/entradas')).body as { id: number; idOrigem: number }[]
    const income = rows.find(({ idOrigem }) => idOrigem === reversed.id)?.id
    const estornar = 'mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2025-04-02" }) { id } }'
    expect((await app.graphql(token, estornar, { id: income })).status).toBe(200)
    const before = await app.sql('select * from entrada where id_cliente = $1 order by id', [church.idCliente])

    const put = async (which: number, data: object) => {
      const { status, body } = await app.rest(token, 'PUT', `/dizimos/${which}`, { ...own, ...data })
      return [status, body.erro ?? body.idMembro]
    }
    const idMembro = right.id
    const closed = [409, 'O mês de março de 2025 está fechado.']
    for (const also of [
      { valorDizimo: 199.99 },
      { dataDizimo: '2025-03-11' },
      { dataDizimo: '2025-04-01' },
      { meioDizimo: 'dinheiro' },
    ])
      expect([also, await put(id, { idMembro, ...also })]).toEqual([also, closed])
    expect(await put(numbered.id, { idMembro })).toMatchObject([409, /^O recibo nº 1 já foi emitido/])
    expect((await put(reversed.id, { idMembro }))[0]).toBe(409)
    expect((await app.rest(await church.token(2), 'PUT', `/dizimos/${id}`, { ...own, idMembro })).status).toBe(403)
    expect(await put(id, { idMembro })).toEqual([200, right.id])

    const after = await app.sql('select * from entrada where id_cliente = $1 order by id', [church.idCliente])
    expect(after).toEqual(before)
    const audited = await app.sql(
      `select antes ->> 'id_membro' as antes, depois ->> 'id_membro' as depois from auditoria
       where id_cliente = $1 and tabela = 'dizimo' and id_registro = $2 order by id desc limit 1`,
      [church.idCliente, id],
    )
    expect(audited).toEqual([{ antes: String(wrong.id), depois: String(right.id) }])
  })

  test('a reversed tithe is marked, not summed and gets no receipt; deleting the reversal undoes this, but a cancelled receipt stays cancelled', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const own = await church.person({ perfil: 2, name: 'Noé Estornado' })
    const kept = await create({ idMembro: own.id, dataDizimo: '2025-03-10', valorDizimo: 10.1 }, church)
    const one = await create({ idMembro: own.id, dataDizimo: '2025-03-11', valorDizimo: 20.2 }, church)
    const numbered = await create({ idMembro: own.id, dataDizimo: '2025-03-12', valorDizimo: 40.4 }, church)
    await app.graphql(token, emitir, { id: numbered.id })
    await app.graphql(token, 'mutation { fecharMes(mes: "2025-03") { message } }')
    const entryOf = new Map<number, number>(
      (await app.rest(token, 'GET', '/entradas')).body.map((row: { id: number; idOrigem: number }) => [
        row.idOrigem,
        row.id,
      ]),
    )
    const list = async (who = token) =>
      (await app.graphql(who, '{ dizimos { totalCount soma nodes { id idLancamento estornado } } }')).data.dizimos
    const stateOf = async (id: number) => {
      const query = 'query($id: ID!) { dizimo(id: $id) { estornado acoesPermitidas } }'
      return (await app.graphql(token, query, { id })).data.dizimo
    }
    const valid = async () => {
      const query = 'query($id: ID!) { reciboDizimo(id: $id) { estornado canceladoEm } }'
      const { estornado, canceladoEm } = (await app.graphql(token, query, { id: numbered.id })).data.reciboDizimo
      return !estornado && !canceladoEm
    }
    expect([(await list()).soma, await valid()]).toEqual(['70.70', true])
    const reversals: number[] = []
    for (const { id } of [one, numbered]) {
      const estornar = 'mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2025-04-02" }) { id } }'
      reversals.push((await app.graphql(token, estornar, { id: entryOf.get(id) })).data.estornarEntrada.id)
    }
    for (const who of [token, await app.session(church.idCliente, own.id)])
      expect(await list(who)).toEqual({
        totalCount: 3,
        soma: '10.10',
        nodes: [numbered, one, kept].map(({ id }) => ({
          id,
          idLancamento: entryOf.get(id),
          estornado: id !== kept.id,
        })),
      })
    expect(await valid()).toBe(false)
    // REST and the export show the reversal too
    const rows = (await app.rest(token, 'GET', '/dizimos')).body.map((row: { id: number; estornado: boolean }) => [
      row.id,
      row.estornado,
    ])
    expect(rows).toEqual([numbered, one, kept].map(({ id }) => [id, id !== kept.id]))
    expect((await app.rest(token, 'GET', `/dizimos/${one.id}`)).body.estornado).toBe(true)
    const csv = String((await app.rest(token, 'GET', '/exportar/dizimos?formato=csv')).body)
      .trim()
      .split(/\r?\n/)
    expect(csv.map((line) => line.split(';').at(-1)?.replaceAll('"', ''))).toEqual(['Estornado', 'Sim', 'Sim', 'Não'])
    const refused = await app.rest(token, 'POST', `/dizimos/${one.id}/recibo`)
    expect([refused.status, refused.body.erro]).toEqual([409, 'Este dízimo foi estornado e não recebe recibo.'])
    expect((await app.rest(token, 'POST', `/dizimos/${numbered.id}/recibo`)).status).toBe(409)
    const timeline = await app.graphql(
      token,
      'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo descricao } } }',
      { id: own.id },
    )
    const given = timeline.data.usuario.linhaDoTempo.filter(({ tipo }: { tipo: string }) => tipo === 'dizimo')
    expect(given.map(({ descricao }: { descricao: string }) => descricao).sort()).toEqual([
      'R$ 10,10 · Pix',
      'R$ 20,20 · Pix · estornado',
      'R$ 40,40 · Pix · estornado',
    ])

    // even when the month is open again, the reversal must be deleted first
    await app.graphql(token, 'mutation { reabrirMes(mes: "2025-03") { message } }')
    expect(await stateOf(one.id)).toEqual({ estornado: true, acoesPermitidas: [] })
    expect(await stateOf(numbered.id)).toEqual({ estornado: true, acoesPermitidas: [] })
    expect((await app.rest(token, 'DELETE', `/dizimos/${one.id}`)).status).toBe(409)
    for (const id of reversals) expect((await app.rest(token, 'DELETE', `/entradas/${id}`)).status).toBe(200)
    expect(await stateOf(one.id)).toEqual({ estornado: false, acoesPermitidas: ['emitirRecibo', 'editar', 'excluir'] })
    expect([(await list()).soma, await valid()]).toEqual(['70.70', false])
  })

  test('a tithe of a coming day gets its receipt when the day has come', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const { id: idMembro } = await church.person({ perfil: 2 })
    const dataDizimo = churchDay(7)
    const { id } = await create({ idMembro, dataDizimo, valorDizimo: 10 }, church)
    const actions = async () =>
      (await app.graphql(token, 'query($id: ID!) { dizimo(id: $id) { acoesPermitidas } }', { id })).data.dizimo
        .acoesPermitidas
    expect(await actions()).not.toContain('emitirRecibo')
    const { status, body } = await app.rest(token, 'POST', `/dizimos/${id}/recibo`)
    expect([status, body.erro]).toEqual([409, 'O dia deste dízimo ainda não chegou: emita o recibo quando ele chegar.'])
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
    const changed = { idMembro, dataDizimo: today, valorDizimo: 10, meioDizimo: 'dinheiro' }
    expect((await app.rest(token, 'PUT', `/dizimos/${id}`, changed)).status).toBe(200)
    expect(await actions()).toContain('emitirRecibo')
    expect((await app.rest(token, 'POST', `/dizimos/${id}/recibo`)).status).toBe(201)
  })

  test('invalid fields are reported, and neither tithe nor income is written', async () => {
    const token = await betel.token(1)
    const before = await incomes()
    const { status, body } = await app.rest(token, 'POST', '/dizimos', {
      valorDizimo: 0,
      dataDizimo: '2026-02-30',
      meioDizimo: 'ouro',
    })
    expect([status, body.campos]).toEqual([
      422,
      {
        idMembro: 'Escolha o membro.',
        valorDizimo: 'O valor deve ser maior que zero.',
        dataDizimo: 'Informe uma data válida.',
        meioDizimo: 'Escolha Dinheiro, Pix, Cartão, Transferência ou Cheque.',
      },
    ])
    const foreign = await givers(other)
    expect((await app.rest(token, 'POST', '/dizimos', fields({ idMembro: foreign.uuid }))).body.campos).toEqual({
      idMembro: 'Pessoa não encontrada.',
    })
    expect(await incomes()).toEqual(before)
  })

  test('a tithe keeps its giver after that person was deleted, but new tithes of that person are refused', async () => {
    const token = await betel.token(1)
    const person = await givers(betel)
    const { id } = await create({ idMembro: person.id })
    expect((await app.rest(token, 'DELETE', `/user/${person.id}`)).status).toBe(200)
    expect((await app.rest(token, 'POST', '/dizimos', fields({ idMembro: person.id }))).status).toBe(422)
    expect(
      (await app.rest(token, 'PUT', `/dizimos/${id}`, fields({ idMembro: person.id, valorDizimo: 9 }))).body,
    ).toMatchObject({ valorDizimo: 9, membro: { name: person.name } })
  })
})
