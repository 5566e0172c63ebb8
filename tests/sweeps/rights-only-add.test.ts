import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accessLevels } from '../../schema/rules/levels.js'
import { actionNames } from '../../server/access-table.js'
import { areas as matrix } from '../../server/features/acesso/matriz-acesso/index.js'
import { isGivable } from '../../server/kernel/access/areas.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { fc, seed } from '../factories/random.js'
import { looksAt } from './looks.js'
import { type Ground, makeGround } from './own-rows.js'
import { added, viewOf } from './views.js'

/*
 * Over all queries, edges, routes, exports, reports and searches: when a function ends, begins later or is deleted, and when a
 * person no longer leads a group, no answer shows a row or a field that it did not show before. And when the groups that a
 * person leads are deleted, nothing is left of what leading them gave. In random churches, some with an exclusive function
 * or a limit of the person, which no ending lifts, and in one whose treasurer leads groups of areas of which members see
 * nothing. At the end of that one, rights that come back must be found in every way.
 */

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const areas = matrix.map(({ nome }) => nome)
const kinds = ['celula', 'grupo_louvor', 'departamento', 'missao', 'classe_ebd'] as const
const level = fc.constantFrom(...Array.from({ length: 8 }, () => 'nada'), ...accessLevels, 'ler meus', 'escrever meus')
const drawn = fc.record({
  perfil: fc.constantFrom(2, 3, 4, 5),
  comoMembro: fc.boolean(),
  // little by the perfil, so that most is seen by functions and by leading
  cells: fc.record(Object.fromEntries(areas.map((area) => [area, level]))),
  whole: fc.subarray(actionNames.filter(isGivable), { minLength: 5, maxLength: 60 }),
  own: fc.subarray(
    actionNames.filter((action) =>
      /^(celula|encontro|departamento|classeEBD|aulaEBD|grupoLouvor|missao|escalaCulto|usuario)\./.test(action),
    ),
    { minLength: 2 },
  ),
  exclusive: fc.boolean(),
  limit: fc.option(fc.record({ comoMembro: fc.boolean(), meus: fc.subarray(areas, { maxLength: 4 }) })),
  // days from today: when functions began, when one begins instead, and when one has ended
  began: fc.integer({ min: 10, max: 1000 }),
  later: fc.integer({ min: 1, max: 1000 }),
  ended: fc.integer({ min: 2, max: 9 }),
  leads: fc.subarray([...kinds], { minLength: 1 }),
})
const treasurer = {
  perfil: 2,
  comoMembro: false,
  cells: Object.fromEntries(
    ['celulas', 'departamentos', 'louvor', 'ensino', 'missoes', 'escalas', 'contatos'].map((area) => [area, 'nada']),
  ),
  whole: actionNames.filter((action) =>
    /^(orcamento|centroCusto|manutencaoPatrimonio|escalaCulto|contaPagar|doacao|culto|patrimonio)\.(ler|exportar)$/.test(
      action,
    ),
  ),
  own: [] as typeof actionNames,
  exclusive: false,
  limit: null,
  began: 9,
  later: 9,
  ended: 2,
  leads: kinds,
} as const
/** Reads and exports the own groups alone, but for the cells, which are listed whole. */
const leader = {
  ...treasurer,
  cells: { ...treasurer.cells, celulas: 'ler' },
  whole: [] as typeof actionNames,
  own: actionNames.filter((action) =>
    /^(encontro|departamento|classeEBD|aulaEBD|grupoLouvor|missao|escalaCulto)\.(ler|exportar)$/.test(action),
  ),
}
/** Two random churches in each run; CHURCHES=10 SEED=7 tries others. */
const churches = [
  { ...treasurer, name: 'the treasurer' },
  { ...leader, name: 'the leader' },
  ...fc
    .sample(drawn, { numRuns: Number(process.env.CHURCHES ?? 2), seed })
    .map((church, index) => ({ ...church, name: `person ${index} of SEED=${seed}` })),
]

/** Records of areas without groups that name the department of these groups, and fields that only some may read. */
async function withNamed(church: TestChurch, ground: Ground): Promise<Ground> {
  const { ref } = ground
  const rows = [
    `centro_custo (id_cliente, id, nome, id_departamento) values ($1, $2, 'Centro ' || $2, $2)`,
    `orcamento (id_cliente, id, titulo_orcamento, descricao_orcamento, id_departamento, data_orcamento, valor_orcamento)
       values ($1, $2, 'Orçamento ' || $2, 'Ano', $2, current_date, 10)`,
    `tipo_patrimonio (id_cliente, id, tipo_patrimonio) values ($1, $2, 'Tipo ' || $2)`,
    `patrimonio (id_cliente, id, nome_patrimonio, codigo_patrimonio, tipo_patrimonio)
       values ($1, $2, 'Bem ' || $2, 'B-' || $2, $2)`,
    `manutencao_patrimonio (id_cliente, id, id_patrimonio, data_manutencao, valor_manutencao, id_departamento)
       values ($1, $2, $2, current_date, 10, $2)`,
    `culto (id_cliente, id, data_culto, hora_culto) values ($1, $2, current_date, '19:00')`,
    `escala_culto (id_cliente, id, id_culto, id_membro, id_departamento, funcao)
       values ($1, $2, $2, (select min(id_membro) from departamento_membro where id_cliente = $1 and id_departamento = $2), $2, 'Porta')`,
  ]
  await app.sql(`update celula set endereco_celula = 'Rua das Flores, 1' where id_cliente = $1 and id = $2`, [
    church.idCliente,
    ref,
  ])
  await app.sql(
    `update usuario set cpf = '52998224725', endereco = 'Rua das Pedras, 2', data_nascimento = '1980-02-03'
     where id_cliente = $1 and telefone_usuario = $2 and not exists (select from usuario o where o.id_cliente = $1 and o.cpf is not null)`,
    [church.idCliente, ground.marks[1]],
  )
  const people = await app.sql<{ email: string }>(
    'select email from usuario where id_cliente = $1 and telefone_usuario = $2',
    [church.idCliente, ground.marks[1]],
  )
  const marks = [...ground.marks, ...people.map(({ email }) => email)]
  for (const row of rows) {
    const values = [church.idCliente, Number(ref)]
    const [made] = await app.sql<{ uuid: string }>(
      `insert into ${row.replaceAll(' || $2', ` || '${ref}'`)} returning uuid`,
      values,
    )
    if (made) marks.push(made.uuid)
  }
  return { ...ground, marks }
}

type Person = (typeof churches)[number]

/** The statements that change what a person has: $1 is the church, $2 the person. */
const held = (change: string, nome: string) => [
  `update funcao_usuario set ${change} where id_cliente = $1 and id_usuario = $2
   and id_funcao in (select id from funcao where id_cliente = $1 and nome = '${nome}')`,
]
const lists = { celula: 'membro_celula', grupo_louvor: 'membro_grupo_louvor' } as const
const named = { departamento: 'id_responsavel', missao: 'id_responsavel', classe_ebd: 'id_professor' } as const
type Kind = (typeof kinds)[number]
const leadingEnds = (of: readonly Kind[]) =>
  of.map((kind) =>
    kind in lists
      ? `update ${lists[kind as keyof typeof lists]} set membro_lider = 0, lider_desde = null
         where id_cliente = $1 and id_membro = $2`
      : `update ${kind} set ${named[kind as keyof typeof named]} = null
         where id_cliente = $1 and ${named[kind as keyof typeof named]} = $2`,
  )
/** The same person stands in every group, and leads none while the name waits. */
const nameWaits = (waits: boolean) => [
  ...Object.values(lists).map(
    (table) => `update ${table} set a_confirmar = ${waits} where id_cliente = $1 and id_membro = $2`,
  ),
  ...Object.entries(named).map(
    ([table, column]) => `update ${table} set lider_a_confirmar = ${waits} where id_cliente = $1 and ${column} = $2`,
  ),
]
const deleted = (when: string, ref: string) =>
  kinds.map((kind) => `update ${kind} set excluido_em = ${when} where id_cliente = $1 and id = ${ref} and $2 > 0`)

async function prepare(person: Person) {
  const church = await app.church()
  const admin = await church.token(1)
  const first = 73_000_000 + Math.trunc(church.idCliente * 10)
  const grounds = [
    await withNamed(church, await makeGround(app, church, first + 1)),
    await withNamed(church, await makeGround(app, church, first + 2)),
  ] as const
  const [{ leader, token }] = grounds
  const { perfil, comoMembro, cells, whole, own, exclusive, limit, began } = person
  await app.sql('update usuario set perfil = $2, limite_acesso = $3 where id = $1', [
    leader,
    perfil,
    limit && JSON.stringify({ ...limit, revisado: true }),
  ])
  const member = Object.fromEntries(Object.entries(cells).filter(([area]) => area.length % 2))
  for (const [number, areas] of new Map([
    [2, member],
    [perfil, cells],
  ] as const))
    await app.sql('insert into acesso_perfil (id_cliente, perfil, areas, como_membro) values ($1, $2, $3, $4)', [
      church.idCliente,
      number,
      JSON.stringify(areas),
      comoMembro && (number === 3 || number === 4),
    ])
  for (const [nome, acoes, alcance, exclusiva] of [
    ['Tudo', whole, 'tudo', false],
    ['Meus', own, 'meus', false],
    ['Outra', ['aulaEBD.ler', 'usuario.lerEmail'], 'meus', exclusive],
  ] as const) {
    const [funcao] = await app.sql<{ id: number }>(
      'insert into funcao (id_cliente, nome, acoes, alcance, exclusiva) values ($1, $2, $3, $4, $5) returning id',
      [church.idCliente, nome, JSON.stringify(acoes), alcance, exclusiva],
    )
    await app.sql(
      'insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) values ($1, $2, $3, current_date - $4::int)',
      [church.idCliente, funcao?.id, leader, began],
    )
  }
  const change = async (statements: readonly string[]) => {
    for (const statement of statements) await app.sql(statement, [church.idCliente, leader])
  }
  await change(leadingEnds(kinds.filter((kind) => !person.leads.includes(kind))))
  const looks = await looksAt(app, admin, grounds)
  return {
    change,
    marks: grounds.flatMap(({ marks }) => marks),
    look: () => viewOf(app, token, looks),
    ref: grounds[0].ref,
  }
}

test.each(churches)(
  '$name sees no more when functions end, begin later or are deleted, and when leading ends',
  async (person) => {
    const { marks, change, look, ref } = await prepare(person)
    let before = await look()
    expect([...before.answers.values()].filter(({ status }) => status === 200).length).toBeGreaterThan(20)
    const afterChange = async (what: string, statements: readonly string[]) => {
      await change(statements)
      const after = await look()
      expect({ what, added: added(before, after, marks) }).toEqual({ what, added: [] })
      before = after
    }
    if (person.own.length)
      await afterChange(
        'a function of the own groups begins later',
        held(`inicio = current_date + ${person.later}`, 'Meus'),
      )

    // of groups that are deleted, their leader has what somebody has who leads none
    await change(deleted('now()', ref))
    const ofDeleted = await look()
    await change(nameWaits(true))
    const waiting = await look()
    expect(added(waiting, ofDeleted, marks)).toEqual([])
    expect(ofDeleted.actions).toEqual(waiting.actions)
    await change([...nameWaits(false), ...deleted('null', ref)])

    await afterChange('leading ends, of every kind of group', leadingEnds(kinds))
    await afterChange('another function is deleted', [
      `update funcao set excluido_em = now() where id_cliente = $1 and nome = 'Outra' and $2 > 0`,
    ])
    await afterChange('the function of the whole church ends', held(`fim = current_date - ${person.ended}`, 'Tudo'))

    // a planted fault, where little is seen otherwise: rights that nobody gave again
    if (person.cells !== treasurer.cells) return
    await change([
      `update funcao set acoes = '${JSON.stringify(actionNames.filter(isGivable))}' where id_cliente = $1 and nome = 'Tudo' and $2 > 0`,
      ...held('fim = null', 'Tudo'),
    ])
    const found = added(before, await look(), marks)
    const ways = [
      /^may /,
      /^\w+ of \d+ shows M/,
      /^GET \/(?!exportar)/,
      /^GET \/exportar/,
      /^dadosRelatorio/,
      /^search/,
      /^\w+\.\w+ shows/,
      /@/,
    ]
    expect(ways.filter((way) => !found.some((one) => way.test(one)))).toEqual([])
  },
)
