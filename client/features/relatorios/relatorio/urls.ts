/** Printed pages whose path below /relatorio differs from the report's name. */
const printedNames: Record<string, string> = { celulas: 'celula', 'escalas-cultos': 'escala-culto' }

/** The report of a printed page, by the last part of its path. */
export const tipoDaPagina = (name: string): string =>
  Object.entries(printedNames).find(([, printed]) => printed === name)?.[0] ?? name

export const relatorioUrls = {
  area: '/relatorio',
  printed: (tipo: string, params: Record<string, string | number | null | undefined>) => {
    const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined && value !== '')
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
    return `/relatorio/${printedNames[tipo] ?? tipo}${query.size ? `?${query}` : ''}`
  },
}
