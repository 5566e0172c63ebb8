import { Migration } from '@mikro-orm/migrations'

/** The boleto's line or the Pix code of a payable is kept with it. */
export class Migration20261127060100_codigo_da_conta extends Migration {
  override name = 'Migration20261127060100_codigo_da_conta'

  override up(): void {
    this.addSql(`alter table "conta_pagar" add "codigo_pagamento" varchar(512) null;`)
  }
}
