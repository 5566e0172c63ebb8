import { Migration } from '@mikro-orm/migrations'

const memberships = {
  membro_celula: 'celulas',
  departamento_membro: 'departamentos',
  membro_grupo_louvor: 'louvor',
  membro_classe_ebd: 'ensino',
  membro_missao: 'missoes',
}

/**
 * Whom a transaction adds or names waits where its setting says so: an API token's, and that of a person who may not
 * change all groups.
 * The version before calls the setting `app.por_token`.
 */
export class Migration20261129065000_nomes_que_esperam extends Migration {
  override name = 'Migration20261129065000_nomes_que_esperam'

  override up(): void {
    this.addSql(`
      create function nomes_esperam() returns boolean language sql stable parallel safe as $$
        select coalesce(current_setting('app.nomes_esperam', true), '') = '1'
          or coalesce(current_setting('app.por_token', true), '') = '1' $$;`)
    this.addSql(`
      create or replace function espera_confirmacao(limite text) returns boolean language sql stable parallel safe as $$
        select nomes_esperam() or meus_grupos(limite) is not null $$;`)
    for (const [table, area] of Object.entries(memberships))
      this.addSql(
        `alter table "${table}" alter column "a_confirmar" set default ((meus_grupos('app.meus_${area}'::text) is not null) or nomes_esperam());`,
      )
  }
}
