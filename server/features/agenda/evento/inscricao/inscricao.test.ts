import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { adicionar, EventsLab, path } from '../../../../../tests/factories/eventos.js'
import { inChurch, type TestChurch, unique } from '../../../../../tests/factories/harness.js'
import { senha, withPassword } from '../../../../../tests/factories/privacidade.js'
import { countStatements } from '../../../../../tests/factories/statements.js'
import type { WhoMay } from '../../../../kernel/access/record-actions.js'
import { actionsOfEvento, refuseSignUp } from '../evento.rules.js'
import { notifyEventoJob } from '../evento-mudou.job.js'

const lab = new EventsLab()
const { members } = lab
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ betel, other } = await lab.open())
})
afterAll(() => lab.app.close())

const create = 'mutation($input: EventoInput!) { criarEvento(input: $input) { id } }'
/** An event for which people sign up themselves. */
async function open(data: object = {}, church = betel): Promise<number> {
  const input = { nomeEvento: unique('Acampamento '), dataInicio: '2099-12-05T19:00', inscricaoAberta: true, ...data }
  return (await lab.app.graphql(await church.token(1), create, { input })).data.criarEvento.id
}

interface Person {
  id: number
  token: string
}
const someone = async (data: object = {}): Promise<Person> => {
  const { id } = await betel.person({ perfil: 2, ...data })
  return { id, token: await lab.app.session(betel.idCliente, id) }
}
const several = (count: number) => Promise.all(Array.from({ length: count }, () => someone()))

const fields = '{ id quantidadeMembros quantidadeEspera minhaInscricao { situacao posicao } acoesPermitidas }'
const send = (mutation: 'inscreverNoEvento' | 'sairDoEvento', id: number, token: string | null) =>
  lab.app.graphql(token, `mutation($id: ID!) { ${mutation}(id: $id) ${fields} }`, { id: String(id) })
const join = async (id: number, { token }: Person) => {
  const { data, errors } = await send('inscreverNoEvento', id, token)
  expect(errors).toBeUndefined()
  return data.inscreverNoEvento.minhaInscricao
}
const leave = async (id: number, { token }: Person) =>
  expect((await send('sairDoEvento', id, token)).errors).toBeUndefined()
const seen = async (id: number, { token }: Person) =>
  (await lab.app.graphql(token, `query($id: ID!) { evento(id: $id) ${fields} }`, { id: String(id) })).data.evento
const update = async (id: number, data: object) => {
  const query = 'mutation($id: ID!, $input: EventoInput!) { atualizarEvento(id: $id, input: $input) { id } }'
  const input = { nomeEvento: unique('Acampamento '), dataInicio: '2099-12-05T19:00', ...data }
  const { errors } = await lab.app.graphql(await betel.token(1), query, { id: String(id), input })
  expect(errors).toBeUndefined()
}
/** The names of those who wait, as somebody who looks after events sees them. */
const waiting = async (id: number, token?: string) => {
  const query = `query($e: ID!) { esperasEvento(filtro: { idEvento: $e }) { totalCount
    nodes { idMembro membro { name telefoneUsuario } acoesPermitidas } } }`
  return lab.app.graphql(token ?? (await betel.token(3)), query, { e: String(id) })
}
const queue = async (id: number): Promise<number[]> =>
  (await waiting(id)).data.esperasEvento.nodes.map(({ idMembro }: { idMembro: number }) => idMembro)
const taking = async (id: number) => (await members(id)).map(({ idMembro }: { idMembro: number }) => idMembro)

const waitingOf = (posicao: number) => ({ situacao: 'espera', posicao })
const inscrito = { situacao: 'inscrito', posicao: null }

describe('signing up', () => {
  test('of 20 people who sign up at the same time, as many get in as there are places, and the others wait in one order', async () => {
    const id = await open({ vagas: 7 })
    const people = await several(20)
    const answers = await Promise.all(people.map((person) => join(id, person)))
    expect(answers.filter(({ situacao }) => situacao === 'inscrito')).toHaveLength(7)
    const places = answers.flatMap(({ posicao }) => posicao ?? []).sort((a, b) => a - b)
    expect(places).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
    const order = await queue(id)
    expect([(await taking(id)).length, order.length]).toEqual([7, 13])
    for (const [index, person] of people.entries()) {
      const place = answers[index].posicao
      if (place) expect(order[place - 1]).toBe(person.id)
    }
  })

  test('signing up twice, or at the same moment from two devices, changes nothing', async () => {
    const id = await open({ vagas: 1 })
    const [first, second] = (await several(2)) as [Person, Person]
    expect(await Promise.all([1, 2, 3].map(() => join(id, first)))).toEqual([inscrito, inscrito, inscrito])
    expect(await Promise.all([1, 2, 3].map(() => join(id, second)))).toEqual([waitingOf(1), waitingOf(1), waitingOf(1)])
    expect([await taking(id), await queue(id)]).toEqual([[first.id], [second.id]])
  })

  test('an event without a limit takes everybody', async () => {
    const id = await open({ vagas: null })
    for (const person of await several(3)) expect(await join(id, person)).toEqual(inscrito)
  })

  test('nobody signs up for an event that is not open, has begun, whose sign-up has ended, or that was deleted', async () => {
    const person = await someone()
    const refused = async (id: number) => {
      const { status, errors } = await send('inscreverNoEvento', id, person.token)
      return [status, errors?.[0]?.message]
    }
    const closed = await open({ inscricaoAberta: false })
    expect(await refused(closed)).toEqual([
      409,
      'Este evento não recebe inscrições por aqui. Fale com quem cuida dele.',
    ])
    expect(await refused(await open({ dataInicio: '2020-01-05' }))).toEqual([409, 'Este evento já começou.'])
    const late = await open({ inscricoesAte: '2020-01-05' })
    expect(await refused(late)).toEqual([409, 'As inscrições deste evento terminaram.'])
    expect((await seen(late, person)).acoesPermitidas).toEqual(['sair'])
    const gone = await open()
    await join(gone, person)
    await lab.app.rest(await betel.token(1), 'DELETE', `/eventos/${gone}`)
    expect(await refused(gone)).toEqual([404, 'Evento não encontrado.'])
    expect((await send('sairDoEvento', gone, person.token)).status).toBe(404)
    expect([await taking(closed), await taking(late)]).toEqual([[], []])
  })

  test('only people of the church who may see its events sign up, and the platform never does', async () => {
    const id = await open()
    for (const [token, status] of [
      [null, 401],
      [await lab.app.session(betel.idCliente, (await betel.person({ perfil: -1 })).id), 403],
      [await other.token(2), 404],
      [inChurch(await lab.app.platformToken(), betel), 403],
    ] as const)
      for (const mutation of ['inscreverNoEvento', 'sairDoEvento'] as const)
        expect([mutation, (await send(mutation, id, token)).status]).toEqual([mutation, status])
    expect(await taking(id)).toEqual([])
  })

  test('what a person may do now is in acoesPermitidas', () => {
    const who: WhoMay = { can: (action) => action === 'evento.inscrever' }
    const row = { excluidoEm: null, inscricaoAberta: true, inscricoesAte: null, dataInicio: '2099-01-05T10:00:00Z' }
    const [before, after] = [new Date('2099-01-05T09:59:59Z'), new Date('2099-01-05T10:00:00Z')]
    expect(actionsOfEvento(row, who, true, before)).toEqual(['inscrever', 'sair'])
    expect(actionsOfEvento(row, who, true, after)).toEqual([])
    expect(actionsOfEvento(row, who, false, before)).toEqual([])
    expect(actionsOfEvento({ ...row, excluidoEm: before }, who, true, before)).toEqual([])
    const until = { ...row, inscricoesAte: '2099-01-04T23:59:59.999Z' }
    expect(refuseSignUp(until, new Date('2099-01-04T23:59:59.999Z'))).toBeNull()
    expect(refuseSignUp(until, new Date('2099-01-05T00:00:00Z'))).toBe('As inscrições deste evento terminaram.')
  })

  test('a day as the end of the sign-up lasts until its last minute in the church, and no end lets people in until the event begins', async () => {
    const id = await open({ inscricoesAte: '2099-12-01' })
    const read = async () =>
      (await lab.app.graphql(await betel.token(2), `{ evento(id: ${id}) { inscricaoAberta inscricoesAte } }`)).data
        .evento
    expect(await read()).toEqual({ inscricaoAberta: true, inscricoesAte: '2099-12-02T02:59:00.000Z' })
    // what is not sent stays
    await update(id, {})
    expect((await read()).inscricoesAte).toBe('2099-12-02T02:59:00.000Z')
    await update(id, { inscricoesAte: null, inscricaoAberta: false })
    expect(await read()).toEqual({ inscricaoAberta: false, inscricoesAte: null })
  })
})

describe('the waiting list', () => {
  /** A full event with one place and three people who wait. */
  async function full() {
    const id = await open({ vagas: 1 })
    const [inside, ...outside] = (await several(4)) as [Person, Person, Person, Person]
    await join(id, inside)
    for (const person of outside) await join(id, person)
    return { id, inside, outside }
  }

  test('whoever gives the place up makes room for the first who waits, who is told once, and the others move up', async () => {
    const { id, inside, outside } = await full()
    const [first, second, third] = outside
    expect(await queue(id)).toEqual([first.id, second.id, third.id])
    expect(await seen(id, third)).toMatchObject({
      quantidadeMembros: 1,
      quantidadeEspera: 3,
      minhaInscricao: waitingOf(3),
    })
    await leave(id, inside)
    await leave(id, inside)
    expect([await taking(id), await queue(id)]).toEqual([[first.id], [second.id, third.id]])
    expect((await seen(id, third)).minhaInscricao).toEqual(waitingOf(2))
    expect((await seen(id, inside)).minhaInscricao).toBeNull()
    const [{ email, nome }] = (await lab.app.sql(
      `select u.email, e.nome_evento as nome from usuario u join evento e on e.id_cliente = u.id_cliente where u.id = $1 and e.id = $2`,
      [first.id, id],
    )) as [{ email: string; nome: string }]
    const told = (await lab.app.emails(betel.idCliente)).filter(({ assunto }) => assunto.includes(nome))
    expect(told).toMatchObject([{ para: email }])
    expect(told[0]?.texto).toContain(`${nome}, 05/12/2099 19:00`)
    expect(told[0]?.texto).toContain(`/dashboard/eventos/${id}`)
    // who leaves the list makes no room
    await leave(id, second)
    expect([await taking(id), await queue(id)]).toEqual([[first.id], [third.id]])
  })

  test('20 people who leave and join at the same time leave no place empty and no person in two places', async () => {
    const id = await open({ vagas: 5 })
    const people = await several(20)
    for (const person of people.slice(0, 10)) await join(id, person)
    await Promise.all([
      ...people.slice(0, 10).map((person) => leave(id, person)),
      ...people.slice(10).map((person) => join(id, person)),
    ])
    const [inside, outside] = [await taking(id), await queue(id)]
    expect([inside.length, outside.length]).toEqual([5, 5])
    expect(new Set([...inside, ...outside]).size).toBe(10)
    const joined = people.slice(10).map((person) => person.id)
    expect([...inside, ...outside].every((one) => joined.includes(one))).toBe(true)
  })

  test('a larger limit, and a member whom somebody removes, let the next ones in; people who are added wait no more', async () => {
    const { id, inside, outside } = await full()
    const [first, second, third] = outside
    await update(id, { vagas: 2 })
    expect([(await taking(id)).sort(), await queue(id)]).toEqual([[inside.id, first.id].sort(), [second.id, third.id]])
    await lab.app.rest(await betel.token(1), 'DELETE', path(inside.id, id))
    expect(await queue(id)).toEqual([third.id])
    await lab.app.sql('update evento set vagas = 9 where id = $1', [id])
    const input = { idEvento: String(id), idMembro: String(third.id) }
    expect((await lab.app.graphql(await betel.token(3), adicionar, { input })).errors).toBeUndefined()
    expect(await queue(id)).toEqual([])
    expect((await taking(id)).sort()).toEqual([first.id, second.id, third.id].sort())
  })

  test('an inactive person keeps waiting while others get in, and a deleted one is not in the list', async () => {
    const { id, inside, outside } = await full()
    const [first, second, third] = outside
    await lab.app.sql('update usuario set usuario_ativo = 0 where id = $1', [first.id])
    await lab.app.rest(await betel.token(1), 'DELETE', `/user/${second.id}`)
    expect(await queue(id)).toEqual([first.id, third.id])
    expect((await seen(id, third)).minhaInscricao).toEqual(waitingOf(2))
    await leave(id, inside)
    expect([await taking(id), await queue(id)]).toEqual([[third.id], [first.id]])
  })

  test('the place of a person who is deleted or erased goes to the first who waits, at once', async () => {
    const { id, inside, outside } = await full()
    const [first, second, third] = outside
    const admin = await betel.token(1)
    expect((await lab.app.rest(admin, 'DELETE', `/user/${inside.id}`)).status).toBe(200)
    expect([await taking(id), await queue(id)]).toEqual([[first.id], [second.id, third.id]])
    await withPassword(lab.app, betel.idCliente, first.id)
    const erase = 'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }'
    expect((await lab.app.graphql(first.token, erase, { senha })).errors).toBeUndefined()
    expect([await taking(id), await queue(id)]).toEqual([[second.id], [third.id]])
  })

  test('nobody gets in once the event has begun, and then nobody leaves either', async () => {
    const { id, inside, outside } = await full()
    await lab.app.sql(`update evento set data_inicio = now() - interval '1 minute' where id = $1`, [id])
    expect((await send('sairDoEvento', id, inside.token)).errors?.[0]?.message).toBe('Este evento já começou.')
    await lab.app.rest(await betel.token(1), 'DELETE', path(inside.id, id))
    expect([await taking(id), (await queue(id)).length]).toEqual([[], outside.length])
  })

  test('those who look after events see who waits, with the phone if they may, and take people out; members do neither', async () => {
    const id = await open({ vagas: 1 })
    const [inside, outside] = [await someone(), await someone({ telefoneUsuario: '11987654321' })]
    for (const person of [inside, outside]) await join(id, person)
    expect((await waiting(id)).data.esperasEvento).toMatchObject({
      totalCount: 1,
      nodes: [{ idMembro: outside.id, membro: { telefoneUsuario: '11987654321' }, acoesPermitidas: ['excluir'] }],
    })
    const remove = async (token: string) =>
      lab.app.graphql(
        token,
        'mutation($e: ID!, $m: ID!) { excluirEsperaEvento(idEvento: $e, idMembro: $m) { message } }',
        { e: String(id), m: String(outside.id) },
      )
    expect([(await waiting(id, inside.token)).status, (await remove(inside.token)).status]).toEqual([403, 403])
    expect((await remove(await other.token(1))).status).toBe(404)
    expect((await remove(await betel.token(3))).data.excluirEsperaEvento.message).toBe(
      'A pessoa saiu da lista de espera.',
    )
    expect((await remove(await betel.token(3))).errors?.[0]?.message).toBe('Esta pessoa não está na lista de espera.')
    expect([await queue(id), await taking(id)]).toEqual([[], [inside.id]])
  })
})

describe('people whom somebody else puts on the waiting list', () => {
  const put = async (id: number, people: readonly (number | undefined)[], token?: string | null) =>
    lab.app.graphql(
      token === undefined ? await betel.token(3) : token,
      'mutation($e: ID!, $ids: [ID!]!) { put: adicionarEsperasEvento(idEvento: $e, ids: $ids) { message feitos recusados { name motivo } } }',
      { e: String(id), ids: people.map(String) },
    )
  /** Somebody who does not use the product. */
  const guest = async (data: object = {}) => (await betel.person({ perfil: -1, ...data })).id
  const add = async (id: number, ids: readonly number[]) =>
    lab.app.graphql(
      await betel.token(3),
      'mutation($e: ID!, $ids: [ID!]!) { add: adicionarMembrosEvento(idEvento: $e, ids: $ids) { recusados { id lotado } } }',
      { e: String(id), ids: ids.map(String) },
    )

  test('wait in the order of the request, behind those who signed up before, and get the place by letter', async () => {
    const id = await open({ vagas: 1, inscricaoAberta: false })
    const [inside, first, second, third] = [await guest(), await guest(), await guest(), await guest()]
    expect((await add(id, [inside])).data.add.recusados).toEqual([])
    // adding says for whom only a place is missing
    expect((await add(id, [inside, first])).data.add.recusados).toEqual([
      { id: String(inside), lotado: null },
      { id: String(first), lotado: true },
    ])
    expect((await put(id, [first])).data.put).toEqual({
      message: '1 pessoa adicionada à lista de espera.',
      feitos: 1,
      recusados: [],
    })
    const inactive = await guest()
    await lab.app.sql('update usuario set usuario_ativo = 0 where id = $1', [inactive])
    const { data } = await put(id, [third, first, inside, second, inactive, third])
    expect(data.put).toMatchObject({
      feitos: 2,
      message: '2 pessoas adicionadas à lista de espera. 3 ficaram de fora.',
    })
    expect(data.put.recusados.map(({ motivo }: { motivo: string }) => motivo).toSorted()).toEqual([
      'Esta pessoa está inativa. Ative-a antes de adicioná-la.',
      'Esta pessoa já está na lista de espera.',
      'Esta pessoa já é membro deste evento.',
    ])
    expect(await queue(id)).toEqual([first, third, second])
    await lab.app.rest(await betel.token(1), 'DELETE', path(inside, id))
    expect([await taking(id), await queue(id)]).toEqual([[first], [third, second]])
    const [{ email }] = (await lab.app.sql('select email from usuario where id = $1', [first])) as [{ email: string }]
    const told = (await lab.app.emails(betel.idCliente)).filter(({ para }) => para === email)
    expect(told.map(({ assunto }) => assunto)).toEqual([expect.stringContaining('Há uma vaga para você')])
  })

  test('are refused while there are places, which belong first to who waits, and once the event has begun', async () => {
    const reasons = async (id: number, person: number) =>
      (await put(id, [person])).data.put.recusados.map(({ motivo }: { motivo: string }) => motivo)
    const one = await guest()
    for (const vagas of [null, 1]) {
      const roomy = await open({ vagas })
      expect(await reasons(roomy, one)).toEqual(['Há vagas neste evento: adicione a pessoa como membro.'])
      expect(await queue(roomy)).toEqual([])
    }
    const id = await open({ vagas: 1 })
    const [inside, waits] = (await several(2)) as [Person, Person]
    for (const person of [inside, waits]) await join(id, person)
    await lab.app.sql('delete from membro_evento where id_evento = $1', [id])
    expect((await put(id, [one])).errors).toBeUndefined()
    expect([await taking(id), await queue(id)]).toEqual([[waits.id], [one]])
    await lab.app.sql(`update evento set data_inicio = now() - interval '1 minute' where id = $1`, [id])
    expect(await reasons(id, await guest())).toEqual(['Este evento já começou.'])
    expect(await queue(id)).toEqual([one])
  })

  test('wait once, whoever puts them there at the same time, and only those who look after events of the church do', async () => {
    const id = await open({ vagas: 1 })
    await join(id, await someone())
    const people = await Promise.all(Array.from({ length: 4 }, () => guest()))
    const answers = await Promise.all([1, 2, 3].map(() => put(id, people)))
    expect(answers.map(({ data }) => data.put.feitos).toSorted()).toEqual([0, 0, 4])
    expect(await queue(id)).toEqual(people)
    for (const [token, status] of [
      [null, 401],
      [await betel.token(2), 403],
      [await other.token(1), 404],
    ] as const)
      expect((await put(id, people, token)).status).toBe(status)
    const stranger = await other.person()
    expect((await put(id, [stranger.id])).data.put.recusados).toEqual([
      { name: null, motivo: 'Pessoa não encontrada.' },
    ])
  })

  test('thirty people need as many statements as two', async () => {
    const church = await lab.app.church()
    const token = await church.token(1)
    const counts: number[] = []
    for (const many of [2, 2, 30]) {
      const id = await open({ vagas: 1 }, church)
      await send('inscreverNoEvento', id, token)
      const people = await Promise.all(Array.from({ length: many }, async () => (await church.person()).id))
      counts.push(await countStatements(() => put(id, people, token)))
    }
    expect(counts[2]).toBe(counts[1])
  })
})

describe('news of an event', () => {
  const named = unique('Retiro ')
  /** Runs the jobs that a change has queued; returns what these people were told. */
  async function told(idEvento: number, people: readonly Person[]) {
    const jobs = await lab.app.sql<{ data: { idEvento: number; versao: number; noticia: 'mudou' } }>(
      `select data from pgboss.job where name = 'evento.avisar' and data ->> 'idEvento' = $1 order by created_on`,
      [String(idEvento)],
    )
    for (const { data } of jobs) await notifyEventoJob.run(lab.app.services, { ...data, ...origin })
    await lab.app.sql(`delete from pgboss.job where name = 'evento.avisar' and data ->> 'idEvento' = $1`, [
      String(idEvento),
    ])
    const emails = await lab.app.sql<{ id: number; email: string }>(
      'select id, email from usuario where id = any($1)',
      [people.map(({ id }) => id)],
    )
    const sent = (await lab.app.emails(betel.idCliente)).filter(({ assunto }) => assunto.includes(named))
    return people.map(({ id }) =>
      sent.filter(({ para }) => para === emails.find((one) => one.id === id)?.email).map(({ texto }) => texto),
    )
  }
  let origin: { idCliente: number; idUsuario: number | null; requisicao: string }

  test('those who take part or wait hear once that a coming event was moved, deleted or restored; of other changes nobody hears', async () => {
    const [inside, waits, author] = (await several(3)) as [Person, Person, Person]
    origin = { idCliente: betel.idCliente, idUsuario: author.id, requisicao: 'teste' }
    const id = await open({ nomeEvento: named, vagas: 2 })
    for (const person of [inside, author, waits]) await join(id, person)
    const change = (data: object) => update(id, { nomeEvento: named, ...data })
    const all = [inside, waits, author]
    await change({ descricao: 'Traga um casaco.' })
    expect(await told(id, all)).toEqual([[], [], []])
    await change({ dataInicio: '2099-12-12', dataFim: '2099-12-13' })
    const moved = expect.stringContaining(`Agora é: ${named}, 12/12/2099 a 13/12/2099.`)
    expect(await told(id, all)).toEqual([[moved], [moved], []])
    await lab.app.rest(await betel.token(1), 'DELETE', `/eventos/${id}`)
    const off = expect.stringContaining('Este evento não vai mais acontecer')
    expect(await told(id, all)).toEqual([[moved, off], [moved, off], []])
    const restore = 'mutation($id: ID!) { restaurarEvento(id: $id) { id } }'
    await lab.app.graphql(await betel.token(1), restore, { id: String(id) })
    const on = expect.stringContaining('mas vai acontecer')
    expect(await told(id, all)).toEqual([[moved, off, on], [moved, off, on], []])
    // of a deletion that is undone at once nobody hears, and so nobody hears that the event takes place
    await lab.app.rest(await betel.token(1), 'DELETE', `/eventos/${id}`)
    await lab.app.graphql(await betel.token(1), restore, { id: String(id) })
    expect(await told(id, [inside])).toEqual([[moved, off, on]])
  })

  test('somebody without a perfil, whom another person entered, hears of it too', async () => {
    const id = await open({ nomeEvento: named })
    const { id: idMembro } = await betel.person({ perfil: -1 })
    const input = { idEvento: id, idMembro }
    expect((await lab.app.graphql(await betel.token(3), adicionar, { input })).errors).toBeUndefined()
    origin = { idCliente: betel.idCliente, idUsuario: null, requisicao: 'teste' }
    await lab.app.rest(await betel.token(1), 'DELETE', `/eventos/${id}`)
    const off = expect.stringContaining('Este evento não vai mais acontecer')
    expect(await told(id, [{ id: idMembro, token: '' }])).toEqual([[off]])
  })

  test('nobody hears of an event that has begun', async () => {
    const person = await someone()
    const id = await open({ nomeEvento: named })
    await join(id, person)
    await lab.app.sql(`update evento set data_inicio = now() - interval '1 minute' where id = $1`, [id])
    await lab.app.rest(await betel.token(1), 'DELETE', `/eventos/${id}`)
    expect(await told(id, [person])).toEqual([[]])
  })
})

describe('own events', () => {
  test("the home page and the list of one's own have the events of a person first those joined, and then the open ones; others are left out", async () => {
    const church = await lab.app.church()
    const { id: person } = await church.person({ perfil: 2 })
    const token = await lab.app.session(church.idCliente, person)
    const at = (year: number) => ({ dataInicio: `${year}-05-01T19:00` })
    const later = await open({ ...at(2098), vagas: 1 }, church)
    const sooner = await open(at(2097), church)
    await open({ ...at(2096), inscricaoAberta: false }, church)
    await open({ ...at(2095), inscricoesAte: '2020-01-01' }, church)
    await open(at(2020), church)
    expect((await send('inscreverNoEvento', later, await church.token(3))).errors).toBeUndefined()
    expect((await send('inscreverNoEvento', later, token)).data.inscreverNoEvento.minhaInscricao).toEqual(waitingOf(1))
    const home = async () =>
      (await lab.app.graphql(token, '{ home { eventos { id minhaInscricao { situacao } } } }')).data.home.eventos
    expect(await home()).toEqual([
      { id: later, minhaInscricao: { situacao: 'espera' } },
      { id: sooner, minhaInscricao: null },
    ])
    const own = await lab.app.graphql(token, '{ eventos(filtro: { quando: "meus" }) { nodes { id } totalCount } }')
    expect(own.data.eventos).toEqual({ nodes: [{ id: later }], totalCount: 1 })
  })

  test('a list of events reads how a person takes part in as many statements as for one', async () => {
    const church = await lab.app.church()
    const { id: person } = await church.person({ perfil: 2 })
    const token = await lab.app.session(church.idCliente, person)
    const query = (first: number) =>
      `{ eventos(first: ${first}) { nodes { quantidadeEspera minhaInscricao { situacao } } } }`
    for (let n = 0; n < 4; n++) await send('inscreverNoEvento', await open({}, church), token)
    const count = (first: number) => countStatements(() => lab.app.graphql(token, query(first)))
    await count(1)
    expect(await count(4)).toBe(await count(1))
  })
})
