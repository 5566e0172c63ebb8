import { Migration } from '@mikro-orm/migrations'

/** The end of the public address at which a church's page for giving is; null: it has none. */
export class Migration20261125150000_pagina_de_ofertas extends Migration {
  override name = 'Migration20261125150000_pagina_de_ofertas'

  override up(): void | Promise<void> {
    this.addSql(`alter table "cliente" add "endereco_ofertar" varchar(40) null;`)
  }
}
