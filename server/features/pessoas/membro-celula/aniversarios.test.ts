import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, testApp, unique } from '../../../../tests/factories/harness.js'
import { avisarAniversarios } from './aniversarios.job.js'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const run = () => avisarAniversarios.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })

test('in the morning a leader is told that somebody of the own cell has a birthday, once and without the name', async () => {
  const church = await app.church()
  // a zone in which it is between 8:00 and 9:00 now
  const [zone] = await app.sql<{ nome: string; hoje: string }>(
    `select name as nome, (now() at time zone name)::date::text as hoje from pg_timezone_names
     where name like 'Etc/GMT%' and extract(hour from now() at time zone name) = 8 order by 1 limit 1`,
  )
  await app.sql('update cliente set fuso_horario = $2 where id = $1', [church.idCliente, zone?.nome])
  const dataNascimento = `1984-${zone?.hoje.slice(5)}`
  const token = await church.token(1)
  const [leader, member, elsewhere] = [
    await church.person({ dataNascimento }),
    await church.person({ name: 'Bela Bonfim', dataNascimento }),
    await church.person(),
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
      caminho: `/dashboard/membrosCelula/${own}`,
      situacao: 'email',
    },
  ])
  const letters = await app.emails(church.idCliente)
  expect(letters.map(({ para }) => para)).toEqual([leader.email])
  expect(letters[0]?.texto).not.toContain('Bela')
})
