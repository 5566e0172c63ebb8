import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { defaultTimeZone, todayIn } from '../../../../schema/rules/dates.js'
import { decideOwnGroups } from '../../../../tests/factories/access-preset.js'
import { appOn, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { knowPassword, knownPassword as senha } from '../../../../tests/factories/password.js'
import { dayIn, earliest, latest } from '../../../../tests/factories/zones.js'
import { actionNames } from '../../../kernel/access/actions.js'
import { isLimitable, placeOf } from '../../../kernel/access/areas.js'
import { areas } from './matriz-acesso.rules.js'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** A church whose administrator has a password. */
async function churchWithPassword(): Promise<TestChurch> {
  const church = await app.church()
  await knowPassword(app, church.idCliente)
  return church
}

const read =
  '{ matrizAcesso { versao preset celulas { perfil area nivel alcance niveis } comoMembro presets { nome comoMembro celulas { perfil area nivel alcance } } } }'
const save = `mutation($celulas: [CelulaAcessoInput!]!, $comoMembro: [Int!], $minhaSenha: String!, $versao: Int!) {
  salvarMatrizAcesso(celulas: $celulas, comoMembro: $comoMembro, minhaSenha: $minhaSenha, versao: $versao) { preset versao } }`

type Cell = { perfil: number; area: string; nivel: string; alcance: string }

async function decide(church: TestChurch, celulas: Cell[], password = senha, comoMembro?: number[]) {
  const token = await church.token(1)
  const { versao } = (await app.graphql(token, read)).data.matrizAcesso
  return app.graphql(token, save, { celulas, minhaSenha: password, versao, ...(comoMembro && { comoMembro }) })
}

async function recommended(church: TestChurch) {
  const { presets } = (await app.graphql(await church.token(1), read)).data.matrizAcesso
  const { celulas, comoMembro } = presets.find(({ nome }: { nome: string }) => nome === 'recomendado')
  return decide(church, celulas, senha, comoMembro)
}

const funcoes = '{ funcoes { nodes { id nome alcance acoes } } }'
const assign = `mutation($input: AtribuirFuncaoInput!) { atribuirFuncao(input: $input) { id } }`

async function give(church: TestChurch, nome: string, idUsuario: number, period: object = { inicio: '2026-01-01' }) {
  const token = await church.token(1)
  const { data } = await app.graphql(token, funcoes)
  const funcao = data.funcoes.nodes.find((one: { nome: string }) => one.nome === nome)
  return app.graphql(token, assign, { input: { idFuncao: funcao.id, idUsuario, minhaSenha: senha, ...period } })
}

test('the usual functions are created only with the current password, in a church that has none', async () => {
  const church = await churchWithPassword()
  const token = await church.token(1)
  const usual = 'mutation($minhaSenha: String) { criarFuncoesUsuais(minhaSenha: $minhaSenha) { nome } }'
  await app.sql('update funcao set excluido_em = now() where id_cliente = $1', [church.idCliente])
  for (const [variables, minhaSenha] of [
    [{}, 'Informe a sua senha atual.'],
    [{ minhaSenha: 'outra senha' }, 'A senha atual não confere.'],
  ] as const) {
    const { status, errors } = await app.graphql(token, usual, variables)
    expect([status, errors?.[0]?.extensions.campos]).toEqual([422, { minhaSenha }])
  }
  expect((await app.graphql(token, funcoes)).data.funcoes.nodes).toEqual([])
  const made = await app.graphql(token, usual, { minhaSenha: senha })
  expect(made.data.criarFuncoesUsuais).toContainEqual({ nome: 'Tesoureiro' })
})

describe('the matrix of a church', () => {
  test('a church that has decided nothing has the preset Aberto, and everything the permission table allows', async () => {
    const church = await app.church()
    const { data } = await app.graphql(await church.token(2), read)
    expect(data.matrizAcesso.preset).toBe('aberto')
    expect(
      data.matrizAcesso.celulas.every((cell: { nivel: string; niveis: string[] }) => cell.nivel === cell.niveis.at(-1)),
    ).toBe(true)
    expect((await app.rest(await church.token(2), 'GET', '/saidas')).status).toBe(200)
  })

  test('a change takes effect at the next request of a session that is already open, and is audited', async () => {
    const church = await churchWithPassword()
    const member = await church.token(2)
    expect((await app.rest(member, 'GET', '/saidas')).status).toBe(200)
    const saved = await decide(church, [{ perfil: 2, area: 'tesouraria', nivel: 'nada', alcance: 'tudo' }])
    expect(saved.data.salvarMatrizAcesso).toEqual({ preset: null, versao: 1 })
    expect((await app.rest(member, 'GET', '/saidas')).status).toBe(403)
    expect((await app.graphql(member, '{ saidas { nodes { id } } }')).status).toBe(403)
    expect((await app.rest(await church.token(3), 'GET', '/saidas')).status).toBe(200)
    const { eu } = (await app.graphql(member, '{ eu { acoes } }')).data
    expect(eu.acoes).not.toContain('saida.ler')
    const rows = await app.sql(
      `select depois->'areas' as areas from auditoria where id_cliente = $1 and tabela = 'acesso_perfil' and acao = 'nivelUsuario.escrever'`,
      [church.idCliente],
    )
    expect(rows).toEqual([{ areas: { tesouraria: 'nada' } }])
  })

  test('the preset Recomendado takes the lines of the treasury, visits and meetings from members', async () => {
    const church = await churchWithPassword()
    expect((await recommended(church)).data.salvarMatrizAcesso.preset).toBe('recomendado')
    const member = await church.token(2)
    for (const path of ['/saidas', '/entradas', '/visitas-pastorais', '/reunioes-lideranca'])
      expect([path, (await app.rest(member, 'GET', path)).status]).toEqual([path, 403])
    for (const path of ['/departamentos', '/eventos', '/cultos'])
      expect([path, (await app.rest(member, 'GET', path)).status]).toEqual([path, 200])
  })

  test('with the preset Recomendado leaders and assistants may do what members may, and say so instead of copying it', async () => {
    const church = await churchWithPassword()
    await recommended(church)
    const actionsOf = async (perfil: 2 | 3 | 4 | 5) =>
      ((await app.graphql(await church.token(perfil), '{ eu { acoes } }')).data.eu.acoes as string[]).toSorted()
    const members = await actionsOf(2)
    expect([await actionsOf(3), await actionsOf(4)]).toEqual([members, members])
    expect(await actionsOf(5)).not.toEqual(members)
    const rows = await app.sql(
      'select perfil, como_membro, areas from acesso_perfil where id_cliente = $1 and perfil > 2 order by perfil',
      [church.idCliente],
    )
    expect(rows).toEqual([3, 4].map((perfil) => ({ perfil, como_membro: true, areas: {} })))
    // so what members get, leaders and assistants get with them
    await decide(church, [{ perfil: 2, area: 'patrimonio', nivel: 'ler', alcance: 'tudo' }])
    for (const perfil of [2, 3, 4] as const)
      expect([perfil, (await app.rest(await church.token(perfil), 'GET', '/patrimonios')).status]).toEqual([
        perfil,
        200,
      ])
    // the number of a perfil that counts as members is not decided by itself, and only these two may count as members
    const refused = await decide(church, [], senha, [3, 5])
    expect(JSON.stringify(refused.errors)).toContain('Só Líder e Colaborador podem ver o que um membro vê.')
    expect((await decide(church, [], senha, [])).errors).toBeUndefined()
    expect((await app.graphql(await church.token(1), read)).data.matrizAcesso.comoMembro).toEqual([])
    expect((await app.rest(await church.token(4), 'GET', '/saidas')).status).toBe(200)
  })

  test('with the preset Recomendado neither a member nor a leader sees an account and its statement', async () => {
    const church = await churchWithPassword()
    await recommended(church)
    for (const perfil of [2, 3] as const) {
      const token = await church.token(perfil)
      const query = '{ contasFinanceiras { nodes { extrato { saldo linhas { nodes { valor } } } } } }'
      expect([perfil, (await app.graphql(token, query)).status]).toEqual([perfil, 403])
      const files = ['/exportar/extrato?formato=csv', '/relatorio/financas', '/contas-financeiras']
      for (const path of files) expect([path, (await app.rest(token, 'GET', path)).status]).toEqual([path, 403])
    }
  })

  test('no cell goes above the permission table, and no administrator loses anything', async () => {
    const church = await churchWithPassword()
    const refused: [Cell, RegExp][] = [
      [{ perfil: 2, area: 'tesouraria', nivel: 'escrever', alcance: 'tudo' }, /no máximo/],
      [{ perfil: 1, area: 'tesouraria', nivel: 'nada', alcance: 'tudo' }, /não se configura/],
      [{ perfil: 2, area: 'segredos', nivel: 'ler', alcance: 'tudo' }, /não se configura/],
      [{ perfil: 3, area: 'tesouraria', nivel: 'ler', alcance: 'meus' }, /próprios grupos/],
      [{ perfil: 3, area: 'tesouraria', nivel: 'tudo', alcance: 'tudo' }, /nível/],
    ]
    for (const [cell, message] of refused) {
      const { status, errors } = await decide(church, [cell])
      expect([cell.area, status]).toEqual([cell.area, 422])
      expect(JSON.stringify(errors)).toMatch(message)
    }
    expect((await app.graphql(await church.token(1), read)).data.matrizAcesso.versao).toBe(0)
  })

  test('a change needs the password, the latest version, and a session', async () => {
    const church = await churchWithPassword()
    const cells = [{ perfil: 2, area: 'tesouraria', nivel: 'nada', alcance: 'tudo' }]
    const wrong = await decide(church, cells, 'outra senha')
    expect(wrong.errors?.[0]?.extensions.campos).toEqual({ minhaSenha: 'A senha atual não confere.' })
    await decide(church, cells)
    const token = await church.token(1)
    const late = await app.graphql(token, save, { celulas: cells, minhaSenha: senha, versao: 0 })
    expect(late.errors?.[0]?.extensions.code).toBe('STALE')
    expect(
      (await app.graphql(await church.token(5), save, { celulas: cells, minhaSenha: senha, versao: 1 })).status,
    ).toBe(403)
  })
})

test('the screen knows every area into which a feature puts its actions', () => {
  const used = actionNames.flatMap((action) => placeOf(action)?.area ?? [])
  const shown = areas.map(({ nome }) => nome)
  expect([...new Set(used)].sort()).toEqual([...shown].sort())
})

describe('functions of persons', () => {
  test('a new church has the usual functions', async () => {
    const church = await app.church()
    const { data } = await app.graphql(await church.token(1), funcoes)
    expect(data.funcoes.nodes.map(({ nome }: { nome: string }) => nome)).toContain('Tesoureiro')
    for (const { nome, acoes } of data.funcoes.nodes) expect([nome, acoes.length > 0]).toEqual([nome, true])
  })

  /** A person's own statuses of some calls: what lists answer, and whether something may be written. */
  const statuses = async (token: string) => {
    const lists = ['/saidas', '/visitas-pastorais', '/eventos'].map((path) => app.rest(token, 'GET', path))
    const writes = ['/saidas', '/celulas', '/patrimonios'].map((path) => app.rest(token, 'POST', path, {}))
    return (await Promise.all([...lists, ...writes])).map(({ status }) => status)
  }

  test.each([2, 3, 4] as const)(
    'somebody of perfil %s with the function of the treasurer has the treasury, and of the rest what members have',
    async (perfil) => {
      const church = await churchWithPassword()
      await recommended(church)
      const person = await church.person({ perfil })
      const token = await app.session(church.idCliente, person.id)
      expect(await statuses(token)).toEqual([403, 403, 200, 403, 403, 403])
      expect((await give(church, 'Tesoureiro', person.id)).status).toBe(200)
      // what is written lacks its fields: 422
      expect(await statuses(token)).toEqual([200, 403, 200, 422, 403, 403])
    },
  )

  test('a function replaces nothing: with it a person has what the perfil allows and what the function gives', async () => {
    const church = await churchWithPassword()
    const person = await church.person({ perfil: 4 })
    const token = await app.session(church.idCliente, person.id)
    const actionsOf = async () => (await app.graphql(token, '{ eu { acoes } }')).data.eu.acoes as string[]
    const before = await actionsOf()
    const all = await statuses(token)
    expect(all).toEqual([200, 200, 200, 422, 422, 403])
    for (const nome of ['Conselho fiscal', 'Comunicação', 'Líder de célula']) {
      expect((await give(church, nome, person.id)).status).toBe(200)
      expect([nome, await statuses(token)]).toEqual([nome, all])
      expect(await actionsOf()).toEqual(expect.arrayContaining(before))
    }
  })

  test('a function gives a member what the perfil has not, but nothing before its first day or after its last', async () => {
    const church = await churchWithPassword()
    await recommended(church)
    const person = await church.person({ perfil: 2 })
    const token = await app.session(church.idCliente, person.id)
    const without = await statuses(token)
    await give(church, 'Tesoureiro', person.id, { inicio: '2099-01-01' })
    expect(await statuses(token)).toEqual(without)
    await give(church, 'Tesoureiro', person.id, { inicio: '2020-01-01', fim: '2020-12-31' })
    expect(await statuses(token)).toEqual(without)
    await give(church, 'Tesoureiro', person.id)
    expect(await statuses(token)).toEqual([200, 403, 200, 422, 403, 403])
    const expense = { descricao: unique('Aluguel '), valor: 900, data: '2026-10-05', categoria: 4 }
    expect((await app.rest(token, 'POST', '/saidas', expense)).status).toBe(201)
  })

  test('a function gives nothing to somebody without access', async () => {
    const church = await churchWithPassword()
    const person = await church.person({ perfil: -1 })
    const token = await app.session(church.idCliente, person.id)
    const actionsOf = async () => (await app.graphql(token, '{ eu { acoes } }')).data.eu.acoes
    const before = await actionsOf()
    await give(church, 'Tesoureiro', person.id)
    expect(await actionsOf()).toEqual(before)
    expect((await app.rest(token, 'GET', '/saidas')).status).toBe(403)
  })

  test('a function that is restored comes back without the people who had it, and never by an API token', async () => {
    const church = await churchWithPassword()
    await recommended(church)
    const admin = await church.token(1)
    const person = await church.person({ perfil: 2 })
    const token = await app.session(church.idCliente, person.id)
    await give(church, 'Tesoureiro', person.id)
    expect((await app.rest(token, 'GET', '/saidas')).status).toBe(200)
    const { id } = (await app.graphql(admin, funcoes)).data.funcoes.nodes.find(
      ({ nome }: { nome: string }) => nome === 'Tesoureiro',
    )
    const deleted = await app.graphql(
      admin,
      'mutation($id: ID!, $minhaSenha: String!) { excluirFuncao(id: $id, minhaSenha: $minhaSenha) { message } }',
      { id, minhaSenha: senha },
    )
    expect(deleted.status).toBe(200)
    expect((await app.rest(token, 'GET', '/saidas')).status).toBe(403)
    const made = await app.graphql(
      admin,
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Lixeira", escopos: ["lixeira.restaurar"]) { token } }',
    )
    const restore = 'mutation($id: ID!) { restaurarFuncao(id: $id) { nome pessoas { nodes { id } } } }'
    const bin = 'mutation($id: ID!) { restaurarDaLixeira(tabela: "funcao", uuid: $id) { message } }'
    for (const text of [restore, bin])
      expect((await app.graphql(made.data.criarTokenApi.token, text, { id })).status).toBe(403)
    const restored = await app.graphql(admin, restore, { id })
    expect(restored.data.restaurarFuncao).toEqual({ nome: 'Tesoureiro', pessoas: { nodes: [] } })
    expect((await app.rest(token, 'GET', '/saidas')).status).toBe(403)
  })
})

test('a changed cell, and a function given, changed and taken away apply at the next request on every server', async () => {
  const church = await churchWithPassword()
  const person = await church.person({ perfil: 2 })
  const token = await app.session(church.idCliente, person.id)
  const second = await appOn(app.database)
  try {
    /** The status over REST and GraphQL on both servers, or all four when they differ. */
    const reads = async () => {
      const asked = [app, second].flatMap((server) => [
        server.rest(token, 'GET', '/saidas'),
        server.graphql(token, '{ saidas(first: 1) { nodes { id } } }'),
      ])
      const [first, ...others] = (await Promise.all(asked)).map(({ status }) => status)
      return others.every((status) => status === first) ? first : [first, ...others]
    }
    expect(await reads()).toBe(200)
    await decide(church, [{ perfil: 2, area: 'tesouraria', nivel: 'nada', alcance: 'tudo' }])
    expect(await reads()).toBe(403)
    const given = await give(church, 'Conselho fiscal', person.id)
    expect(await reads()).toBe(200)
    const allows = (actions: string) =>
      app.sql(`update funcao set acoes = ${actions} where id_cliente = $1 and nome = 'Conselho fiscal'`, [
        church.idCliente,
      ])
    await allows(`acoes - 'saida.ler'`)
    expect(await reads()).toBe(403)
    await allows(`acoes || '["saida.ler"]'`)
    expect(await reads()).toBe(200)
    const take =
      'mutation($id: ID!, $minhaSenha: String!) { retirarFuncao(id: $id, minhaSenha: $minhaSenha) { message } }'
    const admin = await church.token(1)
    await second.graphql(admin, take, { id: given.data.atribuirFuncao.id, minhaSenha: senha })
    expect(await reads()).toBe(403)
  } finally {
    await second.close()
  }
})

describe('the function of an accountant from outside', () => {
  async function accountant(period?: object) {
    const church = await churchWithPassword()
    const person = await church.person({ perfil: 4 })
    const token = await app.session(church.idCliente, person.id)
    if (period) await give(church, 'Contador', person.id, period)
    const statuses = async () =>
      Promise.all(
        ['/saidas', '/fornecedores', '/visitas-pastorais', '/user', '/celulas', '/dizimos'].map(
          async (path) => (await app.rest(token, 'GET', path)).status,
        ),
      )
    return { church, person, token, statuses }
  }

  test('reads and exports the treasury, writes nothing, and sees no people, where every member may', async () => {
    const { token, statuses } = await accountant({ inicio: '2026-01-01' })
    expect(await statuses()).toEqual([200, 200, 403, 403, 403, 403])
    const { acoes } = (await app.graphql(token, '{ eu { acoes } }')).data.eu
    expect(acoes).toEqual(expect.arrayContaining(['livroCaixa.exportar', 'contaPagar.ler', 'anexo.ler']))
    const may = (pattern: RegExp) => acoes.filter((action: string) => pattern.test(action))
    expect(may(/^(usuario|visita|diretorio|celula|culto\.|dizimo|doacao|recibo|pixRecebido|codigoPix\.ler)/)).toEqual(
      [],
    )
    // only what is the person's own
    const writes = may(/\.(?!ler|exportar|verResumo)/)
    const own = [
      'anexo.escrever',
      'calendario.assinar',
      'calendario.revogar',
      'codigoPix.gerar',
      'escalaCulto.responder',
    ]
    expect(writes.sort()).toEqual([...own, 'eu.escrever', 'indisponibilidade.marcar', 'presencaCulto.confirmar'])
    expect((await app.rest(token, 'POST', '/saidas', {})).status).toBe(403)
  })

  test('gives nothing before its first and after its last day, not even what the perfil allows, on every server', async () => {
    const day = (days: number) => todayIn(defaultTimeZone, new Date(Date.now() + days * 86_400_000))
    const { church, person, token, statuses } = await accountant()
    const second = await appOn(app.database)
    try {
      // without the function a collaborator has what the perfil allows
      expect((await statuses())[0]).toBe(200)
      await give(church, 'Contador', person.id, { inicio: day(2), fim: day(9) })
      expect(await statuses()).toEqual(Array(6).fill(403))
      await give(church, 'Contador', person.id, { inicio: day(-9), fim: day(2) })
      expect([await statuses(), (await second.rest(token, 'GET', '/saidas')).status]).toEqual([
        [200, 200, 403, 403, 403, 403],
        200,
      ])
      // time passes: nothing of the function changes, only its last day is over
      await app.sql('update funcao_usuario set fim = $2 where id_cliente = $1', [church.idCliente, day(-2)])
      expect(await statuses()).toEqual(Array(6).fill(403))
      for (const path of ['/saidas', '/user']) expect((await second.rest(token, 'GET', path)).status).toBe(403)
    } finally {
      await second.close()
    }
  })

  test.each([
    [latest, 'gives'],
    [earliest, 'no longer gives'],
  ])('ends at midnight of its church: in %s it still %s what it allows on that day', async (zone, does) => {
    const { church, person, statuses } = await accountant()
    await app.sql('update cliente set fuso_horario = $2 where id = $1', [church.idCliente, zone])
    // the last place of the earth still has this day
    await give(church, 'Contador', person.id, { inicio: '2026-01-01', fim: dayIn(latest) })
    const open = does === 'gives'
    expect((await statuses()).slice(0, 2)).toEqual(open ? [200, 200] : [403, 403])
    const admin = await church.token(1)
    const { data } = await app.graphql(
      admin,
      `{ funcoes(first: 100, busca: "Contador") { nodes { pessoas(filtro: { situacoes: ["atual"] }) { nodes { usuario { id } } } } }
        usuarios(first: 100, filtro: { comAcesso: true }) { nodes { id } } }`,
    )
    const holders = data.funcoes.nodes[0].pessoas.nodes.map(({ usuario }: { usuario: { id: number } }) => usuario.id)
    expect(holders).toEqual(open ? [person.id] : [])
  })

  test('ends at the next request after midnight, although no row of access changes', async () => {
    const { church, person, token, statuses } = await accountant()
    await give(church, 'Contador', person.id, { inicio: '2026-01-01', fim: dayIn(latest) })
    const query = async () => (await app.graphql(token, '{ saidas(first: 1) { totalCount } }')).status
    const inZone = async (zone: string) => {
      await app.sql('update cliente set fuso_horario = $2 where id = $1', [church.idCliente, zone])
      return [await query(), await query(), (await statuses())[0]]
    }
    // the day ends earlier in another time zone: as if the hours between had passed
    const [open, over] = [Array(3).fill(200), Array(3).fill(403)]
    expect([await inZone(latest), await inZone(earliest), await inZone(latest)]).toEqual([open, over, open])
  })

  test('does not open the perfil when the function is deleted and restored', async () => {
    const { church, person, statuses } = await accountant({ inicio: '2026-01-01' })
    const admin = await church.token(1)
    const { id } = (await app.graphql(admin, funcoes)).data.funcoes.nodes.find(
      ({ nome }: { nome: string }) => nome === 'Contador',
    )
    const remove =
      'mutation($id: ID!, $minhaSenha: String!) { excluirFuncao(id: $id, minhaSenha: $minhaSenha) { message } }'
    const deleted = await app.graphql(admin, remove, { id, minhaSenha: senha })
    expect(deleted.data.excluirFuncao.message).toContain('continua sem o que o perfil permite')
    expect(await statuses()).toEqual(Array(6).fill(403))
    expect(await limiting(admin, person.id)).toHaveLength(1)
    const restored = await app.graphql(
      admin,
      `mutation($id: ID!) { restaurarFuncao(id: $id) { exclusiva
        pessoas(filtro: { situacoes: ["limita"] }) { nodes { usuario { id } fim } } } }`,
      { id },
    )
    const yesterday = todayIn(defaultTimeZone, new Date(Date.now() - 86_400_000))
    expect(restored.data.restaurarFuncao).toEqual({
      exclusiva: true,
      pessoas: { nodes: [{ usuario: { id: person.id }, fim: yesterday }] },
    })
    expect(await statuses()).toEqual(Array(6).fill(403))
    // deleted for good, it is taken away from the person, whose perfil is open again
    await app.graphql(admin, remove, { id, minhaSenha: senha })
    const [vinculo] = await limiting(admin, person.id)
    const taken = await app.graphql(
      admin,
      'mutation($id: ID!, $minhaSenha: String!) { retirarFuncao(id: $id, minhaSenha: $minhaSenha) { message } }',
      { id: vinculo?.id, minhaSenha: senha },
    )
    expect(taken.errors).toBeUndefined()
    expect(await limiting(admin, person.id)).toEqual([])
    expect((await statuses())[0]).toBe(200)
  })
})

/** What still limits a person, of exclusive functions that are over or deleted. */
const limiting = async (admin: string, id: number): Promise<{ id: number }[]> =>
  (
    await app.graphql(
      admin,
      'query($id: ID!) { usuario(id: $id) { funcoes(filtro: { situacoes: ["limita"] }) { nodes { id } } } }',
      { id },
    )
  ).data.usuario.funcoes.nodes

describe('own groups', () => {
  const create = 'mutation($input: CelulaInput!) { criarCelula(input: $input) { id uuid } }'

  async function leaderOfOneCell(perfil: 2 | 3 | 4, decided: (church: TestChurch) => Promise<unknown>) {
    const church = await churchWithPassword()
    const admin = await church.token(1)
    const leader = await church.person({ perfil, telefoneUsuario: '11988887777' })
    const member = await church.person({ telefoneUsuario: '11977776666' })
    const stranger = await church.person({ telefoneUsuario: '11966665555' })
    const cell = async (idResponsavel: number) =>
      (await app.graphql(admin, create, { input: { nomeCelula: unique('Célula '), idResponsavel } })).data.criarCelula
    const own = await cell(leader.id)
    const foreign = await cell(stranger.id)
    await app.sql('insert into membro_celula (id_cliente, id_celula, id_membro) values ($1, $2, $3)', [
      church.idCliente,
      own.id,
      member.id,
    ])
    const meeting = (idCelula: number) =>
      app.rest(admin, 'POST', `/celulas/${idCelula}/encontros`, { dataEncontro: '2026-11-20', temaEstudo: 'Salmo 23' })
    await meeting(own.id)
    await meeting(foreign.id)
    await decided(church)
    return { church, leader, own, foreign, member, stranger, token: await app.session(church.idCliente, leader.id) }
  }

  test.each([false, true])(
    'a leader (with the function: %s) sees and writes the own cell with its people and meetings, and no other cell',
    async (withFunction) => {
      const { church, leader, own, foreign, member, stranger, token } = await leaderOfOneCell(3, (church) =>
        decideOwnGroups(app, church),
      )
      if (withFunction) expect((await give(church, 'Líder de célula', leader.id)).status).toBe(200)
      const { data } = await app.graphql(token, '{ celulas { totalCount nodes { id } } home { celulas } }')
      expect(data.celulas).toEqual({ totalCount: 1, nodes: [{ id: own.id }] })
      expect((await app.rest(token, 'GET', `/celulas/${own.id}`)).status).toBe(200)
      expect((await app.rest(token, 'GET', `/celulas/${foreign.id}`)).status).toBe(404)
      const renamed = (id: number) => app.rest(token, 'PUT', `/celulas/${id}`, { nomeCelula: unique('Nome ') })
      expect((await renamed(own.id)).status).toBe(200)
      expect((await renamed(foreign.id)).status).toBe(404)
      // nothing of the treasury, although members see its totals
      expect((await app.graphql(token, '{ livroCaixa { saldo } }')).status).toBe(403)
      expect((await app.graphql(token, '{ home { meses { saldo } } }')).data.home.meses).toBeNull()
      const created = await app.rest(token, 'POST', '/celulas', { nomeCelula: unique('Nova ') })
      expect(created.status).toBe(403)
      const meetings = (await app.rest(token, 'GET', '/encontros')).body as unknown as { idCelula: number }[]
      expect(meetings.map(({ idCelula }) => idCelula)).toEqual([own.id])
      const people = (await app.graphql(token, '{ usuarios(first: 50) { nodes { id telefoneUsuario } } }')).data
        .usuarios.nodes as { id: number; telefoneUsuario: string | null }[]
      const phone = (id: number) => people.find((one) => one.id === id)?.telefoneUsuario
      expect([phone(member.id), phone(stranger.id)]).toEqual(['11977776666', null])
    },
  )

  test.each([2, 3, 4] as const)(
    'with Recomendado somebody of perfil %s who leads a cell does its work by that alone, and nobody else’s, until it ends',
    async (perfil) => {
      const { church, leader, own, foreign, member, token } = await leaderOfOneCell(perfil, recommended)
      await app.sql(`update usuario set cpf = '52998224725', endereco = 'Rua das Flores' where id = $1`, [member.id])
      expect((await app.graphql(token, '{ celulas { totalCount } }')).data.celulas.totalCount).toBe(1)
      const meetings = async () =>
        (await app.rest(token, 'GET', '/encontros')).body as unknown as { idCelula: number }[]
      expect((await meetings()).map(({ idCelula }) => idCelula)).toEqual([own.id])
      const renamed = async (id: number) =>
        (await app.rest(token, 'PUT', `/celulas/${id}`, { nomeCelula: unique('Nome ') })).status
      expect([await renamed(own.id), [403, 404].includes(await renamed(foreign.id))]).toEqual([200, true])
      const roll = (idCelula: number) =>
        app.rest(token, 'POST', `/celulas/${idCelula}/encontros`, { dataEncontro: '2026-11-27', temaEstudo: 'Rute' })
      expect([(await roll(own.id)).status, [403, 404].includes((await roll(foreign.id)).status)]).toEqual([201, true])
      expect((await app.rest(token, 'POST', '/celulas', { nomeCelula: unique('Nova ') })).status).toBe(403)
      // names and telephones of the own people, but neither CPF nor address, and no list of everybody
      const asked =
        'query($id: ID!) { membrosCelula(filtro: { idCelula: $id }, first: 50) { nodes { membro { id telefoneUsuario cpf endereco } } } }'
      const people = async (id: number) =>
        ((await app.graphql(token, asked, { id: String(id) })).data?.membrosCelula?.nodes ?? []).map(
          ({ membro }: { membro: object }) => membro,
        )
      expect(await people(own.id)).toContainEqual({
        id: member.id,
        telefoneUsuario: '11977776666',
        cpf: null,
        endereco: null,
      })
      expect(JSON.stringify(await people(foreign.id))).not.toContain('11966665555')
      expect((await app.rest(token, 'GET', '/user')).status).toBe(403)
      // somebody else leads the cell now: nothing of it is left, and nobody's perfil has changed
      await app.sql('update membro_celula set membro_lider = 0 where id_cliente = $1 and id_membro = $2', [
        church.idCliente,
        leader.id,
      ])
      expect([[403, 404].includes(await renamed(own.id)), (await app.rest(token, 'GET', '/encontros')).status]).toEqual(
        [true, 403],
      )
      expect(await app.sql('select perfil from usuario where id = $1', [leader.id])).toEqual([{ perfil }])
    },
  )

  test('a name that a leader has made leader waits, and so gives nothing before it is confirmed', async () => {
    const { church, own, member } = await leaderOfOneCell(2, recommended)
    const token = await app.session(church.idCliente, member.id)
    const may = async () =>
      ((await app.graphql(token, '{ eu { acoes } }')).data.eu.acoes as string[]).includes('encontro.escrever')
    const waiting = (toConfirm: boolean) =>
      app.sql(
        'update membro_celula set membro_lider = 1, lider_desde = now(), a_confirmar = $3 where id_cliente = $1 and id_membro = $2',
        [church.idCliente, member.id, toConfirm],
      )
    await app.sql('update membro_celula set membro_lider = 0 where id_cliente = $1 and id_celula = $2', [
      church.idCliente,
      own.id,
    ])
    await waiting(true)
    expect(await may()).toBe(false)
    await waiting(false)
    expect(await may()).toBe(true)
  })
})

describe('a function of the own groups', () => {
  const beyond = ['visitaPastoral.ler', 'dizimo.ler', 'dizimo.lerDeTodos']
  const input = (acoes: string[]) => ({ nome: unique('Só os meus '), acoes, alcance: 'meus', minhaSenha: senha })
  const create = 'mutation($input: FuncaoInput!) { criarFuncao(input: $input) { id acoes } }'
  const update = 'mutation($id: ID!, $input: FuncaoInput!) { atualizarFuncao(id: $id, input: $input) { id } }'

  test('is refused with actions of areas without groups, which are named, and these are not offered', async () => {
    const church = await churchWithPassword()
    const admin = await church.token(1)
    const refusal = {
      acoes:
        'Só nos próprios grupos, uma função não pode dar permissões destas áreas, que não têm grupos: Visitas pastorais, Dízimos. Tire-as ou escolha o alcance "Toda a igreja".',
    }
    const fields = ({ status, errors }: Awaited<ReturnType<typeof app.graphql>>) => [
      status,
      errors?.[0]?.extensions.campos,
    ]
    const actions = ['celula.ler', ...beyond]
    expect(fields(await app.graphql(admin, create, { input: input(actions) }))).toEqual([422, refusal])
    const made = await app.graphql(admin, create, { input: input(['celula.ler', 'usuario.lerEmail']) })
    expect(made.data.criarFuncao.acoes).toEqual(['celula.ler', 'usuario.lerEmail'])
    const { id } = made.data.criarFuncao
    expect(fields(await app.graphql(admin, update, { id, input: input(actions) }))).toEqual([422, refusal])
    const whole = { ...input(actions), alcance: 'tudo' }
    expect((await app.graphql(admin, update, { id, input: whole })).status).toBe(200)
    expect(fields(await app.graphql(admin, update, { id, input: { ...whole, alcance: 'meus' } }))).toEqual([
      422,
      refusal,
    ])
    const offered = (await app.graphql(admin, '{ acoesDeFuncao(alcance: "meus") tudo: acoesDeFuncao }')).data
    for (const action of beyond) {
      expect(offered.tudo).toContain(action)
      expect(offered.acoesDeFuncao).not.toContain(action)
    }
    expect(offered.acoesDeFuncao).toEqual(
      expect.arrayContaining(['celula.escrever', 'escalaCulto.escrever', 'aulaEBD.ler', 'usuario.lerDadosPessoais']),
    )
  })

  test('that was stored with such actions gives nothing of them and takes nothing away, and its screens show what it gives', async () => {
    const church = await churchWithPassword()
    await decideOwnGroups(app, church)
    const admin = await church.token(1)
    const [giver, leader] = [await church.person(), await church.person({ perfil: 3 })]
    const token = await app.session(church.idCliente, leader.id)
    for (const idMembro of [giver.id, leader.id]) {
      const gift = { idMembro, valorDizimo: '10.00', dataDizimo: '2026-10-05', meioDizimo: 'pix' }
      expect((await app.rest(admin, 'POST', '/dizimos', gift)).status).toBeLessThan(300)
    }
    const before = (await app.graphql(token, '{ eu { acoes } }')).data.eu.acoes as string[]
    const actions = ['celula.ler', 'usuario.ler', 'culto.ler', ...beyond]
    const [stored] = await app.sql(
      `insert into funcao (id_cliente, nome, acoes, alcance) values ($1, 'Tudo como meu', $2, 'meus') returning id`,
      [church.idCliente, JSON.stringify(actions)],
    )
    expect((await give(church, 'Tudo como meu', leader.id)).status).toBe(200)
    expect((await app.rest(token, 'GET', '/visitas-pastorais')).status).toBe(403)
    const tithes = (await app.graphql(token, '{ dizimos { nodes { idMembro } } }')).data.dizimos.nodes
    expect(tithes).toEqual([{ idMembro: leader.id }])
    // what every member and leader may stays, and no area without groups is called limited
    for (const path of ['/cultos', '/user'])
      expect([path, (await app.rest(token, 'GET', path)).status]).toEqual([path, 200])
    const after = (await app.graphql(token, '{ eu { acoes } }')).data.eu.acoes as string[]
    for (const action of ['usuario.ler', 'culto.ler', 'dizimo.ler'])
      expect([action, before.includes(action), after.includes(action)]).toEqual([action, true, true])
    const { acessos } = (
      await app.graphql(
        admin,
        '{ usuarios(first: 50, filtro: { comAcesso: true }) { nodes { id acessos { area alcance } } } }',
      )
    ).data.usuarios.nodes.find(({ id }: { id: number }) => id === leader.id)
    const mine = acessos.flatMap((one: { area: string; alcance: string }) => (one.alcance === 'meus' ? one.area : []))
    expect(mine).toContain('celulas')
    const withoutGrupos = areas.flatMap(({ nome, temGrupos }) => (temGrupos ? [] : nome))
    expect(mine.filter((area: string) => withoutGrupos.includes(area))).toEqual([])
    const { funcao } = (await app.graphql(admin, `{ funcao(id: ${stored?.id}) { acoes } }`)).data
    expect(funcao.acoes).toEqual(['celula.ler'])
  })

  test('every area that the matrix or a function can limit has its groups or people, and no other has', () => {
    const limitable = [...new Set(actionNames.filter(isLimitable).flatMap((action) => placeOf(action)?.area ?? []))]
    const shown = areas.flatMap(({ nome, temGrupos }) => (temGrupos ? nome : []))
    expect(limitable.sort()).toEqual([...shown, 'escalas'].sort())
  })
})

describe('who has what', () => {
  type Access = { area: string; nivel: string; alcance: string }
  const who = `{ usuarios(first: 50, filtro: { comAcesso: true }) {
    nodes { id funcoes { nodes { funcao { nome } } } acessos { area nivel alcance } } } }`
  type People = { id: number; funcoes: { nodes: { funcao: { nome: string } }[] }; acessos: Access[] | null }[]

  test('the list has everybody above a member and everybody with a function, with what each may do in the areas', async () => {
    const church = await churchWithPassword()
    await decideOwnGroups(app, church)
    const admin = await church.token(1)
    const leader = await church.person({ perfil: 3 })
    const member = await church.person({ perfil: 2 })
    const former = await church.person({ perfil: 2 })
    await church.person({ perfil: 2 })
    await church.person({ perfil: -1 })
    const { funcoes } = (await app.graphql(admin, '{ funcoes { nodes { id nome } } }')).data
    const council = funcoes.nodes.find(({ nome }: { nome: string }) => nome === 'Conselho fiscal').id
    const give = 'mutation($input: AtribuirFuncaoInput!) { atribuirFuncao(input: $input) { id } }'
    const given = { idFuncao: council, inicio: '2026-01-01', minhaSenha: senha }
    await app.graphql(admin, give, { input: { ...given, idUsuario: member.id } })
    await app.graphql(admin, give, { input: { ...given, idUsuario: former.id, fim: '2026-01-02' } })
    const nodes: People = (await app.graphql(admin, who)).data.usuarios.nodes
    expect(nodes.map(({ id }) => id).sort((a, b) => a - b)).toEqual([church.idCliente, leader.id, member.id])
    const of = (id: number) => nodes.find((node) => node.id === id)
    expect(of(member.id)?.funcoes.nodes).toEqual([{ funcao: { nome: 'Conselho fiscal' } }])
    const held = `query($id: ID!, $situacoes: [String!]) { funcao(id: $id) {
      pessoas(filtro: { situacoes: $situacoes }) { totalCount nodes { usuario { id } } } } }`
    const holders = async (situacoes: string[]) => {
      const { pessoas } = (await app.graphql(admin, held, { id: String(council), situacoes })).data.funcao
      return [pessoas.totalCount, pessoas.nodes.map((one: { usuario: { id: number } }) => one.usuario.id)]
    }
    expect(await holders(['atual', 'encerrada'])).toEqual([2, [member.id, former.id]])
    expect(await holders(['encerrada'])).toEqual([1, [former.id]])
    expect(await holders(['futura'])).toEqual([0, []])
    expect(of(member.id)?.acessos).toContainEqual({ area: 'tesouraria', nivel: 'ler', alcance: 'tudo' })
    expect(of(leader.id)?.acessos).toContainEqual({ area: 'celulas', nivel: 'escrever', alcance: 'meus' })
    expect(of(leader.id)?.acessos?.map(({ area }) => area)).not.toContain('tesouraria')
    expect(of(church.idCliente)?.acessos).toContainEqual({ area: 'tesouraria', nivel: 'escrever', alcance: 'tudo' })
  })

  test('only those who give functions see what others may do; everybody sees whom to ask', async () => {
    const church = await app.church()
    const nodes: People = (await app.graphql(await church.token(5), who)).data.usuarios.nodes
    expect(nodes.length).toBeGreaterThan(0)
    expect(nodes.every(({ acessos }) => acessos === null)).toBe(true)
    const owner = await app.sql('select name from usuario where id = $1', [church.idCliente])
    for (const perfil of [-1, 2] as const) {
      const person = await church.person({ perfil })
      const { data } = await app.graphql(await app.session(church.idCliente, person.id), '{ quemDaAcesso }')
      expect(data.quemDaAcesso).toEqual([owner[0]?.name])
    }
    expect((await app.graphql(null, '{ quemDaAcesso }')).status).toBe(401)
  })

  test('the actions that a function may give are those of the areas', async () => {
    const church = await app.church()
    const { acoesDeFuncao } = (await app.graphql(await church.token(1), '{ acoesDeFuncao }')).data
    expect(acoesDeFuncao).toContain('saida.escrever')
    for (const action of ['funcao.escrever', 'tokenApi.administrar', 'plataforma.operar'])
      expect(acoesDeFuncao).not.toContain(action)
  })
})
