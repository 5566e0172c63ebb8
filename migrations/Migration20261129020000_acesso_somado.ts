import { Migration } from '@mikro-orm/migrations'

/** What a person may do becomes a union: a perfil as a member, the limit of one person, and what administrators have to look at. */
export class Migration20261129020000_acesso_somado extends Migration {
  override name = 'Migration20261129020000_acesso_somado'

  override up(): void | Promise<void> {
    this.addSql(`alter table "acesso_perfil" add "como_membro" boolean not null default false;`)
    this.addSql(`alter table "funcao" add "a_revisar" boolean not null default false;`)
    this.addSql(`alter table "usuario" add "limite_acesso" jsonb null;`)
    this.addSql(`alter table "cliente" add "acesso_mudou_em" timestamptz null;`)
  }
}
