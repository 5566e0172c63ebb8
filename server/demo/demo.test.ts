import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { copyDatabase, templateName } from '../../tests/factories/database.js'
import { appOn, type TestApp } from '../../tests/factories/harness.js'
import { readPdf } from '../../tests/factories/pdf.js'
import { decrypt } from '../kernel/base/crypto.js'
import { accountsTable, demoPassword, demoRoles, founders, platformAccount } from './accounts.js'
import { demoChurches } from './churches.js'
import { addDays } from './days.js'
import { demoAtStart, fillDemo } from './index.js'
import { planPeople } from './pessoas/people.js'
import { comentarios } from './secretaria/comentarios.js'

const today = '2026-03-15'
const start = addDays(today, -730)

const ofDemo = (row: string) =>
  `${row}.id_cliente in (select id_cliente from cliente where nome in ('Igreja Betel', 'Comunidade Esperança'))`

describe('filling a database with the demo churches', () => {
  let app: TestApp
  const rowCounts = () =>
    app.sql(
      `select c.nome, (select count(*)::int from usuario u where u.id_cliente = c.id_cliente and excluido_em is null) pessoas,
      (select count(*)::int from patrimonio p where p.id_cliente = c.id_cliente and excluido_em is null) patrimonios,
      (select count(*)::int from patrimonio p where p.id_cliente = c.id_cliente and excluido_em is not null) lixeira
      from cliente c join usuario d on d.id = c.id and d.id_cliente = c.id_cliente where d.email = any($1) order by c.id`,
      [founders],
    )

  beforeAll(async () => {
    // a separate database, because so many rows would slow down later tests that read all churches
    app = await appOn(await copyDatabase(templateName(), `${templateName()}_demonstracao`))
  })
  afterAll(() => app.close())

  test('filling a database with the demo churches does nothing when the database has a real church', async () => {
    await app.church()
    expect(await demoAtStart(app.services)).toBe('')
    expect(await rowCounts()).toEqual([])
  })

  test('filling a database with the demo churches creates each church once, also when two calls fill the database at the same time', async () => {
    await Promise.all([fillDemo(app.services, today), fillDemo(app.services, today)])
    const counts = await rowCounts()
    expect(counts).toEqual([
      {
        nome: 'Igreja Betel',
        pessoas: planPeople(demoChurches[0]!, today, start).residents.length,
        patrimonios: 94,
        lixeira: 4,
      },
      {
        nome: 'Comunidade Esperança',
        pessoas: planPeople(demoChurches[1]!, today, start).residents.length,
        patrimonios: 15,
        lixeira: 1,
      },
      { nome: platformAccount.nome, pessoas: 1, patrimonios: 0, lixeira: 0 },
    ])
    await fillDemo(app.services, today)
    expect(await rowCounts()).toEqual(counts)
    expect(await demoAtStart(app.services)).toBe(accountsTable(founders))
  })

  test('in one demo church a function says what each account may do; in the other the permission table applies', async () => {
    const signIn = 'mutation ($input: EntrarInput!) { entrar(input: $input) { token } }'
    const asked = `{ saidas(first: 1) { totalCount } }`
    const led = '{ celulas(first: 50) { nodes { id versao nomeCelula acoesPermitidas responsavel { email } } } }'
    const edit = 'mutation($id: ID!, $input: CelulaInput!) { atualizarCelula(id: $id, input: $input) { id } }'
    const meet = 'mutation($input: NovoEncontroInput!) { criarEncontro(input: $input) { id } }'
    const as = async (email: string) => {
      const { data } = await app.graphql(null, signIn, { input: { email, password: demoPassword } })
      const token = data.entrar.token as string
      // who reads no cells changes none
      const { nodes } = (await app.graphql(token, led)).data?.celulas ?? { nodes: [] }
      const changed: boolean[] = []
      for (const { id, versao, nomeCelula, acoesPermitidas, responsavel } of nodes.slice(0, 4)) {
        const { status } = await app.graphql(token, edit, { id, input: { nomeCelula, versao } })
        // the screens offer what the server does, and nothing else
        expect([nomeCelula, acoesPermitidas.includes('editar')]).toEqual([nomeCelula, status === 200])
        const met = await app.graphql(token, meet, { input: { idCelula: id, dataEncontro: '2024-01-03' } })
        expect([nomeCelula, acoesPermitidas.includes('novoEncontro')]).toEqual([nomeCelula, met.status === 200])
        // a meeting on another weekday than the cell's
        if (met.data?.criarEncontro) await app.sql('delete from encontro where id = $1', [met.data.criarEncontro.id])
        if (responsavel?.email !== 'lider@betel.demo') changed.push(status === 200)
      }
      return { saidas: (await app.graphql(token, asked)).status, changesOthers: changed.includes(true) }
    }
    expect(await as('lider@betel.demo')).toEqual({ saidas: 403, changesOthers: false })
    expect((await as('colaborador@betel.demo')).saidas).toBe(200)
    expect(await as('lider@esperanca.demo')).toEqual({ saidas: 200, changesOthers: true })

    const given = await app.sql(
      `select c.nome as igreja, f.nome, count(*)::int as pessoas from funcao_usuario v
       join funcao f on f.id = v.id_funcao and f.id_cliente = v.id_cliente join cliente c on c.id_cliente = v.id_cliente
       where ${ofDemo('v')} group by 1, 2 order by 2`,
    )
    expect(given).toEqual(
      [
        ['Conselho fiscal', 3],
        ['Contador', 1],
        ['Líder de célula', 3],
        ['Líder de louvor', 1],
        ['Secretaria', 1],
        ['Tesoureiro', 1],
      ].map(([nome, pessoas]) => ({ igreja: 'Igreja Betel', nome, pessoas })),
    )
  })

  test('every printed account can sign in', async () => {
    const emails = accountsTable(founders).match(/\S+@\S+/g) ?? []
    expect(emails).toHaveLength(demoChurches.length * demoRoles.length + 1)
    for (const email of emails) {
      const { data } = await app.graphql(
        null,
        'mutation ($input: EntrarInput!) { entrar(input: $input) { eu { email } } }',
        { input: { email, password: demoPassword } },
      )
      expect(data?.entrar.eu.email).toBe(email)
    }
    const unproved = await app.sql(
      `select u.email from credencial c join usuario u on u.id = c.id_usuario and u.id_cliente = c.id_cliente
       where u.email like '%.demo' and c.senha_hash is not null and c.email_provado is distinct from u.email`,
    )
    expect(unproved).toEqual([])
  })

  test('assets have plausible values, and the audit log has an entry for each', async () => {
    const wrong = await app.sql(
      `select nome_patrimonio from patrimonio p join cliente c on c.id_cliente = p.id_cliente and c.nome = 'Igreja Betel'
       where data_aquisicao_patrimonio > $1::date or p.created_at::date < data_aquisicao_patrimonio or responsavel_patrimonio is null
         or (valor_atual_patrimonio > valor_compra_patrimonio and codigo_patrimonio not like 'IMO%')`,
      [today],
    )
    expect(wrong).toEqual([])
    const [audit] = await app.sql<{ criados: number; excluidos: number }>(
      `select count(*) filter (where operacao = 'criar')::int criados, count(*) filter (where operacao = 'excluir')::int excluidos
       from auditoria a join cliente c on c.id_cliente = a.id_cliente and c.nome = 'Igreja Betel' where a.tabela = 'patrimonio'`,
    )
    expect(audit).toEqual({ criados: 98, excluidos: 4 })
  })

  test('departments have a leader with the right perfil, and plausible members', async () => {
    // other test files of this worker also create churches in its database
    const nomes = demoChurches.map(({ nome }) => nome)
    const departments = await app.sql<{
      nome: string
      titulo: string
      lider: boolean
      membros: number
      inativos: number
    }>(
      `select c.nome, d.titulo_departamento titulo, u.perfil > 2 and u.usuario_ativo = 1 lider,
         count(m.id)::int membros, (count(m.id) filter (where m.status_membro = 'inativo'))::int inativos
       from departamento d join cliente c on c.id_cliente = d.id_cliente
       left join usuario u on u.id = d.id_responsavel and u.id_cliente = d.id_cliente left join departamento_membro m on m.id_departamento = d.id and m.id_cliente = d.id_cliente
       where d.excluido_em is null and c.nome = any($1)
       group by c.nome, d.titulo_departamento, u.perfil, u.usuario_ativo`,
      [nomes],
    )
    expect(Map.groupBy(departments, ({ nome }) => nome).get('Igreja Betel')).toHaveLength(13)
    expect(Map.groupBy(departments, ({ nome }) => nome).get('Comunidade Esperança')).toHaveLength(3)
    for (const { titulo, lider, membros, inativos } of departments)
      expect([titulo, lider, membros > 3, inativos < membros / 2]).toEqual([
        titulo,
        titulo === 'Coral' ? null : true,
        true,
        true,
      ])
    const odd = await app.sql(
      `select u.name from departamento_membro m join usuario u on u.id = m.id_membro and u.id_cliente = m.id_cliente
       join cliente c on c.id_cliente = m.id_cliente and c.nome = any($2)
       where (u.usuario_ativo = 0 and m.status_membro = 'ativo') or m.created_at::date < u.created_at::date or m.created_at::date >= $1::date`,
      [today, nomes],
    )
    expect(odd).toEqual([])
  })

  test('baptisms are on few Sundays and agree with the person’s record', async () => {
    const wrong = await app.sql(
      `select from batismo b join usuario u on u.id = b.id_batizando and u.id_cliente = b.id_cliente join usuario p on p.id = b.id_pastor and p.id_cliente = b.id_cliente
         join cliente c on c.id_cliente = b.id_cliente and c.nome = any($2)
       where u.recem_convertido = 1 or u.data_batismo is distinct from b.data_batismo or p.perfil <> 5
         or b.data_batismo > $1::date or extract(dow from b.data_batismo) <> 0`,
      [today, demoChurches.map(({ nome }) => nome)],
    )
    expect(wrong).toEqual([])
    const [betel] = await app.sql<{ batismos: number; datas: number; recentes: number }>(
      `select count(*)::int as batismos, count(distinct data_batismo)::int as datas,
         (select count(*)::int from usuario u where u.id_cliente = c.id_cliente and recem_convertido = 1) as recentes
       from batismo b join cliente c on c.id_cliente = b.id_cliente where c.nome = 'Igreja Betel' group by c.id_cliente`,
    )
    expect(betel?.batismos).toBeGreaterThan(40)
    expect(betel?.datas).toBeLessThan(26)
    expect(betel?.recentes).toBeGreaterThan(8)
  })

  test('comments of visits are encrypted and can be decrypted with the key', async () => {
    const visits = await app.sql<{ texto: string | null; uuid: string; igreja: number; data: string; nome: string }>(
      `select comentario_cifrado as texto, v.uuid, v.id_cliente as igreja, data_visita::text as data, c.nome
       from visita_pastoral v join cliente c on c.id_cliente = v.id_cliente and c.nome = any($1)`,
      [demoChurches.map(({ nome }) => nome)],
    )
    expect(visits.filter(({ nome }) => nome === 'Igreja Betel').length).toBeGreaterThan(60)
    expect(visits.filter(({ data }) => data >= today || data < start)).toEqual([])
    const known = Object.values(comentarios).flat() as string[]
    const texts = visits.flatMap(({ texto, igreja, uuid }) =>
      texto ? [decrypt(app.services.secretKey, texto, `visita_pastoral:${igreja}:${uuid}`)] : [],
    )
    expect(texts.filter((text) => text.split('\n\n').some((part) => !known.includes(part)))).toEqual([])
    expect(texts.length).toBeLessThan(visits.length)
  })

  test('meetings are monthly, minutes have gapless numbers in order, and only the last minutes are a draft', async () => {
    const meetings = await app.sql<{ data: string; status: string; numero: number | null; ata: number | null }>(
      `select data_reuniao::text as data, status_reuniao as status, numero_ata as numero, a.id as ata
       from reuniao_lideranca r left join ata a on a.id_reuniao = r.id and a.id_cliente = r.id_cliente
       join cliente c on c.id_cliente = r.id_cliente and c.nome = 'Igreja Betel' order by data_reuniao`,
    )
    expect(new Set(meetings.map(({ data }) => data.slice(0, 7))).size).toBe(meetings.length)
    expect(meetings.filter(({ data, status }) => data > today !== (status === 'marcada'))).toEqual([])
    const numbers = meetings.flatMap(({ numero }) => numero ?? [])
    expect(numbers.length).toBeGreaterThan(15)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    const written = meetings.filter(({ ata }) => ata !== null)
    expect(written.at(-1)?.numero).toBeNull()
    expect(written.filter(({ numero }) => numero === null)).toHaveLength(1)
  })

  test('resources have reservations before and after today, and posts are spread over the two years', async () => {
    const [lent] = await app.sql(
      `select count(*) > 200 as many, bool_or(data_fim < $1::date) as past, bool_or(data_inicio > $1::date) as coming,
        bool_and(r.created_at < data_inicio) as planned, bool_and(id_responsavel is not null) as kept
      from reserva r join cliente c on c.id_cliente = r.id_cliente and c.nome = 'Igreja Betel'`,
      [today],
    )
    expect(lent).toEqual({ many: true, past: true, coming: true, planned: true, kept: true })
    const asked = await app.sql(
      `select p.situacao, count(*)::int as n, bool_and(p.data_inicio > $1::date) as coming,
        bool_and((p.situacao = 'aprovado') = (r.id is not null)) as reserved
      from pedido_reserva p join cliente c on c.id_cliente = p.id_cliente and c.nome = 'Igreja Betel'
      left join reserva r on r.id = p.id_reserva and r.id_cliente = p.id_cliente and r.data_inicio = p.data_inicio and r.id_recurso = p.id_recurso
      group by 1 order by 1`,
      [today],
    )
    expect(asked).toEqual(
      [
        ['aprovado', 1],
        ['pendente', 3],
        ['recusado', 1],
      ].map(([situacao, n]) => ({ situacao, n, coming: true, reserved: true })),
    )
    const [written] = await app.sql(
      `select count(*) > 10 as many, count(*) filter (where status_post = 0) as hidden, max(publicado_em) < $1::date as past,
        min(publicado_em) > $2::date as since from post p join cliente c on c.id_cliente = p.id_cliente and c.nome = 'Igreja Betel'`,
      [today, start],
    )
    expect(written).toEqual({ many: true, hidden: '1', past: true, since: true })
  })

  test('events and missions are past and future, and their members were registered in time', async () => {
    const ofBetel = (row: string) => `join cliente c on c.id_cliente = ${row}.id_cliente and c.nome = 'Igreja Betel'`
    const [events] = await app.sql(
      `select count(*) > 20 as many, bool_or(data_inicio > $1::date) as coming, bool_or(data_fim < $1::date) as past,
        bool_and(id_local is not null) as placed, bool_and(e.created_at < data_inicio) as planned
      from evento e ${ofBetel('e')}`,
      [today],
    )
    expect(events).toEqual({ many: true, coming: true, past: true, placed: true, planned: true })
    const wrong = await app.sql(
      `select e.nome_evento from evento e join membro_evento m on m.id_evento = e.id and m.id_cliente = e.id_cliente join usuario u on u.id = m.id_membro and u.id_cliente = m.id_cliente ${ofBetel('e')}
      group by e.id, e.id_cliente having count(*) > e.vagas or bool_or(m.created_at < u.created_at) or bool_or(m.created_at > $1::date)`,
      [today],
    )
    expect(wrong).toEqual([])
    const [full] = await app.sql<{ n: number }>(
      `select count(*)::int n from evento e ${ofBetel('e')} where vagas = (select count(*) from membro_evento m where m.id_evento = e.id)`,
    )
    expect(full?.n).toBeGreaterThan(2)
    const waiting = await app.sql(
      `select count(*)::int as n, bool_and(e.inscricao_aberta and e.data_inicio > $1::date) as open,
        bool_and(not exists (select from membro_evento m where m.id_evento = e.id and m.id_membro = w.id_membro)) as outside
      from espera_evento w join evento e on e.id = w.id_evento and e.id_cliente = w.id_cliente ${ofBetel('e')}`,
      [today],
    )
    expect(waiting).toEqual([{ n: 3, open: true, outside: true }])
    const states = await app.sql(
      `select distinct status_missao as status from missao m ${ofBetel('m')} where id_responsavel is not null order by 1`,
    )
    expect(states.map(({ status }) => status)).toEqual(['cancelada', 'concluida', 'em_andamento', 'planejada'])
    const [teams] = await app.sql(
      `select count(*) > 60 as many, count(distinct status_membro)::int as states from membro_missao m ${ofBetel('m')}`,
    )
    expect(teams).toEqual({ many: true, states: 2 })
  })

  test('cells have one leader and meet on their weekday, and their members are active', async () => {
    const counts = await app.sql<{ nome: string; celulas: number; encontros: number; membros: number }>(
      `select c.nome, (select count(*)::int from celula k where k.id_cliente = c.id_cliente) celulas,
        (select count(*)::int from encontro e where e.id_cliente = c.id_cliente) encontros,
        (select count(*)::int from membro_celula m where m.id_cliente = c.id_cliente) membros
       from cliente c join usuario d on d.id = c.id and d.id_cliente = c.id_cliente where d.email like 'admin@%' order by 2 desc`,
    )
    expect(counts.map(({ nome, celulas }) => [nome, celulas])).toEqual([
      ['Igreja Betel', 12],
      ['Comunidade Esperança', 2],
    ])
    expect(counts[0]?.encontros).toBeGreaterThan(700)
    expect(counts[0]?.membros).toBeGreaterThan(120)
    const wrong = await app.sql(
      `select k.nome_celula from celula k where ${ofDemo('k')} and
         (select count(*) from membro_celula m where m.id_celula = k.id and m.membro_lider = 1 and m.excluido_em is null) <> 1
       union all select e.data_encontro::text from encontro e join celula k on k.id = e.id_celula and k.id_cliente = e.id_cliente
         where ${ofDemo('e')} and (extract(dow from e.data_encontro) <> k.dia_celula or e.data_encontro >= $1::date)
       union all select u.name from membro_celula m join usuario u on u.id = m.id_membro and u.id_cliente = m.id_cliente
         where ${ofDemo('m')} and (m.created_at > $1::date or m.created_at < u.created_at - interval '60 days' or u.usuario_ativo = 0)`,
      [today],
    )
    expect(wrong).toEqual([])
    const [{ presentes }] = (await app.sql<{ presentes: number }>(
      `select count(*)::float / (select count(*) from encontro e where ${ofDemo('e')}) presentes
       from membro_encontro m where ${ofDemo('m')}`,
    )) as [{ presentes: number }]
    expect(presentes).toBeGreaterThan(5)
    expect(presentes).toBeLessThan(12)
  })

  test('the attendance of worship services is counted in the last months and in the same months a year before', async () => {
    const rows = await app.sql<{ agora: number; antes: number; sem: number }>(
      `with publico as (
         select c.id_cliente, c.data_culto, c.visitantes,
           (select count(*) from participacao_culto p where p.id_cliente = c.id_cliente and p.id_culto = c.id) as presentes
         from culto c where ${ofDemo('c')} and c.status_culto = 'realizado')
       select
         avg(presentes + visitantes) filter (where data_culto > $1::date - 90)::float as agora,
         avg(presentes + visitantes) filter (where data_culto between $1::date - 455 and $1::date - 365)::float as antes,
         count(*) filter (where presentes = 0 and visitantes > 0)::int as sem
       from publico group by id_cliente`,
      [today],
    )
    expect(rows).toHaveLength(2)
    for (const { agora, antes, sem } of rows) {
      expect(sem).toBe(0)
      expect(antes).toBeGreaterThan(10)
      expect(agora / antes).toBeGreaterThan(0.8)
      expect(agora / antes).toBeLessThan(2.5)
    }
  })

  test('payables and receivables are of every kind, and each settled one has its ledger entry', async () => {
    const ofDemo = (row: string) =>
      `${row}.id_cliente in (select id_cliente from cliente where nome in ('Igreja Betel', 'Comunidade Esperança'))`
    for (const [tabela, livro, open, origin] of [
      ['conta_pagar', 'saida', 'aberto', 'contaPagar'],
      ['conta_receber', 'entrada', 'pendente', 'contaReceber'],
    ]) {
      const [row] = await app.sql<Record<string, number>>(
        `select count(*) filter (where status_conta = '${open}' and excluido_em is null and data_vencimento_conta < $1)::int as atrasadas,
          count(*) filter (where status_conta = '${open}' and data_vencimento_conta >= $1)::int as futuras,
          count(*) filter (where repete)::int as mensais, count(total_parcelas)::int as parcelas,
          count(*) filter (where status_conta <> '${open}')::int as encerradas,
          (select count(*)::int from ${livro} l join ${tabela} x on x.id = l.id_origem and x.id_cliente = l.id_cliente and x.valor_conta = l.valor
            and x.data_encerramento_conta = l.data and x.id_centro_custo = l.id_centro_custo
           where l.origem = '${origin}' and l.excluido_em is null and ${ofDemo('l')}) as lancamentos
         from ${tabela} c where ${ofDemo('c')}`,
        [today],
      )
      expect(row?.lancamentos).toBe(row?.encerradas)
      // every entry is that of a payment, and what is paid of a record is the sum of its payments
      const payments = tabela === 'conta_pagar' ? 'baixa_pagar' : 'baixa_receber'
      const [paid] = await app.sql<{ sem: number; parciais: number; erradas: number }>(
        `select (select count(*)::int from ${livro} l where l.origem = '${origin}' and ${ofDemo('l')} and not exists (
            select from ${payments} b where b.id_conta = l.id_origem and b.vez = l.vez
              and b.valor + b.juros + b.multa - b.desconto = l.valor and b.data = l.data)) as sem,
          count(*) filter (where status_conta = '${open}' and valor_baixado > 0)::int as parciais,
          count(*) filter (where valor_baixado <> coalesce((
            select sum(b.valor) from ${payments} b where b.id_conta = c.id), 0))::int as erradas
         from ${tabela} c where ${ofDemo('c')}`,
      )
      expect([paid?.sem, paid?.erradas, (paid?.parciais ?? 0) > 0]).toEqual([0, 0, true])
      for (const name of ['atrasadas', 'futuras', 'mensais', 'parcelas', 'encerradas'])
        expect([tabela, name, (row?.[name] ?? 0) > 0]).toEqual([tabela, name, true])
    }
    const suppliers = await app.sql<Record<string, number>>(
      `select f.id, (select count(*)::int from saida s where s.id_fornecedor = f.id) as saidas,
         (select count(*)::int from saida s join conta_pagar c on c.id = s.id_origem and c.id_cliente = s.id_cliente and s.origem = 'contaPagar'
          where s.id_fornecedor is distinct from c.id_fornecedor and s.id_cliente = f.id_cliente) as outros
       from fornecedor f where ${ofDemo('f')}`,
    )
    expect(suppliers.length).toBeGreaterThan(10)
    expect(suppliers.filter(({ saidas, outros }) => !saidas || outros)).toEqual([])
    const [chart] = await app.sql<Record<string, number>>(
      `select count(distinct c.id)::int as categorias, count(*) filter (where c.raiz <> s.categoria)::int as outras,
         count(*) filter (where c.restrita)::int as restritas
       from saida s join categoria c on c.id = s.id_categoria and c.id_cliente = s.id_cliente where ${ofDemo('s')}`,
    )
    expect(chart?.categorias).toBeGreaterThan(10)
    expect([chart?.outras, (chart?.restritas ?? 0) > 0]).toEqual([0, true])
    const [{ share }] = (await app.sql<{ share: number }>(
      `select count(id_centro_custo)::float / count(*) as share from saida s where ${ofDemo('s')}`,
    )) as [{ share: number }]
    expect(share).toBeGreaterThan(0.6)
  })

  test('the balance of the books is never negative, and all months but the last two are closed', async () => {
    const books = `
      select c.nome, m.* from cliente c join usuario d on d.id = c.id and d.id_cliente = c.id_cliente and d.email = any($1) and d.perfil <> 0,
      lateral (
        select count(*)::int as lancamentos, min(saldo) > 0 as no_azul, min(data)::text as desde, max(data)::text as ate,
          count(*) filter (where id_estornado is not null)::int as estornos
        from (
          select data, id_estornado, (select sum(saldo_inicial) from conta_financeira where id_cliente = c.id_cliente)
            + sum(valor) over (order by data, valor desc) as saldo from (
            select data, id_estornado, valor from entrada where id_cliente = c.id_cliente and excluido_em is null
            union all select data, id_estornado, -valor from saida where id_cliente = c.id_cliente and excluido_em is null
          ) x
        ) y
      ) m order by c.id`
    const [betel, esperanca] = await app.sql<Record<string, unknown>>(books, [founders])
    expect(betel).toMatchObject({ nome: 'Igreja Betel', no_azul: true, estornos: 1 })
    expect(betel?.lancamentos).toBeGreaterThan(600)
    const accounts = await app.sql<{ contas: number; desde: string; pior: string }>(
      `with movimento as (
         select id_cliente, id_conta_financeira, data, valor from entrada where excluido_em is null
         union all select id_cliente, id_conta_financeira, data, -valor from saida where excluido_em is null
         union all select id_cliente, id_conta_destino, data, valor from transferencia where excluido_em is null
         union all select id_cliente, id_conta_origem, data, -valor from transferencia where excluido_em is null
       ), dia as (
         select c.id_cliente, c.id, m.data, c.saldo_inicial + sum(sum(m.valor)) over (partition by c.id order by m.data) as saldo
         from conta_financeira c join movimento m on m.id_cliente = c.id_cliente and coalesce(m.id_conta_financeira = c.id, c.geral)
         group by c.id_cliente, c.id, c.saldo_inicial, m.data
       )
       select (select count(*)::int from conta_financeira c where c.id_cliente = d.id) as contas,
         (select min(data_saldo_inicial)::text from conta_financeira c where c.id_cliente = d.id) as desde,
         (select min(saldo) from dia where dia.id_cliente = d.id)::text as pior
       from usuario d where d.email = any($1) and d.perfil <> 0 order by d.id`,
      [founders],
    )
    for (const { contas, desde, pior } of accounts) {
      expect([contas, desde]).toEqual([3, start])
      expect(Number(pior)).toBeGreaterThanOrEqual(0)
    }
    expect(esperanca).toMatchObject({ nome: 'Comunidade Esperança', no_azul: true, estornos: 1 })
    const closed = await app.sql(
      'select distinct fechado_ate::text as ate from fechamento f join usuario d on d.id = f.id_cliente and d.id_cliente = f.id_cliente and d.email = any($1)',
      [founders],
    )
    expect(closed).toEqual([{ ate: '2026-01-31' }])
    const statements = await app.sql(
      `select p.fim::text as fim, p.decisao from prestacao_contas p join usuario d on d.id = p.id_cliente and d.id_cliente = p.id_cliente and d.email = any($1)
       where exists (select from jsonb_each(p.pareceres)) order by p.id_cliente, p.id`,
      [founders],
    )
    const quarters = [
      { fim: '2025-12-31', decisao: null },
      { fim: '2025-09-30', decisao: 'aprovada' },
      { fim: '2025-06-30', decisao: 'ressalva' },
      { fim: '2025-03-31', decisao: 'aprovada' },
    ]
    expect(statements).toEqual([...quarters, ...quarters])
    // those that were decided have their PDF, so that no job makes one later
    const [kept] = await app.sql(
      `select count(*) filter (where decisao is not null and (a.id is null or not a.restrito or p.pdf_em < p.decidida_em))::int as sem
       from prestacao_contas p left join arquivo a on a.id_cliente = p.id_cliente and a.id = p.id_arquivo where ${ofDemo('p')}`,
    )
    expect(kept).toEqual({ sem: 0 })
    const later = await app.sql(
      `select descricao from entrada e join usuario d on d.id = e.id_cliente and d.id_cliente = e.id_cliente and d.email = any($2)
       where data > $1::date or e.created_at::date < data`,
      [today, founders],
    )
    expect(later).toEqual([])
  })

  test('the bank’s statements of two years agree with the books, and only lines of the last month wait', async () => {
    const files = await app.sql<{ inicio: string; fim: string; saldo: string; livro: string; pendente: string }>(
      `select e.inicio::text, e.fim::text, e.saldo::text, (
           select c.saldo_inicial + coalesce((select sum(valor) from entrada where id_cliente = e.id_cliente and id_conta_financeira = c.id and data <= e.fim and excluido_em is null), 0)
             - coalesce((select sum(valor) from saida where id_cliente = e.id_cliente and id_conta_financeira = c.id and data <= e.fim and excluido_em is null), 0)
             + coalesce((select sum(case when id_conta_destino = c.id then valor else -valor end) from transferencia
                 where id_cliente = e.id_cliente and c.id in (id_conta_origem, id_conta_destino) and data <= e.fim and excluido_em is null), 0)
           from conta_financeira c where c.id_cliente = e.id_cliente and c.id = e.id_conta_financeira)::text as livro, (
           select coalesce(sum(m.valor), 0) from movimento_bancario m where m.id_cliente = e.id_cliente and m.id_extrato = e.id and m.situacao = 'pendente'
             and m.fitid ~ '9\\d\\d$')::numeric(14,2)::text as pendente
       from extrato_bancario e join cliente i on i.id = e.id_cliente and i.nome = 'Igreja Betel' order by e.inicio`,
    )
    expect([files.length, files[0]?.inicio, files.at(-1)]).toMatchObject([
      25,
      addDays(start, 1),
      { inicio: '2026-03-01', fim: today },
    ])
    for (const { saldo, livro, pendente } of files)
      expect(Math.round(Number(saldo) * 100)).toBe(Math.round(Number(livro) * 100 + Number(pendente) * 100))
    const [lines] = await app.sql<Record<string, number | string>>(
      `select count(*) filter (where m.situacao = 'pendente')::int as pendentes,
         min(m.data) filter (where m.situacao = 'pendente')::text >= '2026-03-01' as novas,
         count(*) filter (where m.situacao = 'conciliado')::int > 1500 as muitas,
         count(*) filter (where m.historico = 'TARIFA PACOTE DE SERVICOS' and m.situacao = 'conciliado' and c.id_saida is not null)::int as tarifas,
         count(*) filter (where (m.situacao = 'conciliado') <> (c.id is not null))::int as erradas,
         count(*) filter (where m.valor <> coalesce(s.valor * -1, e.valor, case when c.recebida then t.valor else -t.valor end, m.valor))::int as outras
       from movimento_bancario m join cliente i on i.id = m.id_cliente and i.nome = 'Igreja Betel'
         left join conciliacao c on c.id_cliente = m.id_cliente and c.id_movimento = m.id
         left join entrada e on e.id_cliente = m.id_cliente and e.id = c.id_entrada
         left join saida s on s.id_cliente = m.id_cliente and s.id = c.id_saida
         left join transferencia t on t.id_cliente = m.id_cliente and t.id = c.id_transferencia`,
    )
    expect(lines).toMatchObject({ novas: true, muitas: true, tarifas: 24, erradas: 0, outras: 0 })
    expect(lines?.pendentes).toBeGreaterThan(7)
    expect(lines?.pendentes).toBeLessThan(12)
  })

  test('every tithe and every concluded maintenance has its ledger entry, and receipt numbers have no gap', async () => {
    const loose = await app.sql(
      `select 'dizimo' as origem, d.id from dizimo d left join entrada e on e.origem = 'dizimo' and e.id_origem = d.id
         and e.valor = d.valor_dizimo and e.data = d.data_dizimo where ${ofDemo('d')} and e.id is null
       union all
       select 'manutencao', m.id from manutencao_patrimonio m left join saida s on s.origem = 'manutencaoPatrimonio'
         and s.id_origem = m.id and s.valor = m.valor_manutencao
       where ${ofDemo('m')} and (m.status_manutencao = 'concluido') <> (s.id is not null)`,
    )
    expect(loose).toEqual([])
    const [counts] = await app.sql<Record<string, number>>(
      `select (select count(*)::int from dizimo d where ${ofDemo('d')}) as dizimos,
        (select count(*)::int - max(numero) from recibo d where ${ofDemo('d')} and ano is null
          group by id_cliente order by count(*) desc limit 1) as lacunas,
        (select count(*)::int from orcamento o where ${ofDemo('o')} and status_orcamento = 'aprovado') as aprovados,
        (select count(*)::int from orcamento o where ${ofDemo('o')} and status_orcamento = 'pendente') as pendentes,
        (select count(*)::int from manutencao_patrimonio m where ${ofDemo('m')} and status_manutencao = 'pendente') as a_fazer`,
    )
    expect(counts).toMatchObject({ lacunas: 0, a_fazer: 6 })
    expect(counts?.dizimos).toBeGreaterThan(600)
    expect(counts?.aprovados).toBeGreaterThan(8)
    expect(counts?.pendentes).toBeGreaterThan(0)
  })

  test('most expenses of the last months have a receipt, whose file can be opened', async () => {
    const rows = await app.sql<{ id_cliente: number; com: number; todas: number }>(
      `select id_cliente, count(*) filter (where exists (select from anexo a
         where a.id_cliente = s.id_cliente and a.especie = 'saida' and a.id_registro = s.id))::int as com, count(*)::int as todas
       from saida s where ${ofDemo('s')} and origem is null and excluido_em is null and valor > 0 and data > date '${today}' - 120 group by 1`,
    )
    expect(rows).toHaveLength(2)
    for (const { com, todas } of rows) expect(com / todas).toBeGreaterThan(0.6)
    const files = await app.sql<{ uuid: string; tipo: string; bytes: number }>(
      `select f.uuid, f.tipo, f.bytes from arquivo f join anexo a on a.id_arquivo = f.id and a.id_cliente = f.id_cliente where ${ofDemo('a')}`,
    )
    expect(new Set(files.map(({ tipo }) => tipo))).toEqual(new Set(['application/pdf', 'image/webp']))
    for (const { uuid, tipo, bytes } of files) {
      const data = await app.services.images.get(uuid)
      expect([data?.length, data?.subarray(0, 4).toString('latin1')]).toEqual([
        bytes,
        tipo === 'image/webp' ? 'RIFF' : '%PDF',
      ])
    }
    const pdf = files.find(({ tipo }) => tipo === 'application/pdf')
    const { text } = await readPdf((await app.services.images.get(pdf?.uuid ?? '')) as Buffer)
    expect(text).toMatch(/Valor: R\$/)
  })

  test('no department spends more than 130% of its budget in a year', async () => {
    const who = { email: 'admin@betel.demo', password: demoPassword }
    const { token } = (await app.rest(null, 'POST', '/login', who)).body
    const present = Number(today.slice(0, 4))
    for (const ano of [present - 1, present]) {
      const { data } = await app.graphql(
        token,
        `{ resumoOrcamentos(inicio: "${ano}-01-01", fim: "${ano}-12-31") { departamentos { tituloDepartamento percentual } } }`,
      )
      const { departamentos } = data.resumoOrcamentos
      expect(departamentos.length).toBeGreaterThan(5)
      expect(departamentos.filter(({ percentual }: { percentual: string | null }) => Number(percentual) > 130)).toEqual(
        [],
      )
    }
  })

  test('every leader and every teacher does the work of the own groups, whatever the perfil, and of nobody else’s', async () => {
    // what each kind of group needs: its roll, or who is in it
    const call = (name: string, day: string) => `mutation($id: ID!, $uuid: ID!, $input: MarcasInput!) {
      done: ${name}(id: $id, ${day}: "2026-03-11", novoUuid: $uuid, input: $input) { __typename } }`
    const add = (name: string, group: string) => `mutation($id: ID!, $ids: [ID!]!) {
      done: ${name}(${group}: $id, ids: $ids) { __typename } }`
    const kinds = {
      celula: {
        groups: `select g.id, m.id_membro as pessoa from celula g join membro_celula m on m.id_celula = g.id and m.id_cliente = g.id_cliente
          where m.membro_lider = 1 and m.excluido_em is null and g.excluido_em is null and g.status_celula = 'ativa'`,
        work: call('marcarPresencasDoDia', 'dataEncontro'),
        read: 'query($id: ID!) { celula(id: $id) { membros(first: 1) { nodes { membro { name } } } encontros(first: 1) { totalCount } } }',
      },
      classe_ebd: {
        groups: `select g.id, g.id_professor as pessoa from classe_ebd g where g.excluido_em is null and g.status_classe = 'ativa'`,
        work: call('marcarPresencasAulaDoDia', 'dataAula'),
        read: 'query($id: ID!) { classeEBD(id: $id) { membros(first: 1) { nodes { membro { name } } } aulas(first: 1) { totalCount } } }',
      },
      grupo_louvor: {
        groups: `select g.id, m.id_membro as pessoa from grupo_louvor g join membro_grupo_louvor m on m.id_grupo = g.id and m.id_cliente = g.id_cliente
          where m.membro_lider = 1 and m.excluido_em is null and g.excluido_em is null`,
        work: `mutation($id: ID!) { done: criarEnsaioLouvor(input: { idGrupo: $id, dataEnsaio: "2031-03-05", horaEnsaio: "20:00" }) { __typename } }`,
        read: 'query($id: ID!) { grupoLouvor(id: $id) { membros(first: 1) { nodes { membro { name } } } ensaios(first: 1) { totalCount } } }',
      },
      departamento: {
        groups: `select g.id, g.id_responsavel as pessoa from departamento g where g.excluido_em is null`,
        work: add('adicionarMembrosDepartamento', 'idDepartamento'),
        read: 'query($id: ID!) { departamento(id: $id) { membros(first: 1) { nodes { membro { name } } } } }',
      },
      missao: {
        groups: `select g.id, g.id_responsavel as pessoa from missao g where g.excluido_em is null`,
        work: add('adicionarMembrosMissao', 'idMissao'),
        read: 'query($id: ID!) { missao(id: $id) { membros(first: 1) { nodes { membro { name } } } } }',
      },
    }
    let works = 0
    let refused = 0
    for (const [kind, { groups, work, read }] of Object.entries(kinds)) {
      const led = await app.sql<{ id: number; igreja: number; pessoa: number; perfil: number; todos: boolean }>(
        `select g.id, u.id_cliente as igreja, u.id as pessoa, u.perfil, u.perfil = 5 or c.nome <> 'Igreja Betel' or exists (
           select from funcao_usuario v join funcao f on f.id = v.id_funcao and f.id_cliente = v.id_cliente
           where v.id_usuario = u.id and v.id_cliente = u.id_cliente and f.nome = 'Secretaria') as todos
         from (${groups}) g join usuario u on u.id = g.pessoa join cliente c on c.id = u.id_cliente and c.id_cliente = u.id_cliente
         where ${ofDemo('u')} and u.perfil between 2 and 5 and u.usuario_ativo = 1 and u.excluido_em is null order by g.id`,
      )
      expect([kind, led.length > 1]).toEqual([kind, true])
      for (const { id, igreja, pessoa, perfil, todos } of led) {
        const who = [kind, id, pessoa, perfil]
        const token = await app.session(igreja, pessoa)
        const input = { enviadoEm: new Date().toISOString(), marcas: [] }
        const doing = (group: number) =>
          app.graphql(token, work, { id: String(group), uuid: randomUUID(), input, ids: [String(igreja)] })
        expect([...who, (await app.graphql(token, read, { id: String(id) })).errors]).toEqual([...who, undefined])
        expect([...who, (await doing(id)).errors]).toEqual([...who, undefined])
        works++
        // pastors, the secretary and the workers of the other church may do it in all groups
        const own = led.flatMap((each) => (each.pessoa === pessoa ? each.id : []))
        const foreign = led.find((each) => each.igreja === igreja && !own.includes(each.id))
        if (todos || !foreign) continue
        expect([403, 404, 422]).toContain((await doing(foreign.id)).status)
        refused++
      }
    }
    expect([works > 30, refused > 20]).toEqual([true, true])
  })
})
