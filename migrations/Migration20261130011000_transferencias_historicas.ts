import { Migration } from '@mikro-orm/migrations'

/**
 * A transfer of before the opening balance of one of its accounts may be history of that account, as an entry may: what it
 * brings to the sums is taken out of what the opening balance brings (ADR 0036). Each side has a column, because each account
 * has its own opening day. No transfer that exists is history, so no balance changes now.
 */
export class Migration20261130011000_transferencias_historicas extends Migration {
  override name = 'Migration20261130011000_transferencias_historicas'

  override up(): void {
    this.addSql(
      `alter table "transferencia" add "historico_origem" boolean not null default false, add "historico_destino" boolean not null default false;`,
    )
    // Only updates, as of entries: a copy of a church brings both as they were.
    this.addSql(`
      create function historico_da_transferencia() returns trigger language plpgsql as $$
      begin
        if (new.historico_origem, new.historico_destino, new.valor, new.id_conta_origem, new.id_conta_destino, new.excluido_em is null)
          is not distinct from (old.historico_origem, old.historico_destino, old.valor, old.id_conta_origem, old.id_conta_destino, old.excluido_em is null)
          then return null; end if;
        if old.historico_origem and old.excluido_em is null then
          update conta_financeira c set saldo_inicial = c.saldo_inicial - old.valor, historico = c.historico + old.valor
          where c.id_cliente = old.id_cliente and c.id = old.id_conta_origem;
        end if;
        if old.historico_destino and old.excluido_em is null then
          update conta_financeira c set saldo_inicial = c.saldo_inicial + old.valor, historico = c.historico - old.valor
          where c.id_cliente = old.id_cliente and c.id = old.id_conta_destino;
        end if;
        if new.historico_origem and new.excluido_em is null then
          update conta_financeira c set saldo_inicial = c.saldo_inicial + new.valor, historico = c.historico - new.valor
          where c.id_cliente = new.id_cliente and c.id = new.id_conta_origem;
        end if;
        if new.historico_destino and new.excluido_em is null then
          update conta_financeira c set saldo_inicial = c.saldo_inicial - new.valor, historico = c.historico + new.valor
          where c.id_cliente = new.id_cliente and c.id = new.id_conta_destino;
        end if;
        return null;
      end $$;`)
    this.addSql(
      `create trigger "historico_da_transferencia" after update on "transferencia" for each row when (old.historico_origem or old.historico_destino or new.historico_origem or new.historico_destino) execute function historico_da_transferencia();`,
    )
  }
}
