import { Migration } from '@mikro-orm/migrations'

export class Migration20261130132350_criador_do_convite extends Migration {
  override name = 'Migration20261130132350_criador_do_convite'

  override up(): void | Promise<void> {
    // both versions: the version before writes only a person of the same church there, or nobody
    this.addSql(
      `alter table "convite_acesso" add constraint "convite_acesso_criado_por_id_cliente_foreign" foreign key ("criado_por", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`create index "convite_acesso_criador" on "convite_acesso" ("id_cliente", "criado_por");`)
  }
}
