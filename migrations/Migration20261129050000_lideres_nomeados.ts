import { Migration } from '@mikro-orm/migrations'

/** The tables that name in a column who leads, with the setting that limits a transaction to the own groups. */
const named = {
  departamento: ['id_responsavel', 'app.meus_departamentos'],
  missao: ['id_responsavel', 'app.meus_missoes'],
  classe_ebd: ['id_professor', 'app.meus_ensino'],
  aula_ebd: ['id_professor', 'app.meus_ensino'],
}

/** The tables in which a member leads. */
const promoted = { membro_celula: 'app.meus_celulas', membro_grupo_louvor: 'app.meus_louvor' }

/**
 * Whom a leader names or promotes waits for confirmation too, not only whom an API token does: leading a group gives
 * rights in it. Who leads today is left as it is.
 */
export class Migration20261129050000_lideres_nomeados extends Migration {
  override name = 'Migration20261129050000_lideres_nomeados'

  override up(): void {
    this.addSql(`
      create function espera_confirmacao(limite text) returns boolean language sql stable parallel safe as $$
        select por_token() or meus_grupos(limite) is not null $$;`)
    // a new row may bring the mark: a copy of a church, or a lesson whose teacher is that of its class
    this.addSql(`
      create function marcar_lider_nomeado() returns trigger language plpgsql as $$ begin
        if tg_op = 'INSERT' then
          new.lider_a_confirmar := new.lider_a_confirmar
            or (espera_confirmacao(tg_argv[1]) and to_jsonb(new) ->> tg_argv[0] is not null);
        elsif to_jsonb(new) -> tg_argv[0] is distinct from to_jsonb(old) -> tg_argv[0] then
          new.lider_a_confirmar := espera_confirmacao(tg_argv[1]) and to_jsonb(new) ->> tg_argv[0] is not null;
        end if;
        return new;
      end $$;`)
    this.addSql(`
      create function marcar_lider_promovido() returns trigger language plpgsql as $$ begin
        new.a_confirmar := new.a_confirmar or espera_confirmacao(tg_argv[0]);
        return new;
      end $$;`)
    for (const [table, [column, setting]] of Object.entries(named)) {
      this.addSql(`drop trigger "marcar_nome_por_token" on "${table}";`)
      this.addSql(
        `create trigger "marcar_lider_nomeado" before insert or update of "${column}" on "${table}" for each row execute function marcar_lider_nomeado('${column}', '${setting}');`,
      )
    }
    for (const [table, setting] of Object.entries(promoted)) {
      this.addSql(`drop trigger "marcar_promocao_por_token" on "${table}";`)
      this.addSql(
        `create trigger "marcar_lider_promovido" before update of "membro_lider" on "${table}" for each row when (new.membro_lider = 1 and old.membro_lider = 0) execute function marcar_lider_promovido('${setting}');`,
      )
    }
  }
}
