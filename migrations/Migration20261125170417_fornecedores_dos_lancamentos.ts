import { Migration } from '@mikro-orm/migrations'

/**
 * The indexes of expenses and payables by supplier, and the check of their keys, on tables with millions of rows. Outside
 * a transaction, so that they are written meanwhile. If it is interrupted, it begins again.
 */
export class Migration20261125170417_fornecedores_dos_lancamentos extends Migration {
  override name = 'Migration20261125170417_fornecedores_dos_lancamentos'

  override isTransactional(): boolean {
    return false
  }

  override up(): void | Promise<void> {
    // an interrupted creation leaves an index that is not valid
    this.addSql(`drop index concurrently if exists "saida_fornecedor";`)
    this.addSql(
      `create index concurrently "saida_fornecedor" on "saida" ("id_cliente", "id_fornecedor", "data") include ("valor") where "excluido_em" is null and "id_fornecedor" is not null;`,
    )
    this.addSql(`drop index concurrently if exists "conta_pagar_fornecedor";`)
    this.addSql(`create index concurrently "conta_pagar_fornecedor" on "conta_pagar" ("id_cliente", "id_fornecedor");`)
    for (const table of ['saida', 'conta_pagar'])
      this.addSql(`alter table "${table}" validate constraint "${table}_id_fornecedor_id_cliente_foreign";`)
  }
}
