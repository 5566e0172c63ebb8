import { Migration } from '@mikro-orm/migrations'

/**
 * Numbers what was in the books before there were numbers, by date, church by church, each in its own transaction.
 * Interrupted, it begins again, and leaves out the churches that have numbers.
 */
const numerar = `do $do$
declare
  igrejas int[];
  igreja int;
begin
  -- the nodes of Citus hear of the church by this
  set citus.propagate_set_commands = 'local';
  -- the owner reads no church but the one of the transaction, not even which there are
  set local lock_timeout = '2s';
  set local citus.multi_shard_modify_mode = 'sequential';
  alter table cliente no force row level security;
  select coalesce(array_agg(id order by id), '{}') into igrejas from cliente;
  alter table cliente force row level security;
  commit;

  foreach igreja in array igrejas loop
    execute format('set local app.id_cliente = %L', igreja);
    perform pg_advisory_xact_lock(7242243, igreja);
    if not exists (select from numero_lancamento where id_cliente = igreja) then
      perform numerar_igreja(igreja);
    end if;
    commit;
  end loop;
end $do$;`

export class Migration20261129063300_numeros_de_antes extends Migration {
  override name = 'Migration20261129063300_numeros_de_antes'

  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    this.addSql(numerar)
  }
}
