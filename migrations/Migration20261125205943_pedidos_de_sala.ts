import { Migration } from '@mikro-orm/migrations'

/** The action that a function has had, and the new ones that belong with it. */
const pairs: readonly (readonly [had: string, gets: readonly string[]])[] = [
  ['reserva.ler', ['pedidoReserva.pedir']],
  ['reserva.escrever', ['pedidoReserva.ler', 'pedidoReserva.decidir', 'pedidoReserva.exportar']],
]

export class Migration20261125205943_pedidos_de_sala extends Migration {
  override name = 'Migration20261125205943_pedidos_de_sala'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "pedido_reserva" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_recurso" int not null, "quantidade" int not null default 1, "data_inicio" timestamptz not null, "data_fim" timestamptz not null, "finalidade" varchar(160) not null, "pessoas" int null, "observacao" varchar(500) null, "id_solicitante" int not null, "situacao" varchar(10) not null default 'pendente', "resposta" varchar(300) null, "decidido_por" int null, "decidido_em" timestamptz null, "id_reserva" int null, "busca" text generated always as (normalizar(finalidade)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "pedido_reserva_uuid" on "pedido_reserva" ("id_cliente", "uuid");`)
    this.addSql(
      `create index "pedido_reserva_situacao" on "pedido_reserva" ("id_cliente", "situacao", "data_inicio", "id");`,
    )
    this.addSql(
      `create index "pedido_reserva_solicitante" on "pedido_reserva" ("id_cliente", "id_solicitante", "data_inicio");`,
    )
    this.addSql(`create index "pedido_reserva_recurso" on "pedido_reserva" ("id_cliente", "id_recurso");`)
    this.addSql(`create index "pedido_reserva_reserva" on "pedido_reserva" ("id_cliente", "id_reserva");`)
    this.addSql(`create index "pedido_reserva_decisor" on "pedido_reserva" ("id_cliente", "decidido_por");`)

    this.addSql(
      `alter table "pedido_reserva" add constraint "pedido_reserva_id_recurso_id_cliente_foreign" foreign key ("id_recurso", "id_cliente") references "recurso" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "pedido_reserva" add constraint "pedido_reserva_id_solicitante_id_cliente_foreign" foreign key ("id_solicitante", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "pedido_reserva" add constraint "pedido_reserva_decidido_por_id_cliente_foreign" foreign key ("decidido_por", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "pedido_reserva" add constraint "pedido_reserva_id_reserva_id_cliente_foreign" foreign key ("id_reserva", "id_cliente") references "reserva" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "pedido_reserva" add constraint "pedido_reserva_periodo" check (data_fim > data_inicio);`)
    this.addSql(
      `alter table "pedido_reserva" add constraint "pedido_reserva_quantidade" check (quantidade >= 1 and quantidade <= 10000);`,
    )
    this.addSql(
      `alter table "pedido_reserva" add constraint "pedido_reserva_pessoas" check (pessoas >= 1 and pessoas <= 100000);`,
    )
    this.addSql(
      `alter table "pedido_reserva" add constraint "pedido_reserva_situacao" check (situacao in ('pendente', 'aprovado', 'recusado', 'cancelado'));`,
    )
    this.addSql(
      `alter table "pedido_reserva" add constraint "pedido_reserva_aprovado" check (situacao <> 'aprovado' or id_reserva is not null);`,
    )
    this.addSql(
      `alter table "pedido_reserva" add constraint "pedido_reserva_recusado" check (situacao <> 'recusado' or resposta is not null);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "pedido_reserva" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "pedido_reserva" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "pedido_reserva" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "pedido_reserva" enable row level security;`)
    this.addSql(`alter table "pedido_reserva" force row level security;`)
    this.addSql(
      `create policy "pedido_reserva_tenant" on "pedido_reserva" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    // a function holds the list of its actions: whoever reads or makes reservations gets the actions for requests
    this.addSql(`alter table "funcao" no force row level security;`)
    // nobody of the church made this change
    this.addSql(`alter table "funcao" disable trigger "auditar_update";`)
    for (const [had, gets] of pairs)
      for (const action of gets)
        this.addSql(
          `update "funcao" set "acoes" = "acoes" || '["${action}"]'::jsonb where jsonb_exists("acoes", '${had}') and not jsonb_exists("acoes", '${action}');`,
        )
    this.addSql(`alter table "funcao" enable trigger "auditar_update";`)
    this.addSql(`alter table "funcao" force row level security;`)
  }
}
