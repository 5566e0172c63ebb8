import { Migration } from '@mikro-orm/migrations'

/** The action that a function has had, and those of receipts that belong with it. */
const pairs: readonly (readonly [had: string, gets: string])[] = [
  ['dizimo.ler', 'recibo.ler'],
  ['dizimo.lerDeTodos', 'recibo.lerDeTodos'],
  ['dizimo.escrever', 'recibo.escrever'],
  ['dizimo.exportar', 'recibo.exportar'],
]

/**
 * Receipts as records of their own, which keep what they said when they were issued. Those of tithes that exist get the
 * names of today. The receipt of a tithe that was deleted or reversed is a cancelled one.
 */
export class Migration20261125210717_recibos extends Migration {
  override name = 'Migration20261125210717_recibos'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "recibo" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "numero" int not null, "codigo" varchar(32) not null, "id_dizimo" int null, "id_entrada" int null, "id_membro" int not null, "nome_pessoa" varchar(120) not null, "documento" varchar(14) null, "valor" numeric(14,2) not null, "data" date not null, "meio" varchar(20) null, "finalidade" varchar(200) not null, "nome_igreja" varchar(120) not null, "cnpj" varchar(14) null, "endereco" text null, "local" varchar(90) null, "assinante" varchar(120) null, "cargo" varchar(60) not null, "emitido_em" timestamptz not null, "emitido_por" int null, "vias" smallint not null default 1, "via_em" timestamptz null, "via_por" int null, "cancelado_em" timestamptz null, "cancelado_por" int null, "motivo_cancelamento" varchar(200) null, "busca" text generated always as (normalizar(nome_pessoa)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "recibo_uuid" on "recibo" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "recibo_numero" on "recibo" ("id_cliente", "numero");`)
    this.addSql(`create unique index "recibo_codigo" on "recibo" ("id_cliente", "codigo");`)
    this.addSql(
      `create unique index "recibo_dizimo" on "recibo" ("id_cliente", "id_dizimo") where "cancelado_em" is null and "id_dizimo" is not null;`,
    )
    this.addSql(
      `create unique index "recibo_entrada" on "recibo" ("id_cliente", "id_entrada") where "cancelado_em" is null and "id_entrada" is not null;`,
    )
    this.addSql(`create index "recibo_dizimos" on "recibo" ("id_cliente", "id_dizimo", "numero");`)
    this.addSql(`create index "recibo_entradas" on "recibo" ("id_cliente", "id_entrada", "numero");`)
    this.addSql(`create index "recibo_membro" on "recibo" ("id_cliente", "id_membro", "numero");`)
    this.addSql(`create index "recibo_data" on "recibo" ("id_cliente", "data", "id");`)

    this.addSql(
      `alter table "cliente" add "assinante_recibos" varchar(120) null, add "cargo_recibos" varchar(60) null;`,
    )

    this.addSql(
      `alter table "recibo" add constraint "recibo_id_dizimo_id_cliente_foreign" foreign key ("id_dizimo", "id_cliente") references "dizimo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "recibo" add constraint "recibo_id_entrada_id_cliente_foreign" foreign key ("id_entrada", "id_cliente") references "entrada" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "recibo" add constraint "recibo_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "recibo" add constraint "recibo_emitido_por_id_cliente_foreign" foreign key ("emitido_por", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "recibo" add constraint "recibo_via_por_id_cliente_foreign" foreign key ("via_por", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "recibo" add constraint "recibo_cancelado_por_id_cliente_foreign" foreign key ("cancelado_por", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "recibo" add constraint "recibo_cancelado" check ((cancelado_em is null) = (motivo_cancelamento is null));`,
    )
    this.addSql(
      `alter table "recibo" add constraint "recibo_vias" check (vias >= 1 and (vias = 1) = (via_em is null));`,
    )
    // The database assigns the numbers, so they have no gaps, also when several requests come at once. It copies what a
    // receipt says, so that whoever issues one, also the version before during the update, issues the same.
    this.addSql(String.raw`
      create function preparar_recibo() returns trigger language plpgsql as $$
      declare
        livres constant text[] := array['versao', 'updated_at', 'busca', 'nome_pessoa', 'documento', 'vias', 'via_em', 'via_por',
          'cancelado_em', 'cancelado_por', 'motivo_cancelamento'];
        igreja cliente%rowtype;
        funcao_de_quem_assina text;
      begin
        if tg_op = 'DELETE' then
          if not apagando_igreja() then
            raise exception 'a numbered receipt stays' using errcode = 'check_violation';
          end if;
          return old;
        end if;
        if tg_op = 'UPDATE' then
          if anonimizando() then return new; end if;
          if to_jsonb(new) - livres is distinct from to_jsonb(old) - livres
            or ((new.nome_pessoa, new.documento) is distinct from (old.nome_pessoa, old.documento)
              and not (new.nome_pessoa = 'Pessoa anonimizada' and new.documento is null))
            or (old.cancelado_em is not null and (new.cancelado_em, new.cancelado_por, new.motivo_cancelamento, new.vias)
              is distinct from (old.cancelado_em, old.cancelado_por, old.motivo_cancelamento, old.vias)) then
            raise exception 'what a numbered receipt says does not change' using errcode = 'check_violation';
          end if;
          return new;
        end if;

        if (new.id_dizimo is null) = (new.id_entrada is null) then
          raise exception 'a receipt is of a tithe or of a donation' using errcode = 'check_violation';
        end if;
        new.codigo := substr(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')), 'hex'), 1, 32);
        if new.id_dizimo is not null then
          select d.numero_recibo, d.recibo_em, d.recibo_por, d.id_membro, d.valor_dizimo, d.data_dizimo, case d.meio_dizimo
              when 'dinheiro' then 'Dinheiro' when 'pix' then 'Pix' when 'cartao' then 'Cartão' when 'transferencia' then 'Transferência'
              else 'Cheque' end, 'dízimo'
            into new.numero, new.emitido_em, new.emitido_por, new.id_membro, new.valor, new.data, new.meio, new.finalidade
            from dizimo d where d.id = new.id_dizimo and d.id_cliente = new.id_cliente;
        else
          perform pg_advisory_xact_lock(7242234, new.id_cliente);
          new.numero := proximo_recibo(new.id_cliente);
          new.emitido_em := now();
          select o.id_membro, o.valor_doacao, o.data_doacao, null, 'doação à campanha ' || c.nome_campanha
            into new.id_membro, new.valor, new.data, new.meio, new.finalidade
            from entrada e join doacao o on o.id_cliente = e.id_cliente and o.id = e.id_origem
              join campanha_missoes c on c.id = o.id_campanha and c.id_cliente = o.id_cliente
            where e.id = new.id_entrada and e.id_cliente = new.id_cliente and e.origem = 'doacao';
        end if;
        select u.name, u.cpf into new.nome_pessoa, new.documento from usuario u where u.id = new.id_membro and u.id_cliente = new.id_cliente;
        select * into igreja from cliente where id = new.id_cliente and id_cliente = new.id_cliente;
        new.nome_igreja := igreja.nome;
        new.cnpj := igreja.cnpj;
        new.local := nullif(concat_ws('/', igreja.cidade, igreja.uf), '');
        new.endereco := nullif(concat_ws(', ', igreja.endereco, igreja.numero, igreja.complemento, igreja.bairro, new.local,
          'CEP ' || regexp_replace(igreja.cep, '^(.{5})', '\1-')), '');
        if new.cargo is null then
          new.assinante := igreja.assinante_recibos;
          if new.assinante is null then
            select u.name, f.nome into new.assinante, funcao_de_quem_assina
              from funcao f join funcao_usuario v on v.id_cliente = f.id_cliente and v.id_funcao = f.id
                join usuario u on u.id_cliente = v.id_cliente and u.id = v.id_usuario
              where f.id_cliente = new.id_cliente and f.excluido_em is null and f.nome_ordem like 'tesoureir%'
                and current_date between v.inicio and coalesce(v.fim, current_date) and u.excluido_em is null and u.usuario_ativo = 1
              order by v.inicio, v.id limit 1;
          end if;
          new.cargo := coalesce(igreja.cargo_recibos, funcao_de_quem_assina, 'Tesouraria');
        end if;
        return new;
      end $$;`)
    this.addSql(`
      create function proximo_recibo(igreja int) returns int language plpgsql as $$ begin
        return greatest(coalesce((select max(numero) from recibo where id_cliente = igreja), 0),
          coalesce((select max(numero_recibo) from dizimo where id_cliente = igreja), 0)) + 1;
      end $$;`)
    // the tithe of a cancelled receipt has none, and may be changed and get another
    this.addSql(`
      create function soltar_recibo() returns trigger language plpgsql as $$ begin
        update dizimo set numero_recibo = null, recibo_em = null, recibo_por = null
          where id_cliente = new.id_cliente and id = new.id_dizimo and numero_recibo = new.numero;
        return null;
      end $$;`)
    this.addSql(`
      create function registrar_recibo() returns trigger language plpgsql as $$ begin
        if tg_op = 'UPDATE' then
          if old.recibo_em is not null then return null; end if;
        end if;
        insert into recibo (id, id_cliente, id_dizimo) values (nextval('recibo_id_seq'), new.id_cliente, new.id);
        return null;
      end $$;`)
    this.addSql(`
      create or replace function proteger_recibo() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' then
          if old.recibo_em is not null and not apagando_igreja() then
            raise exception 'a numbered receipt stays' using errcode = 'check_violation';
          end if;
          return old;
        end if;
        if tg_op = 'UPDATE' and old.recibo_em is not null then
          if (new.id_membro, new.valor_dizimo, new.data_dizimo, new.meio_dizimo)
              is distinct from (old.id_membro, old.valor_dizimo, old.data_dizimo, old.meio_dizimo)
            or (new.numero_recibo, new.recibo_em, new.recibo_por) is distinct from (old.numero_recibo, old.recibo_em, old.recibo_por)
              and (coalesce(new.numero_recibo, new.recibo_por) is not null or new.recibo_em is not null
                or exists (select from recibo where id_cliente = old.id_cliente and id_dizimo = old.id and cancelado_em is null)) then
            raise exception 'what a numbered receipt says does not change' using errcode = 'check_violation';
          end if;
          return new;
        end if;
        new.numero_recibo := null;
        if new.recibo_em is not null then
          perform pg_advisory_xact_lock(7242234, new.id_cliente);
          new.numero_recibo := proximo_recibo(new.id_cliente);
        end if;
        return new;
      end $$;`)

    this.addSql(
      `create trigger "preparar_recibo" before insert or update or delete on "recibo" for each row execute function preparar_recibo();`,
    )
    this.addSql(
      `create trigger "soltar_recibo" after update on "recibo" for each row when (new.cancelado_em is not null and old.cancelado_em is null) execute function soltar_recibo();`,
    )

    // covers all churches, so the policies are off meanwhile; nobody of the churches made these changes
    const read = ['dizimo', 'entrada', 'usuario', 'cliente', 'funcao', 'funcao_usuario']
    for (const table of read) this.addSql(`alter table "${table}" no force row level security;`)
    this.addSql(`alter table "dizimo" disable trigger "auditar_update";`)
    this.addSql(`alter table "funcao" disable trigger "auditar_update";`)
    this.addSql(`
      insert into recibo (id_cliente, id_dizimo, cargo, cancelado_em, cancelado_por, motivo_cancelamento)
      select d.id_cliente, d.id, 'Tesouraria', coalesce(d.excluido_em, e.created_at),
        (select u.id from usuario u where u.id = d.excluido_por and u.id_cliente = d.id_cliente),
        case when d.excluido_em is not null then 'Dízimo excluído' when e.id is not null then 'Lançamento estornado' end
      from dizimo d
        left join entrada l on l.id_cliente = d.id_cliente and l.origem = 'dizimo' and l.id_origem = d.id and l.excluido_em is null
        left join entrada e on e.id_cliente = l.id_cliente and e.id_estornado = l.id and e.excluido_em is null
      where d.numero_recibo is not null
      order by d.id_cliente, d.numero_recibo;`)
    this.addSql(`
      update dizimo d set numero_recibo = null, recibo_em = null, recibo_por = null
      from recibo r where r.id_cliente = d.id_cliente and r.id_dizimo = d.id and r.cancelado_em is not null;`)
    for (const [had, gets] of pairs)
      this.addSql(
        `update "funcao" set "acoes" = "acoes" || '["${gets}"]'::jsonb where jsonb_exists("acoes", '${had}') and not jsonb_exists("acoes", '${gets}');`,
      )
    // not for those who only help the treasurer
    this.addSql(
      `update "funcao" set "acoes" = "acoes" || '["recibo.cancelar"]'::jsonb where jsonb_exists("acoes", 'recibo.escrever') and jsonb_exists("acoes", 'orcamento.criar') and not jsonb_exists("acoes", 'recibo.cancelar');`,
    )
    this.addSql(`alter table "funcao" enable trigger "auditar_update";`)
    this.addSql(`alter table "dizimo" enable trigger "auditar_update";`)
    for (const table of read) this.addSql(`alter table "${table}" force row level security;`)

    this.addSql(
      `create trigger "registrar_recibo" after insert or update on "dizimo" for each row when (new.recibo_em is not null) execute function registrar_recibo();`,
    )

    this.addSql(
      `create trigger "auditar_insert" after insert on "recibo" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "recibo" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "recibo" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "recibo" enable row level security;`)
    this.addSql(`alter table "recibo" force row level security;`)
    this.addSql(
      `create policy "recibo_tenant" on "recibo" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
