import { Migration } from '@mikro-orm/migrations'

/** How often a payable or receivable repeats. Without a value, as all that exist, it repeats every month. */
export class Migration20261127060000_frequencia_das_contas extends Migration {
  override name = 'Migration20261127060000_frequencia_das_contas'

  override up(): void {
    for (const table of ['conta_pagar', 'conta_receber']) {
      this.addSql(`alter table "${table}" add "frequencia" varchar(10) null;`)
      // both versions: the version before never writes the column
      this.addSql(
        `alter table "${table}" add constraint "${table}_frequencia" check (frequencia in ('semanal', 'mensal', 'bimestral', 'trimestral', 'semestral', 'anual'));`,
      )
    }
  }
}
