import { sql } from 'kysely'
import type { Decimal } from '../../../../schema/rules/money.js'
import { livros, type Period, type Scope } from './contabilidade.queries.js'
import type { MovimentoSum } from './contabilidade.rules.js'

interface Row {
  especie: MovimentoSum['especie']
  valor: Decimal
  vezes: number
  conta: number
  nomeDaConta: string
  codigoDaConta: string | null
  outra: string | null
  nomeDaOutra: string | null
  codigoDaOutra: string | null
  baixado: Decimal | null
  juros: Decimal
  multa: Decimal
  desconto: Decimal
}

/**
 * The movements of a period, as `movimentosOf` gives them one by one, added up: those of one account, category and
 * direction are one, with how many they are. Each of them is one line of debit and credit, so their sum is one too. Payments
 * with interest, a fine or a discount have several lines, and stay alone.
 */
export async function sumsOfMovimentos({ db, idCliente }: Scope, { inicio, fim }: Period): Promise<MovimentoSum[]> {
  const ofPeriod = sql`id_cliente = ${idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date`
  const geral = sql`(select id from conta_financeira where id_cliente = ${idCliente} and geral)`
  const livro = (tabela: keyof typeof livros) => {
    const { natureza, baixas, origem } = livros[tabela]
    // only what comes from a payment, or reverses something, is looked up
    return sql`
      select ${sql.lit(tabela)}::text as especie, soma.valor, soma.vezes, conta.id as conta, conta.nome as nome_conta,
        conta.codigo_contador as codigo_conta, 'categoria ' || coalesce(propria.id, raiz.id) as outra,
        coalesce(propria.nome, raiz.nome) as nome_outra, coalesce(propria.codigo_contador, raiz.codigo_contador) as codigo_outra,
        soma.baixado, soma.juros, soma.multa, soma.desconto
      from (
        select id_conta_financeira, categoria, id_categoria, sum(valor) as valor, count(*)::int as vezes,
          null::numeric as baixado, null::numeric as juros, null::numeric as multa, null::numeric as desconto
        from ${sql.table(tabela)}
        where ${ofPeriod} and id_estornado is null and origem is distinct from ${sql.lit(origem)}
        group by 1, 2, 3
        union all
        select l.id_conta_financeira, l.categoria, l.id_categoria, sum(l.valor), count(*)::int, b.valor, b.juros, b.multa, b.desconto
        from (select * from ${sql.table(tabela)}
          where ${ofPeriod} and (id_estornado is not null or origem = ${sql.lit(origem)})) l
        left join ${sql.table(tabela)} estornado on estornado.id_cliente = ${idCliente} and estornado.id = l.id_estornado
        left join ${sql.table(baixas)} b on b.id_cliente = ${idCliente} and coalesce(estornado.origem, l.origem) = ${sql.lit(origem)}
          and b.id_conta = coalesce(estornado.id_origem, l.id_origem) and b.vez = coalesce(estornado.vez, l.vez)
          and (b.juros <> 0 or b.multa <> 0 or b.desconto <> 0)
        group by 1, 2, 3, l.valor < 0, case when b.id is not null then l.id end, b.valor, b.juros, b.multa, b.desconto
      ) soma
      join conta_financeira conta on conta.id_cliente = ${idCliente} and conta.id = coalesce(soma.id_conta_financeira, ${geral})
      join categoria raiz on raiz.id_cliente = ${idCliente} and raiz.fixa and raiz.natureza = ${sql.lit(natureza)} and raiz.raiz = soma.categoria
      left join categoria propria on propria.id_cliente = ${idCliente} and propria.id = soma.id_categoria`
  }
  const nothing = sql.raw('null::numeric, null::numeric, null::numeric, null::numeric')
  const { rows } = await sql<Row>`
    select especie, valor, vezes, conta, nome_conta as "nomeDaConta", codigo_conta as "codigoDaConta", outra,
      nome_outra as "nomeDaOutra", codigo_outra as "codigoDaOutra", baixado, juros, multa, desconto
    from (
      ${livro('entrada')} union all ${livro('saida')}
      union all
      select 'transferencia', t.valor, t.vezes, destino.id, destino.nome, destino.codigo_contador, 'conta ' || origem.id,
        origem.nome, origem.codigo_contador, ${nothing}
      from (select id_conta_origem, id_conta_destino, sum(valor) as valor, count(*)::int as vezes from transferencia
        where ${ofPeriod} group by 1, 2) t
      join conta_financeira destino on destino.id_cliente = ${idCliente} and destino.id = t.id_conta_destino
      join conta_financeira origem on origem.id_cliente = ${idCliente} and origem.id = t.id_conta_origem
      union all
      select 'saldoInicial', saldo_inicial, 1, id, nome, codigo_contador, null, null, null, ${nothing}
      from conta_financeira
      where id_cliente = ${idCliente} and excluido_em is null and saldo_inicial <> 0
        and data_saldo_inicial between ${inicio}::date and ${fim}::date
    ) soma`.execute(db)
  return rows.map(({ outra, baixado, ...row }) => ({
    especie: row.especie,
    valor: row.valor,
    vezes: row.vezes,
    conta: { chave: `conta ${row.conta}`, nome: row.nomeDaConta, codigo: row.codigoDaConta },
    contrapartida: outra === null ? null : { chave: outra, nome: row.nomeDaOutra ?? '', codigo: row.codigoDaOutra },
    baixa: baixado === null ? null : { valor: baixado, juros: row.juros, multa: row.multa, desconto: row.desconto },
  }))
}
