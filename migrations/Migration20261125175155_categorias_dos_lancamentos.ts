import { Migration } from '@mikro-orm/migrations'

/**
 * The indexes of entries and accounts by category, and the check of their keys, on tables with millions of rows. Outside
 * a transaction, so that they are written meanwhile. If it is interrupted, it begins again. The index of the days gets
 * the columns by which totals are divided, so that their queries read no rows of the table.
 */
export class Migration20261125175155_categorias_dos_lancamentos extends Migration {
  override name = 'Migration20261125175155_categorias_dos_lancamentos'

  override isTransactional(): boolean {
    return false
  }

  override up(): void | Promise<void> {
    for (const livro of ['entrada', 'saida']) {
      // an interrupted creation leaves an index that is not valid
      this.addSql(`drop index concurrently if exists "${livro}_periodo";`)
      this.addSql(
        `create index concurrently "${livro}_periodo" on "${livro}" ("id_cliente", "data", "id") include ("valor", "categoria", "id_categoria", "id_centro_custo") where "excluido_em" is null;`,
      )
      this.addSql(`drop index concurrently if exists "${livro}_data";`)
      this.addSql(`drop index concurrently if exists "${livro}_categoria_propria";`)
      this.addSql(
        `create index concurrently "${livro}_categoria_propria" on "${livro}" ("id_cliente", "id_categoria", "data") include ("valor") where "excluido_em" is null and "id_categoria" is not null;`,
      )
    }
    for (const table of ['conta_pagar', 'conta_receber']) {
      this.addSql(`drop index concurrently if exists "${table}_categoria";`)
      this.addSql(`create index concurrently "${table}_categoria" on "${table}" ("id_cliente", "id_categoria");`)
    }
    for (const table of ['entrada', 'saida', 'conta_pagar', 'conta_receber'])
      this.addSql(`alter table "${table}" validate constraint "${table}_id_categoria_id_cliente_foreign";`)
  }
}
