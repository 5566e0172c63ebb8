import { meiosDizimo } from '../../../gql/regras/features/financas/dizimo/dizimo.input'

export const meioChoices = Object.entries(meiosDizimo).map(([value, label]) => ({ value, label }))
