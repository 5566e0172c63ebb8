import { Migration } from '@mikro-orm/migrations'

/** The action that a function has had, and the newer ones that belong with it. */
const pairs: readonly (readonly [had: string, gets: readonly string[]])[] = [
  [
    'entrada.ler',
    [
      ...[
        'contaFinanceira.ler',
        'transferencia.ler',
        'contagem.ler',
        'codigoPix.ler',
        'fornecedor.ler',
        'categoria.ler',
      ],
      ...['movimentoBancario.ler', 'prestacaoContas.ler', 'prestacaoContas.opinar'],
    ],
  ],
  [
    'entrada.exportar',
    [
      ...['contaFinanceira.exportar', 'transferencia.exportar', 'contagem.exportar', 'fornecedor.exportar'],
      ...['categoria.exportar', 'movimentoBancario.exportar', 'prestacaoContas.exportar'],
    ],
  ],
  [
    'entrada.escrever',
    [
      ...['contaFinanceira.escrever', 'transferencia.escrever', 'contagem.escrever', 'contagem.contar'],
      ...['fornecedor.escrever', 'categoria.escrever', 'movimentoBancario.importar', 'movimentoBancario.escrever'],
      'prestacaoContas.escrever',
    ],
  ],
  ['fechamento.fechar', ['prestacaoContas.decidir']],
  ['escalaCulto.escrever', ['indisponibilidade.ler', 'indisponibilidade.escrever', 'indisponibilidade.exportar']],
  ['evento.ler', ['evento.inscrever']],
]

/**
 * A function holds the list of its actions. Churches that had functions before the treasury got accounts, countings,
 * bank statements and the rest would otherwise have to give each of them to their treasurers by hand.
 */
export class Migration20261125185500_funcoes_com_acoes_novas extends Migration {
  override name = 'Migration20261125185500_funcoes_com_acoes_novas'

  override up(): void {
    // otherwise the policy of the table would apply to the owner, too
    this.addSql(`alter table "funcao" no force row level security;`)
    // nobody of the church made this change
    this.addSql(`alter table "funcao" disable trigger "auditar_update";`)
    for (const [had, gets] of pairs)
      for (const action of gets)
        this.addSql(
          `update "funcao" set "acoes" = "acoes" || '["${action}"]'::jsonb where jsonb_exists("acoes", '${had}') and not jsonb_exists("acoes", '${action}');`,
        )
    this.addSql(`alter table "funcao" enable trigger "auditar_update";`)
    this.addSql(`alter table "funcao" force row level security;`)
  }
}
