import { Migration } from '@mikro-orm/migrations'

/**
 * Figures of the home page that a job keeps, and what says that they do not count any more. The triggers run for every
 * version of the server. Until the job has run, a home page counts for itself, as before.
 *
 * A later migration that changes what is counted without naming a church must delete the rows of resumo_igreja, with
 * row-level security off for that table: without a church, the trigger cannot say whose figures have changed.
 */
export class Migration20261129071000_resumos_da_igreja extends Migration {
  override name = 'Migration20261129071000_resumos_da_igreja'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "resumo_igreja" ("id_cliente" int not null, "parte" varchar(20) not null, "valor" jsonb not null, primary key ("id_cliente", "parte"));`,
    )
    this.addSql(
      `create table "resumo_mudou" ("id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "tabela" varchar(40) not null, primary key ("id_cliente", "uuid"));`,
    )
    for (const table of ['resumo_igreja', 'resumo_mudou']) {
      this.addSql(`alter table "${table}" enable row level security;`)
      this.addSql(`alter table "${table}" force row level security;`)
      this.addSql(
        `create policy "${table}_tenant" on "${table}" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
      )
    }
    // at a node of Citus a table has the number of its part after its name
    this.addSql(`
      create function anotar_mudanca() returns trigger language plpgsql as $$
      declare igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
      begin
        if igreja is null or apagando_igreja() then return null; end if;
        insert into resumo_mudou (id_cliente, tabela) values (igreja, regexp_replace(tg_table_name, '_\\d+$', ''));
        return null;
      end $$;`)
    for (const [table, columns] of [
      ['usuario', 'name, usuario_ativo, recem_convertido, data_nascimento, aniversario, excluido_em'],
      ['celula', 'status_celula, excluido_em'],
      ['culto', 'data_culto, hora_culto, status_culto, excluido_em'],
      ['participacao_culto', 'id_culto, id_membro'],
    ])
      this.addSql(
        `create trigger "anotar_mudanca" after insert or delete or update of ${columns} on "${table}" for each statement execute function anotar_mudanca();`,
      )
    this.addSql(
      `create index "usuario_criado" on "usuario" ("id_cliente", "created_at", "id") where "excluido_em" is null;`,
    )
  }
}
