import { Migration } from '@mikro-orm/migrations'

/**
 * The accounts where money lies. Each church gets the account 'Caixa geral'. The entries from before lie in it without
 * being written: their column stays null, and so does the column of entries that the version before inserts.
 */
export class Migration20261125112400_contas_financeiras extends Migration {
  override name = 'Migration20261125112400_contas_financeiras'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "conta_financeira" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome" varchar(60) not null, "tipo" varchar(10) not null, "saldo_inicial" numeric(14,2) not null default '0', "data_saldo_inicial" date not null, "banco" varchar(60) null, "agencia" varchar(20) null, "numero" varchar(30) null, "ativa" boolean not null default true, "padrao" boolean not null default false, "geral" boolean not null default false, "nome_ordem" text generated always as (normalizar(nome)) stored null, "busca" text generated always as (normalizar(nome || ' ' || coalesce(banco, '') || ' ' || coalesce(numero, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "conta_financeira_uuid" on "conta_financeira" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "conta_financeira_nome" on "conta_financeira" ("id_cliente", "nome_ordem") where "excluido_em" is null;`,
    )
    this.addSql(`create unique index "conta_financeira_geral" on "conta_financeira" ("id_cliente") where "geral";`)
    this.addSql(`create unique index "conta_financeira_padrao" on "conta_financeira" ("id_cliente") where "padrao";`)
    this.addSql(
      `alter table "conta_financeira" add constraint "conta_financeira_tipo" check (tipo in ('caixa', 'banco', 'poupanca', 'aplicacao', 'pix'));`,
    )
    this.addSql(
      `alter table "conta_financeira" add constraint "conta_financeira_padrao_ativa" check (not padrao or (ativa and excluido_em is null));`,
    )
    this.addSql(
      `alter table "conta_financeira" add constraint "conta_financeira_geral_fica" check (not geral or excluido_em is null);`,
    )

    // A closed month is frozen with its balances, so an opening balance changes only while its month is open.
    this.addSql(`
      create function proteger_saldo_inicial() returns trigger language plpgsql as $$
      declare mudou boolean := tg_op <> 'UPDATE';
      begin
        if tg_op = 'DELETE' and apagando_igreja() then return old; end if;
        if tg_op = 'UPDATE' then
          mudou := (old.saldo_inicial, old.data_saldo_inicial, old.excluido_em is null)
            is distinct from (new.saldo_inicial, new.data_saldo_inicial, new.excluido_em is null);
        end if;
        if mudou and tg_op <> 'INSERT' and old.saldo_inicial <> 0 and old.excluido_em is null then
          perform exigir_mes_aberto(old.id_cliente, old.data_saldo_inicial);
        end if;
        if mudou and tg_op <> 'DELETE' and new.saldo_inicial <> 0 and new.excluido_em is null then
          perform exigir_mes_aberto(new.id_cliente, new.data_saldo_inicial);
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $$;`)

    // The general account of a new church. In the database, because during the update the version before signs up
    // churches too. The trigger waits for sign-ups that have not ended, so that the insert below sees their churches.
    this.addSql(`
      create function criar_conta_geral() returns trigger language plpgsql as $$ begin
        insert into conta_financeira (id_cliente, nome, tipo, data_saldo_inicial, padrao, geral)
        values (new.id_cliente, 'Caixa geral', 'caixa', (now() at time zone new.fuso_horario)::date, true, true);
        return null;
      end $$;`)
    this.addSql(
      `create trigger "criar_conta_geral" after insert on "cliente" for each row execute function criar_conta_geral();`,
    )
    // the insert covers all churches, so the policy of cliente is off meanwhile; that of the new table comes after it
    this.addSql(`alter table "cliente" no force row level security;`)
    this.addSql(`
      insert into conta_financeira (id_cliente, nome, tipo, data_saldo_inicial, padrao, geral)
      select id_cliente, 'Caixa geral', 'caixa', (created_at at time zone fuso_horario)::date, true, true from cliente;`)
    this.addSql(`alter table "cliente" force row level security;`)

    this.addSql(
      `create trigger "auditar_insert" after insert on "conta_financeira" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "conta_financeira" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "conta_financeira" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(
      `create trigger "proteger_saldo_inicial" before insert or update or delete on "conta_financeira" for each row execute function proteger_saldo_inicial();`,
    )
    this.addSql(`alter table "conta_financeira" enable row level security;`)
    this.addSql(`alter table "conta_financeira" force row level security;`)
    this.addSql(
      `create policy "conta_financeira_tenant" on "conta_financeira" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    // Nothing below reads the rows of a large table: no default, and the keys are checked by the next migration.
    for (const livro of ['entrada', 'saida']) {
      this.addSql(`alter table "${livro}" add "id_conta_financeira" int null;`)
      // both versions: the version before does not write the new column
      this.addSql(
        `alter table "${livro}" add constraint "${livro}_id_conta_financeira_id_cliente_foreign" foreign key ("id_conta_financeira", "id_cliente") references "conta_financeira" ("id", "id_cliente") on update no action on delete no action not valid;`,
      )
    }
  }
}
