import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { inChurch, type TestApp, type TestChurch, testApp, unique } from '../factories/harness.js'
import { knownPassword } from '../factories/password.js'
import { fillChurch } from '../factories/records.js'

let app: TestApp
let church: TestChurch
let other: TestChurch
let platform: string
let ownOfPlatform: number

beforeAll(async () => {
  app = await testApp()
  ;[church, other] = [await app.church(), await app.church()]
  platform = await app.platformToken()
  ownOfPlatform = (await app.rest(platform, 'GET', '/userProfile')).body.idCliente
  await fillChurch(app, church)
  await fillChurch(app, other)
})
afterAll(() => app.close())

/** Up to two records of a church, the newest first. */
const some = async (table: string, { idCliente } = church, condition = 'true') =>
  (
    await app.sql<{ id: number }>(
      `select id from ${table} where id_cliente = $1 and ${condition} order by id desc limit 2`,
      [idCliente],
    )
  ).map(({ id }) => String(id))
const one = async (...args: Parameters<typeof some>): Promise<string> => {
  const [id] = await some(...args)
  if (!id) throw new Error(`no ${args[0]} in the church`)
  return id
}
const people = async (count: number, of = church) => {
  const made: string[] = []
  while (made.length < count) made.push(String((await of.person()).id))
  return made
}

const pdf = () => Buffer.from(`%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n% ${unique('nota')}\n`)
const file = () => ({ arquivo: { name: 'nota.pdf', type: 'application/pdf', data: pdf() } })
const bill = async (of = church) => {
  const { data, errors } = await app.graphql(
    await of.token(1),
    'mutation($input: NovaContaInput!) { criarContaPagar(input: $input) { id } }',
    {
      input: {
        descricaoConta: 'Luz',
        valorConta: '30.00',
        dataVencimentoConta: '2026-10-10',
        idCentroCusto: await one('centro_custo', of),
      },
    },
  )
  expect(errors).toBeUndefined()
  return String(data.criarContaPagar.id)
}

/** How many attempts of this kind the church has used up. */
const attempts = async (name: string, { idCliente }: { idCliente: number }) =>
  (await app.sql<{ points: number }>('select points from limite where key = $1', [`${name}:${idCliente}`]))[0]
    ?.points ?? 0

const lastAudited = async () => (await app.sql('select last_value::text as id from auditoria_id_seq'))[0]?.id

interface ListWrite {
  /** the mutation, with its records in $ids */
  text: string
  ids: (of?: TestChurch) => Promise<string[]>
  /** SQL: how many rows the write has changed in church $1 among the records $2 */
  changed: string
  /** where the records are in the input, when that is not `ids` */
  field?: string
  variables?: (ids: string[]) => Promise<object>
  upload?: boolean
  /** a job does it, and nothing is audited yet */
  later?: boolean
}

const idsOnly = async (ids: string[]): Promise<object> => ({ ids })

const writes: Record<string, ListWrite> = {
  desativarUsuarios: {
    text: 'mutation($ids: [ID!]!) { done: desativarUsuarios(ids: $ids) { feitos } }',
    ids: (of) => people(2, of),
    changed:
      'select count(*)::int as n from usuario where id_cliente = $1 and id::text = any($2) and usuario_ativo = 0',
  },
  ativarUsuarios: {
    text: 'mutation($ids: [ID!]!) { done: ativarUsuarios(ids: $ids) { feitos } }',
    async ids(of = church) {
      const ids = await people(2, of)
      await app.sql('update usuario set usuario_ativo = 0 where id::text = any($1)', [ids])
      return ids
    },
    changed:
      'select count(*)::int as n from usuario where id_cliente = $1 and id::text = any($2) and usuario_ativo = 1',
  },
  alterarPerfilUsuarios: {
    text: 'mutation($ids: [ID!]!, $senha: String!) { done: alterarPerfilUsuarios(ids: $ids, perfil: 4, minhaSenha: $senha) { feitos } }',
    ids: (of) => people(2, of),
    variables: async (ids) => ({ ids, senha: knownPassword }),
    changed: 'select count(*)::int as n from usuario where id_cliente = $1 and id::text = any($2) and perfil = 4',
  },
  enviarLinksSenha: {
    text: 'mutation($ids: [ID!]!) { done: enviarLinksSenha(ids: $ids) { feitos } }',
    ids: (of) => people(2, of),
    changed: `select coalesce(sum(jsonb_array_length(data -> 'ids')), 0)::int as n from pgboss.job
      where name = 'senha.convidar' and (data ->> 'idCliente')::int = $1
        and exists (select from jsonb_array_elements_text(data -> 'ids') i where i = any($2))`,
    later: true,
  },
  encerrarContasPagar: {
    text: 'mutation($ids: [ID!]!) { done: encerrarContasPagar(input: { ids: $ids, data: "2026-10-10" }, confirmacoes: ["lancamentoParecido"]) { quantidade } }',
    ids: async (of) => [await bill(of), await bill(of)],
    changed: `select count(*)::int as n from conta_pagar where id_cliente = $1 and id::text = any($2) and status_conta = 'pago'`,
  },
  marcarConferido: {
    text: 'mutation($ids: [ID!]!) { done: marcarConferido(ids: $ids) { message } }',
    async ids(of = church) {
      const rows = await app.sql<{ id: number }>(
        `insert into a_conferir (id_cliente, nome, pergunta, tabela, id_registro, versao_registro)
         select id_cliente, 'dataDistante', 'O dia está longe.', 'entrada', id, versao
         from (select * from entrada where id_cliente = $1 and excluido_em is null order by id limit 1) e, generate_series(1, 2)
         returning id`,
        [of.idCliente],
      )
      return rows.map(({ id }) => String(id))
    },
    changed: `select count(*)::int as n from a_conferir where id_cliente = $1 and id::text = any($2) and conferido_em is not null`,
  },
  criarDizimos: {
    text: 'mutation($linhas: [LinhaDizimoInput!]!) { done: criarDizimos(input: { dataDizimo: "2026-10-11", linhas: $linhas }) { quantidade } }',
    ids: (of) => people(2, of),
    field: 'linhas',
    variables: async (ids) => ({
      linhas: ids.map((idMembro) => ({ idMembro, meioDizimo: 'pix', valorDizimo: '10.00' })),
    }),
    changed: 'select count(*)::int as n from dizimo where id_cliente = $1 and id_membro::text = any($2)',
  },
  anexarAVarios: {
    text: 'mutation($ids: [ID!]!, $arquivo: Upload!) { done: anexarAVarios(especie: contaPagar, registros: $ids, arquivo: $arquivo) { message } }',
    ids: async (of) => [await bill(of), await bill(of)],
    field: 'registros',
    upload: true,
    changed: `select count(*)::int as n from anexo a join arquivo f on f.id = a.id_arquivo and f.id_cliente = a.id_cliente
      where a.id_cliente = $1 and a.especie = 'contaPagar' and a.id_registro::text = any($2)`,
  },
  ordenarRegrasBancarias: {
    text: 'mutation($ids: [ID!]!) { done: ordenarRegrasBancarias(ids: $ids) { id } }',
    async ids(of = church) {
      const ids = await app.sql<{ id: number }>(
        `insert into regra_bancaria (id_cliente, texto, direcao, ordem, categoria)
         select $1, 'PADARIA ' || i, 'saiu', 100 + i, 4 from generate_series(1, 2) i returning id`,
        [of.idCliente],
      )
      return ids.map(({ id }) => String(id)).reverse()
    },
    changed: 'select count(*)::int as n from regra_bancaria where id_cliente = $1 and id::text = any($2) and ordem < 3',
  },
  conciliarMovimentos: {
    text: 'mutation($itens: [ConciliacaoInput!]!) { done: conciliarMovimentos(itens: $itens) { id } }',
    // of a church that has the account of the statement
    async ids(of = church) {
      const rows = await app.sql<{ id: number }>(
        `insert into movimento_bancario (id_cliente, id_conta_financeira, id_extrato, identidade, data, valor, fitid, historico, documento, situacao)
         select id_cliente, id_conta_financeira, id, 'teste ' || id || ' ' || clock_timestamp() || i, date '2026-10-12', -5, '', 'TARIFA', '', 'pendente'
         from (select * from extrato_bancario where id_cliente = $1 order by id limit 1) e, generate_series(1, 2) i returning id`,
        [of.idCliente],
      )
      return rows.map(({ id }) => String(id))
    },
    field: 'itens',
    async variables(ids) {
      const itens: object[] = []
      for (const id of ids) {
        const [{ conta, idCliente } = { conta: 0, idCliente: 0 }] = await app.sql<{ conta: number; idCliente: number }>(
          'select id_conta_financeira as conta, id_cliente as "idCliente" from movimento_bancario where id::text = $1',
          [id],
        )
        const [saida] = await app.sql<{ id: number }>(
          `insert into saida (id_cliente, descricao, data, categoria, valor, id_conta_financeira)
           values ($1, 'Tarifa', '2026-10-12', 4, 5, $2) returning id`,
          [idCliente, conta],
        )
        itens.push({ id, saidas: [String(saida?.id)] })
      }
      return { itens }
    },
    changed: `select count(*)::int as n from movimento_bancario where id_cliente = $1 and id::text = any($2) and situacao = 'conciliado'`,
  },
  desfazerMovimentos: {
    text: 'mutation($itens: [ConciliacaoInput!]!) { done: desfazerMovimentos(itens: $itens) { desfeitos { id } } }',
    async ids(of = church) {
      const rows = await app.sql<{ id: number }>(
        `with movimento as (
           insert into movimento_bancario (id_cliente, id_conta_financeira, id_extrato, identidade, data, valor, fitid, historico, documento, situacao)
           select id_cliente, id_conta_financeira, id, 'teste ' || id || ' ' || clock_timestamp() || i, date '2026-10-12', -5, '', 'TARIFA', '', 'conciliado'
           from (select * from extrato_bancario where id_cliente = $1 order by id limit 1) e, generate_series(1, 2) i
           returning id, id_cliente, id_conta_financeira),
         gasto as (
           insert into saida (id_cliente, descricao, data, categoria, valor, id_conta_financeira)
           select id_cliente, 'Tarifa ' || id, '2026-10-12', 4, 5, id_conta_financeira from movimento returning id, id_cliente, descricao)
         insert into conciliacao (id_cliente, id_movimento, ordem, id_saida)
         select g.id_cliente, m.id, 1, g.id from movimento m join gasto g on g.descricao = 'Tarifa ' || m.id returning id_movimento as id`,
        [of.idCliente],
      )
      return rows.map(({ id }) => String(id))
    },
    field: 'itens',
    async variables(ids) {
      const links = await app.sql<{ id: number; saida: number }>(
        'select id_movimento as id, id_saida as saida from conciliacao where id_movimento::text = any($1)',
        [ids],
      )
      return { itens: links.map(({ id, saida }) => ({ id: String(id), saidas: [String(saida)] })) }
    },
    changed: `select count(*)::int as n from movimento_bancario where id_cliente = $1 and id::text = any($2) and situacao = 'pendente'`,
  },
}

describe('a write of the platform’s administrator that takes a list of records', () => {
  const call = async ({ text, variables = idsOnly, upload }: ListWrite, ids: string[], headers = {}) =>
    upload
      ? app.upload(inChurch(platform, church), text, await variables(ids), file(), headers)
      : app.graphql(inChurch(platform, church), text, await variables(ids), headers)

  test.each(Object.keys(writes))('%s happens in the church that the request is in', async (name) => {
    const write = writes[name] as ListWrite
    const ids = await write.ids()
    const before = await lastAudited()
    const answer = await call(write, ids)
    expect(answer.errors).toBeUndefined()
    expect(await app.sql(write.changed, [church.idCliente, ids])).toEqual([{ n: 2 }])
    const log = 'select distinct id_cliente from auditoria where id_usuario = $1 and id > $2::bigint'
    expect(await app.sql(log, [ownOfPlatform, before])).toEqual(write.later ? [] : [{ id_cliente: church.idCliente }])
  })

  test.each(Object.keys(writes))('%s changes no records of another church', async (name) => {
    const write = writes[name] as ListWrite
    const [[first = ''], [second = '']] = [await write.ids(), await write.ids(other)]
    await call(write, [first, second])
    expect(await app.sql(write.changed, [other.idCliente, [second]])).toEqual([{ n: 0 }])
  })

  test('repeats nothing under the same Idempotency-Key, which lies in that church', async () => {
    const write = writes.criarDizimos as ListWrite
    const ids = await people(2)
    const key = unique('chave')
    for (let time = 0; time < 2; time++)
      expect((await call(write, ids, { 'idempotency-key': key })).data.done).toEqual({ quantidade: 2 })
    expect(await app.sql(write.changed, [church.idCliente, ids])).toEqual([{ n: 2 }])
    expect(await app.sql('select id_cliente from idempotencia where chave = $1', [key])).toEqual([
      { id_cliente: church.idCliente },
    ])
  })

  test('leaves unknown records to the operation, which says what is missing', async () => {
    const { data } = await app.graphql(inChurch(platform, church), writes.ativarUsuarios?.text ?? '', {
      ids: ['2000000000', 'nada'],
    })
    expect(data.done).toEqual({ feitos: 0 })
    const mixed = await writes.desativarUsuarios?.ids()
    const some = await app.graphql(inChurch(platform, church), writes.desativarUsuarios?.text ?? '', {
      ids: [...(mixed ?? []), '2000000000'],
    })
    expect(some.data.done).toEqual({ feitos: 2 })
  })

  test('changes nothing for the administrator of another church', async () => {
    const ids = await people(2)
    const { data } = await app.graphql(await other.token(1), writes.desativarUsuarios?.text ?? '', { ids })
    expect(data.done).toEqual({ feitos: 0 })
    expect(await app.sql(writes.desativarUsuarios?.changed ?? '', [church.idCliente, ids])).toEqual([{ n: 0 }])
  })
})

describe('a file that the platform’s administrator attaches', () => {
  const text =
    'mutation($id: ID!, $arquivo: Upload!) { anexar(especie: contaPagar, idRegistro: $id, arquivo: $arquivo) { id idCliente } }'

  test('lies in the church that the request is in, counts there, and is in its audit log', async () => {
    const id = await bill()
    const before = [
      await attempts('envio_igreja', church),
      await attempts('envio_igreja', { idCliente: ownOfPlatform }),
    ]
    const { data, errors } = await app.upload(inChurch(platform, church), text, { id }, file())
    expect(errors).toBeUndefined()
    const { idCliente, id: anexo } = data.anexar
    expect(idCliente).toBe(church.idCliente)
    const [stored] = await app.sql(
      'select f.id_cliente from anexo a join arquivo f on f.id = a.id_arquivo where a.id = $1',
      [anexo],
    )
    expect(stored).toEqual({ id_cliente: church.idCliente })
    const after = [await attempts('envio_igreja', church), await attempts('envio_igreja', { idCliente: ownOfPlatform })]
    expect(after).toEqual([(before[0] ?? 0) + 1, before[1]])
    const log = await app.sql(`select id_cliente from auditoria where tabela = 'anexo' and id_registro = $1`, [anexo])
    expect(log).toEqual([{ id_cliente: church.idCliente }])
  })

  test('is refused for a record that does not exist', async () => {
    const { errors } = await app.upload(inChurch(platform, church), text, { id: '2000000000' }, file())
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  })
})

describe('a new record of the platform’s administrator', () => {
  const made = (type: string, name: string) => `mutation($input: ${type}!) { made: ${name}(input: $input) { id } }`
  const person = async () => (await people(1))[0] as string

  const creations: [name: string, type: string, table: string, input: () => Promise<object>][] = [
    ['criarCelula', 'CelulaInput', 'celula', async () => ({ nomeCelula: unique('C '), idLocal: await one('local') })],
    ['criarCelula', 'CelulaInput', 'celula', async () => ({ nomeCelula: unique('C '), idResponsavel: await person() })],
    [
      'criarDepartamento',
      'DepartamentoInput',
      'departamento',
      async () => ({ tituloDepartamento: unique('D '), idResponsavel: await person() }),
    ],
    [
      'criarEvento',
      'EventoInput',
      'evento',
      async () => ({ nomeEvento: unique('E '), dataInicio: '2031-01-05T12:00:00Z', idLocal: await one('local') }),
    ],
    [
      'criarCulto',
      'CultoInput',
      'culto',
      async () => ({ dataCulto: '2031-01-05', horaCulto: '19:00', idPregador: await person() }),
    ],
    [
      'criarClasseEBD',
      'ClasseEBDInput',
      'classe_ebd',
      async () => ({ nomeClasse: unique('Classe '), idProfessor: await person() }),
    ],
    [
      'criarMissao',
      'MissaoInput',
      'missao',
      async () => ({ nomeMissao: unique('M '), dataInicio: '2026-01-05', idResponsavel: await person() }),
    ],
    [
      'criarReuniaoLideranca',
      'ReuniaoLiderancaInput',
      'reuniao_lideranca',
      async () => ({ dataReuniao: '2031-02-05', pautaReuniao: 'Obra', participantes: [await person()] }),
    ],
    [
      'criarPatrimonio',
      'PatrimonioInput',
      'patrimonio',
      async () => ({
        nomePatrimonio: 'Mesa',
        codigoPatrimonio: unique('B'),
        tipoPatrimonio: await one('tipo_patrimonio'),
      }),
    ],
    [
      'criarEntrada',
      'EntradaInput',
      'entrada',
      async () => ({
        descricao: 'Oferta',
        data: '2026-10-15',
        categoria: 2,
        valor: '5.00',
        idContaFinanceira: await one('conta_financeira', church, 'ativa'),
      }),
    ],
    [
      'criarSaida',
      'SaidaInput',
      'saida',
      async () => ({
        descricao: 'Vela',
        data: '2026-10-15',
        categoria: 4,
        valor: '5.00',
        idCentroCusto: await one('centro_custo'),
      }),
    ],
    [
      'criarContagem',
      'ContagemInput',
      'contagem',
      async () => ({ descricao: 'Culto', data: '2026-10-18', idCulto: await one('culto') }),
    ],
    [
      'criarRegraBancaria',
      'RegraBancariaInput',
      'regra_bancaria',
      async () => ({
        texto: unique('POSTO '),
        direcao: 'saiu',
        categoria: 4,
        idCentroCusto: await one('centro_custo'),
      }),
    ],
  ]

  test.each(creations)('%s: lies in the church that the request is in', async (name, type, table, input) => {
    const { data, errors } = await app.graphql(inChurch(platform, church), made(type, name), { input: await input() })
    expect([name, errors]).toEqual([name, undefined])
    const [row] = await app.sql(`select id_cliente from ${table} where id = $1`, [data.made.id])
    expect([name, row]).toEqual([name, { id_cliente: church.idCliente }])
  })

  test('of a rehearsal finds the rehearsal, and is refused because only who leads its group writes its songs', async () => {
    const input = { idEnsaio: await one('ensaio_louvor'), nomeMusica: 'Canto', tomMusica: 'G' }
    const { errors } = await app.graphql(
      inChurch(platform, church),
      made('SetlistEnsaioInput', 'adicionarMusicaSetlist'),
      { input },
    )
    expect(errors?.[0]?.message).toBe('Só quem lidera o grupo escreve os setlists dele.')
  })

  test('refers to records of one church: what is of another one is missing, at its field', async () => {
    const input = { nomeCelula: unique('C '), idLocal: await one('local'), idResponsavel: (await people(1, other))[0] }
    const { errors } = await app.graphql(inChurch(platform, church), made('CelulaInput', 'criarCelula'), { input })
    expect(Object.keys((errors?.[0]?.extensions?.campos ?? {}) as object)).toEqual(['idResponsavel'])
  })

  test('lies in the church that it names, whatever it refers to', async () => {
    const text =
      'mutation($input: CelulaInput!, $church: Int) { criarCelula(input: $input, idCliente: $church) { id } }'
    const input = { nomeCelula: unique('C '), idLocal: await one('local') }
    const { errors } = await app.graphql(platform, text, { input, church: other.idCliente })
    expect(Object.keys((errors?.[0]?.extensions?.campos ?? {}) as object)).toEqual(['idLocal'])
  })
})

describe('a read of one church by the platform’s administrator', () => {
  const account = () => one('conta_financeira')
  const reads: [name: string, query: () => Promise<string>][] = [
    ['livroCaixa', async () => `livroCaixa(idContaFinanceira: "${await account()}") { inicio }`],
    ['fluxoCaixa', async () => `fluxoCaixa(idContaFinanceira: "${await account()}") { inicio }`],
    [
      'execucaoOrcamentaria',
      async () => `execucaoOrcamentaria(ano: 2026, mes: 5, idCentroCusto: "${await one('centro_custo')}") { ano }`,
    ],
    ['candidatosEscala', async () => `candidatosEscala(idCulto: "${await one('culto')}", funcao: "Som") { id }`],
  ]

  test.each(reads)('%s finds the record in the church that the request is in', async (_name, query) => {
    const { errors } = await app.graphql(inChurch(platform, church), `{ read: ${await query()} }`)
    expect(errors).toBeUndefined()
  })

  test('a sheet is of the church of the account by which it is filtered, also for an old client', async () => {
    for (const list of ['livro-caixa', 'extrato', 'balancete']) {
      const path = `/exportar/${list}?formato=csv&idContaFinanceira=${await account()}&idCliente=${ownOfPlatform}`
      expect([list, (await app.rest(platform, 'GET', path)).status]).toEqual([list, 200])
    }
  })
})

describe('what the platform’s administrator does and reads in a church that the call names', () => {
  const named = async (text: string, variables: object = {}) => {
    const { data, errors } = await app.graphql(platform, text, { church: church.idCliente, ...variables })
    expect([text, errors]).toEqual([text, undefined])
    return data.done
  }

  test('a level is renamed in that church', async () => {
    const nome = unique('Guia ')
    const text =
      'mutation($church: Int!, $nome: String!) { done: atualizarNivelUsuario(perfil: 3, nome: $nome, idCliente: $church) { nome } }'
    expect(await named(text, { nome })).toEqual({ nome })
    expect(await app.sql('select id_cliente from nivel_usuario where nome = $1', [nome])).toEqual([
      { id_cliente: church.idCliente },
    ])
  })

  test('the usual functions are created in that church', async () => {
    const bare = await app.church()
    await app.sql('delete from funcao where id_cliente = $1', [bare.idCliente])
    const text =
      'mutation($church: Int!, $senha: String!) { done: criarFuncoesUsuais(minhaSenha: $senha, idCliente: $church) { idCliente } }'
    const made = await named(text, { church: bare.idCliente, senha: knownPassword })
    expect(new Set(made.map(({ idCliente }: { idCliente: number }) => idCliente))).toEqual(new Set([bare.idCliente]))
  })

  test('the frequency is that of its worship services', async () => {
    for (const each of [church, other])
      await app.rest(await each.token(1), 'POST', '/cultos', { dataCulto: '2026-05-03', horaCulto: '09:00' })
    const text = 'query($church: Int!) { done: frequenciaCultos(ultimos: 60, idCliente: $church) { idCulto } }'
    const shown = (await named(text)).map(({ idCulto }: { idCulto: number }) => idCulto) as number[]
    expect(shown.length).toBeGreaterThan(0)
    expect(await app.sql('select distinct id_cliente from culto where id = any($1)', [shown])).toEqual([
      { id_cliente: church.idCliente },
    ])
  })

  test('the bank of the Pix is that of the church, and its search runs there', async () => {
    await app.sql(
      `insert into provedor_pix (id_cliente, ativo, banco, endereco, endereco_acesso, aplicacao, segredo, aviso_segredo)
       values ($1, true, 'outro', 'https://banco.exemplo.com.br', 'https://banco.exemplo.com.br', 'a', 'b', 'c')
       on conflict (id_cliente) do update set ativo = true`,
      [church.idCliente],
    )
    const read = 'query($church: Int!) { done: pixAutomatico(idCliente: $church) { banco } }'
    expect(await named(read)).toEqual({ banco: expect.any(String) })
    expect((await app.graphql(platform, '{ done: pixAutomatico { banco } }')).data.done).toBeNull()
    await named('mutation($church: Int!) { done: buscarPixRecebidos(idCliente: $church) { message } }')
    const jobs = await app.sql(
      `select data ->> 'idCliente' as church from pgboss.job where name = 'pix.buscar' and data ->> 'idCliente' = any($1)`,
      [[String(church.idCliente), String(ownOfPlatform)]],
    )
    expect(jobs).toEqual([{ church: String(church.idCliente) }])
  })
})
