import { Migration } from '@mikro-orm/migrations'

export class Migration20261123154345_grupos_uma_vez extends Migration {
  override name = 'Migration20261123154345_grupos_uma_vez'

  override up(): void | Promise<void> {
    this.addSql(`drop policy "meus_louvor" on "grupo_louvor";`)

    this.addSql(`drop policy "meus_louvor" on "ensaio_louvor";`)

    this.addSql(`drop policy "meus_celulas" on "celula";`)

    this.addSql(`drop policy "meus_celulas" on "encontro";`)

    this.addSql(`drop policy "meus_louvor" on "setlist_ensaio";`)

    this.addSql(`drop policy "meus_missoes" on "missao";`)

    this.addSql(`drop policy "meus_missoes" on "membro_missao";`)

    this.addSql(`drop policy "meus_louvor" on "membro_grupo_louvor";`)

    this.addSql(`drop policy "meus_celulas" on "membro_encontro";`)

    this.addSql(`drop policy "meus_celulas" on "membro_celula";`)

    this.addSql(`drop policy "meus_departamentos" on "departamento";`)

    this.addSql(`drop policy "meus_departamentos" on "departamento_membro";`)

    this.addSql(`drop policy "meus_ensino" on "classe_ebd";`)

    this.addSql(`drop policy "meus_ensino" on "membro_classe_ebd";`)

    this.addSql(`drop policy "meus_ensino" on "aula_ebd";`)

    this.addSql(`drop policy "meus_ensino" on "membro_aula_ebd";`)

    this.addSql(
      `create policy "meus_louvor" on "grupo_louvor" as restrictive using ((select meus_grupos('app.meus_louvor')) is null or id = any ((select meus_grupos('app.meus_louvor'))::int[])) with check ((select meus_grupos('app.meus_louvor')) is null or id = any ((select meus_grupos('app.meus_louvor'))::int[]));`,
    )

    this.addSql(
      `create policy "meus_louvor" on "ensaio_louvor" as restrictive using ((select meus_grupos('app.meus_louvor')) is null or id_grupo = any ((select meus_grupos('app.meus_louvor'))::int[])) with check ((select meus_grupos('app.meus_louvor')) is null or id_grupo = any ((select meus_grupos('app.meus_louvor'))::int[]));`,
    )

    this.addSql(
      `create policy "meus_celulas" on "celula" as restrictive using ((select meus_grupos('app.meus_celulas')) is null or id = any ((select meus_grupos('app.meus_celulas'))::int[])) with check ((select meus_grupos('app.meus_celulas')) is null or id = any ((select meus_grupos('app.meus_celulas'))::int[]));`,
    )

    this.addSql(
      `create policy "meus_celulas" on "encontro" as restrictive using ((select meus_grupos('app.meus_celulas')) is null or id_celula = any ((select meus_grupos('app.meus_celulas'))::int[])) with check ((select meus_grupos('app.meus_celulas')) is null or id_celula = any ((select meus_grupos('app.meus_celulas'))::int[]));`,
    )

    this.addSql(
      `create policy "meus_louvor" on "setlist_ensaio" as restrictive using ((select meus_grupos('app.meus_louvor')) is null or alcanca_ensaio_louvor(id_ensaio)) with check ((select meus_grupos('app.meus_louvor')) is null or alcanca_ensaio_louvor(id_ensaio));`,
    )

    this.addSql(
      `create policy "meus_missoes" on "missao" as restrictive using ((select meus_grupos('app.meus_missoes')) is null or id = any ((select meus_grupos('app.meus_missoes'))::int[])) with check ((select meus_grupos('app.meus_missoes')) is null or id = any ((select meus_grupos('app.meus_missoes'))::int[]));`,
    )

    this.addSql(
      `create policy "meus_missoes" on "membro_missao" as restrictive using ((select meus_grupos('app.meus_missoes')) is null or id_missao = any ((select meus_grupos('app.meus_missoes'))::int[])) with check ((select meus_grupos('app.meus_missoes')) is null or id_missao = any ((select meus_grupos('app.meus_missoes'))::int[]));`,
    )

    this.addSql(
      `create policy "meus_louvor" on "membro_grupo_louvor" as restrictive using ((select meus_grupos('app.meus_louvor')) is null or id_grupo = any ((select meus_grupos('app.meus_louvor'))::int[])) with check ((select meus_grupos('app.meus_louvor')) is null or id_grupo = any ((select meus_grupos('app.meus_louvor'))::int[]));`,
    )

    this.addSql(
      `create policy "meus_celulas" on "membro_encontro" as restrictive using ((select meus_grupos('app.meus_celulas')) is null or alcanca_encontro(id_encontro)) with check ((select meus_grupos('app.meus_celulas')) is null or alcanca_encontro(id_encontro));`,
    )

    this.addSql(
      `create policy "meus_celulas" on "membro_celula" as restrictive using ((select meus_grupos('app.meus_celulas')) is null or id_celula = any ((select meus_grupos('app.meus_celulas'))::int[])) with check ((select meus_grupos('app.meus_celulas')) is null or id_celula = any ((select meus_grupos('app.meus_celulas'))::int[]));`,
    )

    this.addSql(
      `create policy "meus_departamentos" on "departamento" as restrictive using ((select meus_grupos('app.meus_departamentos')) is null or id = any ((select meus_grupos('app.meus_departamentos'))::int[])) with check ((select meus_grupos('app.meus_departamentos')) is null or id = any ((select meus_grupos('app.meus_departamentos'))::int[]));`,
    )

    this.addSql(
      `create policy "meus_departamentos" on "departamento_membro" as restrictive using ((select meus_grupos('app.meus_departamentos')) is null or id_departamento = any ((select meus_grupos('app.meus_departamentos'))::int[])) with check ((select meus_grupos('app.meus_departamentos')) is null or id_departamento = any ((select meus_grupos('app.meus_departamentos'))::int[]));`,
    )

    this.addSql(
      `create policy "meus_ensino" on "classe_ebd" as restrictive using ((select meus_grupos('app.meus_ensino')) is null or id = any ((select meus_grupos('app.meus_ensino'))::int[])) with check ((select meus_grupos('app.meus_ensino')) is null or id = any ((select meus_grupos('app.meus_ensino'))::int[]));`,
    )

    this.addSql(
      `create policy "meus_ensino" on "membro_classe_ebd" as restrictive using ((select meus_grupos('app.meus_ensino')) is null or id_classe = any ((select meus_grupos('app.meus_ensino'))::int[])) with check ((select meus_grupos('app.meus_ensino')) is null or id_classe = any ((select meus_grupos('app.meus_ensino'))::int[]));`,
    )

    this.addSql(
      `create policy "meus_ensino" on "aula_ebd" as restrictive using ((select meus_grupos('app.meus_ensino')) is null or id_classe = any ((select meus_grupos('app.meus_ensino'))::int[])) with check ((select meus_grupos('app.meus_ensino')) is null or id_classe = any ((select meus_grupos('app.meus_ensino'))::int[]));`,
    )

    this.addSql(
      `create policy "meus_ensino" on "membro_aula_ebd" as restrictive using ((select meus_grupos('app.meus_ensino')) is null or alcanca_aula_ebd(id_aula)) with check ((select meus_grupos('app.meus_ensino')) is null or alcanca_aula_ebd(id_aula));`,
    )
  }
}
