import { Migration } from '@mikro-orm/migrations'

export class Migration20261125113300_marcas_de_aulas_e_cultos extends Migration {
  override name = 'Migration20261125113300_marcas_de_aulas_e_cultos'

  override up(): void | Promise<void> {
    this.addSql(`alter table "culto" add "ausencias_marcadas" jsonb null;`)

    this.addSql(`alter table "escala_culto" add "resposta_marcada_em" timestamptz null;`)

    this.addSql(`alter table "aula_ebd" add "marcas" jsonb null, add "chamada_em" timestamptz null;`)
  }
}
