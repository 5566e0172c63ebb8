import { Migration } from '@mikro-orm/migrations'

export class Migration20261124091818_marcas_da_chamada extends Migration {
  override name = 'Migration20261124091818_marcas_da_chamada'

  override up(): void | Promise<void> {
    this.addSql(`alter table "encontro" add "marcas" jsonb null, add "chamada_em" timestamptz null;`)
  }
}
