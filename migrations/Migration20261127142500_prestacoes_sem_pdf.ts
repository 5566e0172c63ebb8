import { Migration } from '@mikro-orm/migrations'

/** Finds the decided statements of accounts of all churches whose PDF is not stored yet. */
export class Migration20261127142500_prestacoes_sem_pdf extends Migration {
  override name = 'Migration20261127142500_prestacoes_sem_pdf'

  override up(): void | Promise<void> {
    this.addSql(
      `create index "prestacao_contas_sem_pdf" on "prestacao_contas" ("id_cliente") where decisao is not null and id_arquivo is null;`,
    )
  }
}
