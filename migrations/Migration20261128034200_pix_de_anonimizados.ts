import { Migration } from '@mikro-orm/migrations'

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Replaces texts in the body of a function, which must be there. */
const replacing = (name: string, ...changes: (readonly [before: string, after: string])[]): string => `
  do $do$
  declare
    funcao record;
    mudanca record;
    definicao text;
  begin
    select p.oid, p.prosrc as corpo, pg_get_functiondef(p.oid) as definicao into strict funcao from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname = '${name}';
    definicao := funcao.definicao;
    for mudanca in select * from (values ${changes.map((pair) => `(${pair.map(literal).join(', ')})`).join(', ')}) v(antes, depois) loop
      if position(mudanca.antes in funcao.corpo) = 0 then raise exception '${name} is another function'; end if;
      definicao := replace(definicao, mudanca.antes, mudanca.depois);
    end loop;
    execute definicao;
  end $do$;`

const call = 'perform anonimizar_pagamentos(igreja, pessoa, termos);'
const general = '-- what people typed, in every column that the catalogue has;'
const gifts = 'and (k.id_usuario = pessoa or d.id_membro = pessoa or o.id_membro = pessoa);'

/**
 * A received Pix that is nobody's gift, because it waits or is ignored, is found by the payer's name, as a line of the
 * statement is: otherwise it would keep the name of a person who left, and what the person wrote. The payments are looked
 * at while they still have the name, before it is replaced in all texts.
 */
export class Migration20261128034200_pix_de_anonimizados extends Migration {
  override name = 'Migration20261128034200_pix_de_anonimizados'

  override up(): void | Promise<void> {
    this.addSql(
      replacing('anonimizar_pagamentos', [
        gifts,
        gifts.replace(');', ' or left(chave_do_nome(p.pagador), 80) = any (chaves));'),
      ]),
    )
    this.addSql(replacing('anonimizar_pessoa', [`\n        ${call}`, ''], [general, `${call}\n        ${general}`]))
  }
}
