import { Migration } from '@mikro-orm/migrations'

/**
 * Questions that nobody could answer wait in a table. And an entry of before its account's opening balance may be booked as
 * history: what it brings to the sums is taken out of what the opening balance brings, so that no balance after that day
 * changes (ADR 0036). No entry that exists is history, so no balance changes now.
 */
export class Migration20261129060000_a_conferir extends Migration {
  override name = 'Migration20261129060000_a_conferir'

  override up(): void {
    this.addSql(
      `create table "a_conferir" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "nome" varchar(40) not null, "pergunta" text not null, "tabela" varchar(40) not null, "id_registro" int not null, "versao_registro" int not null, "conferido_em" timestamptz null, "conferido_por" int null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "a_conferir_uuid" on "a_conferir" ("id_cliente", "uuid");`)
    this.addSql(`create index "a_conferir_registro" on "a_conferir" ("id_cliente", "tabela", "id_registro");`)
    this.addSql(`create index "a_conferir_aberta" on "a_conferir" ("id_cliente", "id") where "conferido_em" is null;`)

    this.addSql(
      `alter table "conta_financeira" add "historico" numeric(14,2) not null default '0', add "saldo_informado" numeric(14,2) generated always as (saldo_inicial + historico) stored;`,
    )

    // Only updates: an entry is written first and becomes history then, so that a copy of a church brings both as they were.
    // The trigger of the opening balance lets it pass, because the month of its day is open where that of an earlier one is.
    this.addSql(`
      create function historico_da_conta() returns trigger language plpgsql as $$
      declare sinal constant int := case tg_table_name when 'entrada' then 1 else -1 end;
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
    this.addSql(`alter table "saida" add "historico" boolean not null default false;`)
    this.addSql(
      `create trigger "historico_da_conta" after update on "saida" for each row when (old.historico or new.historico) execute function historico_da_conta();`,
    )

    this.addSql(`alter table "entrada" add "historico" boolean not null default false;`)
    this.addSql(
      `create trigger "historico_da_conta" after update on "entrada" for each row when (old.historico or new.historico) execute function historico_da_conta();`,
    )

    this.addSql(
      `alter table "a_conferir" add constraint "a_conferir_conferida" check (conferido_por is null or conferido_em is not null);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "a_conferir" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "a_conferir" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "a_conferir" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "a_conferir" enable row level security;`)
    this.addSql(`alter table "a_conferir" force row level security;`)
    this.addSql(
      `create policy "a_conferir_tenant" on "a_conferir" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
