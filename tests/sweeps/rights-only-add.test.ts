import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { getNamedType, isObjectType } from 'graphql'
import { actionNames } from '../../server/access-table.js'
import { isGivable } from '../../server/kernel/access/areas.js'
import { accessLevels } from '../../server/kernel/access/levels.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { operationsOf } from './operations.js'
import { type Ground, makeGround } from './own-rows.js'
import { emptierIn, everythingSeen, type Seen } from './seen.js'
import { sweptRoutes, sweptSchema } from './swept.js'

/*
 * Over all queries, routes, exports, reports and the search: when a function ends, begins later or is deleted, and when a
 * person no longer leads a group, no answer shows a row or a field that it did not show before. And when the groups that a
 * person leads are deleted, nothing is left of what leading them gave. In random churches, and in one whose treasurer leads
 * groups of areas of which members see nothing.
 */

const operations = operationsOf(sweptSchema)
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const areas = [
  ...['pessoas', 'contatos', 'celulas', 'louvor', 'ensino', 'missoes', 'eventos', 'tesouraria', 'dizimos'],
  ...['departamentos', 'orcamentos', 'patrimonio', 'cultos', 'escalas'],
]
const drawn = fc.record({
  perfil: fc.constantFrom(2, 3, 4, 5),
  comoMembro: fc.boolean(),
  cells: fc.dictionary(fc.constantFrom(...areas), fc.constantFrom(...accessLevels), { maxKeys: 5 }),
  whole: fc.subarray(actionNames.filter(isGivable), { minLength: 5, maxLength: 60 }),
  own: fc.subarray(
    actionNames.filter((action) =>
      /^(celula|encontro|departamento|classeEBD|aulaEBD|grupoLouvor|missao|escalaCulto|usuario)\./.test(action),
    ),
    { minLength: 2 },
  ),
})
const treasurer = {
  perfil: 2,
  comoMembro: false,
  cells: Object.fromEntries(
    ['celulas', 'departamentos', 'louvor', 'ensino', 'missoes', 'escalas'].map((area) => [area, 'nada']),
  ),
  whole: actionNames.filter((action) =>
    /^(orcamento|centroCusto|manutencaoPatrimonio|escalaCulto|contaPagar|doacao|culto|patrimonio)\.(ler|exportar)$/.test(
      action,
    ),
  ),
  own: [] as typeof actionNames,
} as const
/** One random church in each run; CHURCHES=10 SEED=7 tries others. */
const churches = [
  treasurer,
  ...fc.sample(drawn, { numRuns: Number(process.env.CHURCHES ?? 1), seed: Number(process.env.SEED ?? 20_261_129) }),
]

/** One answer with its rows, and with the fields that have a value. */
interface Answer extends Seen {
  json: unknown
}

async function seenBy(token: string, admin: string, grounds: readonly Ground[]): Promise<Map<string, Answer>> {
  const all = new Map<string, Answer>()
  for (const { ref } of grounds)
    for (const seen of await everythingSeen(app, { token, admin }, ref, operations, sweptRoutes))
      all.set(`${seen.name} ${ref}`, { ...seen, json: parsed(seen.text) })
  return all
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Records of areas without groups that name the department of these groups. */
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
  const marks = [...ground.marks]
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

/** What is shown now and was not shown before. */
function added(before: Map<string, Answer>, after: Map<string, Answer>, grounds: readonly Ground[]): string[] {
  const marks = grounds.flatMap((ground) => ground.marks)
  return [...after].flatMap(([key, now]) => {
    const then = before.get(key)
    const rows = marks.filter((mark) => now.text.includes(mark) && !then?.text.includes(mark))
    return [...rows, ...fields(now, then)].map((what) => `${key} shows ${what}`)
  })
}

/** The fields of a query that are empty in the earlier answer only. */
function fields(now: Answer, then: Answer | undefined): string[] {
  const query = sweptSchema.getQueryType()?.getFields()[now.name]
  if (!query || !isObjectType(getNamedType(query.type))) return []
  const data = (answer: Answer | undefined) => (answer?.json as { data?: Record<string, unknown> })?.data?.[now.name]
  // a list of what is hidden grows when less is seen
  return emptierIn(query.type, data(then), data(now)).filter((field) => !field.endsWith('.camposOcultos'))
}

describe.each(churches)('a person of perfil $perfil', ({ perfil, comoMembro, cells, whole, own }) => {
  let church: TestChurch
  let [token, admin] = ['', '']
  let grounds: readonly Ground[]

  beforeAll(async () => {
    church = await app.church()
    admin = await church.token(1)
    const first = 73_000_000 + Math.trunc(church.idCliente * 10)
    grounds = await Promise.all(
      [first + 1, first + 2].map(async (ref) => withNamed(church, await makeGround(app, church, ref))),
    )
    const [mine] = grounds
    token = mine?.token ?? ''
    await app.sql('update usuario set perfil = $2 where id = $1', [mine?.leader, perfil])
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
    for (const [nome, acoes, alcance] of [
      ['Tudo', whole, 'tudo'],
      ['Meus', own, 'meus'],
      ['Outra', ['aulaEBD.ler', 'usuario.lerEmail'], 'meus'],
    ] as const) {
      const [funcao] = await app.sql<{ id: number }>(
        'insert into funcao (id_cliente, nome, acoes, alcance) values ($1, $2, $3, $4) returning id',
        [church.idCliente, nome, JSON.stringify(acoes), alcance],
      )
      await app.sql(
        'insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) values ($1, $2, $3, current_date - 9)',
        [church.idCliente, funcao?.id, mine?.leader],
      )
    }
  })

  const held = (change: string, nome: string) => [
    `update funcao_usuario set ${change} where id_cliente = $1 and id_usuario = $2
       and id_funcao in (select id from funcao where id_cliente = $1 and nome = '${nome}')`,
  ]
  const laterOwn = held(`inicio = current_date + 9`, 'Meus')
  const members = ['membro_celula', 'membro_grupo_louvor']
  const named = [
    ['departamento', 'id_responsavel'],
    ['missao', 'id_responsavel'],
    ['classe_ebd', 'id_professor'],
  ] as const
  const leadingEnds = [
    ...members.map(
      (table) => `update ${table} set membro_lider = 0, lider_desde = null where id_cliente = $1 and id_membro = $2`,
    ),
    ...named.map(([table, column]) => `update ${table} set ${column} = null where id_cliente = $1 and ${column} = $2`),
  ]
  /** The same person stands in every group, and leads none while the name waits. */
  const nameWaits = (waits: boolean) => [
    ...members.map((table) => `update ${table} set a_confirmar = ${waits} where id_cliente = $1 and id_membro = $2`),
    ...named.map(
      ([table, column]) => `update ${table} set lider_a_confirmar = ${waits} where id_cliente = $1 and ${column} = $2`,
    ),
  ]
  const endings: readonly [what: string, statements: readonly string[]][] = [
    [
      'another function is deleted',
      [`update funcao set excluido_em = now() where id_cliente = $1 and nome = 'Outra' and $2 > 0`],
    ],
    ['the function of the whole church ends', held(`fim = current_date - 1`, 'Tudo')],
  ]
  const deleted = (when: string) =>
    ['celula', 'grupo_louvor', 'departamento', 'missao', 'classe_ebd'].map(
      (table) =>
        `update ${table} set excluido_em = ${when} where id_cliente = $1 and id = ${grounds[0]?.ref} and $2 > 0`,
    )

  const change = async (statements: readonly string[]) => {
    for (const statement of statements) await app.sql(statement, [church.idCliente, grounds[0]?.leader])
  }
  const see = () => seenBy(token, admin, grounds)
  const may = async () => (await app.graphql(token, '{ eu { acoes } }')).data.eu.acoes as string[]

  test('sees no more when functions end, begin later or are deleted, and when leading ends', async () => {
    let before = await see()
    expect([...before.values()].filter(({ status }) => status === 200).length).toBeGreaterThan(20)
    const afterChange = async (what: string, statements: readonly string[]) => {
      await change(statements)
      const after = await see()
      expect({ what, added: added(before, after, grounds) }).toEqual({ what, added: [] })
      return after
    }
    before = await afterChange('a function of the own groups begins later', laterOwn)

    // of groups that are deleted, their leader has what somebody has who leads none
    await change(deleted('now()'))
    const [ofDeleted, actions] = [await see(), await may()]
    await change(nameWaits(true))
    expect(added(await see(), ofDeleted, grounds)).toEqual([])
    expect(actions).toEqual(await may())
    await change([...nameWaits(false), ...deleted('null')])

    before = await afterChange('leading ends, of every kind of group', leadingEnds)
    for (const [what, statements] of endings) before = await afterChange(what, statements)
  })
})
