import { Migration } from '@mikro-orm/migrations'

/** The action that a function has had, and the newer one that belongs with it. */
const pairs: readonly (readonly [had: string, gets: string])[] = [
  ['entrada.ler', 'previsaoOrcamentaria.ler'],
  ['entrada.exportar', 'previsaoOrcamentaria.exportar'],
  ['entrada.escrever', 'previsaoOrcamentaria.escrever'],
  ['fechamento.fechar', 'previsaoOrcamentaria.registrarAprovacao'],
]

/** A function holds the list of its actions: treasurers and councils that exist get those of the budget. */
export class Migration20261126185732_funcoes_com_previsao extends Migration {
  override name = 'Migration20261126185732_funcoes_com_previsao'

  override up(): void {
    // otherwise the policy of the table would apply to the owner, too
    this.addSql(`alter table "funcao" no force row level security;`)
    // nobody of the church made this change
    this.addSql(`alter table "funcao" disable trigger "auditar_update";`)
    for (const [had, gets] of pairs)
      this.addSql(
        `update "funcao" set "acoes" = "acoes" || '["${gets}"]'::jsonb where jsonb_exists("acoes", '${had}') and not jsonb_exists("acoes", '${gets}');`,
      )
    this.addSql(`alter table "funcao" enable trigger "auditar_update";`)
    this.addSql(`alter table "funcao" force row level security;`)
  }
}
