import type { Feature } from '../../../kernel/transport/feature.js'
import { VencimentosResolver } from './vencimentos.resolver.js'

export { nomeDoMeio } from '../../../../schema/rules/financas/baixa.input.js'
export { menos, somaDe } from '../../../../schema/rules/financas/baixa.rules.js'
export { atrasoColumns, contasByAtraso, contasInAtraso, linesOfAtraso } from './atraso.js'
export { atrasoFilters, atrasoIn, atrasoJson, atrasoResponse } from './atraso.json.js'
export type { AtrasoBrackets } from './atraso.queries.js'
export { baixaColumnsOf, withDescription } from './baixa.export.js'
export {
  baixaFieldsIn,
  baixaFilters,
  baixaJson,
  baixaResponse,
  closeContasIn,
  closedContasJson,
  closedContasResponse,
} from './baixa.json.js'
export { type BaixaRow, listBaixas, readBaixa } from './baixa.queries.js'
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
export { brackets, dueContas, readableTipos } from './vencimentos.queries.js'
export { ContaProxima as ContaProximaType, FaixaVencimento as FaixaVencimentoType } from './vencimentos.type.js'

export const contaFeature: Feature = { name: 'conta', resolvers: [VencimentosResolver] }
