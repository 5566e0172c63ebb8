import { Migration } from '@mikro-orm/migrations'

/** The tables whose rows name who leads: the column with the person, the columns that change it, and the rows that do. */
const naming = {
  aula_ebd: ['id_professor', ['id_professor'], 'id_professor is not null'],
  classe_ebd: ['id_professor', ['id_professor'], 'id_professor is not null'],
  departamento: ['id_responsavel', ['id_responsavel'], 'id_responsavel is not null'],
  membro_celula: ['id_membro', ['id_membro', 'membro_lider'], 'membro_lider = 1'],
  membro_grupo_louvor: ['id_membro', ['id_membro', 'membro_lider'], 'membro_lider = 1'],
  missao: ['id_responsavel', ['id_responsavel'], 'id_responsavel is not null'],
} as const

const today =
  '(select (now() at time zone c.fuso_horario)::date from cliente c where c.id = igreja and c.id_cliente = igreja)'

/** The areas, each with the groups of the church that the person leads: `Feature.led` of that time. */
const areas = [
  [
    'celulas',
    'select id_celula from membro_celula where id_cliente = igreja and id_membro = pessoa and membro_lider = 1 and excluido_em is null and not a_confirmar',
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
    'select id_grupo from membro_grupo_louvor where id_cliente = igreja and id_membro = pessoa and membro_lider = 1 and excluido_em is null and not a_confirmar',
  ],
]

/**
 * `usuario.liderou` says that somebody has been named the leader of a group, so that the look-up of a current user need
 * not look for the groups of everybody else. It is no right, and nothing ever takes it back.
 */
export class Migration20261129055000_liderou extends Migration {
  override name = 'Migration20261129055000_liderou'

  override up(): void {
    this.addSql(`alter table "usuario" add "liderou" boolean not null default false;`)
    // follows from other rows, as the columns do that the log leaves out already
    this.addSql(`
      do $do$ declare f text; begin
        foreach f in array array['auditar_insert', 'auditar_update', 'auditar_delete', 'auditar_linha'] loop
          execute replace(pg_get_functiondef(f::regproc), $$'versao', 'updated_at']$$, $$'versao', 'updated_at', 'liderou']$$);
        end loop;
      end $do$;`)
    this.addSql(`
      create function lembrar_lider() returns trigger language plpgsql as $$
      declare pessoa constant int := (to_jsonb(new) ->> tg_argv[0])::int;
      begin
        if exists (select from usuario where id_cliente = new.id_cliente and id = pessoa and not liderou) then
          update usuario set liderou = true where id_cliente = new.id_cliente and id = pessoa and not liderou;
        end if;
        return null;
      end $$;`)
    for (const [table, [person, columns, when]] of Object.entries(naming)) {
      const of = columns.map((column) => `"${column}"`).join(', ')
      this.addSql(
        `create trigger "lembrar_lider" after insert or update of ${of} on "${table}" for each row when (new.${when}) execute function lembrar_lider('${person}');`,
      )
    }
    // who leads today, or will again when a group is restored or its leader confirmed
    for (const table of ['usuario', ...Object.keys(naming)])
      this.addSql(`alter table "${table}" no force row level security;`)
    for (const [table, [person, , when]] of Object.entries(naming))
      this.addSql(
        `update "usuario" u set "liderou" = true from "${table}" g where g.id_cliente = u.id_cliente and g.${person} = u.id and g.${when} and not u.liderou;`,
      )
    for (const table of ['usuario', ...Object.keys(naming)])
      this.addSql(`alter table "${table}" force row level security;`)

    // a statement that names these tables begins with all of them, even when it needs none: so a function does
    this.addSql(`
      create function areas_lideradas(igreja int, pessoa int) returns text[] language plpgsql stable parallel safe as $$ begin
        return array_remove(array[${areas.map(([area, groups]) => `case when exists (${groups}) then '${area}' end`).join(', ')}]::text[], null);
      end $$;`)
  }
}
