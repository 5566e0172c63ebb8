import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { areas } from '../../server/features/acesso/matriz-acesso/index.js'
import { decideRecommended } from '../factories/access-preset.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { looksAt } from './looks.js'
import { calendarSeen, makeGround } from './own-rows.js'
import { shown, type View, viewOf } from './views.js'

/*
 * Whoever is added to a group of any kind, or named as its leader, and waits for confirmation there (ADR 0033), is shown no more of it than who
 * stands in no group: no street of a home, no meeting, rehearsal or lesson, no song, no telephone and no e-mail, in every
 * query, edge, route, export, report, search and in the subscribed calendar.
 */

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const memberships = {
  membro_celula: 'id_celula',
  departamento_membro: 'id_departamento',
  membro_classe_ebd: 'id_classe',
  membro_grupo_louvor: 'id_grupo',
  membro_missao: 'id_missao',
}

const leaderships = {
  departamento: 'id_responsavel',
  missao: 'id_responsavel',
  classe_ebd: 'id_professor',
  aula_ebd: 'id_professor',
}

/** Members who read no group, as strict churches have it. */
const nothing = async (_app: TestApp, { idCliente }: TestChurch) => {
  const cells = Object.fromEntries(areas.map(({ nome }) => [nome, 'nada']))
  await app.sql('insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 2, $2)', [
    idCliente,
    JSON.stringify(cells),
  ])
}

/** A church with groups of every kind, the texts that show what is inside them, and a member. */
async function prepare(decide: (app: TestApp, church: TestChurch) => Promise<void>) {
  const church = await app.church()
  await decide(app, church)
  const admin = await church.token(1)
  const ref = 74_000_000 + Math.trunc(church.idCliente)
  const ground = await makeGround(app, church, ref)
  const secret = `S${randomUUID().slice(0, 8)}`
  const inside: [table: string, set: string][] = [
    ['celula', `endereco_celula = 'Rua ${secret}', dia_celula = 3, hora_celula = '19:30'`],
    ['encontro', `tema_estudo = 'Estudo ${secret}'`],
    ['aula_ebd', `tema_aula = 'Lição ${secret}'`],
    ['setlist_ensaio', `nome_musica = 'Música ${secret}'`],
  ]
  for (const [table, set] of inside)
    await app.sql(`update ${table} set ${set} where id_cliente = $1 and id = $2`, [church.idCliente, ref])
  const [place] = await app.sql<{ id: number }>(
    `insert into local (id_cliente, nome_local, endereco) values ($1, 'Sala', 'Travessa ${secret}') returning id`,
    [church.idCliente],
  )
  await app.sql('update celula set id_local = $2 where id_cliente = $1', [church.idCliente, place?.id])
  const found: { mark: string }[] = []
  for (const table of ['encontro', 'aula_ebd', 'ensaio_louvor', 'setlist_ensaio'])
    found.push(
      ...(await app.sql<{ mark: string }>(`select uuid as mark from ${table} where id_cliente = $1`, [
        church.idCliente,
      ])),
    )
  const people = await app.sql<{ mark: string }>(
    'select email as mark from usuario where id_cliente = $1 and email is not null',
    [church.idCliente],
  )
  const marks = [secret, ground.marks[1] ?? '', ...found.map(({ mark }) => mark), ...people.map(({ mark }) => mark)]
  const { id } = await church.person({ perfil: 2 })
  const token = await app.session(church.idCliente, id)
  const looks = await looksAt(app, admin, [ground])
  const look = async (): Promise<View> => {
    const view = await viewOf(app, token, looks)
    const calendar = await calendarSeen(app, token)
    return { ...view, answers: view.answers.set(calendar.name, { ...calendar, json: null }) }
  }
  const join = async (waits: boolean) => {
    for (const [table, group] of Object.entries(memberships)) {
      await app.sql(`delete from ${table} where id_cliente = $1 and id_membro = $2`, [church.idCliente, id])
      await app.sql(`insert into ${table} (id_cliente, ${group}, id_membro, a_confirmar) values ($1, $2, $3, $4)`, [
        church.idCliente,
        ref,
        id,
        waits,
      ])
    }
  }
  const lead = async (waits: boolean) => {
    for (const [table, leader] of Object.entries(leaderships)) {
      await app.sql(`update ${table} set ${leader} = $2 where id_cliente = $1`, [church.idCliente, id])
      // whoever names somebody else decides whether that one waits
      await app.sql(`update ${table} set lider_a_confirmar = $2 where id_cliente = $1`, [church.idCliente, waits])
    }
  }
  return { look, join, lead, marks, token }
}

const churches: [church: string, decide: (app: TestApp, church: TestChurch) => Promise<void>, ways: string[]][] = [
  [
    'in a church whose members read everything',
    async () => {},
    ['home', 'GET /celulas/{id}', 'ensaiosLouvor', 'calendario.ics'],
  ],
  ['in a church whose members read the groups', decideRecommended, ['home', 'ensaiosLouvor']],
  ['in a church whose members read no group', nothing, ['home']],
]

test.each(churches)(
  '%s, whoever waits in groups of every kind sees nothing of what is inside them',
  async (_church, decide, ways) => {
    const { look, join, marks, token } = await prepare(decide)
    const outside = await look()
    await join(true)
    const waiting = await look()
    expect(shown(outside, waiting, marks)).toEqual([])
    // but where and when the cell meets, without the street
    const home = '{ home { minhaCelula { nomeCelula diaCelula horaCelula nomeLocal endereco } } }'
    expect((await app.graphql(token, home)).data.home.minhaCelula).toMatchObject({
      diaCelula: 3,
      horaCelula: '19:30',
      nomeLocal: 'Sala',
      endereco: null,
    })
    await join(false)
    const confirmed = shown(outside, await look(), marks).map((one) => one.replace(/ (of \d+ )?shows .*/, ''))
    expect(confirmed).toEqual(expect.arrayContaining(ways))
  },
)

// where members read everything, they find lessons by their teachers, too
test.each(churches.slice(1))(
  '%s, whoever is named to lead groups and lessons and waits sees nothing of them',
  async (_church, decide) => {
    const { look, lead, marks } = await prepare(decide)
    const outside = await look()
    await lead(true)
    // the copy of the own data has every record that names the person
    const own = (one: string) => one.startsWith('GET /meus-dados ')
    expect(shown(outside, await look(), marks).filter((one) => !own(one))).toEqual([])
    await lead(false)
    const confirmed = shown(outside, await look(), marks).map((one) => one.replace(/ (of \d+ )?shows .*/, ''))
    expect(confirmed).toEqual(expect.arrayContaining(['home', 'calendario.ics']))
  },
)
