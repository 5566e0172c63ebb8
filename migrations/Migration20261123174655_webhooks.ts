import { Migration } from '@mikro-orm/migrations'

export class Migration20261123174655_webhooks extends Migration {
  override name = 'Migration20261123174655_webhooks'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "webhook" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_usuario" int not null, "url" varchar(500) not null, "descricao" varchar(100) null, "assuntos" jsonb not null, "ativo" boolean not null default true, "segredo" text not null, "segredo_anterior" text null, "anterior_ate" timestamptz null, "falhas" int not null default 0, "falhando_desde" timestamptz null, "pausado_ate" timestamptz null, "desligado_em" timestamptz null, "motivo" varchar(10) null, "removido_em" timestamptz null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "webhook_uuid" on "webhook" ("id_cliente", "uuid");`)

    this.addSql(
      `create table "webhook_entrega" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_webhook" int not null, "evento" varchar(60) not null, "tabela" text null, "tipo" varchar(60) null, "numero" int null, "registro" uuid null, "versao_registro" int null, "apagado" boolean not null default false, "quando" timestamptz not null default now(), "situacao" varchar(10) not null default 'pendente', "tentativas" int not null default 0, "tentar_em" timestamptz not null default now(), "status" int null, "duracao" int null, "problema" varchar(200) null, "concluida_em" timestamptz null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "webhook_entrega_uuid" on "webhook_entrega" ("id_cliente", "uuid");`)
    this.addSql(`create index "webhook_entrega_recente" on "webhook_entrega" ("id_cliente", "id_webhook", "id");`)
    this.addSql(
      `create index "webhook_entrega_pendente" on "webhook_entrega" ("id_cliente", "id_webhook", "tentar_em") where situacao = 'pendente';`,
    )
    this.addSql(
      `create index "webhook_entrega_ordem" on "webhook_entrega" ("id_cliente", "id_webhook", "registro", "id") where situacao = 'pendente';`,
    )

    this.addSql(
      `create table "webhook_mudanca" ("id" bigserial not null, "id_cliente" int not null, "quando" timestamptz not null default now(), "tabela" text not null, "operacao" text not null, "registros" jsonb not null, "feitos" int not null default 0, primary key ("id", "id_cliente"));`,
    )

    // Writes what the webhooks of a church want to know into the outbox, in the transaction of the change. A church
    // without webhooks pays one look into an index per statement. The audit log has no uuid of a changed row and no
    // version, so they are read from its table; a deleted row has left its uuid in the log.
    this.addSql(`
      create function anunciar_mudancas() returns trigger language plpgsql as $$
      declare
        mudanca record;
        registros jsonb;
      begin
        for mudanca in
          select n.id_cliente, n.tabela, n.operacao
          from (select distinct id_cliente, tabela, operacao from novas where tabela is not null) n
          where exists (
            select from webhook w
            where w.id_cliente = n.id_cliente and w.ativo and jsonb_exists(w.assuntos, n.tabela || ':' || n.operacao))
        loop
          if mudanca.operacao = 'apagar' then
            select jsonb_agg(jsonb_build_array(n.id_registro, n.antes ->> 'uuid', null) order by n.id_registro) into registros
            from novas n
            where n.id_cliente = mudanca.id_cliente and n.tabela = mudanca.tabela and n.operacao = mudanca.operacao;
          else
            execute format('
              select jsonb_agg(jsonb_build_array(r.id, r.uuid, r.versao) order by r.id) from %I r
              where r.id_cliente = $1 and r.id = any ($2)', mudanca.tabela)
            into registros
            using mudanca.id_cliente, array(
              select n.id_registro from novas n
              where n.id_cliente = mudanca.id_cliente and n.tabela = mudanca.tabela and n.operacao = mudanca.operacao);
          end if;
          if registros is not null then
            insert into webhook_mudanca (id_cliente, tabela, operacao, registros)
            values (mudanca.id_cliente, mudanca.tabela, mudanca.operacao, registros);
            perform pg_notify('candeia', 'mudancas:0:0');
          end if;
        end loop;
        return null;
      end $$;`)

    this.addSql(
      `create trigger "anunciar" after insert on "auditoria" referencing new table as novas for each statement execute function anunciar_mudancas();`,
    )

    this.addSql(
      `alter table "webhook" add constraint "webhook_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "webhook" enable row level security;`)
    this.addSql(`alter table "webhook" force row level security;`)
    this.addSql(
      `create policy "webhook_tenant" on "webhook" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "webhook_entrega" add constraint "webhook_entrega_id_webhook_id_cliente_foreign" foreign key ("id_webhook", "id_cliente") references "webhook" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "webhook_entrega" add constraint "webhook_entrega_situacao" check (situacao in ('pendente', 'entregue', 'falhou', 'omitida'));`,
    )
    this.addSql(`alter table "webhook_entrega" enable row level security;`)
    this.addSql(`alter table "webhook_entrega" force row level security;`)
    this.addSql(
      `create policy "webhook_entrega_tenant" on "webhook_entrega" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(`alter table "webhook_mudanca" enable row level security;`)
    this.addSql(`alter table "webhook_mudanca" force row level security;`)
    this.addSql(
      `create policy "webhook_mudanca_tenant" on "webhook_mudanca" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
