import { Migration } from '@mikro-orm/migrations'

/**
 * An exclusive function limits pastors too from now on. Those who have one today were never limited by it, and lose
 * nothing: they have what it gave in a function 'Como antes' that does not limit, and administrators look at it. Also what
 * is over or deleted is moved, because it would limit for ever.
 */
const converter = `do $do$
declare
  igreja record; f record; nome_novo text; sufixo text; vez int; id_novo int;
begin
  for igreja in
    select distinct q.id_cliente as id
    from funcao_usuario q
    join funcao d on d.id_cliente = q.id_cliente and d.id = q.id_funcao and d.exclusiva
    join usuario u on u.id_cliente = q.id_cliente and u.id = q.id_usuario and u.perfil = 5
    order by 1
  loop
    update cliente set acesso_mudou_em = now() where id_cliente = igreja.id and id = igreja.id;
    for f in
      select d.id, d.nome, d.acoes, d.alcance, d.excluido_em, array_agg(q.id) as vinculos
      from funcao_usuario q
      join funcao d on d.id_cliente = q.id_cliente and d.id = q.id_funcao and d.exclusiva
      join usuario u on u.id_cliente = q.id_cliente and u.id = q.id_usuario and u.perfil = 5
      where q.id_cliente = igreja.id
      group by d.id, d.nome, d.acoes, d.alcance, d.excluido_em
      order by d.id
    loop
      vez := 1;
      sufixo := '';
      loop
        nome_novo := rtrim(left('Como antes: ' || f.nome, 60 - length(sufixo))) || sufixo;
        exit when not exists (
          select from funcao d where d.id_cliente = igreja.id and d.excluido_em is null and d.nome_ordem = normalizar(nome_novo));
        vez := vez + 1;
        sufixo := ' (' || vez || ')';
      end loop;
      insert into funcao (id_cliente, nome, descricao, acoes, alcance, exclusiva, a_revisar, excluido_em)
      values (igreja.id, nome_novo,
        'A função ' || f.nome || ' não limitava pastores, e agora limita quem a tem. Para limitar um deles, dê a ele a função ' || f.nome || ' e tire esta.',
        f.acoes, f.alcance, false, f.excluido_em is null, f.excluido_em)
      returning id into id_novo;
      update funcao_usuario set id_funcao = id_novo, versao = versao + 1, updated_at = now()
      where id_cliente = igreja.id and id = any (f.vinculos);
    end loop;
  end loop;
end $do$;`

const tabelas = ['cliente', 'funcao', 'funcao_usuario', 'usuario']

/** nobody of the church makes these changes */
const semAutor = ['cliente', 'funcao', 'funcao_usuario'].flatMap((table) =>
  ['insert', 'update'].map((event) => [table, `auditar_${event}`] as const),
)

export class Migration20261129051001_pastores_sem_limite extends Migration {
  override name = 'Migration20261129051001_pastores_sem_limite'

  override up(): void {
    // otherwise the policies of the tables would apply to the owner, too
    for (const table of tabelas) this.addSql(`alter table "${table}" no force row level security;`)
    for (const [table, trigger] of semAutor) this.addSql(`alter table "${table}" disable trigger "${trigger}";`)
    this.addSql(converter)
    for (const [table, trigger] of semAutor) this.addSql(`alter table "${table}" enable trigger "${trigger}";`)
    for (const table of tabelas) this.addSql(`alter table "${table}" force row level security;`)
  }
}
