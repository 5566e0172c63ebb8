import { Migration } from '@mikro-orm/migrations'

/** The trigger of a part of a table, where churches are distributed, has the name of the part. */
export class Migration20261129060100_historico_por_parte extends Migration {
  override name = 'Migration20261129060100_historico_por_parte'

  override up(): void {
    this.addSql(String.raw`
      create or replace function historico_da_conta() returns trigger language plpgsql as $$
      declare sinal constant int := case regexp_replace(tg_table_name, '_\d+$', '') when 'entrada' then 1 else -1 end;
      begin
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
