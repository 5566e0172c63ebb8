import { Migration } from '@mikro-orm/migrations'

const before = "where id_cliente = igreja and tabela = 'usuario' and id_registro = pessoa;"

// the operator for keys is written as a function, because a question mark is a parameter to some drivers
const nameless = (side: 'antes' | 'depois') =>
  `${side} - 'documento' || case when jsonb_exists(${side}, 'nome_pessoa') then '{"nome_pessoa": "Pessoa anonimizada"}'::jsonb else '{}'::jsonb end`

const after = `${before}
        -- a receipt is about one person, so that also a name of one word, which texts keep, is that person's
        update auditoria set antes = ${nameless('antes')},
            depois = ${nameless('depois')}
          where id_cliente = igreja and tabela = 'recibo'
            and id_registro in (select r.id from recibo r where r.id_cliente = igreja and r.id_membro = pessoa);`

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * A person who leaves is taken out of the log of the own receipts by the receipt, not only by the text of the name: names
 * of one word are not searched for, and stayed.
 */
export class Migration20261126191000_nomes_dos_recibos extends Migration {
  override name = 'Migration20261126191000_nomes_dos_recibos'

  override up(): void | Promise<void> {
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
