import { Migration } from '@mikro-orm/migrations'

/** An attachment knows what was sent, so that the same file sent again is not stored twice. */
export class Migration20261127210500_conteudo_dos_anexos extends Migration {
  override name = 'Migration20261127210500_conteudo_dos_anexos'

  override up(): void | Promise<void> {
    this.addSql(`alter table "anexo" add "conteudo" varchar(64) null;`)
  }
}
