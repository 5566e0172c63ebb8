import { type RawBuilder, sql } from 'kysely'
import { noEscopo, type Scope } from './escopo.js'

/** The root of the chart for donations. */
const doacao = 3

/**
 * SQL for the gifts to campaigns on some days, which were given for a purpose whatever their category says, with their
 * reversals. Those whose category is restricted are none of them: these count as restricted already.
 * @param days a condition on `data`
 */
export const givenToCampanhas = (scope: Scope, days: RawBuilder<unknown>) => {
  const igreja = sql`${scope.idCliente}::int`
  const forCampanha = (
    dada: string,
  ) => sql`(${sql.ref(`${dada}.origem`)} = 'doacao' or (${sql.ref(`${dada}.origem`)} = 'pixRecebido' and exists (
    select from pix_recebido p join codigo_pix c on c.id_cliente = p.id_cliente and c.id = p.id_codigo
    where p.id_cliente = ${igreja} and p.id = ${sql.ref(`${dada}.id_origem`)} and c.finalidade = 'campanha')))`
  return sql`
    select data, categoria, id_categoria, valor from entrada
    where id_cliente = ${igreja} and excluido_em is null and categoria = ${sql.lit(doacao)} and ${days} ${noEscopo(scope)}
      and (${forCampanha('entrada')} or id_estornado in (select id from entrada dada where dada.id_cliente = ${igreja} and ${forCampanha('dada')}))
      and not coalesce(
        (select c.restrita from categoria c where c.id_cliente = ${igreja} and c.id = entrada.id_categoria),
        (select c.restrita from categoria c where c.id_cliente = ${igreja} and c.fixa and c.natureza = 'receita' and c.raiz = ${sql.lit(doacao)}),
        false)`
}
