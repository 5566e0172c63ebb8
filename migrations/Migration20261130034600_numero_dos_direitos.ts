import { Migration } from '@mikro-orm/migrations'

/**
 * The version of the rights is a random number of the transaction instead of its own. A cluster into which a backup is
 * restored counts its transactions from the beginning: it would come to a number that a restored row has, and take what
 * that transaction changes for what is known already.
 */
export class Migration20261130034600_numero_dos_direitos extends Migration {
  override name = 'Migration20261130034600_numero_dos_direitos'

  override up(): void {
    this.addSql(`
      create or replace function direitos_mudaram() returns trigger language plpgsql as $$
      declare
        igreja constant int := case when tg_op = 'DELETE' then old.id_cliente else new.id_cliente end;
        antes constant text := coalesce(current_setting('app.id_cliente', true), '');
        agora constant bigint := coalesce(nullif(current_setting('app.versao_direitos', true), '')::bigint,
          hashtextextended(gen_random_uuid()::text, 0));
        velha bigint;
      begin
        if apagando_igreja() then return null; end if;
        if antes <> igreja::text then perform set_config('app.id_cliente', igreja::text, true); end if;
        if not exists (select from versao_direitos where id_cliente = igreja and transacao = agora) then
          perform set_config('app.versao_direitos', agora::text, true);
          insert into versao_direitos (id_cliente, transacao) values (igreja, agora);
          for velha in select transacao from versao_direitos where id_cliente = igreja and transacao <> agora for update skip locked loop
            delete from versao_direitos where id_cliente = igreja and transacao = velha;
          end loop;
        end if;
        if antes <> igreja::text then perform set_config('app.id_cliente', antes, true); end if;
        return null;
      end $$;`)
  }
}
