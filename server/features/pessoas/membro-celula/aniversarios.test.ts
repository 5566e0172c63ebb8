import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { type TestApp, testApp, unique } from '../../../../tests/factories/harness.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import { isBirthday, notifyAniversariosJob } from './aniversarios.job.js'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const run = () => notifyAniversariosJob.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })

/** A church in which it is between 8:00 and 9:00 now, and its date. */
async function churchInTheMorning() {
  const church = await app.church()
  const [zone] = await app.sql<{ nome: string; hoje: string }>(
    `select name as nome, (now() at time zone name)::date::text as hoje from pg_timezone_names
     where name like 'Etc/GMT%' and extract(hour from now() at time zone name) = 8 order by 1 limit 1`,
  )
  await app.sql('update cliente set fuso_horario = $2 where id = $1', [church.idCliente, zone?.nome])
  return { church, dataNascimento: `1984-${zone?.hoje.slice(5)}` }
}

test('in the morning a leader is told that somebody of the own cell has a birthday, once and without the name', async () => {
  const { church, dataNascimento } = await churchInTheMorning()
  const token = await church.token(1)
  const [leader, member, elsewhere] = [
    await church.person({ dataNascimento, perfil: 3 }),
    await church.person({ name: 'Bela Bonfim', aniversario: dataNascimento.slice(5) }),
    await church.person({ perfil: 3 }),
  ]
  const cell = async (lider: number) =>
    (await app.rest(token, 'POST', '/celulas', { nomeCelula: unique('Célula '), idResponsavel: lider })).body
      .id as number
  const [own] = [await cell(leader.id), await cell(elsewhere.id)]
  await app.sql('insert into membro_celula (id_cliente, id_celula, id_membro) values ($1, $2, $3)', [
    church.idCliente,
    own,
    member.id,
  ])
  // without a device nothing is sent, because the kind has no e-mail unless it is chosen
  await run()
  const stored = () =>
    app.sql('select id_usuario, titulo, texto, caminho, situacao from aviso where id_cliente = $1', [church.idCliente])
  expect(await stored()).toEqual([])
  await app.graphql(
    await app.session(church.idCliente, leader.id),
    'mutation { escolherAviso(tipo: "celula.aniversario", email: true) { silencioDe } }',
  )
  await run()
  await run()
  expect(await stored()).toEqual([
    {
      id_usuario: leader.id,
      titulo: 'Hoje é dia de parabéns',
      texto: 'Alguém da sua célula faz aniversário. Toque para ver quem é.',
      caminho: '/dashboard/home',
      situacao: 'email',
    },
  ])
  const letters = await app.emails(church.idCliente)
  expect(letters.map(({ para }) => para)).toEqual([leader.email])
  expect(letters[0]?.texto).not.toContain('Bela')
})

test('the leader of any other group is told, too, once for each group, as far as the leader may read it', async () => {
  const { church, dataNascimento } = await churchInTheMorning()
  const token = await church.token(1)
  const [leader, member, other] = [
    await church.person({ perfil: 3 }),
    await church.person({ name: 'Bela Bonfim', dataNascimento }),
    await church.person({ dataNascimento }),
  ]
  const { idCliente } = church
  const make = async (path: string, data: object) => (await app.rest(token, 'POST', path, data)).body.id as number
  const insert = async (table: string, column: string, group: number, people: number[], leads = false) => {
    for (const id of people)
      await app.sql(`insert into ${table} (id_cliente, ${column}, id_membro) values ($1, $2, $3)`, [
        idCliente,
        group,
        id,
      ])
    if (leads)
      await app.sql(
        `insert into ${table} (id_cliente, ${column}, id_membro, membro_lider, lider_desde) values ($1, $2, $3, 1, now())`,
        [idCliente, group, leader.id],
      )
  }
  const [departamento] = await app.sql<{ id: number }>(
    `insert into departamento (id_cliente, titulo_departamento, id_responsavel) values ($1, 'Recepção', $2) returning id`,
    [idCliente, leader.id],
  )
  const [grupo] = await app.sql<{ id: number }>(
    `insert into grupo_louvor (id_cliente, nome_grupo) values ($1, 'Coro') returning id`,
    [idCliente],
  )
  const classe = await make('/classesEBD', { nomeClasse: 'Juvenis', idProfessor: leader.id })
  const missao = await make('/missoes', { nomeMissao: 'Ilha', idResponsavel: leader.id })
  const over = await make('/missoes', { nomeMissao: 'Vale', idResponsavel: leader.id, statusMissao: 'cancelada' })
  await insert('departamento_membro', 'id_departamento', departamento?.id ?? 0, [member.id, other.id, leader.id])
  await insert('membro_classe_ebd', 'id_classe', classe, [member.id])
  await insert('membro_grupo_louvor', 'id_grupo', grupo?.id ?? 0, [member.id], true)
  await insert('membro_missao', 'id_missao', missao, [member.id])
  await insert('membro_missao', 'id_missao', over, [member.id])
  await app.graphql(
    await app.session(idCliente, leader.id),
    'mutation { escolherAviso(tipo: "celula.aniversario", email: true) { silencioDe } }',
  )
  await run()
  await run()
  expect(
    await app.sql('select id_usuario, texto, caminho from aviso where id_cliente = $1 order by texto', [idCliente]),
  ).toEqual(
    ['da sua classe', 'da sua missão', 'do seu departamento', 'do seu grupo de louvor'].map((whose) => ({
      id_usuario: leader.id,
      texto: `Alguém ${whose} faz aniversário. Toque para ver quem é.`,
      caminho: '/dashboard/home',
    })),
  )

  // members read no dates of birth, also not of a group that they lead
  for (const perfil of [2, -1]) {
    await app.sql('delete from aviso where id_cliente = $1', [idCliente])
    await app.sql('update usuario set perfil = $2 where id = $1', [leader.id, perfil])
    await run()
    expect(await app.sql('select id from aviso where id_cliente = $1', [idCliente])).toEqual([])
  }
})

test('a birthday on 29 February is on the 28th in years without that day', async () => {
  const { db, end } = await openReading(app.services.sessions, (await app.church()).idCliente)
  const day = (text: string) => sql`${text}::date`
  const on = async (born: string, today: string) => {
    const { rows } = await sql<{ yes: boolean }>`select ${isBirthday(day(born), day(today))} as yes`.execute(db)
    return rows[0]?.yes
  }
  const days = ['2027-02-27', '2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29']
  const read = async (born: string) => {
    const all: string[] = []
    for (const today of days) if (await on(born, today)) all.push(today)
    return all
  }
  const both = async () => [await read('1984-02-29'), await read('1984-02-28')]
  expect(await both().finally(end)).toEqual([
    ['2027-02-28', '2028-02-29'],
    ['2027-02-28', '2028-02-28'],
  ])
})

test('a church that is being moved does not keep the churches after it from being told, and is told later', async () => {
  const mornings = [await churchInTheMorning(), await churchInTheMorning()]
  for (const { church, dataNascimento } of mornings) {
    const [leader, member] = [await church.person({ perfil: 3 }), await church.person({ dataNascimento })]
    const celula = { nomeCelula: unique('Célula '), idResponsavel: leader.id }
    const { body } = await app.rest(await church.token(1), 'POST', '/celulas', celula)
    await app.sql('insert into membro_celula (id_cliente, id_celula, id_membro) values ($1, $2, $3)', [
      church.idCliente,
      body.id,
      member.id,
    ])
    await app.graphql(
      await app.session(church.idCliente, leader.id),
      'mutation { escolherAviso(tipo: "celula.aniversario", email: true) { silencioDe } }',
    )
  }
  const [moving, other] = mornings.map(({ church }) => church.idCliente) as [number, number]
  expect(moving).toBeLessThan(other)
  const told = async () =>
    (
      await app.sql<{ id: number }>(
        'select id_cliente as id from aviso where id_cliente in ($1, $2) order by id_cliente',
        [moving, other],
      )
    ).map(({ id }) => id)
  await app.sql(
    `insert into mudanca_igreja (igreja, codigo, situacao, outro) select id, uuid, 'fechada', 'https://nova.exemplo.org' from cliente where id = $1`,
    [moving],
  )
  await expect(run()).rejects.toThrow('fechada por uns instantes')
  expect(await told()).toEqual([other])
  await app.sql('delete from mudanca_igreja where igreja = $1', [moving])
  await run()
  expect(await told()).toEqual([moving, other])
})
