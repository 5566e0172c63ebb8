import { Migration } from '@mikro-orm/migrations'

/**
 * One version of what the people of a church may do, with which every look-up of a session begins: a process reads
 * rules and own groups once for each version. The triggers run for every version of the server.
 *
 * A transaction adds a row of its own and takes away the older ones, except those that another one is taking away: so
 * the rows that a reader sees are others after every commit that changed something, and nobody waits.
 */
export class Migration20261130014000_versao_dos_direitos extends Migration {
  override name = 'Migration20261130014000_versao_dos_direitos'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "versao_direitos" ("id_cliente" int not null, "transacao" bigint not null, primary key ("id_cliente", "transacao"));`,
    )
    this.addSql(`alter table "versao_direitos" enable row level security;`)
    this.addSql(`alter table "versao_direitos" force row level security;`)
    this.addSql(
      `create policy "versao_direitos_tenant" on "versao_direitos" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
    // a migration that changes rows is in no church
    this.addSql(`
      create function direitos_mudaram() returns trigger language plpgsql as $$
      declare
        igreja constant int := case when tg_op = 'DELETE' then old.id_cliente else new.id_cliente end;
        antes constant text := coalesce(current_setting('app.id_cliente', true), '');
        agora constant bigint := pg_current_xact_id()::text::bigint;
        velha bigint;
      begin
        if apagando_igreja() then return null; end if;
        if antes <> igreja::text then perform set_config('app.id_cliente', igreja::text, true); end if;
        if not exists (select from versao_direitos where id_cliente = igreja and transacao = agora) then
          insert into versao_direitos (id_cliente, transacao) values (igreja, agora);
          for velha in select transacao from versao_direitos where id_cliente = igreja and transacao <> agora for update skip locked loop
            delete from versao_direitos where id_cliente = igreja and transacao = velha;
          end loop;
        end if;
        if antes <> igreja::text then perform set_config('app.id_cliente', antes, true); end if;
        return null;
      end $$;`)
    for (const [table, when] of [
      ['acesso_perfil', 'insert or delete or update'],
      ['funcao', 'insert or delete or update'],
      ['funcao_usuario', 'insert or delete or update'],
      ['celula', 'insert or delete or update'],
      ['membro_celula', 'insert or delete or update'],
      ['departamento', 'insert or delete or update'],
      ['departamento_membro', 'insert or delete or update'],
      ['missao', 'insert or delete or update'],
      ['membro_missao', 'insert or delete or update'],
      ['classe_ebd', 'insert or delete or update'],
      ['membro_classe_ebd', 'insert or delete or update'],
      ['aula_ebd', 'insert or delete or update'],
      ['grupo_louvor', 'insert or delete or update'],
      ['membro_grupo_louvor', 'insert or delete or update'],
      ['escala_culto', 'insert or delete or update of id_membro, id_departamento, excluido_em'],
      ['local', 'delete or update of nome_local, endereco, excluido_em'],
      ['usuario', 'delete or update of name, excluido_em'],
      ['cliente', 'update of fuso_horario'],
    ])
      this.addSql(
        `create trigger "direitos_mudaram" after ${when} on "${table}" for each row execute function direitos_mudaram();`,
      )
  }
}
