import { Migration } from '@mikro-orm/migrations'

export class Migration20261125171600_estatisticas_de_membros extends Migration {
  override name = 'Migration20261125171600_estatisticas_de_membros'

  override up(): void | Promise<void> {
    // A person is of one church. Without knowing that, PostgreSQL expects one row where it finds a hundred, and reads the
    // memberships of the whole church. The statistics are filled by the next analyze, which autovacuum does.
    this.addSql(
      `create statistics "departamento_membro_pessoas" (dependencies) on "id_cliente", "id_membro" from "departamento_membro";`,
    )
  }
}
