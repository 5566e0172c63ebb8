import { Migration } from '@mikro-orm/migrations'

export class Migration20261123115301_acesso_da_igreja extends Migration {
  override name = 'Migration20261123115301_acesso_da_igreja'

  override up(): void | Promise<void> {
    // the groups to which a transaction is limited in an area of the access matrix; null: no limit
    this.addSql(
      `create function meus_grupos(setting text) returns int[] language sql stable parallel safe as $$ select nullif(current_setting(setting, true), '')::int[] $$;`,
    )
    // whether the transaction sees this row, under the policies of its table
    for (const table of ['encontro', 'aula_ebd', 'ensaio_louvor'])
      this.addSql(
        `create function alcanca_${table}(linha int) returns boolean language sql stable parallel safe as $$ select exists (select from ${table} where id = linha) $$;`,
      )

    this.addSql(
      `create table "acesso_perfil" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "perfil" smallint not null, "areas" jsonb not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "acesso_perfil_perfil" on "acesso_perfil" ("id_cliente", "perfil");`)

    this.addSql(
      `create table "funcao" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome" varchar(60) not null, "descricao" varchar(300) null, "acoes" jsonb not null, "alcance" varchar(5) not null, "nome_ordem" text generated always as (normalizar(nome)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "funcao_uuid" on "funcao" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "funcao_nome" on "funcao" ("id_cliente", "nome_ordem") where "excluido_em" is null;`,
    )

    this.addSql(
      `create table "funcao_usuario" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_funcao" int not null, "id_usuario" int not null, "inicio" date not null, "fim" date null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "funcao_usuario_uuid" on "funcao_usuario" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "funcao_usuario_pessoa" on "funcao_usuario" ("id_cliente", "id_usuario", "id_funcao");`,
    )

    this.addSql(
      `create policy "meus_louvor" on "grupo_louvor" as restrictive using (meus_grupos('app.meus_louvor') is null or id = any (meus_grupos('app.meus_louvor'))) with check (meus_grupos('app.meus_louvor') is null or id = any (meus_grupos('app.meus_louvor')));`,
    )

    this.addSql(
      `create policy "meus_louvor" on "ensaio_louvor" as restrictive using (meus_grupos('app.meus_louvor') is null or id_grupo = any (meus_grupos('app.meus_louvor'))) with check (meus_grupos('app.meus_louvor') is null or id_grupo = any (meus_grupos('app.meus_louvor')));`,
    )

    this.addSql(
      `create policy "meus_celulas" on "celula" as restrictive using (meus_grupos('app.meus_celulas') is null or id = any (meus_grupos('app.meus_celulas'))) with check (meus_grupos('app.meus_celulas') is null or id = any (meus_grupos('app.meus_celulas')));`,
    )

    this.addSql(
      `create policy "meus_celulas" on "encontro" as restrictive using (meus_grupos('app.meus_celulas') is null or id_celula = any (meus_grupos('app.meus_celulas'))) with check (meus_grupos('app.meus_celulas') is null or id_celula = any (meus_grupos('app.meus_celulas')));`,
    )

    this.addSql(
      `create policy "meus_louvor" on "setlist_ensaio" as restrictive using (meus_grupos('app.meus_louvor') is null or alcanca_ensaio_louvor(id_ensaio)) with check (meus_grupos('app.meus_louvor') is null or alcanca_ensaio_louvor(id_ensaio));`,
    )

    this.addSql(
      `create policy "meus_missoes" on "missao" as restrictive using (meus_grupos('app.meus_missoes') is null or id = any (meus_grupos('app.meus_missoes'))) with check (meus_grupos('app.meus_missoes') is null or id = any (meus_grupos('app.meus_missoes')));`,
    )

    this.addSql(
      `create policy "meus_missoes" on "membro_missao" as restrictive using (meus_grupos('app.meus_missoes') is null or id_missao = any (meus_grupos('app.meus_missoes'))) with check (meus_grupos('app.meus_missoes') is null or id_missao = any (meus_grupos('app.meus_missoes')));`,
    )

    this.addSql(
      `create policy "meus_louvor" on "membro_grupo_louvor" as restrictive using (meus_grupos('app.meus_louvor') is null or id_grupo = any (meus_grupos('app.meus_louvor'))) with check (meus_grupos('app.meus_louvor') is null or id_grupo = any (meus_grupos('app.meus_louvor')));`,
    )

    this.addSql(
      `create policy "meus_celulas" on "membro_encontro" as restrictive using (meus_grupos('app.meus_celulas') is null or alcanca_encontro(id_encontro)) with check (meus_grupos('app.meus_celulas') is null or alcanca_encontro(id_encontro));`,
    )

    this.addSql(
      `create policy "meus_celulas" on "membro_celula" as restrictive using (meus_grupos('app.meus_celulas') is null or id_celula = any (meus_grupos('app.meus_celulas'))) with check (meus_grupos('app.meus_celulas') is null or id_celula = any (meus_grupos('app.meus_celulas')));`,
    )

    this.addSql(
      `create policy "meus_departamentos" on "departamento" as restrictive using (meus_grupos('app.meus_departamentos') is null or id = any (meus_grupos('app.meus_departamentos'))) with check (meus_grupos('app.meus_departamentos') is null or id = any (meus_grupos('app.meus_departamentos')));`,
    )

    this.addSql(
      `create policy "meus_departamentos" on "departamento_membro" as restrictive using (meus_grupos('app.meus_departamentos') is null or id_departamento = any (meus_grupos('app.meus_departamentos'))) with check (meus_grupos('app.meus_departamentos') is null or id_departamento = any (meus_grupos('app.meus_departamentos')));`,
    )

    this.addSql(
      `create policy "meus_ensino" on "classe_ebd" as restrictive using (meus_grupos('app.meus_ensino') is null or id = any (meus_grupos('app.meus_ensino'))) with check (meus_grupos('app.meus_ensino') is null or id = any (meus_grupos('app.meus_ensino')));`,
    )

    this.addSql(
      `create policy "meus_ensino" on "membro_classe_ebd" as restrictive using (meus_grupos('app.meus_ensino') is null or id_classe = any (meus_grupos('app.meus_ensino'))) with check (meus_grupos('app.meus_ensino') is null or id_classe = any (meus_grupos('app.meus_ensino')));`,
    )

    this.addSql(
      `create policy "meus_ensino" on "aula_ebd" as restrictive using (meus_grupos('app.meus_ensino') is null or id_classe = any (meus_grupos('app.meus_ensino'))) with check (meus_grupos('app.meus_ensino') is null or id_classe = any (meus_grupos('app.meus_ensino')));`,
    )

    this.addSql(
      `create policy "meus_ensino" on "membro_aula_ebd" as restrictive using (meus_grupos('app.meus_ensino') is null or alcanca_aula_ebd(id_aula)) with check (meus_grupos('app.meus_ensino') is null or alcanca_aula_ebd(id_aula));`,
    )

    this.addSql(
      `create trigger "auditar_insert" after insert on "acesso_perfil" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "acesso_perfil" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "acesso_perfil" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "acesso_perfil" enable row level security;`)
    this.addSql(`alter table "acesso_perfil" force row level security;`)
    this.addSql(
      `create policy "acesso_perfil_tenant" on "acesso_perfil" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `create trigger "auditar_insert" after insert on "funcao" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "funcao" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "funcao" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "funcao" enable row level security;`)
    this.addSql(`alter table "funcao" force row level security;`)
    this.addSql(
      `create policy "funcao_tenant" on "funcao" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "funcao_usuario" add constraint "funcao_usuario_id_funcao_id_cliente_foreign" foreign key ("id_funcao", "id_cliente") references "funcao" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "funcao_usuario" add constraint "funcao_usuario_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "funcao_usuario" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "funcao_usuario" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "funcao_usuario" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "funcao_usuario" enable row level security;`)
    this.addSql(`alter table "funcao_usuario" force row level security;`)
    this.addSql(
      `create policy "funcao_usuario_tenant" on "funcao_usuario" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    // two permissions became separate actions; existing tokens keep what they could do
    this.addSql(`alter table "token_api" no force row level security;`)
    for (const [had, gets] of [
      ['usuario.ler', 'usuario.lerEmail'],
      ['livroCaixa.ler', 'livroCaixa.verResumo'],
    ])
      this.addSql(
        `update "token_api" set "escopos" = "escopos" || '["${gets}"]'::jsonb where jsonb_exists("escopos", '${had}') and not jsonb_exists("escopos", '${gets}');`,
      )
    this.addSql(`alter table "token_api" force row level security;`)
  }
}
