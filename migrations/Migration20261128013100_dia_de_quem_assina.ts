import { Migration } from '@mikro-orm/migrations'

const before = 'current_date between v.inicio and coalesce(v.fim, current_date)'
const after =
  '(agora at time zone igreja.fuso_horario)::date between v.inicio and coalesce(v.fim, (agora at time zone igreja.fuso_horario)::date)'

/** Who signs a receipt holds the function on the church's day, not on the day of the database's time zone. */
export class Migration20261128013100_dia_de_quem_assina extends Migration {
  override name = 'Migration20261128013100_dia_de_quem_assina'

  override up(): void | Promise<void> {
    this.addSql(`
      do $do$
      declare funcao record;
      begin
        select p.oid, p.prosrc as corpo, pg_get_functiondef(p.oid) as definicao into strict funcao from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.proname = 'preparar_recibo';
        if position('${before}' in funcao.corpo) = 0 then raise exception 'preparar_recibo is another function'; end if;
        execute replace(funcao.definicao, '${before}', '${after}');
      end $do$;`)
  }
}
