import { Migration } from '@mikro-orm/migrations'

const memberships = {
  membro_celula: 'celulas',
  departamento_membro: 'departamentos',
  membro_grupo_louvor: 'louvor',
  membro_classe_ebd: 'ensino',
  membro_missao: 'missoes',
}

/** The tables that name in a column who leads. */
const named = {
  departamento: 'id_responsavel',
  missao: 'id_responsavel',
  classe_ebd: 'id_professor',
  aula_ebd: 'id_professor',
}

/** The tables in which a member leads. */
const promoted = ['membro_celula', 'membro_grupo_louvor']

/**
 * Leading a group gives rights in it, so whom an API token adds or names waits until a session confirms it. The database
 * itself marks it. Who is named today is confirmed.
 */
export class Migration20261129023100_nomes_por_token extends Migration {
  override name = 'Migration20261129023100_nomes_por_token'

  override up(): void {
    this.addSql(
      `create function por_token() returns boolean language sql stable parallel safe as $$ select coalesce(current_setting('app.por_token', true), '') = '1' $$;`,
    )
    for (const [table, area] of Object.entries(memberships))
      this.addSql(
        `alter table "${table}" alter column "a_confirmar" set default ((meus_grupos('app.meus_${area}'::text) is not null) or por_token());`,
      )
    // a new row may bring the mark: a copy of a church, or a lesson whose teacher is that of its class
    this.addSql(`
      create function marcar_nome_por_token() returns trigger language plpgsql as $$ begin
        if tg_op = 'INSERT' then
          new.lider_a_confirmar := new.lider_a_confirmar or (por_token() and to_jsonb(new) ->> tg_argv[0] is not null);
        elsif to_jsonb(new) -> tg_argv[0] is distinct from to_jsonb(old) -> tg_argv[0] then
          new.lider_a_confirmar := por_token() and to_jsonb(new) ->> tg_argv[0] is not null;
        end if;
        return new;
      end $$;`)
    for (const [table, column] of Object.entries(named)) {
      this.addSql(`alter table "${table}" add "lider_a_confirmar" boolean not null default false;`)
      this.addSql(
        `create trigger "marcar_nome_por_token" before insert or update of "${column}" on "${table}" for each row execute function marcar_nome_por_token('${column}');`,
      )
    }
    this.addSql(`
      create function marcar_promocao_por_token() returns trigger language plpgsql as $$ begin
        new.a_confirmar := new.a_confirmar or por_token();
        return new;
      end $$;`)
    for (const table of promoted)
      this.addSql(
        `create trigger "marcar_promocao_por_token" before update of "membro_lider" on "${table}" for each row when (new.membro_lider = 1 and old.membro_lider = 0) execute function marcar_promocao_por_token();`,
      )
  }
}
