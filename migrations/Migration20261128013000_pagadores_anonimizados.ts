import { Migration } from '@mikro-orm/migrations'

/** Words of a name that a payer's name is compared without (`chave` of the application). */
const left =
  'da de do das dos e pr pra pastor pastora rev reverendo bispo irmao irma ir dr dra sr sra diacono presbitero'

const before = "where id_cliente = igreja and tabela = 'usuario' and id_registro = pessoa;"
const after = `${before}
        perform anonimizar_pagamentos(igreja, pessoa, termos);`

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** The same columns in a version of a row that the audit log has, as far as it has them. */
const nameless = (side: string, changes: string) =>
  `${side} || (select coalesce(jsonb_object_agg(n.key, n.value), '{}') from jsonb_each(${changes}) n where jsonb_exists(${side}, n.key))`

/** A line of the statement as it is now. */
const line = `jsonb_build_object('historico', m.historico, 'documento', '', 'fitid', '', 'pagador', null)`

/** What the bank called the money, without a name. */
const plain = (row: string) => `case when ${row}.valor < 0
              then case when normalizar(${row}.historico) ~ '\\mpix\\M' then 'Pix enviado' else 'Débito na conta' end
            when normalizar(${row}.historico) ~ '\\mpix\\M' then 'Pix recebido' else 'Crédito na conta' end`

/**
 * A person who leaves is taken out of the bank's texts of the own gifts by the gift, not only by the whole name: banks
 * write other forms of it, and compare it without some words.
 */
export class Migration20261128013000_pagadores_anonimizados extends Migration {
  override name = 'Migration20261128013000_pagadores_anonimizados'

  override up(): void | Promise<void> {
    this.addSql(`
      create function chave_do_nome(nome text) returns text language plpgsql immutable parallel safe as $$ begin
        return (select string_agg(palavra, ' ' order by n)
          from regexp_split_to_table(regexp_replace(normalizar(nome), '[^a-z ]+', ' ', 'g'), ' +') with ordinality x(palavra, n)
          where length(palavra) > 1 and palavra <> all (string_to_array('${left}', ' ')));
      end $$;`)
    this.addSql(`
      create function anonimizar_pagamentos(igreja int, pessoa int, termos text[]) returns void language plpgsql as $$
      declare
        chaves text[];
        pix int[];
        pagamentos text[];
        movimentos int[];
      begin
        -- a key of one word, or that somebody else has too, says of nobody that the payment is that person's
        select coalesce(array_agg(distinct left(c.chave, 80)), '{}') into chaves
          from unnest(termos) t(termo), lateral (select chave_do_nome(t.termo) as chave) c
          where t.termo !~ '[@0-9]' and position(' ' in c.chave) > 0
            and not exists (select from usuario u where u.id_cliente = igreja and u.id <> pessoa and u.anonimizado_em is null
              and chave_do_nome(u.name) = c.chave);
        select coalesce(array_agg(p.id), '{}'), coalesce(array_agg(p.end_to_end_id), '{}') into pix, pagamentos
          from pix_recebido p
          left join codigo_pix k on k.id_cliente = p.id_cliente and k.id = p.id_codigo
          left join dizimo d on d.id_cliente = p.id_cliente and d.id = p.id_dizimo
          left join doacao o on o.id_cliente = p.id_cliente and o.id = p.id_doacao
          where p.id_cliente = igreja and (k.id_usuario = pessoa or d.id_membro = pessoa or o.id_membro = pessoa);
        select coalesce(array_agg(m.id), '{}') into movimentos from movimento_bancario m
          where m.id_cliente = igreja and (m.e2e = any (pagamentos) or m.pagador = any (chaves) or exists (
            select from conciliacao c join entrada e on e.id_cliente = c.id_cliente and e.id = c.id_entrada
              left join dizimo d on d.id_cliente = e.id_cliente and e.origem = 'dizimo' and d.id = e.id_origem
              left join doacao o on o.id_cliente = e.id_cliente and e.origem = 'doacao' and o.id = e.id_origem
            where c.id_cliente = m.id_cliente and c.id_movimento = m.id and (d.id_membro = pessoa or o.id_membro = pessoa
              or e.origem = 'pixRecebido' and e.id_origem = any (pix))));

        update pix_recebido set pagador = null, mensagem = null where id_cliente = igreja and id = any (pix);
        update movimento_bancario m set historico = ${plain('m')}, documento = '', fitid = '', pagador = null
          where m.id_cliente = igreja and m.id = any (movimentos);
        update auditoria set antes = ${nameless('antes', `'{"pagador": null, "mensagem": null}'::jsonb`)},
            depois = ${nameless('depois', `'{"pagador": null, "mensagem": null}'::jsonb`)}
          where id_cliente = igreja and tabela = 'pix_recebido' and id_registro = any (pix);
        update auditoria a set antes = ${nameless('a.antes', line)}, depois = ${nameless('a.depois', line)}
          from movimento_bancario m
          where a.id_cliente = igreja and a.tabela = 'movimento_bancario' and a.id_registro = any (movimentos)
            and m.id_cliente = a.id_cliente and m.id = a.id_registro;
      end $$;`)
    this.addSql(`
      do $do$
      declare funcao record;
      begin
        select p.oid, p.prosrc as corpo, pg_get_functiondef(p.oid) as definicao into strict funcao from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.proname = 'anonimizar_pessoa';
        if position(${literal(before)} in funcao.corpo) = 0 then raise exception 'anonimizar_pessoa is another function'; end if;
        execute replace(funcao.definicao, ${literal(before)}, ${literal(after)});
      end $do$;`)
  }
}
