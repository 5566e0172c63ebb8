import { categoriasEntrada } from '../../../gql/regras/features/financas/entrada/entrada.input'
import type { ColumnTexts } from '../../../kernel/feature'
import { origemTexts } from '../lancamento'

export const texts: ColumnTexts = { valor: 'money', categoria: categoriasEntrada, origem: origemTexts }
