import * as rules from '../../../../../schema/rules/acesso/usuario.input'

const asChoices = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }))

export const sexos = asChoices(rules.sexos)
export const estadosCivis = asChoices(rules.estadosCivis)
export const ufs = asChoices(rules.ufs)
