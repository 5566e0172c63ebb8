import { Migration } from '@mikro-orm/migrations'

/**
 * Numbers within the church for what is in its books, beside the ids, which all churches share. They lie in a table of
 * their own, so that no entry is written anew: no closed month, no audit log and no version before notices.
 *
 * A statement notes the ids of its new records (`a_numerar`), and they get their numbers when the transaction ends. So
 * nobody waits for a transaction that still writes, and none holds the lock while it waits for another row.
 */
export class Migration20261129063200_numeros extends Migration {
  override name = 'Migration20261129063200_numeros'

  override up(): void {
    this.addSql(
      `create table "numero_lancamento" ("id_cliente" int not null, "tabela" varchar(13) not null, "id_registro" int not null, "numero" int not null, primary key ("id_cliente", "tabela", "id_registro"));`,
    )
    this.addSql(`create unique index "numero_lancamento_numero" on "numero_lancamento" ("id_cliente", "numero");`)
    this.addSql(
      `create table "a_numerar" ("id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "tabela" varchar(13) not null, "ids" int[] not null, primary key ("id_cliente", "uuid"));`,
    )
    for (const table of ['numero_lancamento', 'a_numerar']) {
      this.addSql(`alter table "${table}" enable row level security;`)
      this.addSql(`alter table "${table}" force row level security;`)
      this.addSql(
        `create policy "${table}_tenant" on "${table}" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
      )
    }

    // Numbers all records of a church by date; whoever calls it holds the lock, and the church has no numbers yet. Row by
    // row, because the nodes of Citus take no insert from a select here.
    this.addSql(`
      create function numerar_igreja(igreja int) returns void language plpgsql as $$
      declare
        registro record;
        proximo int := 1;
      begin
        for registro in
          select 'entrada' as tabela, id, data as dia, created_at from entrada where id_cliente = igreja
          union all select 'saida', id, data, created_at from saida where id_cliente = igreja
          union all select 'transferencia', id, data, created_at from transferencia where id_cliente = igreja
          union all select 'conta_pagar', id, created_at::date, created_at from conta_pagar where id_cliente = igreja
          union all select 'conta_receber', id, created_at::date, created_at from conta_receber where id_cliente = igreja
          order by dia, created_at, tabela, id
        loop
          insert into numero_lancamento (id_cliente, tabela, id_registro, numero)
            values (igreja, registro.tabela, registro.id, proximo);
          proximo := proximo + 1;
        end loop;
      end $$;`)
    // The first record of a church during the update may come before the next migration has numbered the older ones. What
    // is numbered with them is not numbered again.
    this.addSql(`
      create function numerar() returns trigger language plpgsql as $$
      declare ultimo int;
      begin
        perform pg_advisory_xact_lock(7242243, new.id_cliente);
        select max(numero) into ultimo from numero_lancamento where id_cliente = new.id_cliente;
        if ultimo is null then
          perform numerar_igreja(new.id_cliente);
        elsif cardinality(new.ids) = 1 then
          insert into numero_lancamento (id_cliente, tabela, id_registro, numero)
            values (new.id_cliente, new.tabela, new.ids[1], ultimo + 1) on conflict do nothing;
        else
          insert into numero_lancamento (id_cliente, tabela, id_registro, numero)
            select new.id_cliente, new.tabela, id, ultimo + lugar from unnest(new.ids) with ordinality as n(id, lugar)
            on conflict do nothing;
        end if;
        delete from a_numerar where id_cliente = new.id_cliente and uuid = new.uuid;
        return null;
      end $$;`)
    this.addSql(
      `create constraint trigger "numerar" after insert on "a_numerar" deferrable initially deferred for each row execute function numerar();`,
    )
    this.addSql(`
      create function anotar_numeros_insert() returns trigger language plpgsql as $$ begin
        insert into a_numerar (id_cliente, tabela, ids)
          select id_cliente, tg_table_name, array_agg(id order by id) from depois group by id_cliente;
        return null;
      end $$;`)
    // the same for each row, for Citus
    this.addSql(String.raw`
      create function anotar_numeros_linha() returns trigger language plpgsql as $$ begin
        insert into a_numerar (id_cliente, tabela, ids)
          values (new.id_cliente, regexp_replace(tg_table_name, '_\d+$', ''), array[new.id]);
        return null;
      end $$;`)
    for (const table of ['entrada', 'saida', 'transferencia', 'conta_pagar', 'conta_receber'])
      this.addSql(
        `create trigger "numerar_insert" after insert on "${table}" referencing new table as depois for each statement execute function anotar_numeros_insert();`,
      )
  }
}
