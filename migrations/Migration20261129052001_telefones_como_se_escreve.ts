import { Migration } from '@mikro-orm/migrations'

const dozens = 'where length(n.numero) between 10 and 11'

/**
 * Whoever leaves a church is taken out of its texts by a telephone number with any spaces, points, dashes and brackets
 * between its digits, with the 0 before the area code too: (11) 9 8765-4321, 011 98765 4321; and by a foreign number.
 */
export class Migration20261129052001_telefones_como_se_escreve extends Migration {
  override name = 'Migration20261129052001_telefones_como_se_escreve'

  override up(): void {
    // word processors and telephones write other spaces and dashes than keyboards
    this.addSql(String.raw`
      create or replace function padrao_de_telefone(numero text) returns text language sql immutable strict parallel safe as $$
        select '(?:\+?55[\s\u00a0().\u2010-\u2015-]*)?(?:[+(]\s?)?0?'
          || regexp_replace(numero, '(.)(?=.)', '\1[\\s\\u00a0().\\u2010-\\u2015-]*', 'g')
      $$;`)
    this.addSql(`
      do $do$
      declare
        definicao constant text := pg_get_functiondef(p.oid) from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.proname = 'padroes_da_pessoa';
      begin
        if position('${dozens}' in definicao) = 0 then raise exception 'padroes_da_pessoa is another function'; end if;
        execute replace(definicao, '${dozens}',
          'where (length(n.numero) between 10 and 11 or x.i ->> ''telefone_usuario'' like ''+%'' and length(n.numero) between 8 and 15)');
      end $do$;`)
  }
}
