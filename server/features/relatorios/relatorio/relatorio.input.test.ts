import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { tiposRelatorio } from '../../../../schema/rules/relatorios/relatorio.input.js'
import { make, type ReportsApp, reportsApp } from '../../../../tests/factories/reports.js'

let app: ReportsApp['app']
let token: ReportsApp['token']
let pdf: ReportsApp['pdf']
beforeAll(async () => {
  ;({ app, token, pdf } = await reportsApp())
})
afterAll(() => app.close())

test.each([
  [{ tipo: 'nada' }, 'tipo', 'Escolha um dos relatórios.'],
  [{ tipo: 'celulas' }, 'idCelula', 'Escolha a célula.'],
  [{ tipo: 'financas', periodo: 'anual' }, 'periodo', 'Escolha o período: mensal, trimestral ou semestral.'],
  [{ tipo: 'usuarios', dataInicial: '2026-02-30' }, 'dataInicial', 'Informe uma data válida.'],
  [
    { tipo: 'usuarios', dataInicial: '2026-02-10', dataFinal: '2026-02-01' },
    'dataFinal',
    'O fim do período vem depois do início.',
  ],
  [
    { tipo: 'usuarios', dataInicial: '2006-02-10', dataFinal: '2026-02-01' },
    'dataFinal',
    'O período tem no máximo dez anos.',
  ],
  [{ tipo: 'departamentos', idDepartamento: '77777' }, 'idDepartamento', 'Departamento não encontrado.'],
  [{ tipo: 'visitas-pastorais', idUsuario: 'abc' }, 'idUsuario', 'Pessoa inválida.'],
])('the input %j gets 422 at the field %s', async (input, campo, texto) => {
  const { status, errors } = await app.graphql(token, make, { input })
  expect([status, errors?.[0]?.extensions.campos?.[campo]]).toEqual([422, texto])
  const { tipo, ...params } = input as Record<string, string>
  const rest = await app.rest(token, 'GET', `/relatorio/${tipo}?${new URLSearchParams(params)}`)
  expect([rest.status, rest.body.campos?.[campo]]).toEqual([422, texto])
})

test('every report without data has one page with a notice', async () => {
  const empty = await app.church('Igreja Vazia')
  const bearer = await empty.token(1)
  const cell = (await app.rest(bearer, 'POST', '/celulas', { nomeCelula: 'Nova' })).body.id
  for (const tipo of tiposRelatorio) {
    const { pages, info, text } = await pdf(
      `${tipo}?dataInicial=2001-01-01&dataFinal=2001-01-31&idCelula=${cell}`,
      bearer,
    )
    expect([tipo, pages.length]).toEqual([tipo, 1])
    expect(text).toMatch(/\|Nenhuma? /)
    expect(text).toContain('Igreja Vazia')
    // the execution of the budget is of whole months, from January until the month of the last day
    expect(text).toContain(tipo.startsWith('execucao-') ? ' até janeiro de 2001' : 'Período: 01/01/2001 a 31/01/2001')
    expect(text).toContain('Gerado por Ana Administradora em ')
    expect(text).toContain('Página 1 de 1')
    expect(info).toMatchObject({ Language: 'pt-BR', Title: expect.stringContaining('Igreja Vazia') })
  }
})
