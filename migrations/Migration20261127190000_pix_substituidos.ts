import { Migration } from '@mikro-orm/migrations'

/** A Pix that was booked anew remembers the deleted tithe or donation that it was: restored, the money would count twice. */
export class Migration20261127190000_pix_substituidos extends Migration {
  override name = 'Migration20261127190000_pix_substituidos'

  override up(): void {
    this.addSql(`alter table "pix_recebido" add "substituidos" jsonb not null default '[]';`)
    this.addSql(
      `create index "pix_recebido_substituidos" on "pix_recebido" ("id_cliente") where "substituidos" <> '[]';`,
    )
  }
}
