import { Migration } from '@mikro-orm/migrations'

/**
 * What the accountant gets: the codes of accounts, and of what is neither account nor category, and the kinds of payments
 * of which accountants ask.
 */
export class Migration20261125211744_para_o_contador extends Migration {
  override name = 'Migration20261125211744_para_o_contador'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "codigos_contador" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "juros_pagos" varchar(30) null, "descontos_obtidos" varchar(30) null, "juros_recebidos" varchar(30) null, "descontos_concedidos" varchar(30) null, "saldos_iniciais" varchar(30) null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "codigos_contador_uuid" on "codigos_contador" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "codigos_contador_igreja" on "codigos_contador" ("id_cliente");`)

    this.addSql(`alter table "categoria" add "tipo_pagamento" varchar(9) null;`)
    // both versions: the version before does not write the new column, and the nature of a category never changes
    this.addSql(
      `alter table "categoria" add constraint "categoria_tipo_pagamento" check (tipo_pagamento is null or (natureza = 'despesa' and tipo_pagamento in ('prebenda', 'salario', 'servico', 'aluguel', 'reembolso', 'outro')));`,
    )

    this.addSql(`alter table "conta_financeira" add "codigo_contador" varchar(30) null;`)

    // the kinds that the fixed categories of expenses have by themselves; a church may change them
    this.addSql(`
      create or replace function categorias_fixas(church int) returns void language plpgsql as $$
      declare fixa record;
      begin
        for fixa in select * from (values
          ('receita', 1, 'Dízimo', null), ('receita', 2, 'Oferta', null), ('receita', 3, 'Doação', null), ('receita', 4, 'Conta', null), ('receita', 5, 'Outros', null),
          ('despesa', 1, 'Salários', 'salario'), ('despesa', 2, 'Manutenção', 'servico'), ('despesa', 3, 'Materiais', null), ('despesa', 4, 'Conta', null), ('despesa', 5, 'Outros', null)
        ) fixas(natureza, raiz, nome, tipo) loop
          insert into categoria (id, id_cliente, natureza, raiz, nome, fixa, tipo_pagamento)
          values (nextval('categoria_id_seq'), church, fixa.natureza, fixa.raiz, fixa.nome, true, fixa.tipo);
        end loop;
      end $$;`)
    // otherwise the policies of the tables would apply to the owner, too; and nobody of the church made these changes
    for (const table of ['categoria', 'funcao']) {
      this.addSql(`alter table "${table}" no force row level security;`)
      this.addSql(`alter table "${table}" disable trigger "auditar_update";`)
    }
    this.addSql(
      `update "categoria" set "tipo_pagamento" = case when "raiz" = 1 then 'salario' else 'servico' end where "fixa" and "natureza" = 'despesa' and "raiz" in (1, 2);`,
    )
    // own categories below salaries that are none, and what the suggested chart calls rent
    this.addSql(
      `update "categoria" set "tipo_pagamento" = 'prebenda' where not "fixa" and "natureza" = 'despesa' and "nome_ordem" in ('sustento pastoral', 'sustento missionario', 'prebenda', 'prebendas');`,
    )
    this.addSql(
      `update "categoria" set "tipo_pagamento" = 'aluguel' where not "fixa" and "natureza" = 'despesa' and "nome_ordem" = 'aluguel';`,
    )
    // functions that had an action of the treasury have the new one that belongs with it
    for (const verb of ['ler', 'escrever', 'exportar'])
      this.addSql(
        `update "funcao" set "acoes" = "acoes" || '["contabilidade.${verb}"]'::jsonb where jsonb_exists("acoes", 'entrada.${verb}') and not jsonb_exists("acoes", 'contabilidade.${verb}');`,
      )
    for (const table of ['categoria', 'funcao']) {
      this.addSql(`alter table "${table}" enable trigger "auditar_update";`)
      this.addSql(`alter table "${table}" force row level security;`)
    }

    this.addSql(
      `create trigger "auditar_insert" after insert on "codigos_contador" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "codigos_contador" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "codigos_contador" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "codigos_contador" enable row level security;`)
    this.addSql(`alter table "codigos_contador" force row level security;`)
    this.addSql(
      `create policy "codigos_contador_tenant" on "codigos_contador" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
