import { Migration } from '@mikro-orm/migrations'

/** Replaces a text in the body of a function, which must be there. */
const replacing = (name: string, before: string, after: string): string => `
  do $do$
  declare funcao record;
  begin
    select p.oid, p.prosrc as corpo, pg_get_functiondef(p.oid) as definicao into strict funcao from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname = '${name}';
    if position(${literal(before)} in funcao.corpo) = 0 then raise exception '${name} is another function'; end if;
    execute replace(funcao.definicao, ${literal(before)}, ${literal(after)});
  end $do$;`

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * Functions that also run at the nodes of Citus (ADR 0029), where a function of the language sql may not read or write
 * tables of the churches, a variable says which church a statement is about, and numbers are taken explicitly. They do
 * the same as before.
 */
export class Migration20261125205500_funcoes_nos_nos extends Migration {
  override name = 'Migration20261125205500_funcoes_nos_nos'

  override up(): void {
    this.addSql(`
      create or replace function categorias_fixas(church int) returns void language plpgsql as $$
      declare fixa record;
      begin
        for fixa in select * from (values
          ('receita', 1, 'Dízimo'), ('receita', 2, 'Oferta'), ('receita', 3, 'Doação'), ('receita', 4, 'Conta'), ('receita', 5, 'Outros'),
          ('despesa', 1, 'Salários'), ('despesa', 2, 'Manutenção'), ('despesa', 3, 'Materiais'), ('despesa', 4, 'Conta'), ('despesa', 5, 'Outros')
        ) fixas(natureza, raiz, nome) loop
          insert into categoria (id, id_cliente, natureza, raiz, nome, fixa)
          values (nextval('categoria_id_seq'), church, fixa.natureza, fixa.raiz, fixa.nome, true);
        end loop;
      end $$;`)
    for (const table of ['encontro', 'aula_ebd', 'ensaio_louvor'])
      this.addSql(`
        create or replace function alcanca_${table}(linha int) returns boolean language plpgsql stable parallel safe as $$
        declare igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
        begin
          perform from ${table} where id = linha and id_cliente = igreja;
          return found;
        end $$;`)

    this.addSql(
      replacing(
        'anonimizar_pessoa',
        'velho usuario%rowtype;',
        'velho usuario%rowtype;\n        agora constant timestamptz := now();',
      ),
    )
    this.addSql(replacing('anonimizar_pessoa', 'coalesce(excluido_em, now())', 'coalesce(excluido_em, agora)'))
    this.addSql(replacing('apagar_igreja', 'where id = igreja', 'where id = igreja and id_cliente = igreja'))
    // a node has the parts of the tables too, which are named with a number
    for (const name of ['anonimizar_pessoa', 'apagar_igreja'])
      this.addSql(
        replacing(
          name,
          "c.relnamespace = 'public'::regnamespace",
          String.raw`c.relnamespace = 'public'::regnamespace and c.relname !~ '_\d{6,}$'`,
        ),
      )

    // the trigger of a part of a table has the name of the part
    this.addSql(
      replacing(
        'recusar_conciliado',
        'case tg_table_name',
        String.raw`case regexp_replace(tg_table_name, '_\d+$', '')`,
      ),
    )

    // at the node of the church, where triggers number the other rows of its log
    this.addSql(`
      create function registrar_evento(igreja int, usuario int, acao_feita text, pedido text, dados jsonb) returns void
      language plpgsql as $$ begin
        insert into auditoria (id_cliente, id_usuario, acao, requisicao, operacao, depois)
        values (igreja, usuario, acao_feita, pedido, 'evento', dados);
      end $$;`)

    // The same two functions as one call for one church, which Citus runs whole at the node that has the church.
    this.addSql(`
      create function exigir_igreja_da_transacao(igreja int) returns void language plpgsql stable as $$ begin
        if igreja is distinct from nullif(current_setting('app.id_cliente', true), '')::int then
          raise exception 'not the church of the transaction' using errcode = 'insufficient_privilege';
        end if;
      end $$;`)
    this.addSql(`
      create function anonimizar_pessoa_da_igreja(igreja int, pessoa int, visitas int[]) returns jsonb language plpgsql as $$
      declare saiu record;
      begin
        perform exigir_igreja_da_transacao(igreja);
        select * into saiu from anonimizar_pessoa(pessoa, visitas);
        return to_jsonb(saiu);
      end $$;`)
    this.addSql(`
      create function apagar_parte_da_igreja(igreja int, ate int) returns jsonb language plpgsql as $$
      declare saiu record;
      begin
        perform exigir_igreja_da_transacao(igreja);
        select * into saiu from apagar_igreja(ate);
        return to_jsonb(saiu);
      end $$;`)
  }
}
