import type { Feature } from '../../../kernel/transport/feature.js'
import { VencimentosResolver } from './vencimentos/vencimentos.resolver.js'

export { nomeDoMeio } from '../../../../schema/rules/financas/baixa.input.js'
export { menos, somaDe } from '../../../../schema/rules/financas/baixa.rules.js'
export { atrasoColumns, contasByAtraso, contasInAtraso, linesOfAtraso } from './atraso/atraso.js'
export { atrasoFilters, atrasoIn, atrasoJson, atrasoResponse } from './atraso/atraso.json.js'
export type { AtrasoBrackets } from './atraso/atraso.queries.js'
export { baixaColumnsOf, withDescription } from './baixa/baixa.export.js'
export {
  baixaFieldsIn,
  baixaFilters,
  baixaJson,
  baixaResponse,
  closeContasIn,
  closedContasJson,
  closedContasResponse,
} from './baixa/baixa.json.js'
export { type BaixaRow, listBaixas, readBaixa } from './baixa/baixa.queries.js'
export { contaColumnsOf, withNames } from './conta.export.js'
export {
  closeBody,
  closeIn,
  contaFieldsIn,
  contaFilters,
  contaJson,
  contaResponse,
  newContaFieldsIn,
} from './conta.json.js'
export { type ContaList, type ContaRow, listRows, nextOpen, readRow, type Side } from './conta.queries.js'
export { actionsForBaixa, actionsOfConta, lancamentoDescription, responsibleCliente } from './conta.rules.js'
export { cancelledText, contas } from './contas.js'
export { today } from './hoje.js'
export { repeticao } from './repeticao.js'
export { searchAccounts } from './search.js'
export { brackets, dueContas, readableTipos } from './vencimentos/vencimentos.queries.js'
export {
  ContaProxima as ContaProximaType,
  FaixaVencimento as FaixaVencimentoType,
} from './vencimentos/vencimentos.type.js'

export const contaFeature: Feature = { name: 'conta', resolvers: [VencimentosResolver] }
