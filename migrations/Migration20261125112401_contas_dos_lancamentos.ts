import { Migration } from '@mikro-orm/migrations'

/**
 * The indexes of entries by account, and the check of their keys, on tables with millions of rows. Outside a transaction,
 * so that entries are written meanwhile. If it is interrupted, it begins again.
 */
export class Migration20261125112401_contas_dos_lancamentos extends Migration {
  override name = 'Migration20261125112401_contas_dos_lancamentos'

  override isTransactional(): boolean {
    return false
  }

  override up(): void | Promise<void> {
    for (const livro of ['entrada', 'saida']) {
      // an interrupted creation leaves an index that is not valid
      this.addSql(`drop index concurrently if exists "${livro}_conta";`)
      this.addSql(
        `create index concurrently "${livro}_conta" on "${livro}" ("id_cliente", "id_conta_financeira", "data") include ("valor") where "excluido_em" is null;`,
      )
      this.addSql(`alter table "${livro}" validate constraint "${livro}_id_conta_financeira_id_cliente_foreign";`)
    }
  }
}
