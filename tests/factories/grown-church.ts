import type { TestApp, TestChurch } from './harness.js'

/**
 * Gives a church people, and of everything else as much as so many people bring: tithes and offerings of fifteen months,
 * presences of half a year, cells, visits, gifts to campaigns, lines of the bank. Written as a copy of a database is.
 */
export async function growChurch(app: TestApp, { idCliente }: TestChurch, people: number, hoje: string): Promise<void> {
  const c = idCliente
  const day = `date '${hoje}'`
  const person = (n: string) => `p.ids[1 + (${n}) % ${people}]`
  const ids = `(select array_agg(id order by id) as ids from usuario where id_cliente = ${c} and id <> ${c}) p`
  const statements = [
    // one of 200 came in the last month; one of 20 is not active, and one of 15 new in the faith
    `insert into usuario (id_cliente, name, email, data_nascimento, usuario_ativo, recem_convertido, created_at)
     select ${c}, 'Pessoa ' || n, 'p' || n || '.${c}@exemplo.com.br', date '1950-01-01' + n * 37 % 20000, (n % 20 > 0)::int, (n % 15 = 0)::int,
       now() - interval '1 day' * case when n % 200 = 0 then n % 25 else 40 + n % 2000 end from generate_series(1, ${people}) n`,
    `insert into celula (id_cliente, nome_celula) select ${c}, 'Célula ' || n from generate_series(1, ${people} / 15) n`,
    `insert into membro_celula (id_cliente, id_celula, id_membro)
     select ${c}, k.ids[1 + n % cardinality(k.ids)], ${person('n')} from ${ids},
       (select array_agg(id) as ids from celula where id_cliente = ${c}) k, generate_series(1, ${people} / 2) n`,
    `insert into entrada (id_cliente, descricao, data, categoria, valor)
     select ${c}, 'Oferta ' || n, ${day} - n % 450, 1 + n % 5, 10 + n % 90 from generate_series(1, ${people} * 3) n`,
    `insert into saida (id_cliente, descricao, data, categoria, valor)
     select ${c}, 'Despesa ' || n, ${day} - n % 450, 1 + n % 5, 10 + n % 50 from generate_series(1, ${people}) n`,
    `insert into dizimo (id_cliente, id_membro, valor_dizimo, data_dizimo, meio_dizimo)
     select ${c}, ${person('n')}, 50, ${day} - n % 450, 'pix' from ${ids}, generate_series(1, ${people}) n`,
    `insert into culto (id_cliente, data_culto, hora_culto) select ${c}, ${day} - k * 7, '19:00' from generate_series(-4, 26) k`,
    // of those who come, one of 30 has stayed away for the last five weeks
    `insert into participacao_culto (id_cliente, id_culto, id_membro)
     select ${c}, c.id, ${person('n')} from ${ids}, culto c, generate_series(1, ${people} / 3) n
     where c.id_cliente = ${c} and c.data_culto < ${day} - case when n % 30 = 0 then 35 else 0 end`,
    `insert into visita_pastoral (id_cliente, id_pastor, id_visitado, data_visita)
     select ${c}, ${c}, ${person('n')}, ${day} + case when n <= 10 then n else -n end from ${ids}, generate_series(1, 10 + ${people} / 10) n`,
    `insert into campanha_missoes (id_cliente, nome_campanha, tipo_campanha, data_inicio, data_fim, alvo_campanha, ajuste)
     select ${c}, 'Campanha ' || n, 'nacional', ${day} - 60, ${day} + n * 30, 10000, 0 from generate_series(1, 2) n`,
    `insert into doacao (id_cliente, id_campanha, id_membro, valor_doacao, data_doacao)
     select ${c}, k.ids[1 + n % 2], ${person('n')}, 20, ${day} - n % 60 from ${ids},
       (select array_agg(id) as ids from campanha_missoes where id_cliente = ${c}) k, generate_series(1, ${people} / 5) n`,
    `insert into departamento (id_cliente, titulo_departamento) values (${c}, 'Geral')`,
    `insert into centro_custo (id_cliente, nome, id_departamento) select ${c}, 'Geral', id from departamento where id_cliente = ${c}`,
    `insert into conta_pagar (id_cliente, descricao_conta, valor_conta, data_vencimento_conta, status_conta, id_centro_custo)
     select ${c}, 'Conta ' || n, 100, ${day} + (n - 5), 'aberto', k.id from centro_custo k, generate_series(1, 20) n where k.id_cliente = ${c}`,
    `insert into conta_pagar (id_cliente, descricao_conta, valor_conta, valor_baixado, data_vencimento_conta, data_encerramento_conta, status_conta, id_centro_custo)
     select ${c}, 'Conta ' || n, 100, 100, ${day} - n, ${day} - n, 'pago', k.id from centro_custo k, generate_series(1, ${people} / 20) n where k.id_cliente = ${c}`,
  ]
  // without triggers, as the rows of a moved church come: in one message, because each may be on another connection
  await app.sql(
    `set session_replication_role = replica; ${statements.join('; ')}; set session_replication_role = origin`,
  )
  await app.sql('vacuum (analyze)')
}
