import { Migration } from '@mikro-orm/migrations'

/**
 * The numbers of people, birthdays and cells of a church, as a sum of rows: what a job has counted, and what every change
 * since has added or taken away. The triggers run for every version of the server. Until the job has counted, a home page
 * counts for itself, as before.
 *
 * The figures 'pessoas' of resumo_igreja, and its triggers on usuario and celula, are of the version before.
 */
export class Migration20261130042000_contagem_de_pessoas extends Migration {
  override name = 'Migration20261130042000_contagem_de_pessoas'

  override up(): void {
    this.addSql(`
      create table "contagem_pessoas" ("id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "base" boolean not null default false,
        "mes" smallint not null default 0, "total" int not null default 0, "ativas" int not null default 0, "recem_convertidas" int not null default 0,
        "aniversariantes" int not null default 0, "celulas" int not null default 0, primary key ("id_cliente", "uuid"));`)
    this.addSql(`alter table "contagem_pessoas" enable row level security;`)
    this.addSql(`alter table "contagem_pessoas" force row level security;`)
    this.addSql(
      `create policy "contagem_pessoas_tenant" on "contagem_pessoas" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
    // month * 100 + day. A column, because under row-level security no index is searched for what a function returns.
    this.addSql(
      `alter table "usuario" add "dia_aniversario" int generated always as (coalesce((extract(month from data_nascimento) * 100 + extract(day from data_nascimento))::int, nullif(regexp_replace(aniversario, '[^0-9]', '', 'g'), '')::int)) stored;`,
    )
    this.addSql(
      `create index "usuario_aniversario" on "usuario" ("id_cliente", "dia_aniversario", "nome_ordem") where "excluido_em" is null and "usuario_ativo" = 1;`,
    )
    // a migration that changes rows is in no church
    this.addSql(`
      create function contar_pessoas() returns trigger language plpgsql as $$
      declare
        antes constant text := coalesce(current_setting('app.id_cliente', true), '');
        vezes constant int := case tg_op when 'INSERT' then 1 else -1 end;
        igreja int;
      begin
        if apagando_igreja() then return null; end if;
        for igreja in select distinct id_cliente from linhas where excluido_em is null loop
          if antes <> igreja::text then perform set_config('app.id_cliente', igreja::text, true); end if;
          insert into contagem_pessoas (id_cliente, mes, total, ativas, recem_convertidas, aniversariantes)
          select igreja, coalesce(dia_aniversario / 100, 0), vezes * count(*), vezes * sum(usuario_ativo),
            vezes * sum(recem_convertido), vezes * count(*) filter (where usuario_ativo = 1)
          from linhas where id_cliente = igreja and excluido_em is null group by 2;
          if antes <> igreja::text then perform set_config('app.id_cliente', antes, true); end if;
        end loop;
        return null;
      end $$;`)
    // the same for each row, where a table has no transition tables (Citus)
    this.addSql(`
      create function contar_pessoas_linha() returns trigger language plpgsql as $$
      declare
        antes constant text := coalesce(current_setting('app.id_cliente', true), '');
        vezes constant int := case tg_op when 'INSERT' then 1 else -1 end;
        pessoa record;
      begin
        if tg_op = 'DELETE' then pessoa := old; else pessoa := new; end if;
        if pessoa.excluido_em is not null or apagando_igreja() then return null; end if;
        if antes <> pessoa.id_cliente::text then perform set_config('app.id_cliente', pessoa.id_cliente::text, true); end if;
        insert into contagem_pessoas (id_cliente, mes, total, ativas, recem_convertidas, aniversariantes)
        values (pessoa.id_cliente, coalesce(pessoa.dia_aniversario / 100, 0), vezes, vezes * pessoa.usuario_ativo,
          vezes * pessoa.recem_convertido, vezes * (pessoa.usuario_ativo = 1)::int);
        if antes <> pessoa.id_cliente::text then perform set_config('app.id_cliente', antes, true); end if;
        return null;
      end $$;`)
    this.addSql(`
      create function contar_mudanca_de_pessoa() returns trigger language plpgsql as $$
      declare
        igreja constant int := new.id_cliente;
        antes constant text := coalesce(current_setting('app.id_cliente', true), '');
      begin
        if apagando_igreja() then return null; end if;
        if antes <> igreja::text then perform set_config('app.id_cliente', igreja::text, true); end if;
        insert into contagem_pessoas (id_cliente, mes, total, ativas, recem_convertidas, aniversariantes)
        select igreja, mes, sum(vezes), sum(vezes * ativo), sum(vezes * recem), sum(vezes * ativo)
        from (values
          (-1, coalesce(old.dia_aniversario / 100, 0), old.usuario_ativo, old.recem_convertido, old.excluido_em),
          (1, coalesce(new.dia_aniversario / 100, 0), new.usuario_ativo, new.recem_convertido, new.excluido_em)
        ) mudou (vezes, mes, ativo, recem, excluida) where excluida is null group by mes
        having (sum(vezes), sum(vezes * ativo), sum(vezes * recem)) <> (0, 0, 0);
        -- only who has come can be missed
        if (old.name, old.usuario_ativo, old.excluido_em is null) is distinct from (new.name, new.usuario_ativo, new.excluido_em is null)
          and exists (select from participacao_culto p where p.id_cliente = igreja and p.id_membro = new.id) then
          insert into resumo_mudou (id_cliente, tabela) values (igreja, 'frequentador');
        end if;
        if antes <> igreja::text then perform set_config('app.id_cliente', antes, true); end if;
        return null;
      end $$;`)
    this.addSql(`
      create function contar_celulas() returns trigger language plpgsql as $$
      declare
        igreja constant int := case when tg_op = 'DELETE' then old.id_cliente else new.id_cliente end;
        antes constant text := coalesce(current_setting('app.id_cliente', true), '');
        havia constant boolean := tg_op <> 'INSERT' and old.status_celula = 'ativa' and old.excluido_em is null;
        ha constant boolean := tg_op <> 'DELETE' and new.status_celula = 'ativa' and new.excluido_em is null;
      begin
        if ha = havia or apagando_igreja() then return null; end if;
        if antes <> igreja::text then perform set_config('app.id_cliente', igreja::text, true); end if;
        insert into contagem_pessoas (id_cliente, celulas) values (igreja, ha::int - havia::int);
        if antes <> igreja::text then perform set_config('app.id_cliente', antes, true); end if;
        return null;
      end $$;`)
    this.addSql(
      `create trigger "contar_insert" after insert on "usuario" referencing new table as linhas for each statement execute function contar_pessoas();`,
    )
    this.addSql(
      `create trigger "contar_delete" after delete on "usuario" referencing old table as linhas for each statement execute function contar_pessoas();`,
    )
    this.addSql(
      `create trigger "contar_update" after update on "usuario" for each row when ((old.name, old.usuario_ativo, old.recem_convertido, old.dia_aniversario, old.excluido_em is null) is distinct from (new.name, new.usuario_ativo, new.recem_convertido, new.dia_aniversario, new.excluido_em is null)) execute function contar_mudanca_de_pessoa();`,
    )
    this.addSql(
      `create trigger "contar_celulas" after insert or delete or update on "celula" for each row execute function contar_celulas();`,
    )
  }
}
