import { tables } from '../../gql/labels'

export const nomeTabela = (tabela: string): string => tables[tabela] ?? tabela.replaceAll('_', ' ')

/**
 * The choices of a filter.
 * @param only the tables to offer; by default all of them
 */
export const tabelaChoices = (only: readonly string[] = Object.keys(tables)) =>
  only.map((value) => ({ value, label: nomeTabela(value) })).sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'))
