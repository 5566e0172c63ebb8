import { Migration } from '@mikro-orm/migrations'

/**
 * The area 'prestacoes' (statements of accounts that the assembly approved) is new. In churches that have decided that a
 * perfil reads no lines of the treasury, it reads none of these until the church decides.
 */
export class Migration20261129022001_prestacoes_aprovadas extends Migration {
  override name = 'Migration20261129022001_prestacoes_aprovadas'

  override up(): void {
    // otherwise the policy of the table would apply to the owner, too
    this.addSql(`alter table "acesso_perfil" no force row level security;`)
    // nobody of the church made this change
    this.addSql(`alter table "acesso_perfil" disable trigger "auditar_update";`)
    // a matrix that is open in a browser now does not know the area: it is refused as of an older version
    this.addSql(
      `update "acesso_perfil" set "areas" = "areas" || '{"prestacoes": "nada"}', "versao" = "versao" + 1 where "perfil" between 2 and 5 and split_part("areas"->>'tesouraria', ' ', 1) in ('nada', 'resumo');`,
    )
    this.addSql(`alter table "acesso_perfil" enable trigger "auditar_update";`)
    this.addSql(`alter table "acesso_perfil" force row level security;`)
  }
}
