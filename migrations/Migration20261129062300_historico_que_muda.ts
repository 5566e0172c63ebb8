import { Migration } from '@mikro-orm/migrations'

/**
 * History is taken out of an opening balance when it begins, ends or changes. Any other update of such an entry, as when a
 * name is erased from its text, leaves the opening balance alone, whose month may be closed.
 */
export class Migration20261129062300_historico_que_muda extends Migration {
  override name = 'Migration20261129062300_historico_que_muda'

  override up(): void {
    this.addSql(String.raw`
      create or replace function historico_da_conta() returns trigger language plpgsql as $$
      declare sinal constant int := case regexp_replace(tg_table_name, '_\d+$', '') when 'entrada' then 1 else -1 end;
      begin
        if (new.historico, new.valor, new.id_conta_financeira, new.excluido_em is null)
          is not distinct from (old.historico, old.valor, old.id_conta_financeira, old.excluido_em is null) then return null; end if;
        if old.historico and old.excluido_em is null then
          update conta_financeira c
          set saldo_inicial = c.saldo_inicial + sinal * old.valor, historico = c.historico - sinal * old.valor
          where c.id_cliente = old.id_cliente
            and (c.id = old.id_conta_financeira or (old.id_conta_financeira is null and c.geral));
        end if;
        if new.historico and new.excluido_em is null then
          update conta_financeira c
          set saldo_inicial = c.saldo_inicial - sinal * new.valor, historico = c.historico + sinal * new.valor
          where c.id_cliente = new.id_cliente
            and (c.id = new.id_conta_financeira or (new.id_conta_financeira is null and c.geral));
        end if;
        return null;
      end $$;`)
  }
}
