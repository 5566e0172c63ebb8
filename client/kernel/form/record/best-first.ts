import { matchRank } from '../../../../schema/rules/pagination.js'

/** For 'coz' and Enter, Cozinha comes before Salão ao lado da cozinha; what matches alike keeps its order. */
export const bestFirst = <Choice extends { label: string }>(choices: readonly Choice[], typed: string) =>
  typed ? choices.toSorted((a, b) => matchRank(a.label, typed) - matchRank(b.label, typed)) : choices
