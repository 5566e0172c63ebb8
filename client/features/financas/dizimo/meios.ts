import { meiosDizimo } from '../../../../schema/rules/financas/dizimo.input'

export const meioChoices = Object.entries(meiosDizimo).map(([value, label]) => ({ value, label }))
