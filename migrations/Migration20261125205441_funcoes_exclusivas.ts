import { Migration } from '@mikro-orm/migrations'

/** What the function 'Contador' of a new church allows: reading the treasury, budgets and assets, and their exports. */
const contador: Readonly<Record<string, readonly string[]>> = {
  categoria: ['ler', 'exportar'],
  centroCusto: ['ler', 'exportar'],
  codigoPix: ['ler'],
  contaFinanceira: ['ler', 'exportar'],
  contaPagar: ['ler', 'exportar'],
  contaReceber: ['ler', 'exportar'],
  contagem: ['ler', 'exportar'],
  entrada: ['ler', 'exportar'],
  fechamento: ['ler'],
  fornecedor: ['ler', 'exportar'],
  livroCaixa: ['verResumo', 'ler', 'exportar'],
  manutencaoPatrimonio: ['ler', 'exportar'],
  movimentoBancario: ['ler', 'exportar'],
  orcamento: ['ler', 'exportar'],
  patrimonio: ['ler', 'exportar'],
  prestacaoContas: ['ler', 'exportar'],
  saida: ['ler', 'exportar'],
  tipoPatrimonio: ['ler', 'exportar'],
  transferencia: ['ler', 'exportar'],
}

/** Functions that leave nothing of the perfil, and the first of them, in churches that have the usual functions. */
export class Migration20261125205441_funcoes_exclusivas extends Migration {
  override name = 'Migration20261125205441_funcoes_exclusivas'

  override up(): void {
    this.addSql(`alter table "funcao" add "exclusiva" boolean not null default false;`)
    const acoes = Object.entries(contador).flatMap(([kind, verbs]) => verbs.map((verb) => `${kind}.${verb}`))
    // otherwise the policy of the table would apply to the owner, too
    this.addSql(`alter table "funcao" no force row level security;`)
    // nobody of the church made this change
    this.addSql(`alter table "funcao" disable trigger "auditar_insert";`)
    this.addSql(
      `insert into "funcao" ("id_cliente", "nome", "descricao", "acoes", "alcance", "exclusiva") select c."id_cliente", 'Contador', 'De fora da igreja: lê a tesouraria e baixa o que a contabilidade pede, sem alterar e sem ver as pessoas.', '${JSON.stringify(acoes)}'::jsonb, 'tudo', true from "funcao" c where c."nome" = 'Conselho fiscal' and c."excluido_em" is null and not exists (select from "funcao" f where f."id_cliente" = c."id_cliente" and f."nome_ordem" = 'contador' and f."excluido_em" is null);`,
    )
    this.addSql(`alter table "funcao" enable trigger "auditar_insert";`)
    this.addSql(`alter table "funcao" force row level security;`)
  }
}
