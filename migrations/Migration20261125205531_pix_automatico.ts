import { Migration } from '@mikro-orm/migrations'

/**
 * Pix that the church's bank tells: the bank, what was received and what went back, and the bank's charges. A Pix becomes
 * an income, whose origin it may be.
 */
export class Migration20261125205531_pix_automatico extends Migration {
  override name = 'Migration20261125205531_pix_automatico'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "provedor_pix" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "ativo" boolean not null default false, "banco" varchar(20) not null, "endereco" varchar(300) not null, "endereco_acesso" varchar(300) not null, "aplicacao" varchar(200) not null, "segredo" text not null, "certificado_cifrado" text null, "senha_cifrado" text null, "id_conta_financeira" int null, "aviso_segredo" text not null, "aviso_em" varchar(300) null, "ultimo_aviso" timestamptz null, "ligado_em" timestamptz null, "ultima_busca" timestamptz null, "buscado_ate" timestamptz null, "problema" varchar(300) null, "problema_em" timestamptz null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "provedor_pix_uuid" on "provedor_pix" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "provedor_pix_um" on "provedor_pix" ("id_cliente");`)
    this.addSql(`create index "provedor_pix_conta" on "provedor_pix" ("id_cliente", "id_conta_financeira");`)

    this.addSql(
      `create table "pix_recebido" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "end_to_end_id" varchar(32) not null, "txid" varchar(35) null, "valor" numeric(14,2) not null, "valor_devolvido" numeric(14,2) not null default '0.00', "quando" timestamptz not null, "data" date not null, "pagador" varchar(120) null, "mensagem" varchar(140) null, "situacao" varchar(10) not null, "motivo" varchar(10) null, "id_codigo" int null, "id_dizimo" int null, "id_doacao" int null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "pix_recebido_uuid" on "pix_recebido" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "pix_recebido_end_to_end_id" on "pix_recebido" ("id_cliente", "end_to_end_id");`)
    this.addSql(`create index "pix_recebido_quando" on "pix_recebido" ("id_cliente", "quando", "id");`)
    this.addSql(`create index "pix_recebido_codigo" on "pix_recebido" ("id_cliente", "id_codigo");`)
    this.addSql(`create index "pix_recebido_dizimo" on "pix_recebido" ("id_cliente", "id_dizimo");`)
    this.addSql(`create index "pix_recebido_doacao" on "pix_recebido" ("id_cliente", "id_doacao");`)
    this.addSql(
      `create index "pix_recebido_pendente" on "pix_recebido" ("id_cliente", "quando", "id") where "situacao" = 'pendente';`,
    )

    this.addSql(
      `create table "pix_devolucao" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_pix" int not null, "codigo" varchar(35) not null, "valor" numeric(14,2) not null, "situacao" varchar(16) not null, "pelo_banco" boolean not null default false, "quando" timestamptz not null, "lancada" boolean not null default false, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "pix_devolucao_uuid" on "pix_devolucao" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "pix_devolucao_codigo" on "pix_devolucao" ("id_cliente", "id_pix", "codigo");`)

    this.addSql(
      `create table "pix_cobranca" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "txid" varchar(35) not null, "id_codigo" int not null, "valor" numeric(14,2) not null, "expira_em" timestamptz not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "pix_cobranca_uuid" on "pix_cobranca" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "pix_cobranca_txid" on "pix_cobranca" ("id_cliente", "txid");`)
    this.addSql(`create index "pix_cobranca_codigo" on "pix_cobranca" ("id_cliente", "id_codigo");`)

    this.addSql(`alter table "entrada" drop constraint "entrada_origem_conhecida";`)
    // both versions: it allows one origin more
    this.addSql(
      `alter table "entrada" add constraint "entrada_origem_conhecida" check ((origem is null) = (id_origem is null) and (origem is null or (id_estornado is null and origem in ('contaReceber', 'dizimo', 'doacao', 'aulaEBD', 'contagem', 'pixRecebido')))) not valid;`,
    )

    this.addSql(
      `alter table "provedor_pix" add constraint "provedor_pix_id_conta_financeira_id_cliente_foreign" foreign key ("id_conta_financeira", "id_cliente") references "conta_financeira" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "provedor_pix" enable row level security;`)
    this.addSql(`alter table "provedor_pix" force row level security;`)
    this.addSql(
      `create policy "provedor_pix_tenant" on "provedor_pix" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "pix_recebido" add constraint "pix_recebido_id_codigo_id_cliente_foreign" foreign key ("id_codigo", "id_cliente") references "codigo_pix" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "pix_recebido" add constraint "pix_recebido_id_dizimo_id_cliente_foreign" foreign key ("id_dizimo", "id_cliente") references "dizimo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "pix_recebido" add constraint "pix_recebido_id_doacao_id_cliente_foreign" foreign key ("id_doacao", "id_cliente") references "doacao" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "pix_recebido" add constraint "pix_recebido_forma" check (end_to_end_id ~ '^[A-Za-z0-9]{32}$');`,
    )
    this.addSql(
      `alter table "pix_recebido" add constraint "pix_recebido_valor" check (valor > 0 and valor_devolvido >= 0 and valor_devolvido <= valor);`,
    )
    this.addSql(
      `alter table "pix_recebido" add constraint "pix_recebido_situacoes" check (situacao in ('pendente', 'lancado', 'ignorado'));`,
    )
    this.addSql(
      `alter table "pix_recebido" add constraint "pix_recebido_lancado" check ((situacao = 'lancado' or (id_dizimo is null and id_doacao is null)) and (situacao <> 'lancado' or id_codigo is not null));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "pix_recebido" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "pix_recebido" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "pix_recebido" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "pix_recebido" enable row level security;`)
    this.addSql(`alter table "pix_recebido" force row level security;`)
    this.addSql(
      `create policy "pix_recebido_tenant" on "pix_recebido" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "pix_devolucao" add constraint "pix_devolucao_id_pix_id_cliente_foreign" foreign key ("id_pix", "id_cliente") references "pix_recebido" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "pix_devolucao" add constraint "pix_devolucao_valor" check (valor > 0);`)
    this.addSql(
      `alter table "pix_devolucao" add constraint "pix_devolucao_situacoes" check (situacao in ('EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO'));`,
    )
    this.addSql(
      `alter table "pix_devolucao" add constraint "pix_devolucao_lancada" check (not lancada or situacao = 'DEVOLVIDO');`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "pix_devolucao" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "pix_devolucao" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "pix_devolucao" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "pix_devolucao" enable row level security;`)
    this.addSql(`alter table "pix_devolucao" force row level security;`)
    this.addSql(
      `create policy "pix_devolucao_tenant" on "pix_devolucao" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "pix_cobranca" add constraint "pix_cobranca_id_codigo_id_cliente_foreign" foreign key ("id_codigo", "id_cliente") references "codigo_pix" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "pix_cobranca" add constraint "pix_cobranca_forma" check (txid ~ '^[A-Za-z0-9]{26,35}$');`)
    this.addSql(`alter table "pix_cobranca" add constraint "pix_cobranca_valor" check (valor > 0);`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "pix_cobranca" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "pix_cobranca" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "pix_cobranca" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "pix_cobranca" enable row level security;`)
    this.addSql(`alter table "pix_cobranca" force row level security;`)
    this.addSql(
      `create policy "pix_cobranca_tenant" on "pix_cobranca" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
