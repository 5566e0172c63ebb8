import { Migration } from '@mikro-orm/migrations'

/**
 * The version before does not know how often an account repeats, and makes every next one a month later. While both
 * versions serve requests, the next account of a series takes over what the one before it says: how often, and so its day.
 * That version makes one for each month until today; it is refused those that lie ahead, and this version makes them in time.
 */
export class Migration20261127101500_frequencia_do_anterior extends Migration {
  override name = 'Migration20261127101500_frequencia_do_anterior'

  override up(): void {
    this.addSql(`
      create function repetir_como_o_anterior() returns trigger language plpgsql as $$
      declare
        anterior record;
        mes timestamp;
      begin
        execute format('select frequencia, data_vencimento_conta as vencimento from %I.%I
          where id_cliente = $1 and serie = $2 and parcela = $3', tg_table_schema, tg_table_name)
          into anterior using new.id_cliente, new.serie, new.parcela - 1;
        new.frequencia := anterior.frequencia;
        if anterior.frequencia = 'semanal' then
          new.data_vencimento_conta := anterior.vencimento + 7;
        elsif anterior.frequencia is not null then
          mes := date_trunc('month', anterior.vencimento::timestamp) + make_interval(months =>
            case anterior.frequencia when 'mensal' then 1 when 'bimestral' then 2 when 'trimestral' then 3 when 'semestral' then 6
              else 12 end);
          new.data_vencimento_conta := least(mes::date + new.dia_vencimento - 1, (mes + interval '1 month')::date - 1);
          if anterior.frequencia <> 'mensal' and new.data_vencimento_conta > current_date + 32 then
            raise exception 'the next record of this series is due on %, too far ahead', new.data_vencimento_conta;
          end if;
        end if;
        return new;
      end $$;`)
    for (const table of ['conta_pagar', 'conta_receber'])
      this.addSql(
        `create trigger "repetir_como_o_anterior" before insert on "${table}" for each row when (new.repete and new.frequencia is null) execute function repetir_como_o_anterior();`,
      )
  }
}
