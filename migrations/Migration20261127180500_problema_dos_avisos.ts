import { Migration } from '@mikro-orm/migrations'

export class Migration20261127180500_problema_dos_avisos extends Migration {
  override name = 'Migration20261127180500_problema_dos_avisos'

  // A bank that does not take the address of the notices has failed in nothing else.
  override up(): void {
    this.addSql(`alter table "provedor_pix" add "aviso_problema" varchar(300) null;`)
  }
}
