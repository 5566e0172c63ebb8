import { Migration } from '@mikro-orm/migrations'

/** The name or ages of a class say that it is of children: 'Maternal', 'Adolescentes', '4 a 8 anos'; not 'Pais de adolescentes'. */
const ofChildren = `(c.busca ~ '\\m(bebe|bercario|maternal|jardim|primario|infant|crianca|junior|pre.?adolescente|adolescente|juvenis)'
  or substring(c.busca from '(?:\\ma|-|ate) *([0-9]{1,2}) *anos')::int < 18) and c.busca !~ '\\m(pais|casais)\\M'`

/** Relations of which the second person is the child of the first, and those of which the first is. */
const [down, up] = [`('filho', 'dependente')`, `('paiOuMae', 'responsavel')`]
const relation = `from parentesco p where p.id_cliente = igreja and p.tipo in`

/**
 * The people without a date of birth whom the records show as children: pupils of a class of children, or of one whose
 * pupils with a date are all minors, and who is entered as somebody's child or ward; unless something shows an adult. They
 * are found in all groups, whatever the own groups of whoever asks: see Migration20261129075000.
 */
export class Migration20261129075100_criancas_sem_data extends Migration {
  override name = 'Migration20261129075100_criancas_sem_data'

  override up(): void {
    this.addSql(`
      create function criancas_sem_data(igreja int, adultos_ate date) returns setof int language plpgsql stable as $$
      declare
        meus_ensino constant text := coalesce(current_setting('app.meus_ensino', true), '');
      begin
        perform set_config('app.meus_ensino', '', true);
        return query with aluno as (
          select v.id_membro as id, ${ofChildren} or bool_and(u.data_nascimento > adultos_ate) over (partition by v.id_classe) as crianca
          from membro_classe_ebd v join classe_ebd c on c.id = v.id_classe and c.id_cliente = v.id_cliente
            join usuario u on u.id = v.id_membro and u.id_cliente = v.id_cliente
          where v.id_cliente = igreja
        ), crianca as (
          select id from aluno where crianca
          union select p.id_parente ${relation} ${down}
          union select p.id_pessoa ${relation} ${up}
        ), adulto as (
          select p.id_pessoa as id ${relation} ${down}
          union select p.id_parente ${relation} ${up}
          union select unnest(array[p.id_pessoa, p.id_parente]) ${relation} ('conjuge')
        )
        select u.id from usuario u join crianca using (id)
        where u.id_cliente = igreja and u.data_nascimento is null and u.perfil <= 2 and not u.liderou
          and coalesce(u.estado_civil, 'Solteiro(a)') = 'Solteiro(a)' and u.id not in (select adulto.id from adulto);
        perform set_config('app.meus_ensino', meus_ensino, true);
      end $$;`)
  }
}
