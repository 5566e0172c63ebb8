// Fills the church of books.mjs: ten years of a large church's ledger, and what its other screens of money show.

/**
 * Fills the tables. The triggers are switched off, because writing the audit log would only take time.
 * @param owner a connected client of the tables' owner
 * @param large the number of the large church; twenty small ones follow it
 * @param entries how many incomes the large church has, of which a fifth are tithes; it has half as many expenses
 */
export async function fillBooks(owner, large, entries) {
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `insert into usuario (id_cliente, name, email, perfil)
     select $1::int, 'Pessoa ' || i, 'pessoa' || i || '@exemplo.com.br', 2 from generate_series(1, 500) i`,
    [large],
  )
  for (let church = large; church <= large + 20; church++) {
    await payables(owner, church, church === large ? Math.round(entries / 5) : 200)
    await ledger(owner, church, 'entrada', church === large ? Math.round(entries * 0.8) : 2000)
    await ledger(owner, church, 'saida', church === large ? entries / 2 : 1000)
  }
  await tithes(owner, large, Math.round(entries * 0.2))
  await statement(owner, large)
  await otherMoney(owner, large, entries)
  await owner.query(
    `vacuum analyze usuario, entrada, saida, transferencia, movimento_bancario, conciliacao, conta_pagar, baixa_pagar, dizimo,
       recibo, pix_recebido, contagem`,
  )
}

const ledger = (owner, church, table, rows) =>
  owner.query(
    `insert into ${table} (id_cliente, descricao, data, categoria, valor)
     select $1::int, 'Oferta do culto de domingo nº ' || i, date '2026-11-20' - (i % 3650), 1 + i % 5, 10 + (i % 90000) / 100.0
     from generate_series(1, $2::int) i`,
    [church, rows],
  )

const payables = (owner, church, rows) =>
  owner.query(
    `with made as (
       insert into conta_pagar (id_cliente, descricao_conta, valor_conta, valor_baixado, data_vencimento_conta, status_conta,
         data_encerramento_conta, id_centro_custo)
       select $1::int, 'Conta nº ' || i % 700, 100 + i % 900, case when i % 10 > 0 then 100 + i % 900 else i % 50 end,
         date '2026-11-20' - (i % 3650), case when i % 10 > 0 then 'pago' else 'aberto' end,
         case when i % 10 > 0 then date '2026-11-20' - (i % 3650) end, 1
       from generate_series(1, $2::int) i returning id, valor_baixado, data_vencimento_conta)
     insert into baixa_pagar (id_cliente, id_conta, vez, data, valor)
     select $1::int, id, 1, data_vencimento_conta, valor_baixado from made where valor_baixado > 0`,
    [church, rows],
  )

/** Tithes of 500 people with their incomes; each second one has a receipt. */
async function tithes(owner, church, rows) {
  await owner.query(
    `with made as (
       insert into dizimo (id_cliente, id_membro, valor_dizimo, data_dizimo, meio_dizimo, numero_recibo, recibo_em)
       select $1::int, p.ids[1 + i % 500], 10 + (i % 90000) / 100.0, date '2026-11-20' - (i % 3650), 'pix',
         case when i % 2 = 0 then i / 2 end, case when i % 2 = 0 then now() end
       from generate_series(1, $2::int) i
       cross join (select array_agg(id order by id) as ids from usuario where id_cliente = $1 and name like 'Pessoa %') p
       returning id, id_membro, valor_dizimo, data_dizimo, numero_recibo
     ), entered as (
       insert into entrada (id_cliente, descricao, data, categoria, valor, origem, id_origem)
       select $1, 'Dízimo de Pessoa ' || id_membro, data_dizimo, 1, valor_dizimo, 'dizimo', id from made
     )
     insert into recibo (id_cliente, numero, codigo, id_dizimo, id_membro, nome_pessoa, valor, data, meio, finalidade, nome_igreja,
       cargo, emitido_em)
     select $1, numero_recibo, md5(id::text), id, id_membro, 'Pessoa ' || id_membro, valor_dizimo, data_dizimo, 'Pix', 'dízimo',
       'Grande', 'Tesouraria', now() from made where numero_recibo is not null`,
    [church, rows],
  )
}

/** The bank's statement of the last five years: each second income has its movement, and the newest 500 wait for theirs. */
async function statement(owner, church) {
  await owner.query(
    `with extrato as (
       insert into extrato_bancario (id_cliente, id_conta_financeira, nome_arquivo, formato, saldo, data_saldo)
       select id_cliente, id, 'extrato.ofx', 'ofx', 1, '2026-11-20' from conta_financeira where id_cliente = $1 and geral
       returning id, id_conta_financeira)
     insert into movimento_bancario (id_cliente, id_conta_financeira, id_extrato, identidade, data, valor, fitid, historico, documento,
       pagador, situacao)
     select $1, x.id_conta_financeira, x.id, 'entrada ' || e.id, e.data, e.valor, '', 'PIX RECEBIDO ' || e.id % 2000, '',
       'pessoa ' || e.id % 2000, case when row_number() over (order by e.data desc, e.id) <= 500 then 'pendente' else 'conciliado' end
     from entrada e cross join extrato x where e.id_cliente = $1 and e.data > '2021-11-20' and e.id % 2 = 0`,
    [church],
  )
  await owner.query(
    `insert into conciliacao (id_cliente, id_movimento, ordem, id_entrada)
     select id_cliente, id, 1, substr(identidade, 9)::int from movimento_bancario where id_cliente = $1 and situacao = 'conciliado'`,
    [church],
  )
}

/** A savings account with transfers, Pix, countings, the budget of the year, and an account of ten months for the council. */
async function otherMoney(owner, church, entries) {
  await owner.query(
    `with nova as (
       insert into conta_financeira (id_cliente, nome, tipo, saldo_inicial, data_saldo_inicial)
       values ($1, 'Poupança', 'poupanca', 1000, '2017-01-01') returning id)
     insert into transferencia (id_cliente, data, valor, id_conta_origem, id_conta_destino)
     select $1, date '2026-11-20' - (i % 3650), 10 + i % 900, case when i % 3 > 0 then c.id else nova.id end,
       case when i % 3 > 0 then nova.id else c.id end
     from generate_series(1, $2::int) i cross join nova cross join conta_financeira c where c.id_cliente = $1 and c.geral`,
    [church, Math.round(entries / 40)],
  )
  await owner.query(
    `with codigo as (
       insert into codigo_pix (id_cliente, txid, finalidade) values ($1, 'BENCHDIZIMO', 'dizimo') returning id)
     insert into pix_recebido (id_cliente, end_to_end_id, txid, valor, quando, data, pagador, situacao, motivo, id_codigo, id_dizimo)
     select $1, 'E' || lpad(row_number() over (order by d.id)::text, 31, '0'), 'BENCHDIZIMO', d.valor_dizimo, d.data_dizimo, d.data_dizimo,
       'Pessoa ' || d.id_membro, case when d.id % 100 = 0 then 'pendente' else 'lancado' end, case when d.id % 100 = 0 then 'txid' end,
       codigo.id, case when d.id % 100 > 0 then d.id end
     from dizimo d cross join codigo where d.id_cliente = $1`,
    [church],
  )
  await owner.query(
    `insert into contagem (id_cliente, data, descricao, categoria, id_primeira_pessoa, primeira, id_segunda_pessoa, segunda,
       primeira_assinada_em, segunda_assinada_em)
     select $1, date '2026-11-20' - i, 'Ofertas do culto', 2, $1, contado, $1 + 1, contado, now(), now()
     from generate_series(1, 3000) i cross join (select
       '{"quantidades": {"100": 3, "50": 7, "2": 30}, "cheques": "0.00", "total": "710.00", "em": "2026-11-20T12:00:00Z"}'::jsonb as contado) c`,
    [church],
  )
  await owner.query(
    `insert into previsao_orcamentaria (id_cliente, ano, aprovada_em, orgao, registrada_em, linhas)
     select $1, 2026, '2025-12-01', 'assembleia', now(), jsonb_agg(jsonb_build_object('categoria', uuid, 'centro', null,
       'meses', to_jsonb(array_fill('1000.00'::text, array[12])))) from categoria where id_cliente = $1`,
    [church],
  )
  await owner.query(
    `insert into prestacao_contas (id_cliente, nome, inicio, fim) values ($1, 'Contas do ano', '2026-01-01', '2026-10-31')`,
    [church],
  )
}
