import { relatorios } from '../../../../schema/rules/relatorios/relatorio.input'

export const MAIS = 'Mais relatórios'

const mais = new Set(Object.entries(relatorios).flatMap(([tipo, relatorio]) => ('mais' in relatorio ? [tipo] : [])))

/** The reports that the documents name have no group. */
export const grupoDe = (tipo: string): string | undefined => (mais.has(tipo) ? MAIS : undefined)
