import DataLoader from 'dataloader'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { groupedBy, loaderOf } from '../../../kernel/reading/loader.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { contaDosExtratos, type DaConta } from '../conta-financeira/index.js'
import { regrasDe } from '../regra-bancaria/index.js'
import { codigosRecebidos } from './de-fora.js'
import type { listarMovimentosInput } from './movimento-bancario.input.js'
import {
  type Candidato,
  type Conhecido,
  chave,
  dias,
  type Pendente,
  type Proposta,
  propor,
  type Sugestao,
  sugerir,
  type TipoLancamento,
  txidsDo,
} from './movimento-bancario.rules.js'

const columns = [
  'id',
  'uuid',
  'idCliente',
  'idContaFinanceira',
  'data',
  'valor',
  'fitid',
  'historico',
  'documento',
  'e2e',
  'pagador',
  'situacao',
  'motivo',
  'duvida',
  'createdAt',
  'updatedAt',
  'versao',
] as const

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** Newest first by default. */
export function listar(work: Reading, input: z.output<typeof listarMovimentosInput>) {
  const { filtro, ordem } = input
  let query = from(work, 'movimento_bancario')
  for (const pattern of searchPatterns(input.busca)) query = query.where('busca', 'like', pattern)
  if (filtro?.situacao) query = query.where('situacao', '=', filtro.situacao)
  if (filtro?.inicio) query = query.where('data', '>=', filtro.inicio)
  if (filtro?.fim) query = query.where('data', '<=', filtro.fim)
  if (filtro?.idContaFinanceira)
    query = query.where(
      'idContaFinanceira',
      'in',
      from(work, 'conta_financeira')
        .select('conta_financeira.id')
        .where(isRecord('conta_financeira', filtro.idContaFinanceira)),
    )
  else if (filtro?.contaPrincipal)
    query = query.where(
      'idContaFinanceira',
      '=',
      contaDosExtratos(work.idCliente ?? sql.ref('movimento_bancario.id_cliente')),
    )
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(ordem?.campo ?? 'data', direction)
    .orderBy('id', direction)
  return listOf(input, sorted, query)
}

export const ler = (work: Scope, ref: RecordRef) =>
  from(work, 'movimento_bancario').select(columns).where(isRecord('movimento_bancario', ref)).executeTakeFirst()

export type MovimentoRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** A linked entry of a movement. */
export type LancamentoConciliado = Omit<Candidato, 'nome' | 'idPessoa'> & { idMovimento: number; automatica: boolean }

/** Loads the entries of movements, in their order. */
export const lancamentosDoMovimento = groupedBy<LancamentoConciliado[]>(async (work, ids) => {
  const igreja = (alias: string) =>
    work.idCliente === null ? sql`true` : sql`${sql.ref(`${alias}.id_cliente`)} = ${work.idCliente}`
  const { rows } = await sql<LancamentoConciliado>`
    select c.id_movimento as "idMovimento", c.automatica, l.* from conciliacao c cross join lateral (
      select 'entrada' as tipo, e.id, e.uuid, e.data, e.valor, e.descricao from entrada e
        where e.id_cliente = c.id_cliente and e.id = c.id_entrada
      union all select 'saida', s.id, s.uuid, s.data, -s.valor, s.descricao from saida s
        where s.id_cliente = c.id_cliente and s.id = c.id_saida
      union all select 'transferencia', t.id, t.uuid, t.data, case when c.recebida then t.valor else -t.valor end,
        coalesce(t.descricao, 'Transferência') from transferencia t
        where t.id_cliente = c.id_cliente and t.id = c.id_transferencia) l
    where ${igreja('c')} and c.id_movimento = any(${ids}::int[]) order by c.id_movimento, c.ordem`.execute(work.db)
  return ids.map((id) => rows.filter(({ idMovimento }) => idMovimento === id))
})

/** What entries must satisfy to be candidates. */
interface Onde {
  contas: readonly DaConta[]
  inicio: DateOnly
  fim: DateOnly
  /** only these amounts, as the account sees them */
  valores?: readonly Decimal[]
  patterns?: readonly string[]
  limit?: number
  /** the day to which the nearest come first */
  perto?: DateOnly
}

/** The entries of these accounts that belong to no movement. */
export async function semMovimento(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  { contas, inicio, fim, valores, patterns = [], limit = 1000, perto }: Onde,
): Promise<(Candidato & { idConta: number })[]> {
  const ids = contas.map(({ id }) => id)
  // entries without an account lie in the general one
  const geral = contas.find((conta) => conta.geral)?.id ?? null
  const nesta = geral === null ? sql`` : sql`or id_conta_financeira is null`
  const amounts = (column: string, sign: '' | '-') =>
    valores ? sql`and ${sql.raw(sign + column)} = any(${valores}::numeric[])` : sql``
  const matches = (column: string) =>
    sql.join(
      patterns.map((pattern) => sql`and ${sql.raw(column)} like ${pattern}`),
      sql` `,
    )
  const livro = (tabela: 'entrada' | 'saida', sign: '' | '-') => sql`
    select ${sql.lit(tabela)} as tipo, l.id, l.uuid, l.data, ${sql.raw(`${sign}l.valor`)} as valor, l.descricao, l.origem,
      l.id_origem, coalesce(l.id_conta_financeira, ${geral}::int) as id_conta
    from (select * from ${sql.table(tabela)} where id_cliente = ${idCliente} and excluido_em is null
      and (id_conta_financeira = any(${ids}::int[]) ${nesta})
      and data between ${inicio}::date and ${fim}::date ${amounts('valor', sign)} ${matches('busca')}) l
    where not exists (select from conciliacao c where c.id_cliente = ${idCliente} and ${sql.ref(`c.id_${tabela}`)} = l.id)`
  const lado = (coluna: string, sign: '' | '-', recebida: boolean) => sql`
    select 'transferencia', t.id, t.uuid, t.data, ${sql.raw(`${sign}t.valor`)}, coalesce(t.descricao, 'Transferência'), null, null,
      ${sql.ref(`t.${coluna}`)}
    from transferencia t where t.id_cliente = ${idCliente} and t.excluido_em is null and ${sql.ref(`t.${coluna}`)} = any(${ids}::int[])
      and t.data between ${inicio}::date and ${fim}::date ${amounts('t.valor', sign)} ${matches('t.busca')}
      and not exists (select from conciliacao c where c.id_cliente = ${idCliente} and c.id_transferencia = t.id
        and c.recebida = ${recebida})`
  const order = perto ? sql`abs(x.data - ${perto}::date), x.id` : sql`x.data, x.id`
  const { rows } = await sql<Candidato & { idConta: number }>`
    select x.tipo, x.id, x.uuid, x.data, x.valor, x.descricao, x.id_conta as "idConta", u.name as nome, d.id_membro as "idPessoa"
    from (${livro('entrada', '')} union all ${livro('saida', '-')}
      union all ${lado('id_conta_destino', '', true)} union all ${lado('id_conta_origem', '-', false)}) x
    left join dizimo d on d.id_cliente = ${idCliente} and x.origem = 'dizimo' and x.tipo = 'entrada' and d.id = x.id_origem
    left join usuario u on u.id_cliente = ${idCliente} and u.id = d.id_membro
    order by ${order} limit ${limit}`.execute(db)
  return rows
}

const shifted = (data: DateOnly, days: number): DateOnly =>
  new Date(Date.parse(`${data}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** What the matches of payers that these movements name say of them. */
async function conhecidos(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  pagadores: readonly string[],
): Promise<Map<string, Conhecido>> {
  const found = new Map<string, { pessoas: Set<number>; descricoes: Set<string> }>()
  if (pagadores.length === 0) return found
  const { rows } = await sql<{ pagador: string; idPessoa: number | null; descricao: string }>`
    select distinct p.pagador, u.id as "idPessoa", coalesce(e.descricao, s.descricao) as descricao
    from unnest(${pagadores}::text[]) as p(pagador) cross join lateral (
      select m.id from movimento_bancario m where m.id_cliente = ${idCliente} and m.pagador = p.pagador and m.situacao = 'conciliado'
      order by m.id desc limit 5) m
    join conciliacao c on c.id_cliente = ${idCliente} and c.id_movimento = m.id
    left join entrada e on e.id_cliente = ${idCliente} and e.id = c.id_entrada
    left join saida s on s.id_cliente = ${idCliente} and s.id = c.id_saida
    left join dizimo d on d.id_cliente = ${idCliente} and e.origem = 'dizimo' and d.id = e.id_origem
    left join usuario u on u.id_cliente = ${idCliente} and u.id = d.id_membro and u.excluido_em is null
    where coalesce(e.descricao, s.descricao) is not null`.execute(db)
  for (const { pagador, idPessoa, descricao } of rows) {
    const known = found.get(pagador) ?? { pessoas: new Set<number>(), descricoes: new Set<string>() }
    found.set(pagador, known)
    if (idPessoa === null) known.descricoes.add(chave(descricao))
    else known.pessoas.add(idPessoa)
  }
  return found
}

const forSuggestions = ['id', 'data', 'valor', 'historico', 'e2e', 'pagador', 'duvida'] as const

/** A pending movement with its account. */
type DaContaPendente = Pendente & { idContaFinanceira: number; geral: boolean }

/** Reads what earlier matches say about payers, as `conhecidos` does. */
type Saber = (pagadores: readonly string[]) => Promise<Map<string, Conhecido>>

/** The suggestions for pending movements of one church, in three statements whatever their number. */
export async function sugestoes(
  work: Pick<Reading, 'db'> & { idCliente: number },
  movimentos: readonly DaContaPendente[],
  saber: Saber = (pagadores) => conhecidos(work, pagadores),
): Promise<Map<number, Sugestao>> {
  const days = movimentos.map(({ data }) => data).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return new Map()
  const valores = [...new Set(movimentos.map(({ valor }) => valor))]
  const contas = [
    ...new Map(
      movimentos.map((one) => [one.idContaFinanceira, { id: one.idContaFinanceira, geral: one.geral }]),
    ).values(),
  ]
  const [inicio, fim] = [shifted(first, -dias.possivel), shifted(last, dias.possivel)]
  const candidatos = await semMovimento(work, { contas, inicio, fim, valores, limit: 5000 })
  const found = new Map<number, Sugestao>()
  if (candidatos.length === 0) return found
  const outros = await from(work, 'movimento_bancario')
    .select([...forSuggestions, 'idContaFinanceira'])
    .where(sql<boolean>`id_conta_financeira = any(${contas.map(({ id }) => id)}::int[])`)
    .where('situacao', '=', 'pendente')
    .where(sql<boolean>`valor = any(${valores}::numeric[])`)
    .where(sql<boolean>`data between ${shifted(inicio, -dias.possivel)}::date and ${shifted(fim, dias.possivel)}::date`)
    .limit(5000)
    .execute()
  const known = await saber([...new Set([...movimentos, ...outros].flatMap(({ pagador }) => pagador ?? []))])
  for (const { id } of contas) {
    const own = <Row extends { idContaFinanceira: number }>(rows: readonly Row[]) =>
      rows.filter(({ idContaFinanceira }) => idContaFinanceira === id)
    const here = candidatos.filter(({ idConta }) => idConta === id)
    for (const [movimento, sugestao] of sugerir(own(movimentos), own(outros), here, known))
      found.set(movimento, sugestao)
  }
  return found
}

/** Loads the movement when it is pending, with what suggestions and proposals need: both read it once. */
const pendentePorId = loaderOf((work, ids) =>
  from(work, 'movimento_bancario')
    .innerJoin('conta_financeira', (join) =>
      join
        .onRef('conta_financeira.id', '=', 'movimento_bancario.idContaFinanceira')
        .onRef('conta_financeira.idCliente', '=', 'movimento_bancario.idCliente'),
    )
    .select(forSuggestions.map((column) => `movimento_bancario.${column}` as const))
    .select(['movimento_bancario.idCliente', 'movimento_bancario.idContaFinanceira', 'conta_financeira.geral'])
    .select(['movimento_bancario.documento', 'movimento_bancario.fitid'])
    .where('movimento_bancario.id', 'in', ids)
    .where('movimento_bancario.situacao', '=', 'pendente')
    .execute(),
)

/** The pending ones of these movements, by church. */
async function pendentesPorIgreja(ctx: Context, ids: readonly number[]) {
  const rows = await Promise.all(ids.map((id) => pendentePorId(ctx, id)))
  return Map.groupBy(
    rows.filter((row) => row !== null),
    ({ idCliente }) => idCliente,
  )
}

/** `conhecidos`, once in a request for each payer: suggestions and proposals need the same payers. */
const sabidos = Symbol('conhecidos')
function saberDe(ctx: Context, scope: Pick<Reading, 'db'> & { idCliente: number }): Saber {
  const loader = ctx.loader(
    sabidos,
    () =>
      new DataLoader<{ igreja: number; pagador: string }, Conhecido | null, string>(
        async (keys) => {
          const found = new Map<number, Map<string, Conhecido>>()
          for (const [igreja, own] of Map.groupBy(keys, (key) => key.igreja))
            found.set(
              igreja,
              await conhecidos(
                { ...scope, idCliente: igreja },
                own.map(({ pagador }) => pagador),
              ),
            )
          return keys.map(({ igreja, pagador }) => found.get(igreja)?.get(pagador) ?? null)
        },
        { cacheKeyFn: ({ igreja, pagador }) => `${igreja} ${pagador}` },
      ),
  )
  return async (pagadores) => {
    const known = await Promise.all(pagadores.map((pagador) => loader.load({ igreja: scope.idCliente, pagador })))
    return new Map(known.flatMap((one, at) => (one ? [[pagadores[at] as string, one] as const] : [])))
  }
}

/** Loads the suggestion for each pending movement; null: there is none, or several fit. */
export const sugestaoDoMovimento = groupedBy<Sugestao>(async (work, ids, ctx) => {
  const found = new Map<number, Sugestao>()
  for (const [idCliente, own] of await pendentesPorIgreja(ctx, ids)) {
    const scope = { db: work.db, idCliente }
    for (const [movimento, sugestao] of await sugestoes(scope, own, saberDe(ctx, scope))) found.set(movimento, sugestao)
  }
  return ids.map((id) => found.get(id) ?? null)
})

/** Loads what each pending movement may be entered as. */
export const propostaDoMovimento = groupedBy<Proposta>(async (work, ids, ctx) => {
  const found = new Map<number, Proposta>()
  for (const [idCliente, own] of await pendentesPorIgreja(ctx, ids)) {
    const pendentes = own.map((row) => ({ ...row, texto: `${row.historico} ${row.documento} ${row.fitid}` }))
    const txids = [...new Set(pendentes.flatMap(({ texto }) => txidsDo(texto)))]
    const scope = { db: work.db, idCliente }
    const codigos = await codigosRecebidos(ctx, scope, txids)
    const payers = own.flatMap(({ pagador, valor }) => (pagador && !valor.startsWith('-') ? pagador : []))
    const saber = saberDe(ctx, scope)
    // asked for all payers, as the suggestions ask, so that both need only one statement
    await saber([...new Set(own.flatMap(({ pagador }) => pagador ?? []))])
    const known = await saber([...new Set(payers)])
    const regras = await regrasDe(scope)
    const byTxid = new Map(codigos.map((codigo) => [codigo.txid, codigo]))
    for (const one of pendentes) {
      const proposta = propor(one, byTxid, known, regras)
      if (proposta) found.set(one.id, proposta)
    }
  }
  return ids.map((id) => found.get(id) ?? null)
})

/** What a church's person sees above the lists of an account. */
export interface Resumo {
  idContaFinanceira: number
  pendentes: number
  conciliados: number
  ignorados: number
  /** sum of the pending movements up to the day of the bank's balance */
  somaPendentes: Decimal
  /** sum of the entries without a movement, from the first movement to that day */
  somaSemMovimento: Decimal
  saldoBanco: Decimal | null
  dataSaldo: DateOnly | null
  /** of the books at the end of that day */
  saldoLivro: Decimal | null
}

/** A file that was imported into an account. */
export interface Importacao {
  id: number
  uuid: string
  nomeArquivo: string
  inicio: DateOnly | null
  fim: DateOnly | null
  createdAt: Date
  /** its movements, and those of them that are matched */
  movimentos: number
  conciliados: number
}

/** The files of an account, the newest first. */
export async function importacoes(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  idContaFinanceira: number,
): Promise<Importacao[]> {
  const { rows } = await sql<Importacao>`
    select x.id, x.uuid, x.nome_arquivo as "nomeArquivo", x.inicio, x.fim, x.created_at as "createdAt", m.movimentos, m.conciliados
    from (select * from extrato_bancario where id_cliente = ${idCliente} and id_conta_financeira = ${idContaFinanceira}
      order by id desc limit 50) x
    cross join lateral (select count(*)::int as movimentos, count(*) filter (where situacao = 'conciliado')::int as conciliados
      from movimento_bancario where id_cliente = ${idCliente} and id_extrato = x.id) m
    order by x.id desc`.execute(db)
  return rows
}

/** What the movements of an account are, with the bank's newest balance. */
interface Contagem extends DaConta {
  idCliente: number
  pendentes: number
  conciliados: number
  ignorados: number
  somaPendentes: Decimal
  /** sum of the matched movements */
  conciliado: Decimal
  /** day of the first movement; null: there is none */
  primeiro: DateOnly | null
  saldoBanco: Decimal | null
  dataSaldo: DateOnly | null
}

/** The counts of the account that the condition names, if it is not deleted. */
async function contar({ db, idCliente }: Scope, qual: RawBuilder<boolean>): Promise<Contagem | undefined> {
  const igreja = idCliente === null ? sql`(select id_cliente from conta)` : sql`${idCliente}::int`
  const { rows } = await sql<Contagem>`
    with conta as materialized (
      select id, id_cliente, geral from conta_financeira
      where ${idCliente === null ? sql`true` : sql`id_cliente = ${idCliente}`} and excluido_em is null and ${qual}
    ), extrato as materialized (
      select saldo, data_saldo from extrato_bancario
      where id_cliente = ${igreja} and id_conta_financeira = (select id from conta)
        and saldo is not null order by data_saldo desc, id desc limit 1
    )
    select conta.id, conta.id_cliente as "idCliente", conta.geral,
      count(*) filter (where situacao = 'pendente')::int as pendentes,
      count(*) filter (where situacao = 'conciliado')::int as conciliados,
      count(*) filter (where situacao = 'ignorado')::int as ignorados,
      coalesce(sum(valor) filter (where situacao = 'pendente' and data <= (select data_saldo from extrato)), 0.00) as "somaPendentes",
      coalesce(sum(valor) filter (where situacao = 'conciliado'), 0.00) as conciliado,
      min(data) filter (where situacao <> 'ignorado') as primeiro,
      (select saldo from extrato) as "saldoBanco", (select data_saldo from extrato) as "dataSaldo"
    from conta left join movimento_bancario m on m.id_cliente = ${igreja} and m.id_conta_financeira = conta.id
    group by conta.id, conta.id_cliente, conta.geral`.execute(db)
  return rows[0]
}

/**
 * The counts of an account, its newest balance of the bank and that of the books, and what may explain their difference.
 * The entries of a movement are exactly its amount, so that what has no movement is the sum of the entries minus that of
 * the matched movements; only the matched entries of other days have to be looked for, as nearly none has. The days come
 * from a statement of their own: only then PostgreSQL knows how few entries they are, and reads no others.
 * @param qual which account, a condition on conta_financeira
 * @returns null when there is no such account, or it is deleted
 */
export async function lerResumo(work: Scope, qual: RawBuilder<boolean>): Promise<Resumo | null> {
  const { db } = work
  const contado = await contar(work, qual)
  if (!contado) return null
  const { id, idCliente, geral, conciliado, primeiro, ...contagem } = contado
  const { dataSaldo } = contagem
  if (dataSaldo === null) return { idContaFinanceira: id, ...contagem, somaSemMovimento: '0.00', saldoLivro: null }
  // an entry without an account lies in the general one; two conditions, because each has its index
  const daConta = geral
    ? [sql`id_conta_financeira = ${id}`, sql`id_conta_financeira is null`]
    : [sql`id_conta_financeira = ${id}`]
  const partes = [
    ...daConta.flatMap((da) => [
      { tabela: 'entrada', sinal: '', da, ligada: sql`c.id_entrada = l.id` },
      { tabela: 'saida', sinal: '-', da, ligada: sql`c.id_saida = l.id` },
    ]),
    ...(['', '-'] as const).map((sinal) => ({
      tabela: 'transferencia',
      sinal,
      da: sql`${sql.ref(sinal ? 'id_conta_origem' : 'id_conta_destino')} = ${id}`,
      ligada: sql`c.id_transferencia = l.id and c.recebida = ${!sinal}`,
    })),
  ]
  const ate = sql`data <= ${dataSaldo}::date`
  // two ranges of days, so that each entry is added once
  const faixas =
    primeiro === null
      ? [{ quando: ate, noPeriodo: false }]
      : [
          { quando: sql`data < ${primeiro}::date and ${ate}`, noPeriodo: false },
          { quando: sql`data >= ${primeiro}::date and ${ate}`, noPeriodo: true },
        ]
  const somas = partes.flatMap(({ tabela, sinal, da }) =>
    faixas.map(
      ({ quando, noPeriodo }) => sql`
      select sum(${sql.raw(`${sinal}valor`)}) as total, ${sql.lit(noPeriodo)} as periodo from ${sql.table(tabela)}
      where id_cliente = ${idCliente} and excluido_em is null and ${da} and ${quando}`,
    ),
  )
  // nobody matches an entry with a movement that comes more than a year later
  const outros =
    primeiro === null
      ? []
      : [
          sql`data < ${primeiro}::date and data >= ${primeiro}::date - 366`,
          sql`data >= ${primeiro}::date and data > ${dataSaldo}::date`,
        ]
  const fora = partes.flatMap(({ tabela, sinal, da, ligada }) =>
    outros.map(
      (quando) => sql`
      select ${sql.raw(`${sinal}l.valor`)} as valor
      from (select id, valor from ${sql.table(tabela)}
        where id_cliente = ${idCliente} and excluido_em is null and ${da} and ${quando}) l
      where exists (select from conciliacao c where c.id_cliente = ${idCliente} and ${ligada})`,
    ),
  )
  const { rows } = await sql<Pick<Resumo, 'somaSemMovimento' | 'saldoLivro'>>`
    with livro as materialized (
      select coalesce(sum(total), 0.00) as total, coalesce(sum(total) filter (where periodo), 0.00) as periodo
      from (${sql.join(somas, sql` union all `)}) x
    )
    select livro.periodo - ${conciliado}::numeric
        + ${fora.length ? sql`(select coalesce(sum(valor), 0.00) from (${sql.join(fora, sql` union all `)}) y)` : sql`0.00`} as "somaSemMovimento",
      livro.total + coalesce((select saldo_inicial from conta_financeira
        where id_cliente = ${idCliente} and id = ${id} and data_saldo_inicial <= ${dataSaldo}::date), 0.00) as "saldoLivro"
    from livro`.execute(db)
  return { idContaFinanceira: id, ...contagem, ...(rows[0] as Pick<Resumo, 'somaSemMovimento' | 'saldoLivro'>) }
}

/** The id of the movement to which an entry belongs: for `linkOf`. */
export const movimentoDo =
  (tipo: Exclude<TipoLancamento, 'transferencia'>) => (lancamento: ReturnType<typeof sql<number>>) =>
    sql`movimento_bancario.id = (select c.id_movimento from conciliacao c where c.id_cliente = movimento_bancario.id_cliente
    and ${sql.ref(`c.id_${tipo}`)} = ${lancamento})`

/** The same for the two sides of a transfer. */
export const movimentoDoLado = (recebida: boolean) => (transferencia: ReturnType<typeof sql<number>>) =>
  sql`movimento_bancario.id = (select c.id_movimento from conciliacao c where c.id_cliente = movimento_bancario.id_cliente
    and c.id_transferencia = ${transferencia} and c.recebida = ${sql.lit(recebida)})`
