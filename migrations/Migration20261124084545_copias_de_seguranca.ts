import { Migration } from '@mikro-orm/migrations'

export class Migration20261124084545_copias_de_seguranca extends Migration {
  override name = 'Migration20261124084545_copias_de_seguranca'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "copia_seguranca" ("id" serial primary key, "terminada_em" timestamptz not null default now(), "linhas" bigint null, "imagens" int null, "bytes" bigint null);`,
    )
  }
}
