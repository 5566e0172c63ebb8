import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { perfis } from '../../schema/rules/perfis.js'
import { usualFuncoes } from '../../server/features/acesso/funcao/funcao.rules.js'
import { grantsOf } from '../../server/kernel/access/grants.js'
import { Context } from '../../server/kernel/work/context/context.js'
import { readingFor } from '../../server/kernel/work/context/reading-for.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { churchDay } from '../factories/zones.js'
import { type Ground, makeGround } from './own-rows.js'

/*
 * Somebody reads an area whole by one action, and another action of the same area reaches only the own groups: each
 * answer shows what its own action reaches.
 */

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let next = 81_000_000

interface Two {
  church: TestChurch
  mine: Ground
  others: Ground
}

/** A church in which a member leads one group of every kind, and somebody else another one. */
async function two(cells?: Record<string, string>): Promise<Two> {
  const church = await app.church()
  const [mine, others] = [await makeGround(app, church, ++next), await makeGround(app, church, ++next)]
  await app.sql('update usuario set perfil = 2 where id = $1', [mine.leader])
  if (cells)
    await app.sql('insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 2, $2)', [
      church.idCliente,
      JSON.stringify(cells),
    ])
  return { church, mine, others }
}

async function give({ church, mine }: Two, acoes: readonly string[], alcance: 'tudo' | 'meus'): Promise<void> {
  const [funcao] = await app.sql<{ id: number }>(
    'insert into funcao (id_cliente, nome, acoes, alcance) values ($1, $2, $3, $4) returning id',
    [church.idCliente, `Função ${++next}`, JSON.stringify(acoes), alcance],
  )
  await app.sql(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) values ($1, $2, $3, '2020-01-01')`,
    [church.idCliente, funcao?.id, mine.leader],
  )
}

async function giveUsual(of: Two, nome: string): Promise<void> {
  const [usual] = await app.sql<{ acoes: string[]; alcance: 'tudo' | 'meus' }>(
    'select acoes, alcance from funcao where id_cliente = $1 and nome = $2',
    [of.church.idCliente, nome],
  )
  expect(usual?.acoes.length).toBeGreaterThan(3)
  expect(usualFuncoes().map((one) => one.nome)).toContain(nome)
  await give(of, usual?.acoes ?? [], usual?.alcance ?? 'meus')
}

/** Which of both groups a text shows. */
const shown = ({ mine, others }: Two, text: unknown) =>
  ([mine, others] as const).flatMap(({ marks }, index) =>
    String(text).includes(marks[0] as string) ? ['mine', 'others'][index] : [],
  )

const ask = async ({ mine }: Two, query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await app.graphql(mine.token, query, variables)
  expect(errors).toBeUndefined()
  return data
}

describe('a member who leads, in a church that has decided nothing', () => {
  let of: Two
  beforeAll(async () => {
    of = await two()
    for (const nome of ['Líder de célula', 'Líder de louvor']) await giveUsual(of, nome)
  })

  test.each(['celulas', 'encontros', 'frequenciaEBD', 'ensaiosLouvor'])(
    'exports only the own groups: %s',
    async (name) => {
      const { status, body } = await app.rest(of.mine.token, 'GET', `/exportar/${name}?formato=csv`)
      expect([status, shown(of, body)]).toEqual([200, ['mine']])
    },
  )

  test('reads the lists as every member', async () => {
    const data = await ask(of, '{ celulas { nodes { nomeCelula } } classesEBD { nodes { nomeClasse } } }')
    expect(shown(of, JSON.stringify(data.celulas))).toEqual(['mine', 'others'])
    expect(shown(of, JSON.stringify(data.classesEBD))).toEqual(['mine', 'others'])
  })

  test('an export that waits for its turn holds no transaction, and goes on limited', async () => {
    const { church, mine, others } = of
    const viewer = {
      ...{ id: mine.leader, uuid: '', idCliente: church.idCliente, perfil: perfis.member, name: '' },
      grants: grantsOf(perfis.member, { celulas: null, funcoes: [{ acoes: ['celula.exportar'], alcance: 'meus' }] }),
      own: { groups: { celulas: [Number(mine.ref)] }, people: new Set<number>(), seen: {} },
    }
    const ctx = new Context(app.services, { viewer, requestId: 'teste', ip: '', userAgent: '' })
    // an ended transaction is committed without waiting for it
    const open = async (expected: number) => {
      for (let tries = 0; ; tries++) {
        const [row] = await app.sql<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
           where datname = current_database() and state like 'idle in transaction%'`,
        )
        if (row?.n === expected || tries === 50) return row?.n
        await setTimeout(20)
      }
    }
    const cells = async (work: Context) =>
      (
        await (
          await work.read()
        ).db
          .selectFrom('celula')
          .select('id')
          .where('idCliente', '=', church.idCliente)
          .execute()
      )
        .map(({ id }) => id)
        .toSorted((a, b) => a - b)
    const both = [Number(mine.ref), Number(others.ref)]
    expect(await cells(ctx)).toEqual(both)
    await readingFor(ctx, ['celula.exportar'], async ({ ctx: narrow, leave }) => {
      expect([await cells(narrow), await open(1)]).toEqual([[both[0]], 1])
      await leave()
      expect(await open(0)).toBe(0)
      await narrow.readings.inPortions()
      expect(await cells(narrow)).toEqual([both[0]])
      // the request itself reads as before
      expect(await cells(ctx)).toEqual(both)
    })
    expect(await open(1)).toBe(1)
    await ctx.close()
    expect(await open(0)).toBe(0)
  })

  test('reads rehearsals and setlists of the own worship group alone, and writes only there', async () => {
    const { church, others, mine } = of
    const data = await ask(
      of,
      `{ ensaiosLouvor { nodes { grupo { nomeGrupo } } } setlistEnsaio { nodes { nomeMusica } }
         calendario(de: "${day(-2)}", ate: "${day(2)}") { tipo titulo } }`,
    )
    expect(shown(of, JSON.stringify(data.ensaiosLouvor))).toEqual(['mine'])
    expect(shown(of, JSON.stringify(data.setlistEnsaio))).toEqual(['mine'])
    expect(
      shown(of, JSON.stringify(data.calendario.filter(({ tipo }: { tipo: string }) => tipo === 'ensaioLouvor'))),
    ).toEqual(['mine'])
    const status = async ({ ref }: Ground) => [
      (await app.rest(mine.token, 'GET', `/ensaiosLouvor/ensaio/${ref}/cliente/${church.idCliente}`)).status,
      (await app.rest(mine.token, 'GET', `/setlist-ensaio/${ref}/cliente/${church.idCliente}`)).status,
      (await app.rest(mine.token, 'GET', `/ensaiosLouvor/${ref}/cliente/${church.idCliente}`)).status,
      (
        await app.rest(mine.token, 'POST', '/setlist-ensaio', {
          ...{ idEnsaio: Number(ref), nomeMusica: 'Castelo forte', tomMusica: 'G' },
        })
      ).status,
    ]
    expect(await status(mine)).toEqual([200, 200, 200, 201])
    expect(await status(others)).toEqual([403, 403, 403, 403])
  })

  test('reads how often people came only of the own class', async () => {
    const { mine, others } = of
    const { classesEBD } = await ask(
      of,
      '{ classesEBD { nodes { id frequencia { aulas { temaAula } alunos { idMembro } } } } }',
    )
    const of2 = ({ ref }: Ground) =>
      classesEBD.nodes.find(({ id }: { id: number }) => String(id) === ref).frequencia.alunos.length > 0
    expect([of2(mine), of2(others)]).toEqual([true, false])
    expect(shown(of, JSON.stringify(classesEBD))).toEqual(['mine'])
    const [pupil] = await app.sql<{ id: number }>('select id_membro as id from membro_aula_ebd where id_aula = $1', [
      others.ref,
    ])
    const { usuario } = await ask(of, `{ usuario(id: ${pupil?.id}) { aulas { nodes { temaAula } } } }`)
    expect(usuario.aulas.nodes).toEqual([])
  })
})

const groupAreas = ['celulas', 'ensino', 'departamentos', 'louvor', 'missoes', 'cultos', 'escalas']

/** A day near today. */
const day = (days: number) => churchDay(days)

describe('what features contribute to one answer', () => {
  let of: Two
  beforeAll(async () => {
    of = await two(Object.fromEntries(groupAreas.map((area) => [area, 'nada'])))
    // the area is whole by actions that neither the search nor the calendar asks for
    await give(of, ['encontro.exportar', 'aulaEBD.exportar'], 'tudo')
    await give(of, ['celula.ler', 'encontro.ler', 'classeEBD.ler', 'aulaEBD.ler'], 'meus')
    await give(of, ['usuario.ler', 'usuario.lerDadosPessoais', 'usuario.lerTelefone'], 'tudo')
  })

  test('the search finds the own groups', async () => {
    const tipos = async ({ marks }: Ground) =>
      (await ask(of, 'query($t: String!) { buscar(texto: $t) { tipo } }', { t: marks[0] })).buscar
        .map(({ tipo }: { tipo: string }) => tipo)
        .filter((tipo: string) => /celula|classe/i.test(tipo))
        .toSorted()
    expect(await tipos(of.mine)).toEqual(['celula', 'classeEBD'])
    expect(await tipos(of.others)).toEqual([])
  })

  test('the calendar, the first screen and the timeline show the own groups', async () => {
    const calendario = await ask(of, `{ calendario(de: "${day(-2)}", ate: "${day(2)}") { tipo titulo } }`)
    const ofAreas = calendario.calendario.filter(({ tipo }: { tipo: string }) => /encontro|aula/i.test(tipo))
    expect(shown(of, JSON.stringify(ofAreas))).toEqual(['mine'])
    const { home } = await ask(of, '{ home { agenda { tipo titulo } } }')
    expect(shown(of, JSON.stringify(home.agenda))).not.toContain('others')
    const timeline = async ({ ref }: Ground) => {
      const [row] = await app.sql<{ id: number }>(
        'select id_membro as id from membro_encontro where id_encontro = $1',
        [ref],
      )
      return shown(
        of,
        JSON.stringify(await ask(of, `{ usuario(id: ${row?.id}) { linhaDoTempo { titulo descricao } } }`)),
      )
    }
    expect(await timeline(of.mine)).toEqual(['mine'])
    expect(await timeline(of.others)).toEqual([])
  })
})

test('a report prints the groups that its narrowest action reaches', async () => {
  const of = await two({ celulas: 'nada' })
  await give(of, ['encontro.ler'], 'tudo')
  await give(of, ['celula.ler'], 'meus')
  await give(of, ['relatorio.ler'], 'tudo')
  const report = async ({ ref }: Ground) => {
    const input = { tipo: 'celulas', idCelula: ref }
    const { data } = await app.graphql(
      of.mine.token,
      'query($input: GerarRelatorioInput!) { dadosRelatorio(input: $input) { titulo secoes { titulo tabela { grupos { titulo linhas } } } detalhes } }',
      { input },
    )
    return shown(of, JSON.stringify(data))
  }
  expect(await report(of.mine)).toEqual(['mine'])
  expect(await report(of.others)).toEqual([])
})

test('the departments of people are those that reading departments reaches', async () => {
  const of = await two({ departamentos: 'nada' })
  await give(of, ['departamento.exportar', 'usuario.ler'], 'tudo')
  await give(of, ['departamento.ler'], 'meus')
  const { usuarios } = await ask(of, '{ usuarios { nodes { departamentos { idDepartamento } } } }')
  const departamentos = usuarios.nodes.flatMap((one: { departamentos: object[] }) => one.departamentos)
  expect(departamentos).toEqual([{ idDepartamento: Number(of.mine.ref) }])
})
