import { Migration } from '@mikro-orm/migrations'

/**
 * The permission table of the areas as it was: area, level, perfis, and 'comum' for what a limit to the own groups leaves
 * alone. Actions of no area are not here: no function gave or gives one.
 */
const tabela = `
agenda escrever 01345: tipoRecurso.escrever recurso.escrever reserva.escrever pedidoReserva.ler+decidir+exportar local.escrever
agenda ler 012345: tipoRecurso.ler recurso.ler reserva.ler local.ler
agenda ler 01345: tipoRecurso.exportar recurso.exportar reserva.exportar local.exportar
agenda ler 12345: pedidoReserva.pedir
batismos escrever 01345: batismo.excluir
batismos escrever 015: batismo.criar
batismos ler 012345: batismo.ler
batismos ler 01345: batismo.exportar
campanhas escrever 015: campanhaMissoes.escrever doacao.escrever
campanhas ler 012345: campanhaMissoes.ler doacao.ler
campanhas ler 01345: campanhaMissoes.exportar doacao.lerDoador+exportar
celulas escrever 01345: celula.escrever encontro.escrever
celulas ler 012345: celula.ler encontro.ler
celulas ler 01345: celula.exportar encontro.exportar
comentariosVisitas ler 1345: visitaPastoral.lerComentario
comunicacao escrever 01345: tipoPost.escrever post.escrever
comunicacao ler 012345: tipoPost.ler post.ler
comunicacao ler 01345: tipoPost.exportar post.exportar
contatos ler 012345: usuario.lerEmail
cultos escrever 01345: momentoCulto.escrever culto.escrever liturgiaCulto.escrever presencaCulto.registrar
cultos ler 012345: momentoCulto.ler culto.ler liturgiaCulto.ler
cultos ler 01345: momentoCulto.exportar culto.exportar presencaCulto.ler+exportar
dadosPessoais ler 01345: usuario.lerDadosPessoais
departamentos escrever 01345: departamento.escrever
departamentos ler 012345: departamento.ler
departamentos ler 01345: departamento.exportar
dizimos escrever 01345: recibo.escrever+cancelar dizimo.escrever pixRecebido.escrever
dizimos escrever 1345: pixRecebido.devolver
dizimos ler 01345: recibo.lerDeTodos+exportar dizimo.lerDeTodos+exportar codigoPix.ler pixRecebido.ler+exportar
dizimos resumo 012345: recibo.ler dizimo.ler
ensino escrever 01345: classeEBD.escrever aulaEBD.escrever
ensino ler 012345: classeEBD.ler aulaEBD.ler
ensino ler 01345: classeEBD.exportar aulaEBD.lerFrequencia+exportar
escalas escrever 01345: indisponibilidade.ler+escrever+exportar escalaCulto.escrever
escalas ler 012345 comum: escalaCulto.ler
escalas ler 01345 comum: escalaCulto.exportar
eventos escrever 01345: evento.escrever
eventos ler 012345: evento.ler+inscrever
eventos ler 01345: evento.exportar
louvor escrever 01345: grupoLouvor.criar+excluir membroGrupoLouvor.escrever ensaioLouvor.criar
louvor escrever 15: grupoLouvor.editar ensaioLouvor.editar setlistEnsaio.escreverTodos
louvor ler 012345: grupoLouvor.ler ensaioLouvor.ler setlistEnsaio.ler+escrever
louvor ler 01345: grupoLouvor.exportar ensaioLouvor.lerTodos+exportar
louvor ler 135: setlistEnsaio.lerTodos
missoes escrever 01345: missao.escrever
missoes ler 012345: missao.ler
missoes ler 01345: missao.exportar
orcamentos escrever 01345: orcamento.criar
orcamentos escrever 15: orcamento.editar+aprovar+excluir
orcamentos ler 012345: orcamento.ler
orcamentos ler 01345: orcamento.exportar
patrimonio escrever 01345: manutencaoPatrimonio.escrever
patrimonio escrever 015: tipoPatrimonio.escrever patrimonio.escrever
patrimonio ler 012345: tipoPatrimonio.ler manutencaoPatrimonio.ler patrimonio.ler
patrimonio ler 01345: tipoPatrimonio.exportar manutencaoPatrimonio.exportar patrimonio.exportar
pessoas escrever 015: usuario.escrever+importar
pessoas escrever 15: diretorio.consentir
pessoas ler 012345: usuario.ler
pessoas ler 01345: usuario.exportar
reunioes escrever 01345: reuniaoLideranca.criar
reunioes escrever 15: reuniaoLideranca.editar+excluir+aprovarAta
reunioes ler 012345: reuniaoLideranca.ler
reunioes ler 01345: reuniaoLideranca.exportar+lerRascunhoAta
tesouraria escrever 01345: prestacaoContas.escrever previsaoOrcamentaria.escrever contagem.escrever entrada.escrever saida.escrever fornecedor.escrever contabilidade.escrever
tesouraria escrever 01345: centroCusto.escrever categoria.escrever contaFinanceira.escrever transferencia.escrever movimentoBancario.importar+escrever contaPagar.escrever contaReceber.escrever
tesouraria escrever 1: fechamento.reabrir
tesouraria escrever 1345: contagem.contar
tesouraria escrever 15: prestacaoContas.decidir previsaoOrcamentaria.registrarAprovacao fechamento.fechar
tesouraria ler 012345: prestacaoContas.ler previsaoOrcamentaria.ler fechamento.ler entrada.ler saida.ler livroCaixa.ler centroCusto.ler categoria.ler contaFinanceira.ler transferencia.ler
tesouraria ler 012345: contaPagar.ler contaReceber.ler
tesouraria ler 01345: prestacaoContas.exportar previsaoOrcamentaria.exportar contagem.ler+exportar entrada.exportar saida.exportar fornecedor.ler+exportar livroCaixa.exportar
tesouraria ler 01345: contabilidade.ler+exportar centroCusto.exportar categoria.exportar contaFinanceira.exportar transferencia.exportar movimentoBancario.ler+exportar provedorPix.ler
tesouraria ler 01345: contaPagar.exportar contaReceber.exportar
tesouraria ler 12345: prestacaoContas.opinar
tesouraria resumo 012345: livroCaixa.verResumo
visitas escrever 015: visitaPastoral.escrever
visitas ler 012345: visitaPastoral.ler
visitas ler 01345: visitaPastoral.exportar`

/** The areas whose records belong to groups: only their actions reached the own groups. */
const comGrupos = ['contatos', 'dadosPessoais', 'celulas', 'departamentos', 'missoes', 'ensino', 'louvor', 'escalas']

const niveis: readonly string[] = ['nada', 'resumo', 'ler', 'escrever']

/** The actions of areas with the perfis that the table allowed them to. */
export const permissoesDeAntes = tabela
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [place = '', actions = ''] = line.split(': ')
    const [area = '', nivel = '', perfis = '', comum] = place.split(' ')
    return actions.split(' ').flatMap((some) => {
      const [kind, verbs = ''] = some.split('.')
      return verbs.split('+').map((verb) => ({
        acao: `${kind}.${verb}`,
        area,
        nivel: niveis.indexOf(nivel) + 1,
        perfis,
        comum: comum !== undefined,
        limitavel: comGrupos.includes(area),
      }))
    })
  })

/** No function gives these, whatever its list says. */
const nunca = `('visitaPastoral.lerComentario', 'fechamento.reabrir')`

/** What 'Secretaria' gives from now on by name. */
const daSecretaria = `'["usuario.escrever", "usuario.importar", "visitaPastoral.escrever", "visitaPastoral.ler"]'::jsonb`

/** SQL: how far the church's matrix (`matriz`) let this perfil reach with the action in row `t`; null: not at all. */
const alcance = (perfil: string) => `case
  when strpos(t.perfis, ${perfil}::text) = 0
    or coalesce(array_position('{${niveis}}'::text[], split_part(matriz -> ${perfil}::text ->> t.area, ' ', 1)), 4) < t.nivel then null
  when matriz -> ${perfil}::text ->> t.area like '% meus' then 'meus' else 'tudo' end`

/** SQL: the actions of a list (jsonb) that a function of this reach gave, with their rows `t` of the table. */
const dadas = (acoes: string, reach: string) => `jsonb_array_elements_text(${acoes}) with ordinality a (acao, ordem)
  join permissao_de_antes t on t.acao = a.acao and (${reach} = 'tudo' or t.limitavel)`

const lista = `coalesce(jsonb_agg(a.acao order by a.ordem), '[]'::jsonb)`

/**
 * Rights become a union, in which no function has the ceiling of its holder's perfil and none narrows anybody. Lists are
 * cut to what they gave in fact; who would gain or lose keeps what was given in a function 'Como antes'; whom a function
 * narrows today keeps that as a limit of the person. Administrators look at both. The one gain is that of 'Secretaria'.
 * What a church has is read into variables, and only these are compared with the table, so that it runs on Citus too.
 */
const converter = `do $do$
declare
  igreja record; pessoa record; f record; v record;
  matriz jsonb; meus text[]; tetos text; cortada jsonb; nova jsonb; dava jsonb; resto jsonb; feitas jsonb;
  ganharia boolean; nome_novo text; sufixo text; vez int; id_novo int;
begin
  for igreja in select c.id_cliente as id, (now() at time zone c.fuso_horario)::date as hoje from cliente c order by 1 loop
    select jsonb_object_agg(p.perfil, p.areas) into matriz from acesso_perfil p where p.id_cliente = igreja.id;
    continue when matriz is null and not exists (select from funcao d where d.id_cliente = igreja.id);
    update cliente set acesso_mudou_em = now() where id_cliente = igreja.id and id = igreja.id;

    -- whom functions of today narrow: they replaced what the perfil gives beyond members, and limited areas to the own groups
    for pessoa in
      select u.id, u.perfil::text as perfil, jsonb_agg(jsonb_build_object('acoes', d.acoes, 'alcance', d.alcance)) as funcoes
      from funcao_usuario q
      join funcao d on d.id_cliente = q.id_cliente and d.id = q.id_funcao and d.excluido_em is null and not d.exclusiva
      join usuario u on u.id_cliente = q.id_cliente and u.id = q.id_usuario and u.perfil in (3, 4)
      where q.id_cliente = igreja.id and q.inicio <= igreja.hoje and (q.fim is null or q.fim >= igreja.hoje)
      group by u.id, u.perfil
    loop
      select array(
        select t.area from jsonb_to_recordset(pessoa.funcoes) as d (acoes jsonb, alcance text) cross join lateral ${dadas('d.acoes', 'd.alcance')}
        group by t.area having bool_and(d.alcance = 'meus') order by t.area) into meus;
      if exists (
        select from (select t.*, ${alcance('pessoa.perfil')} as sua, ${alcance("'2'")} as do_membro from permissao_de_antes t) t
        where t.sua is not null and t.sua is distinct from case when t.do_membro is null then null
          when t.sua = 'meus' or t.do_membro = 'meus' or (t.area = any (meus) and not t.comum) then 'meus' else 'tudo' end)
      then
        update usuario set limite_acesso = jsonb_build_object('comoMembro', true, 'meus', to_jsonb(meus), 'revisado', false)
        where id_cliente = igreja.id and id = pessoa.id;
      end if;
    end loop;

    for f in select d.id, d.nome, d.acoes, d.alcance, d.exclusiva, d.excluido_em from funcao d where d.id_cliente = igreja.id order by d.id loop
      -- to what those who have it could have by it, or anybody who led or assisted
      select coalesce(string_agg(distinct u.perfil::text, ''), '34') into tetos
      from funcao_usuario q join usuario u on u.id_cliente = q.id_cliente and u.id = q.id_usuario and u.perfil in (3, 4)
      where q.id_cliente = igreja.id and q.id_funcao = f.id and f.excluido_em is null
        and (f.exclusiva or q.fim is null or q.fim >= igreja.hoje);
      select ${lista} into cortada from ${dadas('f.acoes', 'f.alcance')}
      where t.perfis ~ ('[' || tetos || ']') and t.acao not in ${nunca};
      nova := cortada;
      if f.nome = 'Secretaria' and f.alcance = 'tudo' and not f.exclusiva and f.excluido_em is null
        and jsonb_exists(f.acoes, 'usuario.escrever') then
        nova := cortada || ${daSecretaria};
      end if;
      feitas := '{}';

      for v in
        select q.id, q.id_usuario, q.inicio, q.fim, u.perfil, q.fim is null or q.fim >= igreja.hoje as vale
        from funcao_usuario q join usuario u on u.id_cliente = q.id_cliente and u.id = q.id_usuario and u.perfil between 2 and 5
        where q.id_cliente = igreja.id and q.id_funcao = f.id and f.excluido_em is null
          and (f.exclusiva or q.fim is null or q.fim >= igreja.hoje)
        order by q.id
      loop
        select ${lista} into dava from ${dadas('f.acoes', 'f.alcance')}
        where strpos(t.perfis, v.perfil::text) > 0 and t.acao not in ${nunca};
        ganharia := not (case when v.perfil = 2 then nova else cortada end) <@ dava;
        resto := dava;
        if not ganharia then
          -- a perfil whose matrix gives less than the function gave it
          select ${lista} into resto from ${dadas('dava', 'f.alcance')}
          where not jsonb_exists(nova, t.acao) and coalesce(${alcance('v.perfil')}, '') not in ('tudo', f.alcance);
          continue when not v.vale or resto = '[]';
        end if;

        id_novo := (feitas ->> resto::text)::int;
        if id_novo is null then
          vez := 1;
          sufixo := '';
          loop
            nome_novo := rtrim(left('Como antes: ' || f.nome, 60 - length(sufixo))) || sufixo;
            exit when not exists (
              select from funcao d where d.id_cliente = igreja.id and d.excluido_em is null and d.nome_ordem = normalizar(nome_novo));
            vez := vez + 1;
            sufixo := ' (' || vez || ')';
          end loop;
          insert into funcao (id_cliente, nome, descricao, acoes, alcance, exclusiva, a_revisar)
          values (igreja.id, nome_novo, 'O que a função ' || f.nome || ' dava a estas pessoas antes de o acesso da igreja mudar.',
            resto, f.alcance, f.exclusiva, true)
          returning id into id_novo;
          feitas := feitas || jsonb_build_object(resto::text, id_novo);
        end if;
        if ganharia then
          update funcao_usuario set id_funcao = id_novo, versao = versao + 1, updated_at = now()
          where id_cliente = igreja.id and id = v.id;
        else
          insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio, fim)
          values (igreja.id, id_novo, v.id_usuario, v.inicio, v.fim);
        end if;
      end loop;

      if nova <> f.acoes then
        update funcao set acoes = nova, versao = versao + 1, updated_at = now() where id_cliente = igreja.id and id = f.id;
      end if;
    end loop;
  end loop;
end $do$;`

const tabelas = ['cliente', 'acesso_perfil', 'funcao', 'funcao_usuario', 'usuario']

/** nobody of the church makes these changes */
const semAutor = ['cliente', 'funcao', 'funcao_usuario', 'usuario'].flatMap((table) =>
  ['insert', 'update'].map((event) => [table, `auditar_${event}`] as const),
)

export class Migration20261129020100_funcoes_de_antes extends Migration {
  override name = 'Migration20261129020100_funcoes_de_antes'

  override up(): void {
    this.addSql(
      `create temporary table permissao_de_antes (acao text primary key, area text, nivel int, perfis text, comum boolean, limitavel boolean) on commit drop;`,
    )
    this.addSql(
      `insert into permissao_de_antes select * from jsonb_to_recordset('${JSON.stringify(permissoesDeAntes)}'::jsonb) as t (acao text, area text, nivel int, perfis text, comum boolean, limitavel boolean);`,
    )
    // otherwise the policies of the tables would apply to the owner, too
    for (const table of tabelas) this.addSql(`alter table "${table}" no force row level security;`)
    for (const [table, trigger] of semAutor) this.addSql(`alter table "${table}" disable trigger "${trigger}";`)
    this.addSql(converter)
    for (const [table, trigger] of semAutor) this.addSql(`alter table "${table}" enable trigger "${trigger}";`)
    for (const table of tabelas) this.addSql(`alter table "${table}" force row level security;`)
  }
}
