import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../../tests/factories/harness.js'
import { countStatements } from '../../../../../tests/factories/statements.js'

let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
})
afterAll(() => app.close())

let week = 0
/** A different Sunday for each worship service, so that tests do not affect each other. */
const sunday = () => new Date(Date.UTC(2090, 0, 1) + 7 * 86_400_000 * week++).toISOString().slice(0, 10)

const answer =
  'mutation($id: ID!, $resposta: String!, $motivo: String) { responderEscala(id: $id, resposta: $resposta, motivo: $motivo) { resposta motivoRecusa } }'
const request = 'mutation($id: ID!, $idMembro: ID) { pedirSubstituto(id: $id, idMembro: $idMembro) { chamados nomes } }'
const possible = 'query($id: ID!) { substitutosPossiveis(id: $id) { id name } }'
const cancel = 'mutation($id: ID!) { cancelarPedidoSubstituto(id: $id) { message } }'
const convites = '{ meusConvites { id nomeDeQuemPede funcao dataCulto } }'
const accept = 'mutation($id: ID!) { aceitarSubstituicao(id: $id) { id } }'
const refuse = 'mutation($id: ID!) { recusarSubstituicao(id: $id) { message } }'

type Person = { id: number; name: string; email: string | null; token: string }

/** A person with a session. */
async function somebody(name: string, data: object = {}): Promise<Person> {
  const person = await betel.person({ name: unique(`${name} `), ...data })
  const [{ name: stored } = { name }] = await app.sql<{ name: string }>('select name from usuario where id = $1', [
    person.id,
  ])
  return { ...person, name: stored, token: await app.session(betel.idCliente, person.id) } as Person
}

/** A worship service, and an entry of the person in it, made by the leader. */
async function duty(person: { id: number }, funcao: string, data: object = {}) {
  const token = await betel.token(3)
  const culto = (
    await app.rest(await betel.token(1), 'POST', '/cultos', { dataCulto: sunday(), horaCulto: '19:00', ...data })
  ).body
  const made = await app.rest(token, 'POST', '/escalas-cultos', { idCulto: culto.id, idMembro: person.id, funcao })
  expect(made.status).toBe(201)
  return { ...made.body, culto } as { id: number; culto: { id: number; dataCulto: string } }
}

/** A person with a duty, and others who have served in the same function. */
async function team(others: number) {
  const funcao = unique('Vocal ')
  const ana = await somebody('Ana')
  const rest: Person[] = []
  for (let i = 0; i < others; i++) {
    const person = await somebody(`Colega ${i}`)
    await duty(person, funcao)
    rest.push(person)
  }
  return { funcao, ana, others: rest, escala: await duty(ana, funcao) }
}

const invitation = async ({ token }: Person) => (await app.graphql(token, convites)).data.meusConvites
const inRoster = async (id: number) =>
  (await app.sql('select id_membro, resposta from escala_culto where id = $1', [id]))[0]
/** The subjects of the e-mails that a person got, oldest first. */
const news = async (email: string | null) =>
  (await app.emails(betel.idCliente)).filter(({ para }) => para === email).map(({ assunto }) => assunto.split(' - ')[0])

/** The leader who makes the rosters in these tests. */
async function leaderEmail(): Promise<string> {
  const [row] = await app.sql<{ email: string }>(
    `select u.email from usuario u join escala_culto e on e.id_autor = u.id and e.id_cliente = u.id_cliente where e.id_cliente = $1 order by e.id desc limit 1`,
    [betel.idCliente],
  )
  return row?.email ?? ''
}

describe('declining', () => {
  test('a person declines with a reason and takes that back; the leader is told each time and reads the reason, members do not', async () => {
    const ana = await somebody('Ana')
    const { id, culto } = await duty(ana, 'Som')
    const say = (resposta: string, motivo?: string) => app.graphql(ana.token, answer, { id, resposta, motivo })
    await say('confirmada')
    const declined = await say('recusada', 'Febre alta')
    expect(declined.data.responderEscala).toEqual({ resposta: 'recusada', motivoRecusa: 'Febre alta' })
    const query = 'query($id: ID!) { escalaCulto(id: $id) { motivoRecusa } }'
    const reason = async (perfil: 2 | 3) =>
      (await app.graphql(await betel.token(perfil), query, { id })).data.escalaCulto.motivoRecusa
    expect([await reason(3), await reason(2)]).toEqual(['Febre alta', null])
    // a repetition tells nobody again
    await say('recusada', 'Febre alta')
    expect((await say('pendente')).data.responderEscala).toEqual({ resposta: 'pendente', motivoRecusa: null })
    const told = (await news(await leaderEmail())).filter((subject) => subject?.startsWith(ana.name))
    expect(told).toEqual([`${ana.name} não pode servir`, `${ana.name} pode servir, afinal`])
    const [letter] = (await app.emails(betel.idCliente)).filter(({ assunto }) => assunto.startsWith(`${ana.name} não`))
    expect(letter?.texto).toContain('Motivo: Febre alta')
    expect(letter?.texto).toContain(`/dashboard/escalas-cultos?mes=${culto.dataCulto.slice(0, 7)}`)
    await say('confirmada')
    expect((await say('pendente')).errors?.[0]?.message).toBe('Só uma recusa pode ser desfeita.')
    expect((await say('recusada', 'x'.repeat(201))).status).toBe(422)
  })

  test('the person responsible for the department is told too; without anybody else, who leads the worship service', async () => {
    const [chefe, dirigente, ana] = [await somebody('Chefe'), await somebody('Dirigente'), await somebody('Ana')]
    const admin = await betel.token(1)
    const { body: departamento } = await app.rest(admin, 'POST', '/departamentos', {
      tituloDepartamento: unique('Louvor '),
      idResponsavel: chefe.id,
    })
    const one = await duty(ana, 'Som', { idDirigente: dirigente.id })
    await app.sql('update escala_culto set id_departamento = $2 where id = $1', [one.id, departamento.id])
    await app.graphql(ana.token, answer, { id: one.id, resposta: 'recusada' })
    expect([await news(chefe.email), await news(dirigente.email)]).toEqual([[`${ana.name} não pode servir`], []])
    const two = await duty(ana, 'Som', { idDirigente: dirigente.id })
    await app.sql('update escala_culto set id_autor = null where id = $1', [two.id])
    await app.graphql(ana.token, answer, { id: two.id, resposta: 'recusada' })
    expect(await news(dirigente.email)).toEqual([`${ana.name} não pode servir`])
  })

  test('who leads the worship service is told when the others have left, or are in the entry themselves', async () => {
    const [dirigente, ana, bia] = [await somebody('Dirigente'), await somebody('Ana'), await somebody('Bia')]
    const decline = async ({ token }: Person, id: number) =>
      expect((await app.graphql(token, answer, { id, resposta: 'recusada' })).errors).toBeUndefined()
    const authorOf = (id: number, idAutor: number) =>
      app.sql('update escala_culto set id_autor = $2 where id = $1', [id, idAutor])
    for (const leave of ['usuario_ativo = 0', 'excluido_em = now()']) {
      const { id } = await duty(ana, unique('Som '), { idDirigente: dirigente.id })
      const gone = await somebody('Secretária')
      await authorOf(id, gone.id)
      await app.sql(`update usuario set ${leave} where id = $1`, [gone.id])
      await decline(ana, id)
    }
    expect(await news(dirigente.email)).toEqual(Array(2).fill(`${ana.name} não pode servir`))
    const { id } = await duty(bia, 'Som', { idDirigente: dirigente.id })
    await authorOf(id, bia.id)
    await decline(bia, id)
    expect((await news(dirigente.email)).slice(2)).toEqual([`${bia.name} não pode servir`])
  })

  test('the reason is only in the e-mails of those who make rosters', async () => {
    const [chefe, ana] = [await somebody('Chefe', { perfil: 2 }), await somebody('Ana')]
    const { body: departamento } = await app.rest(await betel.token(1), 'POST', '/departamentos', {
      tituloDepartamento: unique('Louvor '),
      idResponsavel: chefe.id,
    })
    const { id } = await duty(ana, 'Som')
    await app.sql('update escala_culto set id_departamento = $2 where id = $1', [id, departamento.id])
    await app.graphql(ana.token, answer, { id, resposta: 'recusada', motivo: 'Febre alta' })
    const leader = await leaderEmail()
    const letters = (await app.emails(betel.idCliente)).filter(({ assunto }) => assunto.startsWith(`${ana.name} não`))
    const reads = letters.map(({ para, texto }) => [para, texto.includes('Febre alta')])
    expect(reads).toHaveLength(2)
    expect(Object.fromEntries(reads)).toEqual({ [chefe.email ?? '']: false, [leader]: true })
  })
})

describe('asking for a substitute', () => {
  test('only people of the function or the department are asked who have not blocked the day, do not serve and have not declined', async () => {
    const { funcao, ana, others, escala } = await team(5)
    const [free, away, busy, declined, gone] = others as [Person, Person, Person, Person, Person]
    const admin = await betel.token(1)
    const { dataCulto } = escala.culto
    await app.rest(admin, 'POST', '/indisponibilidades', { idMembro: away.id, dataInicio: dataCulto })
    await duty(busy, 'Som', { dataCulto, horaCulto: '18:00' })
    const no = await app.rest(admin, 'POST', '/escalas-cultos', {
      idCulto: escala.culto.id,
      idMembro: declined.id,
      funcao: 'Som',
      resposta: 'recusada',
    })
    expect(no.status).toBe(201)
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [gone.id])
    const member = await somebody('Do departamento')
    const { body: departamento } = await app.rest(admin, 'POST', '/departamentos', { tituloDepartamento: unique('D ') })
    // the second waits for confirmation, and does not take part yet
    for (const [id, waits] of [
      [member.id, false],
      [(await somebody('A confirmar')).id, true],
    ])
      await app.sql(
        'insert into departamento_membro (id_cliente, id_departamento, id_membro, a_confirmar) values ($1, $2, $3, $4)',
        [betel.idCliente, departamento.id, id, waits],
      )
    await app.sql('update escala_culto set id_departamento = $2 where id = $1', [escala.id, departamento.id])
    const able = (await app.graphql(ana.token, possible, { id: escala.id })).data.substitutosPossiveis
    expect(able.map(({ id }: { id: number }) => id)).toEqual([free.id, member.id])
    const refused = await app.graphql(ana.token, request, { id: escala.id, idMembro: away.id })
    expect(refused.errors?.[0]?.extensions.campos).toEqual({ idMembro: 'Esta pessoa não pode servir neste culto.' })
    const asked = await app.graphql(ana.token, request, { id: escala.id })
    expect(asked.data.pedirSubstituto).toEqual({ chamados: 2, nomes: [free.name, member.name] })
    expect(await invitation(free)).toEqual([{ id: expect.any(Number), nomeDeQuemPede: ana.name, funcao, dataCulto }])
    expect([await invitation(away), await invitation(busy), await invitation(declined)]).toEqual([[], [], []])
    // nobody has accepted, so the duty is still Ana's
    expect(await inRoster(escala.id)).toMatchObject({ id_membro: ana.id })
  })

  test('one person is asked first, then all; nobody is asked twice, and each one gets one e-mail', async () => {
    const { ana, others, escala } = await team(3)
    const [beto] = others as [Person]
    const ask = async (idMembro?: number) =>
      (await app.graphql(ana.token, request, { id: escala.id, idMembro })).data.pedirSubstituto.chamados
    expect([await ask(beto.id), await ask(), await ask()]).toEqual([1, 2, 0])
    for (const { email } of others) expect(await news(email)).toEqual([`${ana.name} precisa de um substituto`])
    // the third time nobody was called, so the leader is told nothing
    const told = (await news(await leaderEmail())).filter((subject) => subject?.startsWith(ana.name))
    expect(told).toEqual(Array(2).fill(`${ana.name} pediu um substituto`))
    const query = '{ minhasEscalas { nodes { id substitutosChamados substitutosAguardando } } }'
    const own = async () => (await app.graphql(ana.token, query)).data.minhasEscalas.nodes
    expect(await own()).toEqual([{ id: escala.id, substitutosChamados: 3, substitutosAguardando: 3 }])
    // those who declined are not waited for
    const [{ id }] = await invitation(beto)
    await app.graphql(beto.token, refuse, { id })
    expect(await own()).toEqual([{ id: escala.id, substitutosChamados: 3, substitutosAguardando: 2 }])
  })

  test('the leader may ask for somebody; other people may not, and see no names', async () => {
    const { others, escala } = await team(2)
    const [beto] = others as [Person]
    expect((await app.graphql(beto.token, request, { id: escala.id })).status).toBe(403)
    expect((await app.graphql(beto.token, possible, { id: escala.id })).data.substitutosPossiveis).toEqual([])
    expect((await app.graphql(await betel.token(-1), request, { id: escala.id })).status).toBe(404)
    const done = await app.graphql(await betel.token(3), request, { id: escala.id })
    expect(done.data.pedirSubstituto.chamados).toBe(2)
  })

  test('who makes rosters sees in the matrix what was asked, and whom; the other leaders read who asked', async () => {
    const { ana, others, escala } = await team(2)
    const [beto, caio] = others as [Person, Person]
    const [chefe, leader] = [await somebody('Chefe'), await somebody('Secretária', { perfil: 3 })]
    const admin = await betel.token(1)
    const { body: departamento } = await app.rest(admin, 'POST', '/departamentos', {
      tituloDepartamento: unique('Louvor '),
      idResponsavel: chefe.id,
    })
    await app.sql('update escala_culto set id_departamento = $2 where id = $1', [escala.id, departamento.id])
    const { dataCulto } = escala.culto
    const query = `{ matrizEscalas(de: "${dataCulto}", ate: "${dataCulto}") { cultos { comecou } pedidos { idEscala chamados aguardando } } }`
    const seen = async (token: string) => (await app.graphql(token, query)).data.matrizEscalas
    const whom = 'query($id: ID!) { substitutosPossiveis(id: $id) { id chamado } }'
    const candidates = async () => (await app.graphql(leader.token, whom, { id: escala.id })).data.substitutosPossiveis
    expect(await seen(leader.token)).toEqual({ cultos: [{ comecou: false }], pedidos: [] })
    await app.graphql(leader.token, request, { id: escala.id, idMembro: beto.id })
    expect(await news(chefe.email)).toEqual([`${leader.name} pediu um substituto para ${ana.name}`])
    expect((await seen(leader.token)).pedidos).toEqual([{ idEscala: escala.id, chamados: 1, aguardando: 1 }])
    expect(await candidates()).toEqual([
      { id: beto.id, chamado: true },
      { id: caio.id, chamado: false },
    ])
    // other people see the roster, and not who was asked
    expect((await seen(ana.token)).pedidos).toEqual([])
    // who declined may be called once more
    const [{ id }] = await invitation(beto)
    await app.graphql(beto.token, refuse, { id })
    expect(await candidates()).toContainEqual({ id: beto.id, chamado: false })
    expect((await seen(leader.token)).pedidos).toEqual([{ idEscala: escala.id, chamados: 1, aguardando: 0 }])
    await app.graphql(leader.token, cancel, { id: escala.id })
    expect((await seen(leader.token)).pedidos).toEqual([])
    await app.sql(`update culto set data_culto = '2020-02-02' where id = $1`, [escala.culto.id])
    const past = '{ matrizEscalas(de: "2020-02-02", ate: "2020-02-02") { cultos { id comecou } } }'
    const begun = { id: escala.culto.id, comecou: true }
    expect((await app.graphql(leader.token, past)).data.matrizEscalas.cultos).toEqual([begun])
  })

  test('somebody without a perfil is shown who can come, for the own entry only', async () => {
    const { funcao, others, escala } = await team(1)
    const nameless = await somebody('Sem perfil', { perfil: -1 })
    const own = await duty(nameless, funcao)
    const able = (await app.graphql(nameless.token, possible, { id: own.id })).data?.substitutosPossiveis
    expect(able.map(({ id }: { id: number }) => id)).toContain(others[0]?.id)
    expect((await app.graphql(nameless.token, possible, { id: escala.id })).status).toBe(404)
  })

  test('a request without anybody who could come is refused with the reason', async () => {
    const { ana, escala } = await team(0)
    expect((await app.graphql(ana.token, request, { id: escala.id })).errors?.[0]?.message).toBe(
      'Não há ninguém livre com esta função ou deste departamento.',
    )
  })

  test('the candidates are found in the same number of SQL statements for many people as for few', async () => {
    const { funcao, ana, escala } = await team(1)
    const ask = () => app.graphql(ana.token, possible, { id: escala.id })
    await ask()
    const few = await countStatements(ask)
    for (let i = 0; i < 6; i++) await duty(await betel.person(), funcao)
    // as before: what the process knows of the session may have been forgotten meanwhile
    await ask()
    expect(await countStatements(ask)).toBe(few)
  })
})

describe('accepting', () => {
  test('of 20 people who accept at once, exactly one gets the place; the others read who serves', async () => {
    const { ana, others, escala } = await team(20)
    await app.graphql(ana.token, answer, { id: escala.id, resposta: 'recusada', motivo: 'Viagem' })
    const asked = await app.graphql(ana.token, request, { id: escala.id })
    expect(asked.data.pedirSubstituto.chamados).toBe(20)
    const ids = await Promise.all(others.map(async (person) => (await invitation(person))[0].id as number))
    const answers = await Promise.all(others.map(({ token }, index) => app.graphql(token, accept, { id: ids[index] })))
    const winners = others.filter((_, index) => !answers[index]?.errors)
    expect(winners).toHaveLength(1)
    const [winner] = winners as [Person]
    const refusals = answers.flatMap(({ status, errors }) => (errors ? [[status, errors[0]?.message]] : []))
    const kind = [409, `${winner.name} já aceitou este lugar. Obrigado por se dispor!`]
    expect(refusals).toEqual(Array(19).fill(kind))
    expect(await inRoster(escala.id)).toEqual({ id_membro: winner.id, resposta: 'confirmada' })
    const rows = await app.sql(`select 1 from escala_culto where id_culto = $1 and excluido_em is null`, [
      escala.culto.id,
    ])
    expect(rows).toHaveLength(1)
    // the leader and the person are told once, the request is gone for all
    const taken = `${winner.name} vai no lugar de ${ana.name}`
    expect((await news(await leaderEmail())).filter((subject) => subject === taken)).toHaveLength(1)
    expect((await news(ana.email)).filter((subject) => subject === taken)).toHaveLength(1)
    for (const person of others) expect(await invitation(person)).toEqual([])
    // pressing twice is no error for the winner, and the decline can no longer be taken back
    expect((await app.graphql(winner.token, accept, { id: ids[others.indexOf(winner)] })).errors).toBeUndefined()
    const undo = await app.graphql(ana.token, answer, { id: escala.id, resposta: 'pendente' })
    expect([undo.status, undo.errors?.[0]?.message]).toEqual([
      409,
      `${winner.name} já assumiu o seu lugar nesta escala.`,
    ])
  })

  test('accepting and taking the decline back at once end in one of both states, never in both', async () => {
    const { ana, others, escala } = await team(1)
    const [beto] = others as [Person]
    await app.graphql(ana.token, answer, { id: escala.id, resposta: 'recusada' })
    await app.graphql(ana.token, request, { id: escala.id })
    const [{ id }] = await invitation(beto)
    const [undone, taken] = await Promise.all([
      app.graphql(ana.token, answer, { id: escala.id, resposta: 'pendente' }),
      app.graphql(beto.token, accept, { id }),
    ])
    expect([undone.errors, taken.errors].filter((errors) => !errors)).toHaveLength(1)
    const state = undone.errors
      ? { id_membro: beto.id, resposta: 'confirmada' }
      : { id_membro: ana.id, resposta: 'pendente' }
    expect(await inRoster(escala.id)).toEqual(state)
  })

  test('the request ends when the person serves after all, when it is cancelled, and when the leader gives or deletes the entry', async () => {
    for (const end of ['confirm', 'byHand', 'cancel', 'give', 'delete'] as const) {
      const { funcao, ana, others, escala } = await team(1)
      const [beto] = others as [Person]
      await app.graphql(ana.token, request, { id: escala.id })
      const [{ id }] = await invitation(beto)
      const leader = await betel.token(3)
      const entry = { idCulto: escala.culto.id, idMembro: (await betel.person()).id, funcao }
      if (end === 'confirm') await app.graphql(ana.token, answer, { id: escala.id, resposta: 'confirmada' })
      if (end === 'byHand') {
        const own = { ...entry, idMembro: ana.id, resposta: 'confirmada' }
        expect((await app.rest(leader, 'PUT', `/escalas-cultos/${escala.id}`, own)).status).toBe(200)
      }
      if (end === 'cancel') await app.graphql(ana.token, cancel, { id: escala.id })
      if (end === 'give') await app.rest(leader, 'PUT', `/escalas-cultos/${escala.id}`, entry)
      if (end === 'delete') await app.rest(leader, 'DELETE', `/escalas-cultos/${escala.id}`)
      const late = await app.graphql(beto.token, accept, { id })
      expect([end, await invitation(beto), late.status]).toEqual([end, [], end === 'delete' ? 404 : 409])
      expect(late.errors?.[0]?.message).toBe('Este pedido já terminou. Obrigado por se dispor!')
    }
  })

  test('the request ends by itself when the worship service begins', async () => {
    const { ana, others, escala } = await team(1)
    const [beto] = others as [Person]
    await app.graphql(ana.token, request, { id: escala.id })
    const [{ id }] = await invitation(beto)
    await app.sql(`update culto set data_culto = '2020-01-05' where id = $1`, [escala.culto.id])
    expect(await invitation(beto)).toEqual([])
    expect((await app.graphql(beto.token, accept, { id })).errors?.[0]?.message).toBe('Este culto já começou.')
    expect((await app.graphql(ana.token, request, { id: escala.id })).errors?.[0]?.message).toBe(
      'Este culto já começou.',
    )
    expect((await app.graphql(ana.token, possible, { id: escala.id })).data.substitutosPossiveis).toEqual([])
  })

  test('nobody accepts for another person, and a person who serves elsewhere at that hour by then cannot accept', async () => {
    const { ana, others, escala } = await team(2)
    const [beto, caio] = others as [Person, Person]
    await app.graphql(ana.token, request, { id: escala.id })
    const [{ id }] = await invitation(beto)
    expect((await app.graphql(caio.token, accept, { id })).status).toBe(404)
    expect((await app.graphql((await somebody('Eva')).token, refuse, { id })).status).toBe(404)
    await duty(beto, 'Som', { dataCulto: escala.culto.dataCulto, horaCulto: '18:00' })
    const late = await app.graphql(beto.token, accept, { id })
    expect(late.errors?.[0]?.message).toMatch(/^Você já está na escala em .* 18:00, como Som\.$/)
    expect(await inRoster(escala.id)).toMatchObject({ id_membro: ana.id })
  })

  test('who has accepted cannot decline the request on another device, but can leave the roster', async () => {
    const { ana, others, escala } = await team(1)
    const [beto] = others as [Person]
    await app.graphql(ana.token, request, { id: escala.id })
    const [{ id }] = await invitation(beto)
    await app.graphql(beto.token, accept, { id })
    const late = await app.graphql(beto.token, refuse, { id })
    expect([late.status, late.errors?.[0]?.message]).toEqual([
      409,
      'Você já aceitou. Para sair, recuse em Minhas escalas.',
    ])
    expect(await inRoster(escala.id)).toEqual({ id_membro: beto.id, resposta: 'confirmada' })
    await app.graphql(beto.token, answer, { id: escala.id, resposta: 'recusada' })
    expect((await app.graphql(beto.token, refuse, { id })).errors).toBeUndefined()
  })

  test('when the last one declines too, the person and the leader are told', async () => {
    const { ana, others, escala } = await team(2)
    await app.graphql(ana.token, request, { id: escala.id })
    const nobody = `Ninguém pôde ficar no lugar de ${ana.name}`
    for (const [index, person] of others.entries()) {
      const [{ id }] = await invitation(person)
      expect((await app.graphql(person.token, refuse, { id })).errors).toBeUndefined()
      expect(await invitation(person)).toEqual([])
      expect((await news(ana.email)).filter((subject) => subject === nobody)).toHaveLength(index)
    }
    expect((await news(await leaderEmail())).filter((subject) => subject === nobody)).toHaveLength(1)
  })
})

describe('an answer that a device delivers late', () => {
  const answerLater =
    'mutation($id: ID!, $resposta: String!, $m: DateTime, $e: DateTime) { responderEscala(id: $id, resposta: $resposta, marcadoEm: $m, enviadoEm: $e) { resposta } }'
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const late = async ({ token }: Person, id: number, resposta: string, minutes: number, key?: string) =>
    app.graphql(
      token,
      answerLater,
      { id, resposta, m: minutesAgo(minutes), e: new Date().toISOString() },
      key ? { 'idempotency-key': key } : {},
    )

  test('counts only if it is newer than the stored one, also after a decline was taken back; the leader hears of it once', async () => {
    const { ana, escala } = await team(0)
    expect((await late(ana, escala.id, 'recusada', 30)).data.responderEscala).toEqual({ resposta: 'recusada' })
    expect((await late(ana, escala.id, 'recusada', 30)).data.responderEscala).toEqual({ resposta: 'recusada' })
    await app.graphql(ana.token, answer, { id: escala.id, resposta: 'pendente' })
    expect((await late(ana, escala.id, 'recusada', 30)).data.responderEscala).toEqual({ resposta: 'pendente' })
    expect(await inRoster(escala.id)).toMatchObject({ resposta: 'pendente' })
    expect((await late(ana, escala.id, 'confirmada', 0)).data.responderEscala).toEqual({ resposta: 'confirmada' })
    const declined = (await news(await leaderEmail())).filter((subject) => subject === `${ana.name} não pode servir`)
    expect(declined).toHaveLength(1)
  })

  test('does not count when the leader gave the entry another worship service, or answered, after it was given', async () => {
    const { funcao, ana, escala } = await team(0)
    const leader = await betel.token(3)
    const put = async (data: object) => {
      const entry = { idCulto: escala.culto.id, idMembro: ana.id, funcao, ...data }
      expect((await app.rest(leader, 'PUT', `/escalas-cultos/${escala.id}`, entry)).status).toBe(200)
    }
    const another = (
      await app.rest(await betel.token(1), 'POST', '/cultos', { dataCulto: sunday(), horaCulto: '20:00' })
    ).body
    await put({ idCulto: another.id })
    expect((await late(ana, escala.id, 'confirmada', 60)).data.responderEscala).toEqual({ resposta: 'pendente' })
    await put({ idCulto: another.id, resposta: 'recusada' })
    expect((await late(ana, escala.id, 'confirmada', 60)).data.responderEscala).toEqual({ resposta: 'recusada' })
    // of her own, the newest counts as before
    expect((await late(ana, escala.id, 'confirmada', 0)).data.responderEscala).toEqual({ resposta: 'confirmada' })
  })

  test('does not count when it is older than the acceptance by which the person got the place', async () => {
    const { ana, others, escala } = await team(1)
    const [beto] = others as [Person]
    await app.graphql(ana.token, request, { id: escala.id })
    const [{ id }] = await invitation(beto)
    expect((await app.graphql(beto.token, accept, { id })).errors).toBeUndefined()
    expect((await late(beto, escala.id, 'recusada', 60)).data.responderEscala).toEqual({ resposta: 'confirmada' })
  })

  test('comes again after the worship service has begun or was cancelled: the stored one is not refused, a change is', async () => {
    for (const [change, refusal] of [
      [`data_culto = '2020-01-05'`, 'Este culto já começou.'],
      [`status_culto = 'cancelado'`, 'Este culto foi cancelado.'],
    ]) {
      const { ana, escala } = await team(0)
      await late(ana, escala.id, 'confirmada', 60)
      await late(ana, escala.id, 'recusada', 30)
      await app.sql(`update culto set ${change} where id = $1`, [escala.culto.id])
      // the network's delay makes a repetition a little older or newer than the first delivery
      for (const minutes of [60, 30.01, 30, 29.99]) {
        const { data, errors } = await late(ana, escala.id, minutes > 31 ? 'confirmada' : 'recusada', minutes)
        expect([errors, data?.responderEscala]).toEqual([undefined, { resposta: 'recusada' }])
      }
      expect((await late(ana, escala.id, 'confirmada', 1)).errors?.[0]?.message).toBe(refusal)
      // without the time of a device nobody says that it is a repetition
      const now = await app.graphql(ana.token, answer, { id: escala.id, resposta: 'recusada' })
      expect(now.errors?.[0]?.message).toBe(refusal)
      expect(await inRoster(escala.id)).toMatchObject({ resposta: 'recusada' })
    }
  })

  test('a decline comes again after somebody took the place: it is what the person wanted', async () => {
    const { ana, others, escala } = await team(1)
    const [beto] = others as [Person]
    await late(ana, escala.id, 'recusada', 30)
    await app.graphql(ana.token, request, { id: escala.id })
    const [{ id }] = await invitation(beto)
    expect((await app.graphql(beto.token, accept, { id })).errors).toBeUndefined()
    expect((await late(ana, escala.id, 'recusada', 30)).data?.responderEscala).toEqual({ resposta: 'recusada' })
    const back = await late(ana, escala.id, 'confirmada', 0)
    expect(back.errors?.[0]?.message).toBe(`${beto.name} já assumiu o seu lugar nesta escala.`)
    expect(await inRoster(escala.id)).toEqual({ id_membro: beto.id, resposta: 'confirmada' })
  })

  test('counts once when the device sends it again with the same key, whenever that is', async () => {
    const { ana, escala } = await team(0)
    const key = unique('chave')
    const m = minutesAgo(30)
    const send = (e: string) =>
      app.graphql(ana.token, answerLater, { id: escala.id, resposta: 'confirmada', m, e }, { 'idempotency-key': key })
    expect((await send(minutesAgo(20))).data.responderEscala).toEqual({ resposta: 'confirmada' })
    await app.graphql(ana.token, answer, { id: escala.id, resposta: 'recusada' })
    expect((await send(minutesAgo(0))).data.responderEscala).toEqual({ resposta: 'confirmada' })
    expect(await inRoster(escala.id)).toMatchObject({ resposta: 'recusada' })
  })
})
