import { Migration } from '@mikro-orm/migrations'

const read = ['visita_pastoral', 'usuario', 'auditoria']

/**
 * The comment of a visit is read by its author, by pastors and by those with whom the author shares it. The author of a
 * visit that is there already is who registered it, as the audit log says, or the visit's pastor.
 */
export class Migration20261123155734_leitores_de_comentarios extends Migration {
  override name = 'Migration20261123155734_leitores_de_comentarios'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "visita_pastoral_leitor" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_visita" int not null, "id_usuario" int not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "visita_pastoral_leitor_uuid" on "visita_pastoral_leitor" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "visita_pastoral_leitor_pessoa" on "visita_pastoral_leitor" ("id_cliente", "id_visita", "id_usuario");`,
    )
    this.addSql(
      `create index "visita_pastoral_leitor_usuario" on "visita_pastoral_leitor" ("id_cliente", "id_usuario");`,
    )

    this.addSql(`alter table "visita_pastoral" add "id_autor" int null;`)
    this.addSql(
      `alter table "visita_pastoral" add constraint "visita_pastoral_id_autor_id_cliente_foreign" foreign key ("id_autor", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`create index "visita_pastoral_autor" on "visita_pastoral" ("id_cliente", "id_autor");`)

    this.addSql(
      `alter table "visita_pastoral_leitor" add constraint "visita_pastoral_leitor_id_visita_id_cliente_foreign" foreign key ("id_visita", "id_cliente") references "visita_pastoral" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "visita_pastoral_leitor" add constraint "visita_pastoral_leitor_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "visita_pastoral_leitor" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "visita_pastoral_leitor" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "visita_pastoral_leitor" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "visita_pastoral_leitor" enable row level security;`)
    this.addSql(`alter table "visita_pastoral_leitor" force row level security;`)
    this.addSql(
      `create policy "visita_pastoral_leitor_tenant" on "visita_pastoral_leitor" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    // otherwise the policies of the tables would apply to the owner, too
    for (const table of read) this.addSql(`alter table "${table}" no force row level security;`)
    this.addSql(`
      update visita_pastoral set id_autor = coalesce((
        select a.id_usuario from auditoria a
        join usuario u on u.id = a.id_usuario and u.id_cliente = a.id_cliente
        where a.id_cliente = visita_pastoral.id_cliente and a.tabela = 'visita_pastoral'
          and a.id_registro = visita_pastoral.id and a.operacao = 'criar'
        order by a.id limit 1), id_pastor);`)
    for (const table of read) this.addSql(`alter table "${table}" force row level security;`)
  }
}
