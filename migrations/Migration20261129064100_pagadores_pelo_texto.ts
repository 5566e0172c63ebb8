import { Migration } from '@mikro-orm/migrations'

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

const before = 'update pix_recebido set pagador = null, mensagem = null where id_cliente = igreja and id = any (pix);'

/** The same version of a row that the audit log has, without the payer, as far as it names one. */
const nameless = (side: 'antes' | 'depois') =>
  `${side} = case when jsonb_exists(${side}, 'pagador') then ${side} || '{"pagador": null}' else ${side} end`

/** Takes the payer out of these movements; nobody of the church made this change. */
const forget = (igreja: string, ids: string) => `
        update movimento_bancario set pagador = null where id_cliente = ${igreja} and id = any (${ids});
        update auditoria set ${nameless('antes')}, ${nameless('depois')}
          where id_cliente = ${igreja} and tabela = 'movimento_bancario' and id_registro = any (${ids});`

/**
 * The payer of a movement is the bank's text without the words of the operation, of which one may be part of a name ('Sá'),
 * and earlier rules left some of them in it. So a payer is taken for the person who leaves by the bank's text: it has the
 * whole name, without particles and titles.
 */
export class Migration20261129064100_pagadores_pelo_texto extends Migration {
  override name = 'Migration20261129064100_pagadores_pelo_texto'

  override up(): void {
    const after = `select coalesce(array_agg(m.id), '{}') into citados from movimento_bancario m
          where m.id_cliente = igreja and m.pagador is not null and m.id <> all (movimentos) and exists (
            select from unnest(chaves) c(chave) where m.busca like '%' || replace(c.chave, ' ', '%') || '%'
              and position(' ' || c.chave || ' ' in ' ' || chave_do_nome(m.historico) || ' ') > 0);${forget('igreja', 'citados')}
        ${before}`
    this.addSql(`
      do $do$
      declare funcao record;
      begin
        select p.oid, p.prosrc as corpo, pg_get_functiondef(p.oid) as definicao into strict funcao from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.proname = 'anonimizar_pagamentos';
        if position(${literal(before)} in funcao.corpo) = 0 or position('movimentos int[];' in funcao.corpo) = 0 then
          raise exception 'anonimizar_pagamentos is another function';
        end if;
        execute replace(replace(funcao.definicao, 'movimentos int[];', 'movimentos int[];
        citados int[];'), ${literal(before)}, ${literal(after)});
      end $do$;`)
    // of people who have left the text does not say the name any more, but the payer may
    for (const table of ['movimento_bancario', 'auditoria'])
      this.addSql(`alter table "${table}" no force row level security;`)
    this.addSql('alter table "movimento_bancario" disable trigger "auditar_update";')
    this.addSql(`
      do $do$
      declare quem record;
      begin
        for quem in select id_cliente as igreja, array_agg(id) as ids from movimento_bancario
          where pagador is not null and busca like '%pessoa anonimizada%' and historico like '%Pessoa anonimizada%' group by 1 order by 1
        loop${forget('quem.igreja', 'quem.ids')}
        end loop;
      end $do$;`)
    this.addSql('alter table "movimento_bancario" enable trigger "auditar_update";')
    for (const table of ['movimento_bancario', 'auditoria'])
      this.addSql(`alter table "${table}" force row level security;`)
  }
}
