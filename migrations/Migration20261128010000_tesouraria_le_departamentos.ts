import { Migration } from '@mikro-orm/migrations'

/** A function holds the list of its actions: treasurers that exist get the departments, of which budgets and cost centres are. */
export class Migration20261128010000_tesouraria_le_departamentos extends Migration {
  override name = 'Migration20261128010000_tesouraria_le_departamentos'

  override up(): void {
    // otherwise the policy of the table would apply to the owner, too
    this.addSql(`alter table "funcao" no force row level security;`)
    // nobody of the church made this change
    this.addSql(`alter table "funcao" disable trigger "auditar_update";`)
    this.addSql(
      `update "funcao" set "acoes" = "acoes" || '["departamento.ler"]'::jsonb where "nome" in ('Tesoureiro', 'Auxiliar de tesouraria') and "alcance" = 'tudo' and jsonb_exists("acoes", 'centroCusto.escrever') and not jsonb_exists("acoes", 'departamento.ler');`,
    )
    this.addSql(`alter table "funcao" enable trigger "auditar_update";`)
    this.addSql(`alter table "funcao" force row level security;`)
  }
}
