import { Migration } from '@mikro-orm/migrations'

const today =
  '(select (now() at time zone c.fuso_horario)::date from cliente c where c.id = igreja and c.id_cliente = igreja)'

/** The areas whose tables a transaction may limit to the own groups of whoever asks. */
const limited = ['celulas', 'departamentos', 'ensino', 'louvor', 'missoes']
const setting = (area: string, value: string) => `set_config('app.meus_${area}', ${value}, true)`

/**
 * The areas in which somebody leads a group or will: who is named for a lesson of a later day leads its class then, and
 * nobody who may not do that changes until then how that person signs in. Asked about others, it finds groups outside the
 * own ones too: it lifts the limits for itself, and a failure ends its transaction or savepoint and so gives them back. (Only
 * a superuser may name such settings in a function's SET clause, and the owner of a database need not be one.)
 */
export class Migration20261129075000_lideranca_que_vem extends Migration {
  override name = 'Migration20261129075000_lideranca_que_vem'

  override up(): void {
    this.addSql(`
      create function areas_a_liderar(igreja int, pessoa int) returns text[] language plpgsql stable as $$
      declare
        ${limited.map((area) => `meus_${area} constant text := coalesce(current_setting('app.meus_${area}', true), '');`).join('\n        ')}
        areas text[];
      begin
        perform ${limited.map((area) => setting(area, "''")).join(', ')};
        areas := areas_lideradas(igreja, pessoa) || case when exists (
          select from aula_ebd where id_cliente = igreja and id_professor = pessoa and data_aula > ${today}
            and excluido_em is null and not lider_a_confirmar) then array['ensino'] else '{}'::text[] end;
        perform ${limited.map((area) => setting(area, `meus_${area}`)).join(', ')};
        return areas;
      end $$;`)
  }
}
