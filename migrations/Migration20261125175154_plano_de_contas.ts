import { Migration } from '@mikro-orm/migrations'

/**
 * The categories of each church: the five fixed ones of income and of expenses, and its own below them. The entries from
 * before are not written: their column stays null, and their number says which fixed one they have.
 */
export class Migration20261125175154_plano_de_contas extends Migration {
  override name = 'Migration20261125175154_plano_de_contas'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "categoria" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome" varchar(60) not null, "natureza" varchar(7) not null, "raiz" smallint not null, "fixa" boolean not null default false, "restrita" boolean not null default false, "codigo_contador" varchar(30) null, "ordem" smallint not null default 0, "ativa" boolean not null default true, "nome_ordem" text generated always as (normalizar(nome)) stored null, "busca" text generated always as (normalizar(nome || ' ' || coalesce(codigo_contador, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "categoria_uuid" on "categoria" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "categoria_nome" on "categoria" ("id_cliente", "natureza", "nome_ordem") where "excluido_em" is null;`,
    )
    this.addSql(`create unique index "categoria_fixa" on "categoria" ("id_cliente", "natureza", "raiz") where "fixa";`)

    // The fixed categories of a new church. In the database, because during the update the version before signs up churches
    // too. The trigger waits for sign-ups that have not ended, so that the insert below sees their churches.
    this.addSql(`
      create function categorias_fixas(church int) returns void language plpgsql as $$
      declare fixa record;
      begin
        for fixa in select * from (values
          ('receita', 1, 'Dízimo'), ('receita', 2, 'Oferta'), ('receita', 3, 'Doação'), ('receita', 4, 'Conta'), ('receita', 5, 'Outros'),
          ('despesa', 1, 'Salários'), ('despesa', 2, 'Manutenção'), ('despesa', 3, 'Materiais'), ('despesa', 4, 'Conta'), ('despesa', 5, 'Outros')
        ) fixas(natureza, raiz, nome) loop
          insert into categoria (id, id_cliente, natureza, raiz, nome, fixa)
          values (nextval('categoria_id_seq'), church, fixa.natureza, fixa.raiz, fixa.nome, true);
        end loop;
      end $$;`)
    this.addSql(`
      create function criar_categorias_fixas() returns trigger language plpgsql as $$ begin
        perform categorias_fixas(new.id_cliente);
        return null;
      end $$;`)
    this.addSql(
      `create trigger "criar_categorias_fixas" after insert on "cliente" for each row execute function criar_categorias_fixas();`,
    )
    // the insert covers all churches, so the policy of cliente is off meanwhile; that of the new table comes after it
    this.addSql(`alter table "cliente" no force row level security;`)
    // one church after the other: the nodes of Citus have no numbers for the new table yet
    this.addSql(`
      do $$
      declare igreja int;
      begin
        for igreja in select id_cliente from cliente loop
          perform categorias_fixas(igreja);
        end loop;
      end $$;`)
    this.addSql(`alter table "cliente" force row level security;`)

    // nothing below reads the rows of a large table: the keys are checked by the next migration
    this.addSql(`alter table "saida" add "id_categoria" int null;`)
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "saida" add constraint "saida_id_categoria_id_cliente_foreign" foreign key ("id_categoria", "id_cliente") references "categoria" ("id", "id_cliente") on update no action on delete no action not valid;`,
    )

    this.addSql(`alter table "entrada" add "id_categoria" int null;`)
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "entrada" add constraint "entrada_id_categoria_id_cliente_foreign" foreign key ("id_categoria", "id_cliente") references "categoria" ("id", "id_cliente") on update no action on delete no action not valid;`,
    )

    this.addSql(`alter table "conta_receber" add "id_categoria" int null;`)
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "conta_receber" add constraint "conta_receber_id_categoria_id_cliente_foreign" foreign key ("id_categoria", "id_cliente") references "categoria" ("id", "id_cliente") on update no action on delete no action not valid;`,
    )

    this.addSql(`alter table "conta_pagar" add "id_categoria" int null;`)
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "conta_pagar" add constraint "conta_pagar_id_categoria_id_cliente_foreign" foreign key ("id_categoria", "id_cliente") references "categoria" ("id", "id_cliente") on update no action on delete no action not valid;`,
    )

    this.addSql(
      `alter table "categoria" add constraint "categoria_natureza" check (natureza in ('receita', 'despesa'));`,
    )
    this.addSql(`alter table "categoria" add constraint "categoria_raiz" check (raiz > 0 and raiz < 6);`)
    this.addSql(
      `alter table "categoria" add constraint "categoria_fixa_fica" check (not fixa or (ativa and excluido_em is null));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "categoria" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "categoria" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "categoria" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "categoria" enable row level security;`)
    this.addSql(`alter table "categoria" force row level security;`)
    this.addSql(
      `create policy "categoria_tenant" on "categoria" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
