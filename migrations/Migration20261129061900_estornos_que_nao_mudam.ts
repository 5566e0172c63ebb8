import { Migration } from '@mikro-orm/migrations'

/**
 * A yearly statement is cancelled by the reversal of a gift: when one is written, deleted or changed, and not when a text
 * of its row is computed anew, as the migration after this one does.
 */
export class Migration20261129061900_estornos_que_nao_mudam extends Migration {
  override name = 'Migration20261129061900_estornos_que_nao_mudam'

  override up(): void {
    this.addSql(`
      create or replace function comprovante_com_estorno() returns trigger language plpgsql as $$
      declare
        origem_dela text;
        id_da_origem int;
        pessoa int;
        dia date;
      begin
        if tg_op = 'UPDATE' then
          if (new.id_estornado, new.valor, new.excluido_em is null)
            is not distinct from (old.id_estornado, old.valor, old.excluido_em is null) then return null; end if;
        end if;
        select e.origem, e.id_origem into origem_dela, id_da_origem from entrada e where e.id = new.id_estornado and e.id_cliente = new.id_cliente;
        if origem_dela = 'dizimo' then
          select d.id_membro, d.data_dizimo into pessoa, dia from dizimo d where d.id = id_da_origem and d.id_cliente = new.id_cliente;
        elsif origem_dela = 'doacao' then
          select d.id_membro, d.data_doacao into pessoa, dia from doacao d where d.id = id_da_origem and d.id_cliente = new.id_cliente;
        end if;
        if pessoa is not null then perform cancelar_comprovante(new.id_cliente, pessoa, dia); end if;
        return null;
      end $$;`)
  }
}
