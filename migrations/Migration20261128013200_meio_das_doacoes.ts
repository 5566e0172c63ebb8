import { Migration } from '@mikro-orm/migrations'

const before = "select o.id_membro, o.valor_doacao, o.data_doacao, null, 'doação à campanha ' || c.nome_campanha"
const after = `select o.id_membro, o.valor_doacao, o.data_doacao, case o.meio_doacao
              when 'dinheiro' then 'Dinheiro' when 'pix' then 'Pix' when 'cartao' then 'Cartão' when 'transferencia' then 'Transferência'
              when 'cheque' then 'Cheque' end, 'doação à campanha ' || c.nome_campanha`

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** How a donation was given, where somebody says or the bank told. Its receipt says so, as that of a tithe does. */
export class Migration20261128013200_meio_das_doacoes extends Migration {
  override name = 'Migration20261128013200_meio_das_doacoes'

  override up(): void | Promise<void> {
    this.addSql(`alter table "doacao" add "meio_doacao" varchar(14) null;`)
    // both versions: the version before leaves it empty
    this.addSql(
      `alter table "doacao" add constraint "doacao_meio" check (meio_doacao in ('dinheiro', 'pix', 'cartao', 'transferencia', 'cheque'));`,
    )
    this.addSql(`
      do $do$
      declare funcao record;
      begin
        select p.oid, p.prosrc as corpo, pg_get_functiondef(p.oid) as definicao into strict funcao from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.proname = 'preparar_recibo';
        if position(${literal(before)} in funcao.corpo) = 0 then raise exception 'preparar_recibo is another function'; end if;
        execute replace(funcao.definicao, ${literal(before)}, ${literal(after)});
      end $do$;`)
  }
}
