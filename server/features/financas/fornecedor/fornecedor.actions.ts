import { workers } from '../../../kernel/access/sets.js'

// documents and bank details of natural persons, so members of the church read none
export const fornecedorActions = {
  'fornecedor.ler': workers,
  'fornecedor.escrever': workers,
  'fornecedor.exportar': workers,
} as const

type OwnActions = typeof fornecedorActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
