import type { Feature } from '../../../kernel/feature.js'
import { VencimentosResolver } from './vencimentos.resolver.js'

export { comNomes, contaColumnsOf } from './conta.export.js'
export {
  contaFieldsIn,
  contaFilters,
  contaJson,
  contaResponse,
  encerrarBody,
  encerrarIn,
  novaContaFieldsIn,
} from './conta.json.js'
export { type ContaRow, type ListaContas, ler, listar } from './conta.queries.js'
export { acoesConta, responsavelCliente } from './conta.rules.js'
export { contas, today } from './contas.js'
export { repeticao } from './repeticao.js'
export { searchAccounts } from './search.js'
/** @public for pages that show what is due soon */
export { type ContaProxima, contasProximas } from './vencimentos.queries.js'

export const contaFeature: Feature = { name: 'conta', resolvers: [VencimentosResolver] }
