import { Migration } from '@mikro-orm/migrations'

/** A cell has one meeting per day, and a pastor's visit to a person is registered once per day. */
export class Migration20261121204000_uma_vez_ao_dia extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create unique index "encontro_dia" on "encontro" ("id_cliente", "id_celula", "data_encontro") where "excluido_em" is null;`,
    )

    this.addSql(
      `create unique index "visita_pastoral_dia" on "visita_pastoral" ("id_cliente", "id_visitado", "id_pastor", "data_visita") where "excluido_em" is null;`,
    )
  }
}
