import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { formatMoney } from '../../../../../schema/rules/money.js'
import { unique } from '../../../../../tests/factories/harness.js'
import {
  dados,
  type FilledChurch,
  filledChurch,
  type ReportsApp,
  reportsApp,
  statementsOf,
  today,
  untilNewYear,
  year,
} from '../../../../../tests/factories/reports.js'

let app: ReportsApp['app']
let token: ReportsApp['token']
let pdf: ReportsApp['pdf']
let church: FilledChurch['church']
let bearer: FilledChurch['bearer']
let post: FilledChurch['post']
let ask: FilledChurch['ask']
let sum: FilledChurch['sum']
beforeAll(async () => {
  ;({ app, token, pdf } = await reportsApp())
  ;({ church, bearer, post, ask, sum } = await filledChurch(app))
})
afterAll(() => app.close())

test('the report of assets has the sums of the database, by type and in total; page and PDF show the same', async () => {
  const type = async (tipoPatrimonio: string) =>
    (await app.rest(token, 'POST', '/tipoPatrimonios', { tipoPatrimonio })).body.id
  const [music, furniture] = [await type('Instrumentos de teste'), await type('Móveis de teste')]
  const { id: idLocal } = (await app.rest(token, 'POST', '/locais', { nomeLocal: 'Copa' })).body
  for (const [codigo, tipoPatrimonio, compra, atual] of [
    ['A1', music, '1000.10', '900.05'],
    ['A2', music, '0.20', null],
    ['B1', furniture, '33.33', '10.00'],
  ])
    await app.rest(token, 'POST', '/patrimonios', {
      nomePatrimonio: `Bem ${codigo}`,
      codigoPatrimonio: codigo,
      tipoPatrimonio,
      valorCompraPatrimonio: compra,
      valorAtualPatrimonio: atual,
      ...(codigo === 'A1' && { idLocal, localizacaoPatrimonio: 'L2' }),
    })
  const future = `dataFinal=${today().slice(0, 4)}-12-31`
  const { text } = await pdf(`patrimonios?${future}`)
  expect(text).toContain('Subtotal: 2 patrimônios|R$ 1.000,30|R$ 900,05')
  expect(text).toContain('Total: 3|R$ 1.033,63|R$ 910,05')
  expect(text).toContain('A1|Bem A1|Copa, L2|R$ 1.000,10|R$ 900,05')
  const { data } = await app.graphql(token, dados, {
    input: { tipo: 'patrimonios', dataFinal: `${today().slice(0, 4)}-12-31` },
  })
  for (const { rotulo, texto } of data.dadosRelatorio.resumo) expect(text).toContain(`${rotulo}|${texto}`)
  for (const { linhas } of data.dadosRelatorio.secoes[0].tabela.grupos)
    for (const linha of linhas as string[][]) expect(text).toContain(linha.filter(Boolean).join('|'))
})

test('reports list the worship services of the period with their attendance, and rosters by worship service or of one person', async () => {
  const [ana, bia] = [await church.person({ name: 'Ana Vocal' }), await church.person({ name: 'Bia Técnica' })]
  const sunday = await post('/cultos', { dataCulto: '2026-06-07', horaCulto: '19:00', temaCulto: 'Gratidão' })
  const next = await post('/cultos', { dataCulto: '2026-07-05', horaCulto: '10:00' })
  await app.sql('update culto set visitantes = 3 where id = $1', [sunday.id])
  for (const [idCulto, idMembro] of [
    [sunday.id, ana.id],
    [sunday.id, bia.id],
    [next.id, ana.id],
  ])
    await post('/participacoes-cultos', { idCulto, idMembro })
  const june = await pdf('cultos?dataInicial=2026-06-01&dataFinal=2026-06-30', bearer)
  expect(june.text).toContain('07/06/2026 19:00|Gratidão|Agendado|2|3|5')
  expect(june.text).toContain('Total: 1 culto|2|3|5')
  expect((await pdf(`cultos?${year}`, bearer)).text).toContain('Total: 2 cultos|3|3|6')
  const { cultos } = await ask('{ cultos { nodes { quantidadePresentes visitantes } } }')
  const nodes = cultos.nodes as { quantidadePresentes: number; visitantes: number }[]
  expect(nodes.reduce((all, row) => all + row.quantidadePresentes + row.visitantes, 0)).toBe(6)

  await post('/escalas-cultos', { idCulto: sunday.id, idMembro: ana.id, funcao: 'Vocal' })
  await post('/escalas-cultos', { idCulto: sunday.id, idMembro: bia.id, funcao: 'Som' })
  const rosters = (await pdf(`escalas-cultos?${year}`, bearer)).text
  expect(rosters).toContain('07/06/2026 19:00 · Gratidão|Som|Bia Técnica|Pendente|Vocal|Ana Vocal|Pendente')
  expect(rosters).toContain('Total: 2 escalas')
  const own = (await pdf(`escalas-cultos?${year}&idUsuario=${ana.uuid}`, bearer)).text
  expect(own).toContain('Pessoa: Ana Vocal')
  expect(own).toContain('Total: 1 escala')
  expect(own).not.toContain('Bia')
})

test('reports list maintenances by asset, reservations that overlap the period, and the lessons of the Sunday school', async () => {
  const tipoPatrimonio = (await post('/tipoPatrimonios', { tipoPatrimonio: unique('Som ') })).id
  const { id: idPatrimonio } = await post('/patrimonios', {
    nomePatrimonio: 'Mesa de som',
    codigoPatrimonio: 'MS-1',
    tipoPatrimonio,
  })
  const repair = (dataManutencao: string, valorManutencao: number) =>
    post('/patrimonio-manutencoes', {
      idPatrimonio,
      dataManutencao,
      valorManutencao,
      descricaoManutencao: 'Troca de cabo',
    })
  const first = await repair('2026-03-01', 10.1)
  await repair('2026-03-31', 0.2)
  await repair('2026-04-01', 99)
  await app.rest(bearer, 'PATCH', `/patrimonio-manutencoes/manutencao/${first.id}/cliente/${church.idCliente}/concluir`)
  const repairs = (await pdf('manutencoes?dataInicial=2026-03-01&dataFinal=2026-03-31', bearer)).text
  expect(repairs).toContain('01/03/2026|Mesa de som|Troca de cabo|Concluída|R$ 10,10')
  expect(repairs).toContain('Valor concluído|R$ 10,10|Valor pendente|R$ 0,20')
  expect(repairs).toContain('Total: 2 manutenções|R$ 10,30')
  expect(repairs).toContain('MS-1|Mesa de som|2|R$ 10,30')
  expect(await sum('valor_manutencao', 'manutencao_patrimonio', `data_manutencao < '2026-04-01'`)).toBe('10.30')

  const idTipoRecurso = (await post('/tipoRecursos', { tipoRecurso: 'Vans da igreja' })).id
  const { id: idRecurso } = await post('/recursos', { nomeRecurso: 'Van', idTipoRecurso, quantidade: 2 })
  for (const [dataInicio, dataFim, finalidade] of [
    ['2030-05-10T08:00', '2030-05-11T00:00', 'Retiro'],
    ['2030-06-20', '2030-06-20', 'Mudança'],
    ['2030-05-31T20:00', '2030-06-01T10:00', 'Vigília'],
  ])
    await post('/reservas', { idRecurso, dataInicio, dataFim, finalidade, quantidade: 1 })
  const may = (await pdf('recursos?dataInicial=2030-05-11&dataFinal=2030-06-30', bearer)).text
  expect(may).toContain('Vans da igreja|Van|Ativo|2|2')
  expect(may).toContain('31/05/2030 20:00|01/06/2030 10:00|Van|Vigília|Ana Administradora|1')
  expect(may).toContain('20/06/2030|Dia inteiro|Van|Mudança|')
  expect(may).not.toContain('Retiro')
  expect((await pdf('recursos?dataInicial=2030-05-01&dataFinal=2030-06-30', bearer)).text).toContain(
    'Total: 3 reservas',
  )

  const pupil = await church.person({ name: 'Aluno Pontual' })
  const { id: idClasse } = await post('/classesEBD', { nomeClasse: 'Juniores', faixaEtaria: '9 a 11 anos' })
  await post('/classesEBD', { nomeClasse: 'Adultos' })
  await post('/classesEBD-membros', { idClasse, idMembro: pupil.id })
  await post('/aulasEBD', {
    idClasse,
    dataAula: '2026-05-10',
    temaAula: 'Davi',
    presentes: [pupil.id],
    visitantes: 2,
    biblias: 3,
    revistas: 1,
    oferta: 10.1,
  })
  await post('/aulasEBD', { idClasse, dataAula: '2026-05-17', oferta: 0.2 })
  await post('/aulasEBD', { idClasse, dataAula: '2026-06-07', oferta: 5 })
  const { text } = await pdf('ebd?dataInicial=2026-05-01&dataFinal=2026-05-31', bearer)
  // classes created later are listed only if they have lessons in the period
  expect(text).toContain('Juniores|9 a 11 anos|1|2|1|2|3|1|R$ 10,30')
  expect(text).not.toMatch(/Adultos|Pontual/)
  expect(text).toContain('10/05/2026|Davi|1|2|3|1|R$ 10,10')
  expect(text).toContain('2 aulas|1|2|3|1|R$ 10,30')
  const all = (await pdf(`ebd?dataInicial=2026-01-01&${untilNewYear()}`, bearer)).text
  expect(all).toContain('Total: 2 classes|1|3|1|2|3|1|R$ 15,30')
  expect(all).toContain(`Ofertas|${formatMoney(await sum('oferta', 'aula_ebd'))}`)
  // an offering whose income is reversed no longer counts
  await ask('mutation { fecharMes(mes: "2026-06") { message } }')
  const [entrada] = (await app.rest(bearer, 'GET', '/entradas')).body.filter(
    ({ valor }: { valor: number }) => valor === 5,
  )
  await ask(`mutation { estornarEntrada(id: ${entrada.id}, input: { data: "2026-07-01" }) { id } }`)
  const after = (await pdf(`ebd?dataInicial=2026-01-01&${untilNewYear()}`, bearer)).text
  expect(after).toContain('Total: 2 classes|1|3|1|2|3|1|R$ 10,30')
  expect(after).toContain('Ofertas|R$ 10,30')
})

test('the number of statements does not depend on the number of rows', async () => {
  expect(await statementsOf(app, church)).toEqual(await statementsOf(app, await app.church()))
})
