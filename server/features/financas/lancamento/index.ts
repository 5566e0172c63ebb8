export { noEscopo, type Scope as TotalsScope } from './escopo.js'
export type { LancamentoList, LancamentoRow } from './lancamento.queries.js'
export {
  bookedBy,
  createdBy,
  dayOfRemoved,
  estornoOf,
  lancamentoOf,
  listRows,
  readRow,
  wasReversed,
  withoutEstorno,
} from './lancamento.queries.js'
export { actionsOfLancamento, closedMonthText, endOfMonth, monthName, returnRefusal } from './lancamento.rules.js'
export { TotaisDoMes as TotaisDoMesType } from './lancamento.type.js'
export { ledger } from './ledger.js'
/** @public for features whose own changes depend on an open month */
export { closedUntil, isOpenMonth, requireOpenMonth, withMonthField } from './mes-aberto.js'
export { categoriaName, type NamedLancamento, withNames } from './nomes.js'
export { checkDay } from './perguntas.dias.js'
export { checkTransferencia } from './perguntas.js'
export {
  dataDistante,
  dataFutura,
  lancamentoParecido,
  perguntasDaTransferencia,
  perguntasDoLancamento,
  perguntasDoMovido,
  similarSentence,
  transferenciaParecida,
} from './perguntas.rules.js'
export { dePerto, diasDePerto, distancia } from './perto.js'
export { givenToCampanhas } from './restritos.js'
export { searchEntries } from './search.js'
export {
  type CategoriaTotal,
  type CentroTotal,
  type ContaTotals,
  contasBetween,
  contasSince,
  type FundoResult,
  type MonthTotals,
  type PlanoTotal,
  resultByFundo,
  type Totals,
  totalsByCategoria,
  totalsByCentro,
  totalsByConta,
  totalsByMonth,
  totalsByPlano,
  totalsOfPeriod,
  transferred,
} from './totals.js'
