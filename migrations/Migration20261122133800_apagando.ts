import { Migration } from '@mikro-orm/migrations'

/**
 * The functions that erase data must not trust a setting app.apagando that was set before the call, so they clear it in
 * their first statement. A SET clause of the function cannot do this: only a superuser may name a custom setting there,
 * and managed servers have no superuser. Where an earlier version of Migration20261122043000 ran, this migration
 * replaces that clause; the rest of the functions stays.
 */
export class Migration20261122133800_apagando extends Migration {
  override name = 'Migration20261122133800_apagando'

  override up(): void {
    this.addSql(`
      do $do$
      declare
        limpar constant text := 'perform set_config(''app.apagando'', '''', true);';
        funcao record;
        corpo text;
      begin
        for funcao in
          select proname, pg_get_function_arguments(oid) as argumentos, prosrc from pg_proc
          where pronamespace = 'public'::regnamespace and proname in ('anonimizar_pessoa', 'apagar_igreja')
        loop
          corpo := funcao.prosrc;
          if position(limpar in corpo) = 0 then
            corpo := regexp_replace(corpo, '\\mbegin\\M', 'begin ' || limpar);
            corpo := regexp_replace(corpo, '\\mend\\s*$', limpar || ' end ');
          end if;
          execute format('create or replace function %I(%s) language plpgsql security definer set search_path = public, pg_temp as %L',
            funcao.proname, funcao.argumentos, corpo);
        end loop;
      end $do$;`)
  }
}
