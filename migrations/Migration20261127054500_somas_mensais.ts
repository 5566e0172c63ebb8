import { Migration } from '@mikro-orm/migrations'

/**
 * Sums of each month and account, so that a balance needs not add a church's whole ledger. A job writes them; until then,
 * and wherever they do not count, the ledger itself is added. The triggers run for every version of the server.
 *
 * A later migration that changes amounts, days, accounts or the deletion of entries must delete the rows of soma_valida,
 * with row-level security off for that table too: without a church, the triggers see none of them.
 */
export class Migration20261127054500_somas_mensais extends Migration {
  override name = 'Migration20261127054500_somas_mensais'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "soma_mensal" ("id_cliente" int not null, "id_conta_financeira" int not null, "mes" date not null, "soma_entradas" numeric(24,2) null, "soma_saidas" numeric(24,2) null, "soma_recebidas" numeric(24,2) null, "soma_enviadas" numeric(24,2) null, primary key ("id_cliente", "id_conta_financeira", "mes"));`,
    )
    this.addSql(
      `alter table "soma_mensal" add constraint "soma_mensal_id_conta_financeira_id_cliente_foreign" foreign key ("id_conta_financeira", "id_cliente") references "conta_financeira" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create table "soma_valida" ("id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "ate" date not null, primary key ("id_cliente", "uuid"));`,
    )
    for (const table of ['soma_mensal', 'soma_valida']) {
      this.addSql(`alter table "${table}" enable row level security;`)
      this.addSql(`alter table "${table}" force row level security;`)
      this.addSql(
        `create policy "${table}_tenant" on "${table}" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
      )
    }

    // The lock comes first: whoever adds up the months holds it until the sums are there, and this transaction until the
    // entry is. So either the sums contain the entry, or this function sees that they exist without it.
    this.addSql(`
      create function desfazer_soma(igreja int, dia date) returns void language plpgsql as $$ begin
        perform from fechamento where id_cliente = igreja for share;
        if (select min(ate) from soma_valida where id_cliente = igreja) >= dia then
          insert into soma_valida (id_cliente, ate) values (igreja, (date_trunc('month', dia::timestamp) - interval '1 day')::date);
        end if;
      end $$;`)
    this.addSql(`
      create function desfazer_soma_insert() returns trigger language plpgsql as $$ begin
        perform desfazer_soma(id_cliente, min(data)) from depois where excluido_em is null group by id_cliente;
        return null;
      end $$;`)
    // only what the sums are made of: a new description changes none
    const changed = (columns: string) => `
      perform desfazer_soma(id_cliente, min(data)) from (
        (select ${columns} from antes where excluido_em is null except select ${columns} from depois where excluido_em is null)
        union all
        (select ${columns} from depois where excluido_em is null except select ${columns} from antes where excluido_em is null)
      ) x group by id_cliente;`
    this.addSql(`
      create function desfazer_soma_update() returns trigger language plpgsql as $$ begin
        if tg_table_name = 'transferencia' then${changed('id_cliente, id, data, valor, id_conta_origem, id_conta_destino')}
        else${changed('id_cliente, id, data, valor, id_conta_financeira')}
        end if;
        return null;
      end $$;`)
    this.addSql(`
      create function desfazer_soma_delete() returns trigger language plpgsql as $$ begin
        if apagando_igreja() then return null; end if;
        perform desfazer_soma(id_cliente, min(data)) from antes where excluido_em is null group by id_cliente;
        return null;
      end $$;`)
    // the same for each row, for Citus
    this.addSql(`
      create function desfazer_soma_linha() returns trigger language plpgsql as $$
      declare
        contam constant text[] := array['id_cliente', 'data', 'valor', 'id_conta_financeira', 'id_conta_origem', 'id_conta_destino'];
        velho constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
        novo constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
        contava constant boolean := coalesce(velho ->> 'excluido_em' is null and velho is not null, false);
        conta constant boolean := coalesce(novo ->> 'excluido_em' is null and novo is not null, false);
      begin
        if tg_op = 'DELETE' and apagando_igreja() then return null; end if;
        if contava and conta and not exists (select from unnest(contam) nome where velho -> nome is distinct from novo -> nome) then
          return null;
        end if;
        if contava then perform desfazer_soma(old.id_cliente, old.data); end if;
        if conta then perform desfazer_soma(new.id_cliente, new.data); end if;
        return null;
      end $$;`)
    for (const table of ['entrada', 'saida', 'transferencia'])
      for (const [event, seen] of [
        ['insert', 'referencing new table as depois'],
        ['update', 'referencing old table as antes new table as depois'],
        ['delete', 'referencing old table as antes'],
      ])
        this.addSql(
          `create trigger "soma_mensal_${event}" after ${event} on "${table}" ${seen} for each statement execute function desfazer_soma_${event}();`,
        )
  }
}
