import { sql } from 'kysely'
import type { DemoArea } from '../context.js'

/**
 * What the bank of one church told of its Pix before the demonstration: the tithes by Pix of the last weeks, receivables that
 * were charged, and two Pix without a code, which wait for the treasurer. No bank is switched on.
 */
export const pixRecebidos: DemoArea = async ({ work, church }) => {
  if (church.key !== 'betel') return
  const { db, idCliente } = work
  const endToEndId = sql`'E12345678' || to_char(quando at time zone 'UTC', 'YYYYMMDDHH24MI') || left(md5(quem || quando), 11)`
  await sql`
    insert into pix_recebido (id_cliente, end_to_end_id, txid, valor, quando, data, pagador, situacao, id_codigo, id_dizimo, created_at, updated_at)
    select ${idCliente}::int, ${endToEndId}, txid, valor, quando, dia, quem, 'lancado', codigo, dizimo, quando, quando
    from (select d.id as dizimo, d.valor_dizimo as valor, d.data_dizimo as dia, c.id as codigo, c.txid, u.name as quem,
        (d.data_dizimo + time '13:00') at time zone 'UTC' + d.id % 500 * interval '1 minute' as quando
      from dizimo d
      join codigo_pix c on c.id_cliente = d.id_cliente and c.id_usuario = d.id_membro and c.finalidade = 'dizimo'
      join usuario u on u.id_cliente = d.id_cliente and u.id = d.id_membro
      where d.id_cliente = ${idCliente} and d.meio_dizimo = 'pix' and d.excluido_em is null
        and d.data_dizimo < (select max(data_dizimo) from dizimo where id_cliente = ${idCliente})
      order by d.data_dizimo desc, d.id desc limit 40) pago
    order by quando`.execute(db)
  await sql`
    insert into pix_recebido (id_cliente, end_to_end_id, valor, quando, data, pagador, mensagem, situacao, motivo, created_at, updated_at)
    select ${idCliente}::int, ${endToEndId}, valor, quando, dia, quem, mensagem, 'pendente', 'txid', quando, quando
    from (select valor, quem, mensagem, dia, (dia + time '15:12') at time zone 'UTC' as quando
      from (values (120.00, 'Marcos A Prado', 'Oferta para missões', 1), (45.50, 'Padaria Bom Trigo Ltda', null, 2)) v(valor, quem, mensagem, antes),
        lateral (select (max(data_dizimo) - antes)::date as dia from dizimo where id_cliente = ${idCliente}) ultimo) pago`.execute(
    db,
  )
  await sql`
    with paga as (
      select b.id as baixa, b.id_conta as conta, b.valor, b.data as dia, u.name as quem,
        md5('cobranca ' || b.id) as txid, (b.data + time '14:20') at time zone 'UTC' as quando
      from baixa_receber b
      join conta_receber c on c.id_cliente = b.id_cliente and c.id = b.id_conta
      join usuario u on u.id_cliente = c.id_cliente and u.id = c.responsavel_usuario_conta
      where b.id_cliente = ${idCliente} and b.meio = 'pix' and b.excluido_em is null and not b.estornada
        and b.juros + b.multa + b.desconto = 0
      order by b.data desc, b.id desc limit 6
    ), cobrada as (
      insert into pix_cobranca (id_cliente, txid, id_conta_receber, valor, expira_em, encerrada_em, created_at, updated_at)
      select ${idCliente}::int, txid, conta, valor, quando + interval '3 days', quando, quando, quando from paga
    )
    insert into pix_recebido (id_cliente, end_to_end_id, txid, valor, quando, data, pagador, situacao, id_conta_receber, id_baixa_receber, created_at, updated_at)
    select ${idCliente}::int, ${endToEndId}, txid, valor, quando, dia, quem, 'lancado', conta, baixa, quando, quando
    from paga order by quando`.execute(db)
}
