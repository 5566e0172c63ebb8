import { Migration } from '@mikro-orm/migrations'

const tables = ['saida', 'manutencao_patrimonio', 'auditoria']

/** A maintenance whose expense was reversed is pending again, even if it was reversed before this migration. */
export class Migration20261122080000_manutencao_estornada extends Migration {
  override name = 'Migration20261122080000_manutencao_estornada'

  override up(): void | Promise<void> {
    // The policies are off meanwhile, because the update covers all churches.
    for (const table of tables) this.addSql(`alter table "${table}" no force row level security;`)
    this.addSql(`
      update manutencao_patrimonio set status_manutencao = 'pendente', versao = manutencao_patrimonio.versao + 1, updated_at = now()
      from saida feito join saida estorno on estorno.id_cliente = feito.id_cliente and estorno.id_estornado = feito.id
        and estorno.excluido_em is null
      where manutencao_patrimonio.status_manutencao = 'concluido' and feito.id_cliente = manutencao_patrimonio.id_cliente
        and feito.origem = 'manutencaoPatrimonio' and feito.id_origem = manutencao_patrimonio.id and feito.excluido_em is null;`)
    for (const table of tables) this.addSql(`alter table "${table}" force row level security;`)
  }
}
