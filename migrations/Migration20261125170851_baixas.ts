import { Migration } from '@mikro-orm/migrations'

/**
 * Payments of payables and receivables. What was settled before keeps its ledger entry and gets no payment: nothing is
 * rewritten, and a church from an older backup is read the same way.
 */
export class Migration20261125170851_baixas extends Migration {
  override name = 'Migration20261125170851_baixas'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "baixa_receber" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_conta" int not null, "vez" smallint not null, "data" date not null, "valor" numeric(14,2) not null, "juros" numeric(14,2) not null default '0.00', "multa" numeric(14,2) not null default '0.00', "desconto" numeric(14,2) not null default '0.00', "meio" varchar(14) null, "observacao" varchar(500) null, "estornada" boolean not null default false, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "baixa_receber_uuid" on "baixa_receber" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "baixa_receber_vez" on "baixa_receber" ("id_cliente", "id_conta", "vez");`)
    this.addSql(`create index "baixa_receber_data" on "baixa_receber" ("id_cliente", "data", "id");`)

    this.addSql(
      `create table "baixa_pagar" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_conta" int not null, "vez" smallint not null, "data" date not null, "valor" numeric(14,2) not null, "juros" numeric(14,2) not null default '0.00', "multa" numeric(14,2) not null default '0.00', "desconto" numeric(14,2) not null default '0.00', "meio" varchar(14) null, "observacao" varchar(500) null, "estornada" boolean not null default false, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "baixa_pagar_uuid" on "baixa_pagar" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "baixa_pagar_vez" on "baixa_pagar" ("id_cliente", "id_conta", "vez");`)
    this.addSql(`create index "baixa_pagar_data" on "baixa_pagar" ("id_cliente", "data", "id");`)

    this.addSql(`alter table "conta_receber" add "valor_baixado" numeric(14,2) not null default '0.00';`)
    this.addSql(`drop index "conta_receber_aberta";`)
    this.addSql(
      `create index "conta_receber_restante" on "conta_receber" ("id_cliente", "data_vencimento_conta", "id") include ("valor_conta", "valor_baixado") where "excluido_em" is null and "status_conta" = 'pendente';`,
    )
    this.addSql(
      `create index "conta_receber_encerramento" on "conta_receber" ("id_cliente", "data_encerramento_conta") where "data_encerramento_conta" is not null;`,
    )
    // both versions: the version before knows no payments, so it breaks this only in a record that is paid in parts
    this.addSql(
      `alter table "conta_receber" add constraint "conta_receber_baixado" check (valor_baixado >= 0 and valor_baixado <= valor_conta and (status_conta = 'recebido' or valor_baixado < valor_conta) and (excluido_em is null or valor_baixado = 0));`,
    )

    this.addSql(`alter table "conta_pagar" add "valor_baixado" numeric(14,2) not null default '0.00';`)
    this.addSql(`drop index "conta_pagar_aberta";`)
    this.addSql(
      `create index "conta_pagar_restante" on "conta_pagar" ("id_cliente", "data_vencimento_conta", "id") include ("valor_conta", "valor_baixado") where "excluido_em" is null and "status_conta" = 'aberto';`,
    )
    this.addSql(
      `create index "conta_pagar_encerramento" on "conta_pagar" ("id_cliente", "data_encerramento_conta") where "data_encerramento_conta" is not null;`,
    )
    // both versions: the version before knows no payments, so it breaks this only in a record that is paid in parts
    this.addSql(
      `alter table "conta_pagar" add constraint "conta_pagar_baixado" check (valor_baixado >= 0 and valor_baixado <= valor_conta and (status_conta = 'pago' or valor_baixado < valor_conta) and (excluido_em is null or valor_baixado = 0));`,
    )

    this.addSql(
      `alter table "baixa_receber" add constraint "baixa_receber_id_conta_id_cliente_foreign" foreign key ("id_conta", "id_cliente") references "conta_receber" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "baixa_receber" add constraint "baixa_receber_valor" check (valor > 0);`)
    this.addSql(
      `alter table "baixa_receber" add constraint "baixa_receber_acrescimos" check (juros >= 0 and multa >= 0 and desconto >= 0);`,
    )
    this.addSql(
      `alter table "baixa_receber" add constraint "baixa_receber_total" check (valor + juros + multa > desconto);`,
    )
    this.addSql(
      `alter table "baixa_receber" add constraint "baixa_receber_meio" check (meio in ('dinheiro', 'pix', 'boleto', 'transferencia', 'cartao', 'debito', 'cheque'));`,
    )
    this.addSql(
      `alter table "baixa_receber" add constraint "baixa_receber_estornada" check (not estornada or excluido_em is null);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "baixa_receber" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "baixa_receber" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "baixa_receber" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "baixa_receber" enable row level security;`)
    this.addSql(`alter table "baixa_receber" force row level security;`)
    this.addSql(
      `create policy "baixa_receber_tenant" on "baixa_receber" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "baixa_pagar" add constraint "baixa_pagar_id_conta_id_cliente_foreign" foreign key ("id_conta", "id_cliente") references "conta_pagar" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "baixa_pagar" add constraint "baixa_pagar_valor" check (valor > 0);`)
    this.addSql(
      `alter table "baixa_pagar" add constraint "baixa_pagar_acrescimos" check (juros >= 0 and multa >= 0 and desconto >= 0);`,
    )
    this.addSql(
      `alter table "baixa_pagar" add constraint "baixa_pagar_total" check (valor + juros + multa > desconto);`,
    )
    this.addSql(
      `alter table "baixa_pagar" add constraint "baixa_pagar_meio" check (meio in ('dinheiro', 'pix', 'boleto', 'transferencia', 'cartao', 'debito', 'cheque'));`,
    )
    this.addSql(
      `alter table "baixa_pagar" add constraint "baixa_pagar_estornada" check (not estornada or excluido_em is null);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "baixa_pagar" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "baixa_pagar" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "baixa_pagar" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "baixa_pagar" enable row level security;`)
    this.addSql(`alter table "baixa_pagar" force row level security;`)
    this.addSql(
      `create policy "baixa_pagar_tenant" on "baixa_pagar" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
