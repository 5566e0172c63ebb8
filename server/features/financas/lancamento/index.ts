export { noEscopo, type Scope as EscopoDosTotais } from './escopo.js'
export type { LancamentoRow, ListaLancamentos } from './lancamento.queries.js'
export {
  criadoPor,
  diaDoExcluido,
  estornoDe,
  foiEstornado,
  lancadoPor,
  lancamentoDe,
  ler,
  listar,
  semEstorno,
} from './lancamento.queries.js'
export { acoesLancamento, fimDoMes, mesFechado, nomeDoMes, recusaDeVolta } from './lancamento.rules.js'
export { TotaisDoMes as TotaisDoMesType } from './lancamento.type.js'
export { ledger } from './ledger.js'
/** @public for features whose own changes depend on an open month */
export { exigirMesAberto, fechadoAte, mesAberto, mesNoCampo } from './mes-aberto.js'
export { comNomes, type LancamentoComNomes, nomeDaCategoria } from './nomes.js'
export { conferirDia } from './perguntas.dias.js'
export { conferirTransferencia } from './perguntas.js'
export {
  dataDistante,
  dataFutura,
  fraseDoParecido,
  lancamentoParecido,
  perguntasDaTransferencia,
  perguntasDoLancamento,
  perguntasDoMovido,
} from './perguntas.rules.js'
export { dadoACampanhas } from './restritos.js'
export { searchEntries } from './search.js'
export {
  contasDesde,
  contasEntre,
  type ResultadoDoFundo,
  resultadoPorFundo,
  type Totais,
  type TotaisDaConta,
  type TotaisDoMes,
  type TotalDaCategoria,
  type TotalDoCentro,
  type TotalDoPlano,
  totaisDoPeriodo,
  totaisPorCategoria,
  totaisPorCentro,
  totaisPorConta,
  totaisPorMes,
  totaisPorPlano,
  transferidos,
} from './totals.js'
