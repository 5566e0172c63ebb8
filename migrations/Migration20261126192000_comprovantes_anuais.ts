import { Migration } from '@mikro-orm/migrations'

/**
 * The yearly statement of what a person gave is a receipt with its own numbers, which begin anew each year. It keeps its
 * lines. When a gift that it counts changes, or another one of its days is added, it is cancelled; the next one of that
 * person and year says which one it replaces.
 */
export class Migration20261126192000_comprovantes_anuais extends Migration {
  override name = 'Migration20261126192000_comprovantes_anuais'

  override up(): void | Promise<void> {
    this.addSql(`alter table "recibo" add "ano" smallint null, add "linhas" jsonb null, add "id_substituido" int null;`)
    // both versions: only the yearly statements, which the version before does not issue, have these columns
    this.addSql(`alter table "recibo" add constraint "recibo_do_ano" check ((ano is null) = (linhas is null));`)
    // both versions: as above
    this.addSql(
      `alter table "recibo" add constraint "recibo_id_substituido_id_cliente_foreign" foreign key ("id_substituido", "id_cliente") references "recibo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`drop index "recibo_numero";`)
    // both versions: the numbers of receipts stay unique
    this.addSql(`create unique index "recibo_numero" on "recibo" ("id_cliente", "numero") where "ano" is null;`)
    // both versions: only for yearly statements
    this.addSql(
      `create unique index "recibo_numero_do_ano" on "recibo" ("id_cliente", "ano", "numero") where "ano" is not null;`,
    )
    // both versions: only for yearly statements
    this.addSql(
      `create unique index "recibo_ano" on "recibo" ("id_cliente", "id_membro", "ano") where "cancelado_em" is null and "ano" is not null;`,
    )
    this.addSql(`create index "recibo_substituido" on "recibo" ("id_cliente", "id_substituido");`)
    this.addSql(`
      create or replace function proximo_recibo(igreja int) returns int language plpgsql as $$ begin
        return greatest(coalesce((select max(numero) from recibo where id_cliente = igreja and ano is null), 0),
          coalesce((select max(numero_recibo) from dizimo where id_cliente = igreja), 0)) + 1;
      end $$;`)
    this.addSql(String.raw`
      create or replace function preparar_recibo() returns trigger language plpgsql as $$
      declare
        livres constant text[] := array['versao', 'updated_at', 'busca', 'nome_pessoa', 'documento', 'vias', 'via_em', 'via_por',
          'cancelado_em', 'cancelado_por', 'motivo_cancelamento'];
        agora constant timestamptz := now();
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

        if num_nonnulls(new.id_dizimo, new.id_entrada, new.ano) <> 1 then
          raise exception 'a receipt is of a tithe, of a donation, or of a year' using errcode = 'check_violation';
        end if;
        new.codigo := substr(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')), 'hex'), 1, 32);
        if new.id_dizimo is not null then
          select d.numero_recibo, d.recibo_em, d.recibo_por, d.id_membro, d.valor_dizimo, d.data_dizimo, case d.meio_dizimo
              when 'dinheiro' then 'Dinheiro' when 'pix' then 'Pix' when 'cartao' then 'Cartão' when 'transferencia' then 'Transferência'
              else 'Cheque' end, 'dízimo'
            into new.numero, new.emitido_em, new.emitido_por, new.id_membro, new.valor, new.data, new.meio, new.finalidade
            from dizimo d where d.id = new.id_dizimo and d.id_cliente = new.id_cliente;
        elsif new.id_entrada is not null then
          perform pg_advisory_xact_lock(7242234, new.id_cliente);
          new.numero := proximo_recibo(new.id_cliente);
          new.emitido_em := now();
          select o.id_membro, o.valor_doacao, o.data_doacao, null, 'doação à campanha ' || c.nome_campanha
            into new.id_membro, new.valor, new.data, new.meio, new.finalidade
            from entrada e join doacao o on o.id_cliente = e.id_cliente and o.id = e.id_origem
              join campanha_missoes c on c.id = o.id_campanha and c.id_cliente = o.id_cliente
            where e.id = new.id_entrada and e.id_cliente = new.id_cliente and e.origem = 'doacao';
        end if;
        if new.ano is not null then
          perform pg_advisory_xact_lock(7242234, new.id_cliente);
          select coalesce(max(r.numero), 0) + 1 into new.numero from recibo r where r.id_cliente = new.id_cliente and r.ano = new.ano;
          select r.id into new.id_substituido from recibo r
            where r.id_cliente = new.id_cliente and r.id_membro = new.id_membro and r.ano = new.ano order by r.numero desc limit 1;
          select coalesce(sum((l.linha ->> 'valor')::numeric), 0.00) into new.valor from jsonb_array_elements(new.linhas) l(linha);
          new.emitido_em := agora;
          new.meio := null;
          new.finalidade := 'contribuições de ' || new.ano;
        end if;
        select u.name, u.cpf into new.nome_pessoa, new.documento from usuario u where u.id = new.id_membro and u.id_cliente = new.id_cliente;
        select * into igreja from cliente where id = new.id_cliente and id_cliente = new.id_cliente;
        if new.ano is not null then
          new.data := least(make_date(new.ano, 12, 31), (agora at time zone igreja.fuso_horario)::date);
        end if;
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

    // whatever changes a gift, by whatever way, cancels the statement that counts it
    this.addSql(`
      create function cancelar_comprovante(igreja int, pessoa int, dia date) returns void language plpgsql as $$
      declare
        agora constant timestamptz := now();
        autor int := nullif(current_setting('app.id_usuario', true), '')::int;
      begin
        if not exists (select from recibo where id_cliente = igreja and id_membro = pessoa and ano = extract(year from dia)::int
          and cancelado_em is null and data >= dia) then return; end if;
        -- the platform's person belongs to another church
        select max(u.id) into autor from usuario u where u.id_cliente = igreja and u.id = autor;
        update recibo set cancelado_em = agora, cancelado_por = autor, motivo_cancelamento = 'As contribuições do ano mudaram',
          updated_at = agora, versao = versao + 1
        where id_cliente = igreja and id_membro = pessoa and ano = extract(year from dia)::int and cancelado_em is null and data >= dia;
      end $$;`)
    for (const [tabela, valor, data] of gifts)
      this.addSql(`
        create function comprovante_com_${tabela}() returns trigger language plpgsql as $$ begin
          if tg_op = 'UPDATE' then
            if (new.id_membro, new.${valor}, new.${data}, new.excluido_em is null)
              is not distinct from (old.id_membro, old.${valor}, old.${data}, old.excluido_em is null) then return null; end if;
            if old.excluido_em is null then perform cancelar_comprovante(old.id_cliente, old.id_membro, old.${data}); end if;
          end if;
          if new.excluido_em is null then perform cancelar_comprovante(new.id_cliente, new.id_membro, new.${data}); end if;
          return null;
        end $$;`)
    this.addSql(`
      create function comprovante_com_estorno() returns trigger language plpgsql as $$
      declare
        origem_dela text;
        id_da_origem int;
        pessoa int;
        dia date;
      begin
        select e.origem, e.id_origem into origem_dela, id_da_origem from entrada e where e.id = new.id_estornado and e.id_cliente = new.id_cliente;
        if origem_dela = 'dizimo' then
          select d.id_membro, d.data_dizimo into pessoa, dia from dizimo d where d.id = id_da_origem and d.id_cliente = new.id_cliente;
        elsif origem_dela = 'doacao' then
          select d.id_membro, d.data_doacao into pessoa, dia from doacao d where d.id = id_da_origem and d.id_cliente = new.id_cliente;
        end if;
        if pessoa is not null then perform cancelar_comprovante(new.id_cliente, pessoa, dia); end if;
        return null;
      end $$;`)
    for (const [tabela] of gifts)
      this.addSql(
        `create trigger "comprovante_com_${tabela}" after insert or update on "${tabela}" for each row execute function comprovante_com_${tabela}();`,
      )
    this.addSql(
      `create trigger "comprovante_com_estorno" after insert or update on "entrada" for each row when (new.id_estornado is not null) execute function comprovante_com_estorno();`,
    )
  }
}

/** Tables of what people give under their names: amount, day. */
const gifts = [
  ['dizimo', 'valor_dizimo', 'data_dizimo'],
  ['doacao', 'valor_doacao', 'data_doacao'],
] as const
