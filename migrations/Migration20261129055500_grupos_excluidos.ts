import { Migration } from '@mikro-orm/migrations'

const today =
  '(select (now() at time zone c.fuso_horario)::date from cliente c where c.id = igreja and c.id_cliente = igreja)'

/** The areas, each with the groups of the church that the person leads: `Feature.led` of that time. */
const areas = [
  [
    'celulas',
    `select id_celula from membro_celula where id_cliente = igreja and id_membro = pessoa and membro_lider = 1 and excluido_em is null and not a_confirmar
      and exists (select from celula g where g.id = id_celula and g.id_cliente = membro_celula.id_cliente and g.excluido_em is null)`,
  ],
  [
    'departamentos',
    'select id from departamento where id_cliente = igreja and id_responsavel = pessoa and excluido_em is null and not lider_a_confirmar',
  ],
  [
    'missoes',
    'select id from missao where id_cliente = igreja and id_responsavel = pessoa and excluido_em is null and not lider_a_confirmar',
  ],
  [
    'ensino',
    `select id from classe_ebd where id_cliente = igreja and id_professor = pessoa and excluido_em is null and not lider_a_confirmar
      union select id_classe from aula_ebd where id_cliente = igreja and id_professor = pessoa
        and data_aula between ${today} - 7 and ${today} + 7 and excluido_em is null and not lider_a_confirmar`,
  ],
  [
    'louvor',
    `select id_grupo from membro_grupo_louvor where id_cliente = igreja and id_membro = pessoa and membro_lider = 1 and excluido_em is null and not a_confirmar
      and exists (select from grupo_louvor g where g.id = id_grupo and g.id_cliente = membro_grupo_louvor.id_cliente and g.excluido_em is null)`,
  ],
]

/**
 * Leading ends with the group: a deleted cell or worship group gives nothing more. And a lesson that is moved to another
 * day names its teacher anew, because teaching it gives rights in the class for the days around it.
 */
export class Migration20261129055500_grupos_excluidos extends Migration {
  override name = 'Migration20261129055500_grupos_excluidos'

  override up(): void {
    this.addSql(`
      create or replace function areas_lideradas(igreja int, pessoa int) returns text[] language plpgsql stable parallel safe as $$ begin
        return array_remove(array[${areas.map(([area, groups]) => `case when exists (${groups}) then '${area}' end`).join(', ')}]::text[], null);
      end $$;`)
    // a new row may bring the mark: a copy of a church, or a lesson whose teacher is that of its class
    this.addSql(`
      create or replace function marcar_lider_nomeado() returns trigger language plpgsql as $$
      declare
        nomeado constant text := to_jsonb(new) ->> tg_argv[0];
        espera constant boolean := espera_confirmacao(tg_argv[1]) and nomeado is not null;
      begin
        if tg_op = 'INSERT' then
          new.lider_a_confirmar := new.lider_a_confirmar or espera;
        elsif nomeado is distinct from to_jsonb(old) ->> tg_argv[0] then
          new.lider_a_confirmar := espera;
        elsif tg_nargs > 2 and to_jsonb(new) -> tg_argv[2] is distinct from to_jsonb(old) -> tg_argv[2] then
          new.lider_a_confirmar := new.lider_a_confirmar or espera;
        end if;
        return new;
      end $$;`)
    this.addSql(`drop trigger "marcar_lider_nomeado" on "aula_ebd";`)
    this.addSql(
      `create trigger "marcar_lider_nomeado" before insert or update of "id_professor", "data_aula" on "aula_ebd" for each row execute function marcar_lider_nomeado('id_professor', 'app.meus_ensino', 'data_aula');`,
    )
  }
}
