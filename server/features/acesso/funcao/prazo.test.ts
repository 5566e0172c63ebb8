import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { defaultTimeZone, todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'
import { churchIn, dayIn, earliest, latest } from '../../../../tests/factories/zones.js'
import { notifyDeadlinesJob } from './prazo.job.js'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const run = () => notifyDeadlinesJob.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })

test('administrators are told once, a week before somebody from outside loses the access', async () => {
  const church = await app.church()
  const second = await church.person({ perfil: 1 })
  await church.person({ perfil: 1, usuarioAtivo: 0 })
  const today = todayIn(defaultTimeZone)
  const give = async (nome: string, dias: number, name: string, inicio = 30) => {
    const { id } = await church.person({ perfil: 4, name })
    await app.sql(
      `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio, fim)
       select id_cliente, id, $2, $3::date - $6::int, $3::date + $4::int from funcao where id_cliente = $1 and nome = $5`,
      [church.idCliente, id, today, dias, nome, inicio],
    )
    return id
  }
  const accountant = await give('Contador', 8, 'Caio Contas')
  // not from outside, over, or not begun
  await give('Tesoureiro', 3, 'Téo')
  await give('Contador', -1, 'Célia')
  await give('Contador', 5, 'Ciro', -2)
  const told = async () => (await app.emails(church.idCliente)).map(({ para }) => para).sort()
  await run()
  expect(await told()).toEqual([])

  const end = (days: number) =>
    app.sql(`update funcao_usuario set fim = $2::date + $3::int where id_usuario = $1`, [accountant, today, days])
  await end(7)
  await run()
  await run()
  await end(7)
  await run()
  const both = [church.email, second.email].sort()
  expect(await told()).toEqual(both)
  const [letter] = await app.emails(church.idCliente)
  expect(letter?.texto).toMatch(/Caio Contas tem a função Contador até \d\d\/\d\d\/\d{4}/)
  expect(letter?.texto).toMatch(/\/dashboard\/funcoes\/\d+/)
  const [notice] = await app.sql<{ titulo: string; texto: string }>(
    'select titulo, texto from aviso where id_cliente = $1',
    [church.idCliente],
  )
  expect(`${notice?.titulo} ${notice?.texto}`).not.toContain('Caio')

  // who knows of one end is told only of the other one
  await give('Contador', 7, 'Lia Livros')
  await run()
  const letters = (await app.emails(church.idCliente)).map(({ texto }) => texto)
  expect(letters.filter((texto) => texto.includes('Lia Livros'))).toHaveLength(2)
  expect(letters.filter((texto) => texto.includes('Caio Contas'))).toHaveLength(2)

  // another last day is another end
  await end(6)
  await run()
  expect(await told()).toEqual([...both, ...both, ...both].sort())
})

test.each([
  [latest, 0],
  [earliest, 1],
])(
  'the week before the last day begins at midnight of the church: in %s %i people are told of it',
  async (zone, told) => {
    const church = await churchIn(app, zone)
    const { id } = await church.person({ perfil: 4 })
    await app.sql(
      `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio, fim)
     select id_cliente, id, $2, '2026-01-01', $3 from funcao where id_cliente = $1 and nome = 'Contador'`,
      // a week after the day that the first place of the earth has already
      [church.idCliente, id, dayIn(earliest, 7)],
    )
    await run()
    expect(await app.emails(church.idCliente)).toHaveLength(told)
  },
)
