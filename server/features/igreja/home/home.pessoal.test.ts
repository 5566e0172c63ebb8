import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { decideOwnGroups, decideRecommended } from '../../../../tests/factories/access-preset.js'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'
import { isLastMonthClosed, lastDay, ledCelula, nextDay } from './home.rules.js'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const thisDay = todayIn('America/Sao_Paulo')
const day = (days: number) => new Date(Date.parse(thisDay) + days * 86_400_000).toISOString().slice(0, 10)
const weekday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay()

const query = `{ home {
  proximoCulto { id dataCulto horaCulto temaCulto nomeLocal endereco }
  posts { tituloPost subtituloPost }
  minhaCelula { nomeCelula lider nomeResponsavel nomeLocal endereco proximoEncontro abre }
  celulasQueLidero { id nomeCelula proximoEncontro chamada { dataEncontro idEncontro feita }
    ultimo { dataEncontro presentes visitantes } faltaram { id name telefoneUsuario } }
  aniversariantes { total soDosMeusGrupos pessoas { id } }
  cuidado { totalAusentes visitas { dataVisita nomeVisitado nomePastor } ausentes { id telefoneUsuario ultimaPresenca } }
  pessoasNovas { total pessoas { id } }
  fechamento { fechadoAte proximo mesPassadoFechado }
} }`
const home = async (token: string) => {
  const { data, errors } = await app.graphql(token, query)
  expect(errors).toBeUndefined()
  return data.home
}

/** What a church has decided: a preset, or that leaders reach only the own groups. */
type Decided = 'recomendado' | 'aberto' | 'own groups'

/** A church with requests of its administrator, which must succeed. */
async function open(preset: Decided = 'recomendado') {
  const church = await app.church()
  const admin = await church.token(1)
  if (preset === 'recomendado') await decideRecommended(app, church)
  if (preset === 'own groups') await decideOwnGroups(app, church)
  const post = async (path: string, body: object) => {
    const answer = await app.rest(admin, 'POST', path, body)
    expect([path, answer.status < 300 || answer.body]).toEqual([path, true])
    return answer.body
  }
  const person = async (perfil: 2 | 3 | 4 | 5 = 2, data: object = {}) => {
    const { id } = await church.person({ perfil, ...data })
    return { id, token: await app.session(church.idCliente, id) }
  }
  return { church, admin, post, person }
}

async function expectDone(answer: Promise<{ errors?: unknown }>) {
  expect((await answer).errors).toBeUndefined()
}

/** A meeting of the cell with these people. */
const meet = (
  post: (path: string, body: object) => Promise<{ id: number }>,
  idCelula: number,
  dataEncontro: string,
  presentes: number[],
  visitantes = 0,
) => post(`/celulas/${idCelula}/encontros`, { dataEncontro, presentes, visitantes })

describe('what a member sees', () => {
  test('a member sees the own cell with its address, place, leader and next meeting, and no part for leaders, pastors or secretaries', async () => {
    const { post, person } = await open()
    const leader = await person(3, { name: 'Lia Líder' })
    const member = await person()
    const { id } = await post('/celulas', {
      nomeCelula: 'Betânia',
      diaCelula: weekday(day(2)),
      horaCelula: '20:00',
      enderecoCelula: 'Rua das Flores, 10',
      idResponsavel: leader.id,
    })
    await post('/membros-celulas', { idCelula: id, idMembro: member.id })
    const seen = await home(member.token)
    expect(seen.minhaCelula).toEqual({
      nomeCelula: 'Betânia',
      lider: false,
      nomeResponsavel: 'Lia Líder',
      nomeLocal: null,
      endereco: 'Rua das Flores, 10',
      proximoEncontro: day(2),
      abre: false,
    })
    const { celulasQueLidero, cuidado, pessoasNovas, aniversariantes, fechamento } = seen
    expect([celulasQueLidero, cuidado, pessoasNovas, aniversariantes, fechamento]).toEqual(Array(5).fill(null))
    const outsider = await person()
    expect((await home(outsider.token)).minhaCelula).toBeNull()
  })

  test('the page of the own cell shows its address as the home page does, that of another cell does not', async () => {
    const { church, post, person } = await open('aberto')
    const member = await person()
    const own = await post('/celulas', { nomeCelula: 'Betânia', enderecoCelula: 'Rua das Flores, 10' })
    const other = await post('/celulas', { nomeCelula: 'Outra', enderecoCelula: 'Rua Alta, 1' })
    await post('/membros-celulas', { idCelula: own.id, idMembro: member.id })
    const addressOf = async (token: string, { id }: { id: number }) =>
      (await app.graphql(token, `{ celula(id: ${id}) { enderecoCelula } }`)).data.celula.enderecoCelula
    expect((await home(member.token)).minhaCelula.endereco).toBe('Rua das Flores, 10')
    expect(await addressOf(member.token, own)).toBe('Rua das Flores, 10')
    expect(await addressOf(member.token, other)).toBeNull()
    expect(await addressOf(await church.token(2), own)).toBeNull()
  })

  test('a leader who reads only the own groups sees the own cell that somebody else leads, and nothing more of it', async () => {
    const { post, person } = await open('own groups')
    const [owner, leader, other] = [await person(3, { name: 'Lia Líder' }), await person(3), await person(3)]
    const cell = {
      nomeCelula: 'Betânia',
      diaCelula: weekday(day(2)),
      horaCelula: '20:00',
      enderecoCelula: 'Rua das Flores, 10',
      idResponsavel: owner.id,
    }
    const { id } = await post('/celulas', cell)
    await post('/celulas', { ...cell, nomeCelula: 'Outra' })
    const { id: membership } = await post('/membros-celulas', { idCelula: id, idMembro: leader.id })
    expect((await home(leader.token)).minhaCelula).toEqual({
      nomeCelula: 'Betânia',
      lider: false,
      nomeResponsavel: 'Lia Líder',
      nomeLocal: null,
      endereco: 'Rua das Flores, 10',
      proximoEncontro: day(2),
      abre: false,
    })
    expect((await home(leader.token)).celulasQueLidero).toEqual([])
    expect((await home(other.token)).minhaCelula).toBeNull()
    const all = `{ celulas { nodes { id } } celula(id: ${id}) { id } }`
    const { data, errors } = await app.graphql(leader.token, all)
    expect([data?.celulas?.nodes ?? [], data?.celula ?? null, errors?.[0]?.extensions.code]).toEqual([
      [],
      null,
      'NOT_FOUND',
    ])
    expect((await app.rest(leader.token, 'GET', `/membros-celulas?idCelula=${id}`)).body).toEqual([])
    // somebody who leads a cell sees that one
    const { id: own } = await post('/celulas', { nomeCelula: 'Própria', idResponsavel: leader.id })
    expect((await home(leader.token)).minhaCelula).toMatchObject({ nomeCelula: 'Própria', lider: true, abre: true })
    await app.sql('update celula set excluido_em = now() where id = $1', [own])
    expect((await home(leader.token)).minhaCelula).toMatchObject({ nomeCelula: 'Betânia', abre: false })
    await app.sql('update membro_celula set excluido_em = now() where id = $1', [membership])
    expect((await home(leader.token)).minhaCelula).toBeNull()
  })

  test('a cell without an address shows that of its place, and an inactive cell is shown to nobody', async () => {
    const { admin, post, person } = await open()
    const member = await person()
    const { id: idLocal } = await post('/locais', { nomeLocal: 'Sala 2', endereco: 'Av. Central, 5' })
    const cell = { nomeCelula: 'Sala', idLocal, idResponsavel: member.id }
    const { id } = await post('/celulas', cell)
    expect((await home(member.token)).minhaCelula).toMatchObject({ nomeLocal: 'Sala 2', endereco: 'Av. Central, 5' })
    expect((await home(member.token)).minhaCelula.proximoEncontro).toBeNull()
    await app.rest(admin, 'PUT', `/celulas/${id}`, { ...cell, statusCelula: 'inativa' })
    expect((await home(member.token)).minhaCelula).toBeNull()
  })

  test('a member sees the next worship service that is not cancelled, with its place', async () => {
    const { admin, post, person } = await open()
    const { token } = await person()
    expect((await home(token)).proximoCulto).toBeNull()
    const { id: idLocal } = await post('/locais', { nomeLocal: 'Templo', endereco: 'Rua Alta, 1' })
    const { id: cancelled } = await post('/cultos', { dataCulto: day(1), horaCulto: '19:00' })
    const { id } = await post('/cultos', { dataCulto: day(2), horaCulto: '19:00', temaCulto: 'Graça', idLocal })
    await post('/cultos', { dataCulto: day(9), horaCulto: '09:00' })
    await expectDone(app.graphql(admin, `mutation { cancelarCulto(id: ${cancelled}) { id } }`))
    expect((await home(token)).proximoCulto).toEqual({
      id,
      dataCulto: day(2),
      horaCulto: '19:00',
      temaCulto: 'Graça',
      nomeLocal: 'Templo',
      endereco: 'Rua Alta, 1',
    })
  })

  test('a member may give by Pix once the church has a complete key; a token only with that scope', async () => {
    const { church, admin, person } = await open()
    const { token } = await person()
    const gives = async (from: string) => {
      const { data, errors } = await app.graphql(from, '{ home { podeOfertar } }')
      expect(errors).toBeUndefined()
      return data.home.podeOfertar
    }
    const set = (chave: string | null, cidade: string | null) =>
      app.sql(`update cliente set chave_pix = $2, nome_pix = 'IGREJA', cidade_pix = $3 where id = $1`, [
        church.idCliente,
        chave,
        cidade,
      ])
    expect(await gives(token)).toBe(false)
    await set('oferta@igreja.exemplo', null)
    expect(await gives(token)).toBe(false)
    await set('oferta@igreja.exemplo', 'CAMPINAS')
    expect(await gives(token)).toBe(true)
    const made = await app.graphql(
      admin,
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["eu.ler", "celula.ler"]) { token } }',
    )
    expect(await gives(made.data.criarTokenApi.token)).toBe(false)
  })

  test('a member sees the last three published posts, the newest first, and no hidden posts', async () => {
    const { admin, person } = await open()
    const { data } = await app.graphql(admin, '{ tipoPosts(first: 1) { nodes { id } } }')
    const create = 'mutation($input: PostInput!) { criarPost(input: $input) { id } }'
    for (const [tituloPost, statusPost] of [
      ['Um', 1],
      ['Dois', 1],
      ['Oculto', 0],
      ['Três', 1],
      ['Quatro', 1],
    ]) {
      const input = { tituloPost, statusPost, textoPost: '<p>Texto</p>', idTipoPost: data.tipoPosts.nodes[0].id }
      await expectDone(app.graphql(admin, create, { input }))
    }
    const { posts } = await home((await person()).token)
    expect(posts.map(({ tituloPost }: { tituloPost: string }) => tituloPost)).toEqual(['Quatro', 'Três', 'Dois'])
  })
})

describe('what the leader of a cell sees', () => {
  /** A cell that meets today, with its leader and three members. */
  async function led(preset: Decided = 'recomendado', perfil: 2 | 3 = 3) {
    const { church, admin, post, person } = await open(preset)
    const leader = await person(perfil)
    const born = { dataNascimento: `1990-${thisDay.slice(5, 7)}-10` }
    const [often, seldom, fresh] = [
      await person(2, { name: 'Ana' }),
      await person(2, { name: 'Beto', telefoneUsuario: '11987654321', ...born }),
      await person(2, { name: 'Caio' }),
    ]
    const cell = { nomeCelula: 'Betânia', diaCelula: weekday(thisDay), horaCelula: '20:00', idResponsavel: leader.id }
    const { id } = await post('/celulas', cell)
    for (const { id: idMembro } of [often, seldom, fresh]) await post('/membros-celulas', { idCelula: id, idMembro })
    await app.sql("update membro_celula set created_at = now() - interval '90 days' where id_celula = $1", [id])
    await app.sql('update membro_celula set created_at = now() where id_membro = $1', [fresh?.id])
    return { church, admin, post, person, leader, often, seldom, fresh, id }
  }

  test.each([
    ['own groups', 3],
    ['recomendado', 3],
    ['recomendado', 2],
  ] as const)(
    'in a church with %s, a leader of perfil %s sees the roll to call, the last meeting, and the people who missed the last two meetings with a roll',
    async (preset, perfil) => {
      const { post, leader, often, seldom, id } = await led(preset, perfil)
      const before = (await home(leader.token)).celulasQueLidero
      expect(before).toEqual([
        {
          id,
          nomeCelula: 'Betânia',
          proximoEncontro: thisDay,
          chamada: { dataEncontro: thisDay, idEncontro: null, feita: false },
          ultimo: null,
          faltaram: [],
        },
      ])
      await meet(post, id, day(-14), [often.id])
      expect((await home(leader.token)).celulasQueLidero[0].faltaram).toEqual([])
      await meet(post, id, day(-7), [often.id, leader.id], 2)
      const today = await meet(post, id, thisDay, [])
      const [seen] = (await home(leader.token)).celulasQueLidero
      expect(seen.ultimo).toEqual({ dataEncontro: day(-7), presentes: 2, visitantes: 2 })
      // whoever joined after these meetings did not miss them, and a meeting without a roll is no absence
      expect(seen.faltaram).toEqual([{ id: seldom.id, name: 'Beto', telefoneUsuario: '11987654321' }])
      expect(seen.chamada).toEqual({ dataEncontro: thisDay, idEncontro: today.id, feita: false })
    },
  )

  test('a leader whose access to personal data is limited to the own groups sees only birthdays of the own people', async () => {
    const { person, leader, seldom } = await led('own groups')
    await person(2, { dataNascimento: `1990-${thisDay.slice(5, 7)}-11` })
    const { aniversariantes } = await home(leader.token)
    expect(aniversariantes).toEqual({ total: 1, soDosMeusGrupos: true, pessoas: [{ id: seldom.id }] })
    // leading a cell gives names and telephones, and no birth dates
    expect((await home((await led()).leader.token)).aniversariantes).toBeNull()
    const open = await led('aberto')
    await open.person(2, { dataNascimento: `1990-${thisDay.slice(5, 7)}-11` })
    expect((await home(open.leader.token)).aniversariantes).toMatchObject({ total: 2, soDosMeusGrupos: false })
  })

  test('a leader sees no cell that somebody else leads, and no deleted or inactive cell', async () => {
    const { admin, church, post, leader, person, id } = await led()
    const other = await person(3)
    await post('/celulas', { nomeCelula: 'Outra', idResponsavel: other.id })
    expect((await home(leader.token)).celulasQueLidero.map((cell: { id: number }) => cell.id)).toEqual([id])
    expect((await home(await church.token(1))).celulasQueLidero).toEqual([])
    const closed = { nomeCelula: 'Parada', idResponsavel: leader.id, statusCelula: 'inativa' }
    await post('/celulas', closed)
    expect((await home(leader.token)).celulasQueLidero.map((cell: { id: number }) => cell.id)).toEqual([id])
    await expectDone(app.graphql(admin, `mutation { excluirCelula(id: ${id}) { message } }`))
    expect((await home(leader.token)).celulasQueLidero).toEqual([])
  })

  test('the home page sends as many statements for twenty meetings and members as for one', async () => {
    const { church, post, leader, often, id } = await led()
    await meet(post, id, day(-7), [often.id])
    // the first request of this perfil also reads what the church allows
    await home(leader.token)
    const few = await countStatements(() => home(leader.token))
    for (let week = 2; week < 12; week++) {
      await meet(post, id, day(-7 * week), [often.id])
      const { id: idMembro } = await church.person({ perfil: 2 })
      await post('/membros-celulas', { idCelula: id, idMembro })
    }
    // after a change of groups too
    await home(leader.token)
    expect(await countStatements(() => home(leader.token))).toBe(few)
  })
})

describe('what a pastor, a secretary and a treasurer see', () => {
  /** A worship service on that day with these people. */
  async function serve(
    admin: string,
    post: (path: string, body: object) => Promise<{ id: number }>,
    data: string,
    ids: number[],
  ) {
    const { id } = await post('/cultos', { dataCulto: data, horaCulto: '09:00' })
    const mark = 'mutation($c: ID!, $m: ID!) { registrarPresencaCulto(idCulto: $c, idMembro: $m) { id } }'
    for (const m of ids) await expectDone(app.graphql(admin, mark, { c: String(id), m: String(m) }))
    return id
  }

  test('a pastor sees the planned visits, and the people who used to come and have not come for three weeks', async () => {
    const { admin, post, person } = await open('own groups')
    const pastor = await person(5, { name: 'Pedro Pastor' })
    const [gone, faithful, guest] = [
      await person(2, { name: 'Davi', telefoneUsuario: '11911112222' }),
      await person(),
      await person(),
    ]
    for (const days of [-70, -56, -42]) await serve(admin, post, day(days), [gone.id, faithful.id])
    await serve(admin, post, day(-35), [guest.id])
    // nobody's presence was recorded in the last three weeks: nobody is absent
    expect((await home(pastor.token)).cuidado).toEqual({ totalAusentes: 0, visitas: [], ausentes: [] })
    await serve(admin, post, day(-7), [faithful.id])
    await post('/visitas-pastorais', { idPastor: pastor.id, idVisitado: gone.id, dataVisita: day(1) })
    await post('/visitas-pastorais', { idPastor: pastor.id, idVisitado: guest.id, dataVisita: day(-1) })
    expect((await home(pastor.token)).cuidado).toEqual({
      totalAusentes: 1,
      visitas: [{ dataVisita: day(1), nomeVisitado: 'Davi', nomePastor: 'Pedro Pastor' }],
      ausentes: [{ id: gone.id, telefoneUsuario: '11911112222', ultimaPresenca: day(-42) }],
    })
    // the list of people opens what the card counts
    const counted = '{ usuarios(filtro: { deixouDeVir: true }) { totalCount nodes { id } } }'
    expect((await app.graphql(admin, counted)).data.usuarios).toEqual({ totalCount: 1, nodes: [{ id: gone.id }] })
    expect((await home((await person(4)).token)).cuidado).toBeNull()
  })

  test('absences of another church and of inactive people do not count', async () => {
    const { admin, post, person } = await open()
    const pastor = await person(5)
    const [left, faithful] = [await person(), await person()]
    for (const days of [-70, -56, -42]) await serve(admin, post, day(days), [left.id])
    await serve(admin, post, day(-7), [faithful.id])
    expect((await home(pastor.token)).cuidado.totalAusentes).toBe(1)
    const other = await open()
    await serve(other.admin, other.post, day(-1), [(await other.person()).id])
    expect((await home(other.admin)).cuidado.totalAusentes).toBe(0)
    const counted = '{ usuarios(filtro: { deixouDeVir: true }) { totalCount } }'
    expect((await app.graphql(other.admin, counted)).data.usuarios.totalCount).toBe(0)
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [left.id])
    expect((await app.graphql(admin, counted)).data.usuarios.totalCount).toBe(0)
    expect((await home(pastor.token)).cuidado.totalAusentes).toBe(0)
  })

  test('new people are shown to users who may read the personal data of all people', async () => {
    const { person } = await open('own groups')
    const [old, assistant, fresh] = [await person(), await person(4), await person()]
    await app.sql("update usuario set created_at = now() - interval '31 days' where id = $1", [old.id])
    const { pessoasNovas } = await home(assistant.token)
    expect(pessoasNovas.total).toBe(3)
    expect(pessoasNovas.pessoas[0]).toEqual({ id: fresh.id })
    expect(pessoasNovas.pessoas).not.toContainEqual({ id: old.id })
    expect((await home((await person(3)).token)).pessoasNovas).toBeNull()
  })

  test('the state of last month’s books is shown to users who may read the closing', async () => {
    const { admin, post, person } = await open('own groups')
    const assistant = await person(4)
    expect((await home(assistant.token)).fechamento).toEqual({
      fechadoAte: null,
      proximo: null,
      mesPassadoFechado: false,
    })
    const end = new Date(Date.UTC(Number(thisDay.slice(0, 4)), Number(thisDay.slice(5, 7)) - 1, 0))
      .toISOString()
      .slice(0, 10)
    const before = `${Number(end.slice(0, 4)) - 1}-11-20`
    for (const data of [end, before])
      await post('/entradas', { descricao: 'Oferta', data, categoria: 2, valor: '1.00' })
    // the month that the page of the months would close
    const { fechamento } = await home(assistant.token)
    expect(fechamento).toEqual({ fechadoAte: null, proximo: before.slice(0, 7), mesPassadoFechado: false })
    const asked = await app.graphql(assistant.token, '{ fechamento { proximo } }')
    expect(asked.data.fechamento.proximo).toBe(fechamento.proximo)
    await expectDone(app.graphql(admin, `mutation { fecharMes(mes: "${end.slice(0, 7)}") { message } }`))
    expect((await home(assistant.token)).fechamento).toEqual({
      fechadoAte: end,
      proximo: null,
      mesPassadoFechado: true,
    })
    expect((await home((await person(3)).token)).fechamento).toBeNull()
  })
})

test('the days of a cell are counted from today, in both directions', () => {
  // a Tuesday
  expect([nextDay('2026-11-24', 2), lastDay('2026-11-24', 2)]).toEqual(['2026-11-24', '2026-11-24'])
  expect([nextDay('2026-11-24', 4), lastDay('2026-11-24', 4)]).toEqual(['2026-11-26', '2026-11-19'])
  expect([nextDay('2026-12-31', 0), lastDay('2027-01-01', 6)]).toEqual(['2027-01-03', '2026-12-26'])
  expect([nextDay('2026-11-24', null), lastDay('2026-11-24', null)]).toEqual([null, '2026-11-24'])
})

test('the roll to call is today’s meeting on another day than usual, otherwise the last usual day’s', () => {
  const celula = {
    id: 1,
    uuid: 'u',
    nomeCelula: 'B',
    diaCelula: 4,
    horaCelula: null,
    idLocal: null,
    ultimos: [],
    faltaram: [],
  }
  const chamada = (recentes: { id: number; dataEncontro: string; chamada: boolean }[]) =>
    ledCelula({ ...celula, recentes }, '2026-11-24', () => null).chamada
  const thursday = { id: 8, dataEncontro: '2026-11-19', chamada: true }
  const today = { id: 9, dataEncontro: '2026-11-24', chamada: false }
  expect(chamada([])).toEqual({ dataEncontro: '2026-11-19', idEncontro: null, feita: false })
  expect(chamada([thursday])).toEqual({ dataEncontro: '2026-11-19', idEncontro: 8, feita: true })
  expect(chamada([today, thursday])).toEqual({ dataEncontro: '2026-11-24', idEncontro: 9, feita: false })
})

test('last month is closed when the books are closed up to its last day', () => {
  expect(isLastMonthClosed(null, '2026-11-24')).toBe(false)
  expect(isLastMonthClosed('2026-10-30', '2026-11-24')).toBe(false)
  expect(isLastMonthClosed('2026-10-31', '2026-11-24')).toBe(true)
  expect(isLastMonthClosed('2025-12-31', '2026-01-01')).toBe(true)
})
