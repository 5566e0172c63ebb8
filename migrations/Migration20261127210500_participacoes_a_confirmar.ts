import { Migration } from '@mikro-orm/migrations'

const tables = {
  membro_celula: 'celulas',
  departamento_membro: 'departamentos',
  membro_grupo_louvor: 'louvor',
  membro_classe_ebd: 'ensino',
  membro_missao: 'missoes',
}

/**
 * Whoever is limited to the own groups reads the personal data of the people there, and may add anybody to them. So what
 * such a person adds waits for confirmation. The database itself marks it, also what the version before adds. The rows of
 * today are confirmed.
 */
export class Migration20261127210500_participacoes_a_confirmar extends Migration {
  override name = 'Migration20261127210500_participacoes_a_confirmar'

  override up(): void {
    for (const [table, area] of Object.entries(tables)) {
      this.addSql(`alter table "${table}" add "a_confirmar" boolean not null default false;`)
      this.addSql(
        `alter table "${table}" alter column "a_confirmar" set default (meus_grupos('app.meus_${area}'::text) is not null);`,
      )
      this.addSql(`create index "${table}_a_confirmar" on "${table}" ("id_cliente") where "a_confirmar";`)
    }
  }
}
