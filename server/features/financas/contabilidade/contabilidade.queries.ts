import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { CodigosContador } from './contabilidade.entity.js'
import { type Codigos, type ContaContabil, type Movimento, withoutCodigos } from './contabilidade.rules.js'

/** Always of one church. */
export interface Scope {
  db: Reading['db']
  idCliente: number
}

export interface Period {
  inicio: DateOnly
  fim: DateOnly
}

const columns = recordFields(CodigosContador, 'createdAt', 'updatedAt')

export const readCodigos = (work: Scope) => from(work, 'codigos_contador').select(columns).executeTakeFirst()

/** The church's codes; none when it has not decided on any. */
export const codigosOf = async (work: Scope): Promise<Codigos> => (await readCodigos(work)) ?? withoutCodigos

/** A row of SQL: the movement, with its accounts in columns. */
interface Row {
  especie: Movimento['especie']
  id: number
  data: DateOnly
  descricao: string
  valor: Decimal
  conta: number
  nomeDaConta: string
  codigoDaConta: string | null
  outra: string | null
  nomeDaOutra: string | null
  codigoDaOutra: string | null
  centro: string | null
  baixado: Decimal | null
  juros: Decimal
  multa: Decimal
  desconto: Decimal
}

/** Both tables of the ledger: whose categories, payments and records they have. */
export const livros = {
  entrada: { natureza: 'receita', baixas: 'baixa_receber', origem: 'contaReceber' },
  saida: { natureza: 'despesa', baixas: 'baixa_pagar', origem: 'contaPagar' },
} as const

/**
 * All that moved money in a period, and what accounts began with, in the order of the cash book. A category without a
 * code has that of its root. A reversal has the parts of the payment that it reverses.
 */
export async function movimentosOf({ db, idCliente }: Scope, { inicio, fim }: Period): Promise<Movimento[]> {
  const inPeriod = (coluna: string) => sql`${sql.ref(coluna)} between ${inicio}::date and ${fim}::date`
  const livro = (tabela: keyof typeof livros, place: number) => {
    const { natureza, baixas, origem } = livros[tabela]
    return sql`
      select ${sql.lit(tabela)}::text, ${sql.lit(place)}, l.id, l.data, l.descricao, l.valor, conta.id, conta.nome, conta.codigo_contador,
        'categoria ' || coalesce(propria.id, raiz.id), coalesce(propria.nome, raiz.nome),
        coalesce(propria.codigo_contador, raiz.codigo_contador), centro.nome, b.valor, b.juros, b.multa, b.desconto
      from ${sql.table(tabela)} l
      join conta_financeira conta on conta.id_cliente = l.id_cliente and conta.id = coalesce(l.id_conta_financeira, ${geral})
      join categoria raiz on raiz.id_cliente = l.id_cliente and raiz.fixa and raiz.natureza = ${sql.lit(natureza)} and raiz.raiz = l.categoria
      left join categoria propria on propria.id_cliente = l.id_cliente and propria.id = l.id_categoria
      left join centro_custo centro on centro.id_cliente = l.id_cliente and centro.id = l.id_centro_custo
      left join ${sql.table(tabela)} estornado on estornado.id_cliente = l.id_cliente and estornado.id = l.id_estornado
      left join ${sql.table(baixas)} b on b.id_cliente = l.id_cliente and coalesce(estornado.origem, l.origem) = ${sql.lit(origem)}
        and b.id_conta = coalesce(estornado.id_origem, l.id_origem) and b.vez = coalesce(estornado.vez, l.vez)
      where l.id_cliente = ${idCliente} and l.excluido_em is null and ${inPeriod('l.data')}`
  }
  const geral = sql`(select id from conta_financeira where id_cliente = ${idCliente} and geral)`
  const nothing = sql.raw('null::text, null::numeric, null::numeric, null::numeric, null::numeric')
  const { rows } = await sql<Row>`
    select especie, id, data, descricao, valor, conta, "nomeDaConta", "codigoDaConta", outra, "nomeDaOutra", "codigoDaOutra",
      centro, baixado, juros, multa, desconto
    from (
      ${livro('entrada', 1)} union all ${livro('saida', 2)}
      union all
      select 'transferencia', 3, t.id, t.data, coalesce(t.descricao, 'Transferência'), t.valor, destino.id, destino.nome,
        destino.codigo_contador, 'conta ' || origem.id, origem.nome, origem.codigo_contador, ${nothing}
      from transferencia t
      join conta_financeira destino on destino.id_cliente = t.id_cliente and destino.id = t.id_conta_destino
      join conta_financeira origem on origem.id_cliente = t.id_cliente and origem.id = t.id_conta_origem
      where t.id_cliente = ${idCliente} and t.excluido_em is null and ${inPeriod('t.data')}
      union all
      select 'saldoInicial', 0, c.id, c.data_saldo_inicial, 'Saldo inicial: ' || c.nome, c.saldo_inicial, c.id, c.nome,
        c.codigo_contador, null, null, null, ${nothing}
      from conta_financeira c
      where c.id_cliente = ${idCliente} and c.excluido_em is null and c.saldo_inicial <> 0 and ${inPeriod('c.data_saldo_inicial')}
    ) movimento(especie, lugar, id, data, descricao, valor, conta, "nomeDaConta", "codigoDaConta", outra, "nomeDaOutra",
      "codigoDaOutra", centro, baixado, juros, multa, desconto)
    order by data, lugar, id`.execute(db)
  return rows.map(({ outra, baixado, ...row }) => ({
    especie: row.especie,
    id: row.id,
    data: row.data,
    descricao: row.descricao,
    valor: row.valor,
    centro: row.centro,
    conta: { chave: `conta ${row.conta}`, nome: row.nomeDaConta, codigo: row.codigoDaConta },
    contrapartida: outra === null ? null : contaOf(outra, row.nomeDaOutra, row.codigoDaOutra),
    baixa: baixado === null ? null : { valor: baixado, juros: row.juros, multa: row.multa, desconto: row.desconto },
  }))
}

const contaOf = (chave: string, nome: string | null, codigo: string | null): ContaContabil => ({
  chave,
  nome: nome ?? '',
  codigo,
})

/** A payment to a person or a supplier, or one of a kind that the accountant asks about. */
export interface PagamentoRow {
  id: number
  uuid: string
  data: DateOnly
  descricao: string
  valor: Decimal
  /** prebenda, salario, servico, aluguel, reembolso, outro; null: a supplier was paid, the kind is not known */
  tipo: string | null
  categoria: string
  idFornecedor: number | null
  nome: string | null
  documento: string | null
  conta: string
}

/**
 * Expenses of a period that went to a supplier or person, or whose category is of a kind that the accountant asks about,
 * by kind, name and day.
 */
export async function pagamentosOf({ db, idCliente }: Scope, { inicio, fim }: Period): Promise<PagamentoRow[]> {
  const tipo = sql`coalesce(propria.tipo_pagamento, raiz.tipo_pagamento)`
  const { rows } = await sql<PagamentoRow>`
    select l.id, l.uuid, l.data, l.descricao, l.valor, ${tipo} as tipo, coalesce(propria.nome, raiz.nome) as categoria,
      f.id as "idFornecedor", f.nome, f.documento, conta.nome as conta
    from saida l
    join conta_financeira conta on conta.id_cliente = l.id_cliente
      and conta.id = coalesce(l.id_conta_financeira, (select id from conta_financeira where id_cliente = ${idCliente} and geral))
    join categoria raiz on raiz.id_cliente = l.id_cliente and raiz.fixa and raiz.natureza = 'despesa' and raiz.raiz = l.categoria
    left join categoria propria on propria.id_cliente = l.id_cliente and propria.id = l.id_categoria
    left join saida estornado on estornado.id_cliente = l.id_cliente and estornado.id = l.id_estornado
    left join fornecedor f on f.id_cliente = l.id_cliente and f.id = coalesce(l.id_fornecedor, estornado.id_fornecedor)
    where l.id_cliente = ${idCliente} and l.excluido_em is null and l.data between ${inicio}::date and ${fim}::date
      and (f.id is not null or ${tipo} <> 'outro')
    order by ${orderOfTipo(sql`coalesce(${tipo}, 'outro')`)}, f.nome_ordem nulls last, l.data, l.id`.execute(db)
  return rows
}

const orderOfTipo = (tipo: RawBuilder<unknown>) =>
  sql`array_position('{prebenda,salario,servico,aluguel,reembolso,outro}'::text[], ${tipo})`

/** The payments of one kind in a period. */
export interface TipoTotal {
  tipo: string
  quantidade: number
  total: Decimal
  /** how many name nobody, or somebody without CPF or CNPJ */
  semDocumento: number
}

/**
 * The sums of the payments of a period by kind, as `pagamentosOf` gives them one by one. Reversals and what they reverse miss
 * no document. Entries are added up by category and supplier first: looking these up for each entry took four times as long.
 */
export async function totalsByTipo({ db, idCliente }: Scope, { inicio, fim }: Period): Promise<TipoTotal[]> {
  const tipo = sql`coalesce(propria.tipo_pagamento, raiz.tipo_pagamento)`
  const ofPeriod = sql`l.id_cliente = ${idCliente} and l.excluido_em is null and l.data between ${inicio}::date and ${fim}::date`
  const { rows } = await sql<TipoTotal>`
    select tipo, quantidade, total, "semDocumento" from (
      select coalesce(${tipo}, 'outro') as tipo, sum(soma.vezes)::int as quantidade, sum(soma.valor) as total,
        coalesce(sum(soma.precisam) filter (where f.documento is null), 0)::int as "semDocumento"
      from (
        select l.categoria, l.id_categoria, l.id_fornecedor, sum(l.valor) as valor, count(*) as vezes, count(*) as precisam
        from saida l where ${ofPeriod} and l.id_estornado is null group by 1, 2, 3
        union all
        select l.categoria, l.id_categoria, coalesce(l.id_fornecedor, estornado.id_fornecedor), sum(l.valor), count(*), 0
        from saida l left join saida estornado on estornado.id_cliente = ${idCliente} and estornado.id = l.id_estornado
        where ${ofPeriod} and l.id_estornado is not null group by 1, 2, 3
        union all
        select l.categoria, l.id_categoria, l.id_fornecedor, 0.00, 0, -count(*)
        from saida estorno join saida l on l.id = estorno.id_estornado
        where estorno.id_cliente = ${idCliente} and estorno.excluido_em is null and estorno.id_estornado is not null
          and ${ofPeriod} and l.id_estornado is null group by 1, 2, 3
      ) soma
      join categoria raiz on raiz.id_cliente = ${idCliente} and raiz.fixa and raiz.natureza = 'despesa' and raiz.raiz = soma.categoria
      left join categoria propria on propria.id_cliente = ${idCliente} and propria.id = soma.id_categoria
      left join fornecedor f on f.id_cliente = ${idCliente} and f.id = soma.id_fornecedor
      where f.id is not null or ${tipo} <> 'outro'
      group by 1
    ) x order by ${orderOfTipo(sql`tipo`)}`.execute(db)
  return rows
}
