import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { applyPreset } from '../../server/features/acesso/matriz-acesso/index.js'
import { publicAction } from '../../server/kernel/access/actions.js'
import { transaction } from '../../server/kernel/data/tenant/session.js'
import { type TestApp, type TestChurch, testApp, unique } from '../factories/harness.js'
import { knownPassword, knowPassword } from '../factories/password.js'
import { fillChurch } from '../factories/records.js'
import { done } from '../factories/sample.js'
import { operationsOf } from './operations.js'
import { addressOf, answerOf, routeSeen } from './seen.js'
import { sweptRoutes, sweptSchema } from './swept.js'

/*
 * What an administrator is told before somebody gets functions or leads a group ('Ana vai ver / não vai ver') is what that
 * person then finds: every query and route of an action that was promised answers, every other one of these areas is
 * refused, and of groups, e-mails, telephones and personal data the rows are those that were promised.
 */

let app: TestApp
let church: TestChurch
let admin: string
let stranger: { id: number; email: string }

const operations = operationsOf(sweptSchema).filter(({ kind }) => kind === 'query')
const routes = sweptRoutes.filter(({ method, adm }) => method === 'GET' && !adm)

type Area = {
  area: string
  nivel: string
  alcance: string | null
  escreve: string | null
  le: string[]
  leSoNosGrupos: string[]
  naoLe: string[]
  muda: string[]
  naoMuda: string[]
}

const preview = `query($id: ID!, $dar: [ID!], $tirar: [ID!], $lidera: [String!]) {
  acessoPrevisto(idUsuario: $id, dar: $dar, tirar: $tirar, lidera: $lidera) { perfil nomePerfil
    antes { ...a } areas { ...a } } }
  fragment a on AreaPrevista { area nivel alcance escreve le leSoNosGrupos naoLe muda naoMuda }`
const define = 'mutation($input: DefinirFuncoesInput!) { definirFuncoes(input: $input) { message } }'

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  await fillChurch(app, church)
  const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
  await transaction(app.services.sessions, church.idCliente, author, (work) => applyPreset(work, 'recomendado'))
  admin = await church.token(1)
  await knowPassword(app, church.idCliente)
  const email = `${unique()}@exemplo.com.br`
  stranger = {
    ...(await church.person({ email, telefoneUsuario: '11955554444', dataNascimento: '1981-02-03' })),
    email,
  }
})
afterAll(() => app.close())

const promised = async (variables: object) => {
  const { data, errors } = await app.graphql(admin, preview, variables as Record<string, unknown>)
  expect(errors).toBeUndefined()
  return data.acessoPrevisto as { perfil: number; nomePerfil: string; antes: Area[]; areas: Area[] }
}

const funcao = async (nome: string): Promise<string> =>
  String((await app.sql('select id from funcao where id_cliente = $1 and nome = $2', [church.idCliente, nome]))[0]?.id)

const own = (nome: string, acoes: string[], alcance = 'tudo') =>
  app
    .sql<{ id: number }>('insert into funcao (id_cliente, nome, acoes, alcance) values ($1, $2, $3, $4) returning id', [
      church.idCliente,
      `${nome} ${unique()}`,
      JSON.stringify(acoes),
      alcance,
    ])
    .then(([row]) => String(row?.id))

/** Makes a person lead a new group of this area, by the group's own mutation. */
const leading: Record<string, (id: string) => Promise<unknown>> = {
  celulas: (id) => mutate('criarCelula', 'CelulaInput', { nomeCelula: unique('Célula '), idResponsavel: id }),
  departamentos: (id) =>
    mutate('criarDepartamento', 'DepartamentoInput', { tituloDepartamento: unique('Dep '), idResponsavel: id }),
  ensino: (id) => mutate('criarClasseEBD', 'ClasseEBDInput', { nomeClasse: unique('Classe '), idProfessor: id }),
  missoes: (id) => mutate('criarMissao', 'MissaoInput', { nomeMissao: unique('Missão '), idResponsavel: id }),
  louvor: async (id) => {
    const { criarGrupoLouvor } = await mutate('criarGrupoLouvor', 'GrupoLouvorInput', { nomeGrupo: unique('Grupo ') })
    const input = { idGrupo: String(criarGrupoLouvor.id), idMembro: id, membroLider: 1 }
    return mutate('adicionarMembroGrupoLouvor', 'MembroGrupoLouvorInput', input)
  },
}

const mutate = async (name: string, type: string, input: object) =>
  done(await app.graphql(admin, `mutation($input: ${type}!) { ${name}(input: $input) { id } }`, { input })).data

/** What the person finds that was not promised, and what was promised and is not found. */
async function differences(token: string, areas: readonly Area[]): Promise<string[]> {
  const reads = new Set(areas.flatMap(({ le }) => le))
  const refused = new Set(areas.flatMap(({ naoLe }) => naoLe))
  const found: string[] = []
  const judge = (name: string, action: string, status: number) => {
    if (refused.has(action) && status !== 403) found.push(`${name} (${action}) answers ${status}, and was not promised`)
    // of these the person reads the own ones alone, and is told so: 'menos Ensaios: ver os de todos os grupos'
    const all = `${action}Todos`
    const ownOnly = refused.has(all) || areas.some(({ leSoNosGrupos }) => leSoNosGrupos.includes(all))
    if (reads.has(action) && status === 403 && !ownOnly) found.push(`${name} (${action}) was promised, and answers 403`)
  }
  for (const operation of operations) {
    const { action } = operation
    if (!action || action === publicAction || !(reads.has(action) || refused.has(action))) continue
    judge(operation.name, action, (await answerOf(app, token, operation, '1')).status)
  }
  for (const route of routes) {
    const action = String(route.action)
    if (!reads.has(action) && !refused.has(action)) continue
    const { name, status } = await routeSeen(app, token, route, await addressOf(app, admin, route, '1'))
    judge(name, action, status)
  }
  return found
}

const lists = {
  celulas: 'celulas(first: 100) { nodes { id } }',
  departamentos: 'departamentos(first: 100) { nodes { id } }',
  louvor: 'gruposLouvor(first: 100) { nodes { id } }',
  ensino: 'classesEBD(first: 100) { nodes { id } }',
  missoes: 'missoes(first: 100) { nodes { id } }',
} as const

/** How many groups of an area somebody sees: all, some, or none. */
async function groupsSeen(token: string, area: keyof typeof lists): Promise<string> {
  const count = async (as: string) => {
    const { data, errors } = await app.graphql(as, `{ list: ${lists[area]} }`)
    return errors ? 0 : data.list.nodes.length
  }
  const [seen, all] = [await count(token), await count(admin)]
  return seen === all ? 'tudo' : seen > 0 ? 'meus' : 'nada'
}

/** What somebody sees of a person outside all groups, from a record that names that person. */
async function personSeen(token: string): Promise<Record<string, boolean>> {
  const answers = await Promise.all([
    app.graphql(token, 'query($id: ID!) { usuario(id: $id) { email telefoneUsuario dataNascimento } }', {
      id: String(stranger.id),
    }),
    app.rest(token, 'GET', '/user'),
  ])
  const text = JSON.stringify(answers.map((one) => ('body' in one ? one.body : one.data)))
  return {
    pessoas: text.includes(String(stranger.email)) || answers[0].status === 200,
    contatos: text.includes(stranger.email),
    telefone: text.includes('11955554444'),
    dadosPessoais: text.includes('1981-02-03'),
  }
}

const cases: readonly {
  who: string
  perfil: -1 | 2 | 3 | 4 | 5
  dar?: () => Promise<string[]>
  lidera?: readonly string[]
}[] = [
  { who: 'a member with nothing', perfil: 2 },
  { who: 'a pastor', perfil: 5 },
  {
    who: 'somebody without a perfil who becomes a treasurer',
    perfil: -1,
    dar: async () => [await funcao('Tesoureiro')],
  },
  { who: 'a secretary', perfil: 2, dar: async () => [await funcao('Secretaria')] },
  {
    who: 'a member of the council who receives at the door',
    perfil: 4,
    dar: async () => [await funcao('Conselho fiscal'), await funcao('Recepção e crianças')],
  },
  { who: 'an accountant from outside', perfil: 3, dar: async () => [await funcao('Contador')] },
  {
    who: 'somebody with parts of areas',
    perfil: 2,
    dar: async () => [
      await own('Partes', ['encontro.ler', 'entrada.ler', 'entrada.escrever', 'doacao.lerDoador', 'patrimonio.ler']),
      await own('Partes próprias', ['classeEBD.ler', 'usuario.lerEmail'], 'meus'),
    ],
  },
  { who: 'a leader of a cell', perfil: 2, lidera: ['celulas'] },
  { who: 'a teacher and leader of a department', perfil: -1, lidera: ['ensino', 'departamentos'] },
  {
    who: 'a leader of worship and missions with the functions of own groups',
    perfil: 3,
    lidera: ['louvor', 'missoes'],
    dar: async () => [await funcao('Líder de louvor'), await funcao('Líder de célula')],
  },
]

describe.each(cases)('$who', ({ perfil, dar, lidera = [] }) => {
  test('finds what was promised, and nothing else', async () => {
    const { id } = await church.person({ perfil })
    const given = (await dar?.()) ?? []
    const before = await promised({ id: String(id) })
    const { areas, perfil: becomes } = await promised({ id: String(id), dar: given, lidera })
    expect(before.areas).toEqual(before.antes)
    expect(areas.map(({ area }) => area)).toHaveLength(23)
    if (given.length || lidera.length) {
      const input = { idUsuario: String(id), dar: given, tirar: [], membro: true, minhaSenha: knownPassword }
      done(await app.graphql(admin, define, { input }))
    }
    for (const area of lidera) await leading[area]?.(String(id))
    const [row] = await app.sql('select perfil from usuario where id = $1', [id])
    expect(row?.perfil).toBe(becomes)
    const token = await app.session(church.idCliente, id)
    expect(await differences(token, areas)).toEqual([])
    // the same once more, from what is stored now
    const after = await promised({ id: String(id) })
    expect(after.antes).toEqual(areas)

    const level = (area: string) => areas.find((one) => one.area === area)
    for (const area of Object.keys(lists) as (keyof typeof lists)[]) {
      const main = {
        celulas: 'celula',
        departamentos: 'departamento',
        louvor: 'grupoLouvor',
        ensino: 'classeEBD',
        missoes: 'missao',
      }
      const action = `${main[area]}.ler`
      const { le = [], alcance = null, leSoNosGrupos = [] } = level(area) ?? {}
      const reach = le.includes(action) ? (leSoNosGrupos.includes(action) ? 'meus' : alcance) : 'nada'
      // who leads none of them finds none
      const expected = reach === 'meus' && !lidera.includes(area) ? 'nada' : reach
      expect([area, await groupsSeen(token, area)]).toEqual([area, expected])
    }
    const whole = (area: string, nivel: string) => level(area)?.nivel === nivel && level(area)?.alcance === 'tudo'
    const listed = whole('pessoas', 'ler')
    expect(await personSeen(token)).toEqual({
      pessoas: listed,
      contatos: listed && whole('contatos', 'ler'),
      telefone: listed && (whole('dadosPessoais', 'resumo') || whole('dadosPessoais', 'ler')),
      dadosPessoais: listed && whole('dadosPessoais', 'ler'),
    })
  })
})

test('taking functions away leaves what the perfil, the other functions and leading give, and says so before', async () => {
  const { id } = await church.person({ perfil: 2 })
  const [treasurer, secretary] = [await funcao('Tesoureiro'), await funcao('Secretaria')]
  const save = async (dar: string[], tirar: string[]) =>
    done(
      await app.graphql(admin, define, {
        input: { idUsuario: String(id), dar, tirar, minhaSenha: knownPassword },
      }),
    )
  await save([treasurer, secretary], [])
  await leading.celulas?.(String(id))
  const { antes, areas } = await promised({ id: String(id), tirar: [treasurer] })
  const of = (list: Area[], area: string) => list.find((one) => one.area === area)
  expect([of(antes, 'tesouraria')?.nivel, of(areas, 'tesouraria')?.nivel]).toEqual(['ler', 'nada'])
  expect(of(areas, 'batismos')?.escreve).toBe('tudo')
  await save([], [treasurer])
  expect(await differences(await app.session(church.idCliente, id), areas)).toEqual([])
  const { areas: left } = await promised({ id: String(id), tirar: [secretary] })
  expect(of(left, 'celulas')).toMatchObject({ nivel: 'ler', alcance: 'meus', escreve: 'meus' })
})

test('an exclusive function that is over limits the person until it is taken away, as it is told', async () => {
  const { id } = await church.person({ perfil: 5 })
  const accountant = await funcao('Contador')
  await app.sql(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio, fim) values ($1, $2, $3, '2020-01-01', '2020-12-31')`,
    [church.idCliente, accountant, id],
  )
  const { antes, areas } = await promised({ id: String(id), tirar: [accountant] })
  expect(antes.every(({ nivel, escreve }) => nivel === 'nada' && escreve === null)).toBe(true)
  expect(areas.find(({ area }) => area === 'celulas')).toMatchObject({ nivel: 'ler', alcance: 'tudo', escreve: 'tudo' })
  const token = await app.session(church.idCliente, id)
  expect(await differences(token, antes)).toEqual([])
})

describe('refused, with nothing written', () => {
  const fields = async (input: object, as = admin) => {
    const answer = await app.graphql(as, define, { input: { dar: [], tirar: [], minhaSenha: knownPassword, ...input } })
    return [answer.status, answer.errors?.[0]?.extensions.campos ?? null]
  }

  test('a wrong password, an unknown or deleted function, an unknown person, the same function twice over', async () => {
    const { id } = await church.person({ perfil: -1 })
    const idUsuario = String(id)
    const one = await own('Uma', ['celula.ler'])
    const gone = await own('Outra', ['celula.ler'])
    await app.sql('update funcao set excluido_em = now() where id = $1', [gone])
    const wrong = await fields({ idUsuario, dar: [one], minhaSenha: 'outra senha' })
    expect(wrong[1]).toEqual({ minhaSenha: 'A senha atual não confere.' })
    for (const dar of [
      [one, gone],
      [one, '2147483000'],
    ])
      expect((await fields({ idUsuario, dar }))[1]).toEqual({ dar: 'Função não encontrada.' })
    expect((await fields({ idUsuario: '2147483000', dar: [one] }))[1]).toEqual({ idUsuario: 'Pessoa não encontrada.' })
    expect((await fields({ idUsuario, dar: [one], tirar: [one] }))[1]).toEqual({
      dar: 'A mesma função não se dá e se tira ao mesmo tempo.',
    })
    const rows = await app.sql('select from funcao_usuario where id_usuario = $1', [id])
    const [person] = await app.sql('select perfil from usuario where id = $1', [id])
    expect([rows, person?.perfil]).toEqual([[], -1])
    const { errors } = await app.graphql(admin, preview, { id: idUsuario, lidera: ['tesouraria'] })
    expect(errors?.[0]?.extensions.campos).toEqual({ lidera: 'Nesta área ninguém lidera um grupo.' })
  })

  test('who does not give functions neither asks nor decides', async () => {
    const { id } = await church.person({ perfil: 2 })
    for (const perfil of [2, 3, 4, 5] as const) {
      const token = await church.token(perfil)
      expect((await app.graphql(token, preview, { id: String(id) })).status).toBe(403)
      expect((await fields({ idUsuario: String(id) }, token))[0]).toBe(403)
    }
  })

  test('people and functions of another church are not found', async () => {
    const other = await app.church()
    const { id } = await other.person({ perfil: 2 })
    const [foreign] = await app.sql('select id from funcao where id_cliente = $1 limit 1', [other.idCliente])
    const mine = await church.person({ perfil: 2 })
    expect((await fields({ idUsuario: String(id) }))[1]).toEqual({ idUsuario: 'Pessoa não encontrada.' })
    expect((await fields({ idUsuario: String(mine.id), dar: [String(foreign?.id)] }))[1]).toEqual({
      dar: 'Função não encontrada.',
    })
  })
})

test('a function that was to begin later begins today and keeps its end; one that ended begins anew without one', async () => {
  const { id } = await church.person({ perfil: 2 })
  const [later, ended] = [await own('Depois', ['celula.ler']), await own('Antes', ['celula.ler'])]
  const hold = (idFuncao: string, inicio: string, fim: string) =>
    app.sql('insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio, fim) values ($1, $2, $3, $4, $5)', [
      church.idCliente,
      idFuncao,
      id,
      inicio,
      fim,
    ])
  await hold(later, '2090-01-01', '2090-12-31')
  await hold(ended, '2020-01-01', '2020-12-31')
  done(
    await app.graphql(admin, define, {
      input: { idUsuario: String(id), dar: [later, ended], tirar: [], minhaSenha: knownPassword },
    }),
  )
  const rows = await app.sql(
    `select id_funcao, inicio < '2090-01-01' and inicio > '2020-12-31' as hoje, fim::text from funcao_usuario
     where id_usuario = $1 order by id_funcao`,
    [id],
  )
  expect(rows).toEqual([
    { id_funcao: Number(later), hoje: true, fim: '2090-12-31' },
    { id_funcao: Number(ended), hoje: true, fim: null },
  ])
})
