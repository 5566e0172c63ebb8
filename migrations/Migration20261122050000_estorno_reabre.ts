import { Migration } from '@mikro-orm/migrations'

const kinds = [
  { livro: 'saida', origem: 'contaPagar', conta: 'conta_pagar', encerrado: 'pago', aberto: 'aberto' },
  { livro: 'entrada', origem: 'contaReceber', conta: 'conta_receber', encerrado: 'recebido', aberto: 'pendente' },
]

/** A payable or receivable whose ledger entry was reversed is open again; settling it again creates another entry. */
export class Migration20261122050000_estorno_reabre extends Migration {
  override name = 'Migration20261122050000_estorno_reabre'

  override up(): void | Promise<void> {
    for (const { livro } of kinds) {
      this.addSql(`alter table "${livro}" add "vez" smallint not null default 1;`)
      this.addSql(
        `alter table "${livro}" add constraint "${livro}_vez" check (vez >= 1 and (vez = 1 or origem is not null));`,
      )
      this.addSql(`drop index "${livro}_origem";`)
      this.addSql(
        `create unique index "${livro}_origem" on "${livro}" ("id_cliente", "origem", "id_origem", "vez") where "excluido_em" is null and "origem" is not null;`,
      )
    }

    // Written by hand: records whose entry was reversed before this migration are reopened, too. The policies are off
    // meanwhile, because the update covers all churches.
    const tables = [...kinds.flatMap(({ livro, conta }) => [livro, conta]), 'auditoria']
    for (const table of tables) this.addSql(`alter table "${table}" no force row level security;`)
    for (const { livro, origem, conta, encerrado, aberto } of kinds)
      this.addSql(`
        update ${conta} set status_conta = '${aberto}', data_encerramento_conta = null, versao = ${conta}.versao + 1, updated_at = now()
        from ${livro} feito join ${livro} estorno on estorno.id_cliente = feito.id_cliente and estorno.id_estornado = feito.id
          and estorno.excluido_em is null
        where ${conta}.status_conta = '${encerrado}' and feito.id_cliente = ${conta}.id_cliente and feito.origem = '${origem}'
          and feito.id_origem = ${conta}.id and feito.excluido_em is null;`)
    for (const table of tables) this.addSql(`alter table "${table}" force row level security;`)
  }
}
