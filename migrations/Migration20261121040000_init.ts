import { Migration } from '@mikro-orm/migrations'

export class Migration20261121040000_init extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "arquivo" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "tipo" varchar(60) not null, "bytes" int not null, "largura" int not null, "altura" int not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "arquivo_uuid" on "arquivo" ("id_cliente", "uuid");`)

    this.addSql(
      `create table "auditoria" ("id" bigserial not null, "id_cliente" int not null, "quando" timestamptz not null default clock_timestamp(), "id_usuario" int null, "acao" text not null, "requisicao" text null, "tabela" text null, "id_registro" int null, "operacao" text not null, "antes" jsonb null, "depois" jsonb null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create index "auditoria_recente" on "auditoria" ("id_cliente", "id");`)
    this.addSql(`create index "auditoria_registro" on "auditoria" ("id_cliente", "tabela", "id_registro", "id");`)

    this.addSql(
      `create table "cliente" ("id" int not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "nome" varchar(120) not null, "fuso_horario" varchar(60) not null default 'America/Sao_Paulo', primary key ("id", "id_cliente"));`,
    )

    this.addSql(
      `create table "email_saida" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "para" varchar(254) not null, "assunto" varchar(200) not null, "texto" text not null, "situacao" varchar(10) not null default 'pendente', "enviado_em" timestamptz null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "email_saida_uuid" on "email_saida" ("id_cliente", "uuid");`)
    this.addSql(`create index "email_saida_recente" on "email_saida" ("id_cliente", "id");`)

    this.addSql(
      `create table "idempotencia" ("id_cliente" int not null, "id_usuario" int not null, "chave" text not null, "impressao" text not null, "resultado" jsonb null, "created_at" timestamptz not null default now(), primary key ("id_cliente", "id_usuario", "chave"));`,
    )

    this.addSql(
      `create table "importacao" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "nome_arquivo" varchar(200) not null, "formato" varchar(4) not null, "situacao" varchar(10) not null default 'previa', "colunas" jsonb not null, "mapeamento" jsonb not null, "total_linhas" int not null default 0, "validas" int not null default 0, "com_erro" int not null default 0, "duplicadas" int not null default 0, "gravadas" int null, "desfeitas" int null, "gravada_em" timestamptz null, "desfeita_em" timestamptz null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "importacao_uuid" on "importacao" ("id_cliente", "uuid");`)

    this.addSql(
      `create table "importacao_linha" ("id_importacao" int not null, "numero" int not null, "id_cliente" int not null, "situacao" varchar(10) not null, "email" text null, "cpf" text null, "original" jsonb not null, "dados" jsonb not null, "erros" jsonb not null, primary key ("id_importacao", "numero", "id_cliente"));`,
    )

    this.addSql(
      `create table "limite" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"));`,
    )

    this.addSql(
      `create table "nivel_usuario" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "perfil" smallint not null, "nome" varchar(60) not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "nivel_usuario_perfil" on "nivel_usuario" ("id_cliente", "perfil");`)

    this.addSql(
      `create table "tipo_patrimonio" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "tipo_patrimonio" varchar(80) not null, "nome_ordem" text generated always as (normalizar(tipo_patrimonio)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "tipo_patrimonio_uuid" on "tipo_patrimonio" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "tipo_patrimonio_nome" on "tipo_patrimonio" ("id_cliente", "nome_ordem") where "excluido_em" is null;`,
    )

    this.addSql(
      `create table "patrimonio" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome_patrimonio" varchar(120) not null, "codigo_patrimonio" varchar(40) not null, "tipo_patrimonio" int not null, "descricao_patrimonio" text null, "data_aquisicao_patrimonio" date null, "valor_compra_patrimonio" numeric(14,2) null, "fornecedor_patrimonio" varchar(120) null, "data_nota_fiscal_patrimonio" date null, "localizacao_patrimonio" varchar(120) null, "responsavel_patrimonio" varchar(120) null, "estado_conservacao_patrimonio" varchar(40) null, "valor_atual_patrimonio" numeric(14,2) null, "id_foto" int null, "nome_ordem" text generated always as (normalizar(nome_patrimonio)) stored null, "busca" text generated always as (normalizar(nome_patrimonio || ' ' || codigo_patrimonio || ' ' || coalesce(localizacao_patrimonio, '') || ' ' || coalesce(responsavel_patrimonio, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "patrimonio_uuid" on "patrimonio" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "patrimonio_codigo" on "patrimonio" ("id_cliente", "codigo_patrimonio") where "excluido_em" is null;`,
    )
    this.addSql(`create index "patrimonio_nome" on "patrimonio" ("id_cliente", "nome_ordem", "id");`)
    this.addSql(`create index "patrimonio_tipo" on "patrimonio" ("id_cliente", "tipo_patrimonio");`)

    this.addSql(
      `create table "usuario" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "name" varchar(120) not null, "email" varchar(254) null, "telefone_usuario" varchar(20) null, "perfil" smallint not null default 2, "recem_convertido" smallint not null default 0, "usuario_ativo" smallint not null default 1, "cpf" varchar(11) null, "data_nascimento" date null, "sexo" varchar(20) null, "estado_civil" varchar(20) null, "cep" varchar(8) null, "endereco" varchar(150) null, "numero" varchar(20) null, "complemento" varchar(80) null, "bairro" varchar(80) null, "cidade" varchar(80) null, "uf" varchar(2) null, "data_conversao" date null, "data_batismo" date null, "observacoes" text null, "id_foto" int null, "id_importacao" int null, "nome_ordem" text generated always as (normalizar(name)) stored null, "busca" text generated always as (normalizar(name || ' ' || coalesce(email, '') || ' ' || coalesce(telefone_usuario, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "usuario_uuid" on "usuario" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "usuario_email" on "usuario" ("id_cliente", "email") where "excluido_em" is null;`)
    this.addSql(`create unique index "usuario_cpf" on "usuario" ("id_cliente", "cpf") where "excluido_em" is null;`)
    this.addSql(`create index "usuario_nome" on "usuario" ("id_cliente", "nome_ordem", "id");`)
    this.addSql(`create index "usuario_entrada" on "usuario" ("email");`)

    this.addSql(
      `create table "token_senha" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_usuario" int not null, "hash" varchar(64) not null, "expira_em" timestamptz not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "token_senha_hash" on "token_senha" ("id_cliente", "hash");`)

    this.addSql(
      `create table "token_api" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_usuario" int not null, "nome" varchar(80) not null, "escopos" jsonb not null, "hash" varchar(64) not null, "usado_em" timestamptz null, "expira_em" timestamptz null, "revogado_em" timestamptz null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "token_api_hash" on "token_api" ("id_cliente", "hash");`)
    this.addSql(`create unique index "token_api_uuid" on "token_api" ("id_cliente", "uuid");`)

    this.addSql(
      `create table "sessao" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_usuario" int not null, "hash" varchar(64) not null, "dispositivo" varchar(200) not null, "endereco" varchar(60) not null, "usada_em" timestamptz not null default now(), "expira_em" timestamptz not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "sessao_hash" on "sessao" ("id_cliente", "hash");`)
    this.addSql(`create unique index "sessao_uuid" on "sessao" ("id_cliente", "uuid");`)

    this.addSql(
      `create table "credencial" ("id_usuario" int not null, "id_cliente" int not null, "senha_hash" text null, "email_provado" varchar(254) null, "totp_segredo" text null, "totp_ativo_em" timestamptz null, "totp_ultimo_passo" int not null default 0, "codigos_recuperacao" jsonb null, primary key ("id_usuario", "id_cliente"));`,
    )

    this.addSql(
      `create trigger "auditar_insert" after insert on "arquivo" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "arquivo" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "arquivo" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "arquivo" enable row level security;`)
    this.addSql(`alter table "arquivo" force row level security;`)
    this.addSql(
      `create policy "arquivo_tenant" on "arquivo" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(`alter table "auditoria" enable row level security;`)
    this.addSql(`alter table "auditoria" force row level security;`)
    this.addSql(
      `create policy "auditoria_tenant" on "auditoria" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(`alter table "cliente" add constraint "cliente_numero" check (id = id_cliente);`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "cliente" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "cliente" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "cliente" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "cliente" enable row level security;`)
    this.addSql(`alter table "cliente" force row level security;`)
    this.addSql(
      `create policy "cliente_tenant" on "cliente" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "email_saida" add constraint "email_saida_situacao" check (situacao in ('pendente', 'enviado', 'retido', 'falhou'));`,
    )
    this.addSql(`alter table "email_saida" enable row level security;`)
    this.addSql(`alter table "email_saida" force row level security;`)
    this.addSql(
      `create policy "email_saida_tenant" on "email_saida" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(`alter table "idempotencia" enable row level security;`)
    this.addSql(`alter table "idempotencia" force row level security;`)
    this.addSql(
      `create policy "idempotencia_tenant" on "idempotencia" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "importacao" add constraint "importacao_situacao" check (situacao in ('previa', 'gravada', 'desfeita'));`,
    )
    this.addSql(
      `alter table "importacao" add constraint "importacao_formato" check (formato in ('csv', 'json', 'xml'));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "importacao" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "importacao" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "importacao" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "importacao" enable row level security;`)
    this.addSql(`alter table "importacao" force row level security;`)
    this.addSql(
      `create policy "importacao_tenant" on "importacao" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "importacao_linha" add constraint "importacao_linha_id_importacao_id_cliente_foreign" foreign key ("id_importacao", "id_cliente") references "importacao" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "importacao_linha" add constraint "importacao_linha_situacao" check (situacao in ('valida', 'erro', 'duplicada'));`,
    )
    this.addSql(`alter table "importacao_linha" enable row level security;`)
    this.addSql(`alter table "importacao_linha" force row level security;`)
    this.addSql(
      `create policy "importacao_linha_tenant" on "importacao_linha" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `create trigger "auditar_insert" after insert on "nivel_usuario" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "nivel_usuario" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "nivel_usuario" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "nivel_usuario" enable row level security;`)
    this.addSql(`alter table "nivel_usuario" force row level security;`)
    this.addSql(
      `create policy "nivel_usuario_tenant" on "nivel_usuario" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `create trigger "auditar_insert" after insert on "tipo_patrimonio" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "tipo_patrimonio" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "tipo_patrimonio" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "tipo_patrimonio" enable row level security;`)
    this.addSql(`alter table "tipo_patrimonio" force row level security;`)
    this.addSql(
      `create policy "tipo_patrimonio_tenant" on "tipo_patrimonio" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "patrimonio" add constraint "patrimonio_tipo_patrimonio_id_cliente_foreign" foreign key ("tipo_patrimonio", "id_cliente") references "tipo_patrimonio" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "patrimonio" add constraint "patrimonio_id_foto_id_cliente_foreign" foreign key ("id_foto", "id_cliente") references "arquivo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "patrimonio" add constraint "patrimonio_valores" check (valor_compra_patrimonio >= 0 and valor_atual_patrimonio >= 0);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "patrimonio" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "patrimonio" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "patrimonio" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "patrimonio" enable row level security;`)
    this.addSql(`alter table "patrimonio" force row level security;`)
    this.addSql(
      `create policy "patrimonio_tenant" on "patrimonio" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "usuario" add constraint "usuario_id_foto_id_cliente_foreign" foreign key ("id_foto", "id_cliente") references "arquivo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "usuario" add constraint "usuario_id_importacao_id_cliente_foreign" foreign key ("id_importacao", "id_cliente") references "importacao" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "usuario" add constraint "usuario_perfil" check (perfil > -2 and perfil < 6);`)
    this.addSql(
      `alter table "usuario" add constraint "usuario_sinais" check (recem_convertido in (0, 1) and usuario_ativo in (0, 1));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "usuario" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "usuario" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "usuario" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "usuario" enable row level security;`)
    this.addSql(`alter table "usuario" force row level security;`)
    this.addSql(
      `create policy "usuario_tenant" on "usuario" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "token_senha" add constraint "token_senha_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "token_senha" enable row level security;`)
    this.addSql(`alter table "token_senha" force row level security;`)
    this.addSql(
      `create policy "token_senha_tenant" on "token_senha" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "token_api" add constraint "token_api_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "token_api" enable row level security;`)
    this.addSql(`alter table "token_api" force row level security;`)
    this.addSql(
      `create policy "token_api_tenant" on "token_api" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "sessao" add constraint "sessao_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "sessao" enable row level security;`)
    this.addSql(`alter table "sessao" force row level security;`)
    this.addSql(
      `create policy "sessao_tenant" on "sessao" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "credencial" add constraint "credencial_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "credencial" enable row level security;`)
    this.addSql(`alter table "credencial" force row level security;`)
    this.addSql(
      `create policy "credencial_tenant" on "credencial" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "patrimonio" drop constraint "patrimonio_id_foto_id_cliente_foreign";`)
    this.addSql(`alter table "usuario" drop constraint "usuario_id_foto_id_cliente_foreign";`)
    this.addSql(`alter table "importacao_linha" drop constraint "importacao_linha_id_importacao_id_cliente_foreign";`)
    this.addSql(`alter table "usuario" drop constraint "usuario_id_importacao_id_cliente_foreign";`)
    this.addSql(`alter table "patrimonio" drop constraint "patrimonio_tipo_patrimonio_id_cliente_foreign";`)
    this.addSql(`alter table "token_senha" drop constraint "token_senha_id_usuario_id_cliente_foreign";`)
    this.addSql(`alter table "token_api" drop constraint "token_api_id_usuario_id_cliente_foreign";`)
    this.addSql(`alter table "sessao" drop constraint "sessao_id_usuario_id_cliente_foreign";`)
    this.addSql(`alter table "credencial" drop constraint "credencial_id_usuario_id_cliente_foreign";`)

    this.addSql(`drop trigger if exists "auditar_insert" on "arquivo";`)
    this.addSql(`drop function if exists "arquivo_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "arquivo";`)
    this.addSql(`drop function if exists "arquivo_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "arquivo";`)
    this.addSql(`drop function if exists "arquivo_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "arquivo" cascade;`)
    this.addSql(`drop table if exists "auditoria" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "cliente";`)
    this.addSql(`drop function if exists "cliente_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "cliente";`)
    this.addSql(`drop function if exists "cliente_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "cliente";`)
    this.addSql(`drop function if exists "cliente_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "cliente" cascade;`)
    this.addSql(`drop table if exists "email_saida" cascade;`)
    this.addSql(`drop table if exists "idempotencia" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "importacao";`)
    this.addSql(`drop function if exists "importacao_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "importacao";`)
    this.addSql(`drop function if exists "importacao_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "importacao";`)
    this.addSql(`drop function if exists "importacao_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "importacao" cascade;`)
    this.addSql(`drop table if exists "importacao_linha" cascade;`)
    this.addSql(`drop table if exists "limite" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "nivel_usuario";`)
    this.addSql(`drop function if exists "nivel_usuario_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "nivel_usuario";`)
    this.addSql(`drop function if exists "nivel_usuario_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "nivel_usuario";`)
    this.addSql(`drop function if exists "nivel_usuario_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "nivel_usuario" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "tipo_patrimonio";`)
    this.addSql(`drop function if exists "tipo_patrimonio_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "tipo_patrimonio";`)
    this.addSql(`drop function if exists "tipo_patrimonio_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "tipo_patrimonio";`)
    this.addSql(`drop function if exists "tipo_patrimonio_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "tipo_patrimonio" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "patrimonio";`)
    this.addSql(`drop function if exists "patrimonio_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "patrimonio";`)
    this.addSql(`drop function if exists "patrimonio_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "patrimonio";`)
    this.addSql(`drop function if exists "patrimonio_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "patrimonio" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "usuario";`)
    this.addSql(`drop function if exists "usuario_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "usuario";`)
    this.addSql(`drop function if exists "usuario_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "usuario";`)
    this.addSql(`drop function if exists "usuario_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "usuario" cascade;`)
    this.addSql(`drop table if exists "token_senha" cascade;`)
    this.addSql(`drop table if exists "token_api" cascade;`)
    this.addSql(`drop table if exists "sessao" cascade;`)
    this.addSql(`drop table if exists "credencial" cascade;`)
  }
}
