import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ReportsApp, reportsApp, statementsOf, today, year } from '../../../../../../tests/factories/reports.js'

let app: ReportsApp['app']
let pdf: ReportsApp['pdf']
beforeAll(async () => {
  ;({ app, pdf } = await reportsApp())
})
afterAll(() => app.close())

test('the report of people has as many people as the list, and no deleted people', async () => {
  const church = await app.church()
  const bearer = await church.token(1)
  await church.person({ name: 'Zilda Última', usuarioAtivo: 0 })
  const gone = await church.person({ name: 'Fulano Excluído' })
  await app.rest(bearer, 'DELETE', `/user/${gone.id}`)
  const { data } = await app.graphql(bearer, '{ usuarios { totalCount } }')
  const { text } = await pdf(`usuarios?dataFinal=${today().slice(0, 4)}-12-31`, bearer)
  expect(text).toContain(`Pessoas|${data.usuarios.totalCount}`)
  expect(text).toContain('Inativas|1')
  expect(text).toContain('Zilda Última')
  expect(text).not.toContain('Fulano Excluído')
  expect((await pdf('usuarios?dataInicial=2001-01-01&dataFinal=2001-01-31', bearer)).text).toContain('Pessoas|0')
})

test('the report of birthdays has the birthdays of the period, also across the turn of the year and on 29 February', async () => {
  const church = await app.church()
  const bearer = await church.token(1)
  for (const [name, dataNascimento] of [
    ['Dezembrino', '1980-12-31'],
    ['Janeirina', '2000-01-01'],
    ['Bissexta', '2000-02-29'],
    ['Julho', '1990-07-07'],
  ] as const)
    await church.person({ name, dataNascimento })
  await church.person({ name: 'Anônima de Ano', aniversario: '02-29' })
  const turn = await pdf('aniversariantes?dataInicial=2026-12-20&dataFinal=2027-01-10', bearer)
  expect(turn.text).toContain('31/12|Dezembrino|46 anos')
  expect(turn.text).toContain('01/01|Janeirina|27 anos')
  expect(turn.text).not.toContain('Julho')
  const february = await pdf('aniversariantes?dataInicial=2027-02-01&dataFinal=2027-02-28', bearer)
  expect(february.text).toContain('28/02|Bissexta|27 anos')
  // without an age where the year of birth is not known
  expect(february.text).toMatch(/28\/02\|Anônima de Ano\|[^|]*@/)
  expect((await pdf('aniversariantes?dataInicial=2024-02-01&dataFinal=2025-12-31', bearer)).text).toContain(
    'Aniversariantes|5',
  )
})

test('the reports of baptisms, visits, departments, missions, meetings, a cell and an event contain exactly the right records', async () => {
  const church = await app.church()
  const bearer = await church.token(1)
  const post = async (path: string, body: object) => (await app.rest(bearer, 'POST', path, body)).body
  const pastor = await church.person({ name: 'Pastor Paulo' })
  const second = await church.person({ name: 'Pastora Sara' })
  const ana = await church.person({ name: 'Ana Batizanda', recemConvertido: 1 })
  await post('/batismo', { idBatizando: ana.id, idPastor: pastor.id, dataBatismo: '2026-05-10' })
  const baptisms = await pdf(`batismos?${year}`, bearer)
  expect(baptisms.text).toContain('10/05/2026 · 1 batismo|Ana Batizanda|Pastor Paulo')
  expect((await pdf('batismos?dataInicial=2026-05-11&dataFinal=2026-05-31', bearer)).text).toContain('Batismos|0')

  for (const [idPastor, comentarioVisita] of [
    [pastor.id, 'Segredo de confissão'],
    [second.id, 'Outro segredo'],
  ])
    await post('/visitas-pastorais', { idPastor, idVisitado: ana.id, dataVisita: '2026-05-12', comentarioVisita })
  const visits = await pdf(`visitas-pastorais?${year}&idUsuario=${pastor.uuid}`, bearer)
  expect(visits.text).toContain('Pastor: Pastor Paulo')
  expect(visits.text).toContain('Visitas|1')
  expect(visits.text).not.toContain('Sara')
  expect(visits.text).not.toContain('egredo')

  const choir = await post('/departamentos', { tituloDepartamento: 'Coral', idResponsavel: pastor.id })
  await post('/departamento-membros', { idDepartamento: choir.id, idMembro: ana.id, statusMembro: 'ativo' })
  await post('/departamentos', { tituloDepartamento: 'Recepção' })
  const until = `dataFinal=${today().slice(0, 4)}-12-31`
  expect((await pdf(`departamentos?${until}`, bearer)).text).toContain('Departamentos|2')
  const one = await pdf(`departamentos?${until}&idDepartamento=${choir.id}`, bearer)
  expect(one.text).toContain('Coral · Pastor Paulo')
  expect(one.text).toContain('1 membro, 1 ativo')
  expect(one.text).not.toContain('Recepção')

  await post('/missoes', { nomeMissao: 'Sertão', dataInicio: '2026-03-01', dataFim: '2026-03-10' })
  expect((await pdf('missoes?dataInicial=2026-03-10&dataFinal=2026-03-20', bearer)).text).toContain('Missões|1')
  expect((await pdf('missoes?dataInicial=2026-03-11&dataFinal=2026-03-20', bearer)).text).toContain('Missões|0')

  await post('/reunioes-lideranca', { dataReuniao: '2026-06-02', pautaReuniao: 'Retiro\nOrçamento' })
  expect((await pdf(`reunioes-lideranca?${year}`, bearer)).text).toContain('02/06/2026|Retiro|Orçamento|Marcada')

  const cell = await post('/celulas', { nomeCelula: 'Ágape', idResponsavel: ana.id })
  await post(`/celulas/${cell.id}/encontros`, { dataEncontro: '2026-01-15', temaEstudo: 'Salmo 23' })
  const report = await pdf(`celulas?${year}&idCelula=${cell.id}`, bearer)
  expect(report.text).toContain('Relatório da célula Ágape')
  expect(report.text).toContain('15/01/2026|Salmo 23|N/A|0|0')
  expect(report.text).toContain('Responsável|Ana Batizanda')

  const event = await post('/eventos', { nomeEvento: 'Retiro', dataInicio: '2027-02-05T19:30', vagas: 40 })
  await post('/eventos-membros', { idEvento: event.id, idMembro: ana.id })
  expect((await pdf(`eventos?${year}`, bearer)).text).toContain('Eventos|0')
  const retreat = await pdf(`eventos?${year}&idEvento=${event.id}`, bearer)
  expect(retreat.text).toContain('Retiro|05/02/2027 19:30|40|1')
  expect(retreat.text).toContain('Participantes|Nº|Nome|1|Ana Batizanda')
  expect(retreat.text).not.toContain('Período')
  for (const [nomeEvento, dataInicio, dataFim] of [
    ['Mutirão', '2027-03-06', '2027-03-06'],
    ['Congresso', '2027-03-12', '2027-03-14'],
    ['Aniversário da igreja', '2027-03-20', null],
  ])
    await post('/eventos', { nomeEvento, dataInicio, dataFim })
  const march = (await pdf('eventos?dataInicial=2027-03-01&dataFinal=2027-03-31', bearer)).text
  expect(march).toContain('Mutirão|06/03/2027|Dia inteiro|Sem limite|0')
  expect(march).toContain('Congresso|12/03/2027|14/03/2027|')
  expect(march).toContain('Aniversário da igreja|20/03/2027|Dia inteiro|')

  // the number of statements does not depend on the number of rows
  expect(await statementsOf(app, church)).toEqual(await statementsOf(app, await app.church()))
})
