import { Migration } from '@mikro-orm/migrations'

const before = 'data_nascimento = null, sexo = null'
const after = 'data_nascimento = null, aniversario = null, sexo = null'

/** The birthday of somebody whose year of birth nobody knows, which goes with the person like the birth date. */
export class Migration20261129062200_aniversario_sem_ano extends Migration {
  override name = 'Migration20261129062200_aniversario_sem_ano'

  override up(): void {
    this.addSql(`alter table "usuario" add "aniversario" varchar(5) null;`)
    this.addSql(`
      do $do$
      declare
        definicao constant text := pg_get_functiondef(p.oid) from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.proname = 'anonimizar_pessoa';
      begin
        if position('${before}' in definicao) = 0 then raise exception 'anonimizar_pessoa is another function'; end if;
        execute replace(definicao, '${before}', '${after}');
      end $do$;`)
  }
}
