import { Migration } from '@mikro-orm/migrations'

/**
 * Two assets may share a code, and a pastor may visit a person twice a day. The user must confirm this, but is not
 * refused.
 */
export class Migration20261122134200_codigo_e_visita extends Migration {
  override name = 'Migration20261122134200_codigo_e_visita'

  override up(): void | Promise<void> {
    this.addSql(`drop index "patrimonio_codigo";`)
    this.addSql(`create index "patrimonio_codigo" on "patrimonio" ("id_cliente", "codigo_patrimonio");`)
    this.addSql(`drop index "visita_pastoral_dia";`)
    this.addSql(
      `create index "visita_pastoral_dia" on "visita_pastoral" ("id_cliente", "id_visitado", "id_pastor", "data_visita");`,
    )
    // the search now covers supplier and description, too
    this.addSql(`alter table "patrimonio" drop column "busca";`)
    this.addSql(
      `alter table "patrimonio" add "busca" text generated always as (normalizar(nome_patrimonio || ' ' || codigo_patrimonio || ' ' || coalesce(localizacao_patrimonio, '') || ' ' || coalesce(responsavel_patrimonio, '') || ' ' || coalesce(fornecedor_patrimonio, '') || ' ' || coalesce(descricao_patrimonio, ''))) stored null;`,
    )
  }
}
