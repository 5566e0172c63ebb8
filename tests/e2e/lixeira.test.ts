import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { Product, settled } from './product.js'
import { newest } from './screen-example.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

type Case = {
  /** the deletion, and the table of what it deletes */
  excluir: string
  table: string
  where?: string
  /** makes a record that may be deleted */
  make?: string
  column?: 'uuid'
  /** the address of the record's screen */
  path: (ref: string) => string
  /** a control that the screen has once the record is restored */
  control: string | RegExp
}

const semAta = `status_reuniao = 'marcada' and not exists (select from ata where ata.id_reuniao = reuniao_lideranca.id)`
const comLiturgia = 'exists (select from liturgia_culto o where o.id_culto = culto.id)'
const comEspera = 'exists (select from espera_evento e where e.id_evento = evento.id)'

const campanha = `mutation { criarCampanhaMissoes(input: { nomeCampanha: "Campanha da lixeira", tipoCampanha: "mundial",
  alvoCampanha: "100.00", dataInicio: "2026-01-01", dataFim: "2099-12-31" }) { id } }`

const cases: Record<string, Case> = {
  'a lesson': {
    excluir: 'excluirAulaEBD',
    table: 'aula_ebd',
    where: 'oferta is null',
    path: (id) => `/dashboard/aulasEBD/${id}`,
    control: 'Salvar aula',
  },
  'a cell meeting': {
    excluir: 'excluirEncontro',
    table: 'encontro',
    path: (id) => `/dashboard/encontro-celula/${id}/membros`,
    control: 'Salvar presença',
  },
  'a leadership meeting': {
    excluir: 'excluirReuniaoLideranca',
    table: 'reuniao_lideranca',
    where: semAta,
    column: 'uuid',
    path: (uuid) => `/dashboard/reunioes_lideranca/${uuid}/ata`,
    control: 'Imprimir',
  },
  'the form of a meeting’s minutes': {
    excluir: 'excluirReuniaoLideranca',
    table: 'reuniao_lideranca',
    where: semAta,
    column: 'uuid',
    path: (uuid) => `/dashboard/reunioes_lideranca/${uuid}/ata/editar`,
    control: 'Salvar rascunho',
  },
  'the attendance of a worship service': {
    excluir: 'excluirCulto',
    table: 'culto',
    where: `status_culto = 'agendado'`,
    path: (id) => `/dashboard/cultos/${id}/presenca`,
    control: 'Gerar novo código',
  },
  'the order of a worship service': {
    excluir: 'excluirCulto',
    table: 'culto',
    where: comLiturgia,
    path: (id) => `/dashboard/cultos/ordem?idCulto=${id}`,
    control: 'Adicionar Momento',
  },
  'the members of an event': {
    excluir: 'excluirEvento',
    table: 'evento',
    path: (id) => `/dashboard/eventos/${id}/membros`,
    control: 'Adicionar Membro',
  },
  'the waiting list of an event': {
    excluir: 'excluirEvento',
    table: 'evento',
    where: comEspera,
    path: (id) => `/dashboard/eventos/${id}/espera`,
    control: /^Ações de/,
  },
  'the form of an event’s members': {
    excluir: 'excluirEvento',
    table: 'evento',
    path: (id) => `/dashboard/eventos/${id}/membros/create`,
    control: /^Adicionar/,
  },
  'a department with its members': {
    excluir: 'excluirDepartamento',
    table: 'departamento',
    path: (id) => `/dashboard/departaments/${id}/membros`,
    control: 'Adicionar Membro',
  },
  'the form of a cell’s members': {
    excluir: 'excluirCelula',
    table: 'celula',
    path: (id) => `/dashboard/membrosCelula/${id}/adicionar`,
    control: /^Adicionar/,
  },
  'the form of a class’s pupils': {
    excluir: 'excluirClasseEBD',
    table: 'classe_ebd',
    // a class with lessons is not deleted
    make: 'mutation { criarClasseEBD(input: { nomeClasse: "Classe da lixeira" }) { id } }',
    path: (id) => `/dashboard/classesEBD/${id}/alunos/create`,
    control: /^Adicionar/,
  },
  'the form of a mission’s members': {
    excluir: 'excluirMissao',
    table: 'missao',
    path: (id) => `/dashboard/missoes/${id}/membros/create`,
    control: /^Adicionar/,
  },
  'the form of a worship group’s members': {
    excluir: 'excluirGrupoLouvor',
    table: 'grupo_louvor',
    column: 'uuid',
    path: (uuid) => `/dashboard/grupos_louvor/${uuid}/membros/create`,
    control: /^Adicionar/,
  },
  'the form of a cell meeting’s guests': {
    excluir: 'excluirEncontro',
    table: 'encontro',
    path: (id) => `/dashboard/encontro-celula/${id}/membros/create`,
    control: /^Adicionar/,
  },
  'the form of a department’s members': {
    excluir: 'excluirDepartamento',
    table: 'departamento',
    path: (id) => `/dashboard/departaments/${id}/membros/create`,
    control: /^Adicionar/,
  },
  'the members of a cell': {
    excluir: 'excluirCelula',
    table: 'celula',
    path: (id) => `/dashboard/membrosCelula/${id}`,
    control: 'Adicionar Membro',
  },
  'the pupils of a class': {
    excluir: 'excluirClasseEBD',
    table: 'classe_ebd',
    make: 'mutation { criarClasseEBD(input: { nomeClasse: "Segunda classe da lixeira" }) { id } }',
    path: (id) => `/dashboard/classesEBD/${id}/alunos`,
    control: 'Adicionar Alunos',
  },
  'the members of a mission': {
    excluir: 'excluirMissao',
    table: 'missao',
    path: (id) => `/dashboard/missoes/${id}/membros`,
    control: 'Adicionar Membro',
  },
  'the members of a worship group': {
    excluir: 'excluirGrupoLouvor',
    table: 'grupo_louvor',
    column: 'uuid',
    path: (uuid) => `/dashboard/grupos_louvor/${uuid}/membros`,
    control: 'Novo Membro',
  },
  'the donations of a campaign': {
    excluir: 'excluirCampanhaMissoes',
    table: 'campanha_missoes',
    make: campanha,
    path: (id) => `/dashboard/campanha_missoes/${id}/doacoes`,
    control: 'Nova Doação',
  },
  'the form of a campaign’s donations': {
    excluir: 'excluirCampanhaMissoes',
    table: 'campanha_missoes',
    make: campanha,
    path: (id) => `/dashboard/campanha_missoes/${id}/doacao/create`,
    control: 'Cadastrar',
  },
}

/** What changes a record, or makes it look on paper as if it stood. */
const changing =
  /^(Adicionar|Salvar|Copiar|Editar|Excluir|Escrever|Aprovar|Descartar|Imprimir|Baixar PDF|Marcar|Remover|Mover|Mais um|Um visitante|Mostrar em tela cheia|Gerar novo código|Confirmar|Ações de)/

describe('the screen of a deleted record says so, has nothing that changes it, and restores it', () => {
  test.each(Object.entries(cases))('%s', async (_, { excluir, table, where, make, column, path, control }) => {
    if (make) await product.graphql(1, make)
    const ref = await newest(product, table, where, column)
    await product.graphql(1, `mutation($id: ID!) { ${excluir}(id: $id) { message } }`, { id: ref })
    const page = await product.openPage({ perfil: 1, path: path(ref) })
    await page.getByText(/^Na lixeira desde \d\d\/\d\d\/\d{4}/).waitFor()
    await settled(page)
    const main = page.getByRole('main')
    const controls = main.getByRole('button', { name: changing }).or(main.getByRole('link', { name: changing }))
    expect(await controls.allInnerTexts()).toEqual([])
    expect(await main.locator('form').count()).toBe(0)
    expect(await main.getByText(/foi cancelad[oa]/).count()).toBe(0)

    await main.getByRole('button', { name: 'Restaurar' }).click()
    await main
      .getByRole('button', { name: control })
      .or(main.getByRole('link', { name: control }))
      .first()
      .waitFor()
    expect(await main.getByText('Na lixeira desde').count()).toBe(0)
  })
})
