import type { Feature } from '../../../kernel/feature.js'
import { VencimentosResolver } from './vencimentos.resolver.js'

export { atrasoColumns, contasEmAtraso, contasPorAtraso, linhasDoAtraso } from './atraso.js'
export { atrasoFilters, atrasoIn, atrasoJson, atrasoResponse } from './atraso.json.js'
export type { FaixasDeAtraso } from './atraso.queries.js'
export { baixaColumnsOf, comDescricao } from './baixa.export.js'
export { nomeDoMeio } from './baixa.input.js'
export {
  baixaFieldsIn,
  baixaFilters,
  baixaJson,
  baixaResponse,
  contasEncerradasJson,
  contasEncerradasResponse,
  encerrarContasIn,
} from './baixa.json.js'
export { type BaixaRow, lerBaixa, listarBaixas } from './baixa.queries.js'
export { menos, somaDe } from './baixa.rules.js'
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
export { type ContaRow, type Lado, type ListaContas, ler, listar, seguintesEmAberto } from './conta.queries.js'
export { acoesConta, acoesDaBaixa, descricaoDoLancamento, responsavelCliente } from './conta.rules.js'
export { contas, textoDasCanceladas } from './contas.js'
export { today } from './hoje.js'
export { repeticao } from './repeticao.js'
export { searchAccounts } from './search.js'
export { contasProximas, faixas, tiposLegiveis } from './vencimentos.queries.js'
export { ContaProxima as ContaProximaType, FaixaVencimento as FaixaVencimentoType } from './vencimentos.type.js'

export const contaFeature: Feature = { name: 'conta', resolvers: [VencimentosResolver] }
